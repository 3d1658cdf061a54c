/** Where a bubble is put, in pixels from the board's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
}

const GAP = 14;
const EDGE = 4;

/** The side of a thing on which a bubble covers the fewest places that can be pressed. */
export function best(root: HTMLElement, anchor: Element, width: number, height: number): Box {
  const ground = root.getBoundingClientRect();
  const thing = anchor.getBoundingClientRect();
  const x = thing.left - ground.left + thing.width / 2;
  const y = thing.top - ground.top + thing.height / 2;
  const wide = thing.width / 2 + GAP;
  const high = thing.height / 2 + GAP;
  const sides: Box[] = [
    { left: x + wide, top: y - 24 },
    { left: x - wide - width, top: y - 24 },
    { left: x - width / 2, top: y - high - height },
    { left: x - width / 2, top: y + high },
    { left: x + wide, top: y - high - height },
    { left: x - wide - width, top: y + high },
    { left: x + wide, top: y + high },
    { left: x - wide - width, top: y - high - height },
  ];
  const within = ({ left, top }: Box): Box => ({
    left: Math.min(ground.width - width - EDGE, Math.max(EDGE, left)),
    top: Math.min(ground.height - height - EDGE, Math.max(EDGE, top)),
  });
  const others = [...root.querySelectorAll('[data-legal]')].filter((node) => node !== anchor).map((node) => node.getBoundingClientRect());
  const covered = ({ left, top }: Box): number => {
    const overlaps = (rect: DOMRect): boolean =>
      rect.left - ground.left < left + width &&
      rect.right - ground.left > left &&
      rect.top - ground.top < top + height &&
      rect.bottom - ground.top > top;
    return (overlaps(thing) ? 100 : 0) + others.filter(overlaps).length;
  };
  return sides.map(within).reduce((least, side) => (covered(side) < covered(least) ? side : least));
}
