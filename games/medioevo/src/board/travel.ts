import type { Event } from '../rules/types.ts';
import { goalOf, HERE, originOf } from './routes.ts';

/** The place of each piece, with its drawing: it may be gone from the page when it travels. */
export type Places = ReadonlyMap<string, { readonly rect: DOMRect; readonly node: Element }>;

const EASE = 'cubic-bezier(0.3, 0.6, 0.2, 1)';
const NEAR = 3;

export function placesIn(root: Element): Places {
  return new Map(
    [...root.querySelectorAll('[data-piece]')].map((node) => [
      (node as HTMLElement).dataset.piece ?? '',
      { rect: node.getBoundingClientRect(), node },
    ]),
  );
}

/** Moves every piece from where it was to where it is now; what came or went does so from or to its natural place. */
export function travel(root: Element, sky: Element, before: Places, events: readonly Event[], pace: number): void {
  const after = placesIn(root);
  for (const [key, { rect, node }] of after) {
    const from = before.get(key)?.rect ?? anchor(root, originOf(key, events));
    if (from !== undefined && !isNear(from, rect)) fly(sky, node, from, rect, pace, node);
  }
  for (const [key, { rect, node }] of before) {
    const goal = after.has(key) ? undefined : goalOf(key, events);
    const to = goal === HERE ? rect : anchor(root, goal);
    if (to !== undefined) fly(sky, node, rect, to, pace);
  }
}

export function anchor(root: Element, name: string | undefined): DOMRect | undefined {
  return name === undefined ? undefined : root.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
}

function isNear(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) < NEAR;
}

/** A copy of the piece travels above everything; the piece itself waits unseen at its destination. */
function fly(sky: Element, node: Element, from: DOMRect, to: DOMRect, pace: number, hidden?: Element): void {
  const ground = sky.getBoundingClientRect();
  const likeness = node.cloneNode(true) as HTMLElement;
  const size = hidden === undefined ? from : to;
  likeness.removeAttribute('data-piece');
  Object.assign(likeness.style, {
    position: 'absolute',
    inset: 'auto',
    left: `${to.left + to.width / 2 - size.width / 2 - ground.left}px`,
    top: `${to.top + to.height / 2 - size.height / 2 - ground.top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  sky.append(likeness);
  const waiting = hidden as HTMLElement | undefined;
  if (waiting !== undefined) waiting.style.visibility = 'hidden';
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.max(to.width / from.width, 0.4);
  const fades = hidden === undefined ? { opacity: 0.3, transform: `scale(${Math.min(scale, 1)})` } : {};
  const flight = likeness.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none', ...fades }], {
    duration: pace,
    easing: EASE,
  });
  const land = (): void => {
    likeness.remove();
    if (waiting !== undefined) waiting.style.visibility = '';
  };
  flight.finished.then(land, land);
}
