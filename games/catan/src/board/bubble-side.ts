/** Where a bubble is put, in pixels from the board's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 12;
const EDGE = 4;
/** Places are tried this many pixels apart. */
const STEP = 22;
/** So much farther away a bubble is put rather than over a thing that can be pressed, or over the own cards. */
const OVER_TARGET_PX = 260;
/** Where nearly everything can be pressed nothing is kept free at any price. */
const MANY_TARGETS = 24;
const OVER_ONE_OF_MANY_PX = 60;
const OVER_CARD_PX = 60;
/** Of a hex that can be pressed only the number is kept free. */
const HEX_CORE = 0.42;

const overlaps = (a: Rect, b: Rect): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The gap between two rectangles. */
const apart = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

function grown({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function coreOf(node: Element, rect: Rect): Rect {
  if (node.getAttribute('data-place')?.startsWith('hex-') !== true) return rect;
  return grown(rect, (-(rect.right - rect.left) * (1 - HEX_CORE)) / 2);
}

/** The place nearest to a thing at which a bubble covers neither the thing nor, as far as possible, anything that matters. */
export function best(root: HTMLElement, anchor: Element, width: number, height: number): Box {
  const ground = root.getBoundingClientRect();
  const inBoard = (node: Element): Rect => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const rect = { left: left - ground.left, top: top - ground.top, right: right - ground.left, bottom: bottom - ground.top };
    return coreOf(node, rect);
  };
  const thing = grown(inBoard(anchor), GAP - 1);
  const targets = [...root.querySelectorAll('[data-legal]')].filter((node) => node !== anchor).map(inBoard);
  const cards = [...root.querySelectorAll('[data-card], [data-voice]')].map(inBoard);
  const penalty = (box: Rect): number => {
    if (overlaps(box, thing)) return Number.POSITIVE_INFINITY;
    const covered =
      targets.filter((rect) => overlaps(box, rect)).length * (targets.length > MANY_TARGETS ? OVER_ONE_OF_MANY_PX : OVER_TARGET_PX);
    return apart(box, thing) + covered + cards.filter((rect) => overlaps(box, rect)).length * OVER_CARD_PX;
  };
  let found: Box = { left: EDGE, top: EDGE };
  let least = Number.POSITIVE_INFINITY;
  // Beside the thing first, then everywhere else in steps.
  const lefts = [thing.right, thing.left - width, (thing.left + thing.right - width) / 2, ...steps(ground.width - width)];
  const tops = [(thing.top + thing.bottom - height) / 2, thing.top - height, thing.bottom, ...steps(ground.height - height)];
  for (const left of lefts)
    for (const top of tops) {
      if (left < EDGE || top < EDGE || left + width > ground.width - EDGE || top + height > ground.height - EDGE) continue;
      const cost = penalty({ left, top, right: left + width, bottom: top + height });
      if (cost < least) [found, least] = [{ left, top }, cost];
    }
  return found;
}

function steps(most: number): number[] {
  const all: number[] = [];
  for (let place = EDGE; place <= most - EDGE; place += STEP) all.push(place);
  return all;
}
