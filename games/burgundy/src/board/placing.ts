interface Place {
  readonly x: number;
  readonly y: number;
}

const GAP = 12;
const EDGE = 6;
/** Covering a pixel of something that can be pressed is this much worse than being a pixel further away. */
const COVERING = 0.05;
/** Covering the duchy that is being built is bad too, but less so. */
const HIDING = 0.01;

/**
 * Where a bubble stands: beside its thing, inside the window, and where it covers the least of what can be pressed now. When
 * every place beside the thing would cover too much, it docks at the edge of the window.
 */
export function placeBubble(anchor: DOMRect, width: number, height: number, root: Element): Place {
  const { innerWidth, innerHeight } = window;
  const middleX = anchor.left + anchor.width / 2;
  const middleY = anchor.top + anchor.height / 2;
  const board = root.getBoundingClientRect();
  /** Below the board of a phone lie the buttons that confirm and take back. */
  const lowest = Math.min(innerHeight - EDGE, board.bottom);
  const own = root.querySelector('.own')?.getBoundingClientRect();
  const candidates: Place[] = [
    { x: anchor.right + GAP, y: middleY - height / 2 },
    { x: anchor.left - GAP - width, y: middleY - height / 2 },
    { x: middleX - width / 2, y: anchor.top - GAP - height },
    { x: middleX - width / 2, y: anchor.bottom + GAP },
    { x: anchor.right + GAP, y: anchor.bottom + GAP },
    { x: anchor.left - GAP - width, y: anchor.bottom + GAP },
    { x: anchor.right + GAP, y: anchor.top - height },
    { x: anchor.left - GAP - width, y: anchor.top - height },
    { x: board.right + GAP, y: middleY - height / 2 },
    ...(own === undefined ? [] : [{ x: own.left - width, y: middleY - height / 2 }]),
  ];
  const targets = [...root.querySelectorAll('[data-legal], [data-step], [data-asks]')].map((element) => element.getBoundingClientRect());
  const duchy = root.querySelector('.own [data-duchy]')?.getBoundingClientRect();
  let best: Place = { x: EDGE, y: EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const x = Math.max(EDGE, Math.min(candidate.x, innerWidth - width - EDGE));
    const y = Math.max(EDGE, Math.min(candidate.y, lowest - height));
    const distance = gap(x, y, width, height, anchor);
    const own = overlap(x, y, width, height, anchor) * 2;
    const covered = targets.reduce((area, box) => area + overlap(x, y, width, height, box), own);
    const hidden = duchy === undefined ? 0 : overlap(x, y, width, height, duchy);
    const cost = distance + covered * COVERING + hidden * HIDING;
    if (cost >= least) continue;
    best = { x, y };
    least = cost;
  }
  return best;
}

/** How far a bubble stands from its thing. */
function gap(x: number, y: number, width: number, height: number, box: DOMRect): number {
  return Math.hypot(Math.max(box.left - x - width, 0, x - box.right), Math.max(box.top - y - height, 0, y - box.bottom));
}

function overlap(x: number, y: number, width: number, height: number, box: DOMRect): number {
  const wide = Math.min(x + width, box.right) - Math.max(x, box.left);
  const high = Math.min(y + height, box.bottom) - Math.max(y, box.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
