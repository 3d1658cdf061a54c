/* Draws the layered graph as SVG: rooms as columns with a frame, everything else around them. */

const BOX = { width: 132, height: 36 };
const GAP = 16;
const RISE = 96;
const MARGIN = 24;
const FRAME = 12;
const TITLE = 24;

const STYLE = `
    .box { fill: #f4f1ea; stroke: #5b5346; stroke-width: 1.5 }
    .frame { fill: none; stroke: #a59a86; stroke-dasharray: 4 4 }
    .arrow { fill: none; stroke: #7a6f5c; stroke-width: 1.5 }
    .tip { fill: #7a6f5c }
    text { font: 14px system-ui, sans-serif; fill: #2b2721; text-anchor: middle }
    .title { font-size: 12px; fill: #6d6351; text-anchor: start }
    @media (prefers-color-scheme: dark) {
      .box { fill: #2e2a24; stroke: #b9ad97 }
      .frame { stroke: #7d7361 }
      .arrow { stroke: #a89c86 }
      .tip { fill: #a89c86 }
      text { fill: #f0ebe0 }
      .title { fill: #b9ad97 }
    }`;

const roomOf = (box) => (box.includes('/') ? box.slice(0, box.indexOf('/')) : undefined);
const span = (count) => count * BOX.width + Math.max(0, count - 1) * GAP;

function group(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function placeRow(row, left, spots) {
  for (const [i, box] of row.entries()) spots.set(box, left + i * (BOX.width + GAP));
}

/** Each room gets a column as wide as its widest layer. */
function placeRooms(rooms, heights, left) {
  const spots = new Map();
  const columns = [];
  let x = left;
  for (const [room, boxes] of rooms) {
    const rows = [...group(boxes, (box) => heights.get(box)).values()];
    const width = Math.max(...rows.map((row) => span(row.length)), span(1));
    for (const row of rows) placeRow(row, x + (width - span(row.length)) / 2, spots);
    columns.push({ room, boxes, x, width });
    x += width + 2 * FRAME + GAP;
  }
  return { spots, columns, right: rooms.size === 0 ? left : x - 2 * FRAME - GAP };
}

/** Boxes that are not in a room: beside the rooms where these stand on the same layer, else in the middle. */
function placeOthers(others, heights, crowded, spots, right) {
  for (const [height, row] of group(others, (box) => heights.get(box))) {
    const left = crowded.has(height) ? MARGIN : (MARGIN + right - span(row.length)) / 2;
    placeRow(row, left, spots);
  }
}

function place(boxes, heights) {
  const inRooms = boxes.filter((box) => roomOf(box) !== undefined);
  const others = boxes.filter((box) => roomOf(box) === undefined);
  const crowded = new Set(inRooms.map((box) => heights.get(box)));
  const beside = Math.max(
    0,
    ...[...group(others, (box) => heights.get(box))].map(([height, row]) => (crowded.has(height) ? row.length : 0)),
  );
  const left = MARGIN + (beside > 0 ? span(beside) + GAP + FRAME : FRAME);
  const { spots, columns, right } = placeRooms(group(inRooms, roomOf), heights, left);
  const widest = Math.max(0, ...[...group(others, (box) => heights.get(box)).values()].map((row) => span(row.length)));
  const edge = Math.max(right, MARGIN + widest);
  placeOthers(others, heights, crowded, spots, edge);
  return { spots, columns, width: edge + FRAME + MARGIN };
}

export function draw(graph, heights) {
  const boxes = [...graph.keys()];
  const top = Math.max(0, ...heights.values());
  const { spots, columns, width } = place(boxes, heights);
  const yOf = (box) => MARGIN + (top - heights.get(box)) * RISE;
  const height = 2 * MARGIN + top * RISE + BOX.height;

  const frames = columns.map(({ room, boxes: inside, x, width: wide }) => {
    const ys = inside.map(yOf);
    const y = Math.min(...ys) - FRAME;
    const tall = Math.max(...ys) + BOX.height + TITLE - y;
    return `<rect class="frame" x="${x - FRAME}" y="${y}" width="${wide + 2 * FRAME}" height="${tall}" rx="10"/>
  <text class="title" x="${x}" y="${y + tall - 6}">games/${room}</text>`;
  });
  const arrows = [...graph].flatMap(([from, targets]) =>
    [...targets].map((to) => {
      const [x1, y1, x2, y2] = [spots.get(from) + BOX.width / 2, yOf(from) + BOX.height, spots.get(to) + BOX.width / 2, yOf(to) - 2];
      const bend = (y2 - y1) / 2;
      return `<path class="arrow" marker-end="url(#tip)" d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`;
    }),
  );
  const drawn = boxes.map((box) => {
    const [x, y] = [spots.get(box), yOf(box)];
    const label = box.slice(box.indexOf('/') + 1);
    return `<rect class="box" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6"/>
  <text x="${x + BOX.width / 2}" y="${y + 23}">${label}</text>`;
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
  <title>Who imports whom; arrows implied by others are left out</title>
  <style>${STYLE}
  </style>
  <defs>
    <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
      <path class="tip" d="M0 0L8 4L0 8z"/>
    </marker>
  </defs>
  ${[...frames, ...arrows, ...drawn].join('\n  ')}
</svg>
`;
}
