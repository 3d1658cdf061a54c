const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Leaving the straight line costs this much more than going on in it. */
const SIDEWAYS = 3;

/**
 * Arrow keys go to the nearest `data-stop` in their direction, within the element that listens; from that element itself to the
 * first one. With Shift they stop at `data-sight` too: what can only be looked at.
 */
export function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const root = event.currentTarget as Element;
  const stops = event.shiftKey ? '[data-stop], [data-sight]' : '[data-stop]';
  const from = (event.target as Element).closest<HTMLElement>('[data-stop], [data-sight]');
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === root) {
    event.preventDefault();
    root.querySelector<HTMLElement>(stops)?.focus();
  }
  if (from === null) return;
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of root.querySelectorAll<HTMLElement>(stops)) {
    const there = middle(stop);
    const ahead = (there.x - here.x) * step[0] + (there.y - here.y) * step[1];
    const aside = Math.abs((there.x - here.x) * step[1]) + Math.abs((there.y - here.y) * step[0]);
    const cost = ahead + aside * SIDEWAYS;
    if (stop === from || ahead < 4 || cost >= least) continue;
    best = stop;
    least = cost;
  }
  if (best === undefined) return;
  event.preventDefault();
  best.focus();
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
