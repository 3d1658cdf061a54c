import type { Attachment } from 'svelte/attachments';

/** What happens to something that is dragged. */
export interface Drag {
  /** Whether it can be dragged now. */
  readonly can: () => boolean;
  readonly start: () => void;
  /** It is over this point of the page. */
  readonly over?: (x: number, y: number) => void;
  /** It was let go at this point of the page. */
  readonly drop: (x: number, y: number) => void;
}

const BEGINS_PX = 9;

/** Lets a thing be dragged with mouse or finger: a likeness follows, and a press remains a press. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let likeness: HTMLElement | null = null;
    const follow = (event: PointerEvent): void => {
      if (from === null || (likeness === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < BEGINS_PX)) return;
      if (likeness === null) {
        likeness = likenessOf(element);
        drag.start();
      }
      likeness.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -70%)`;
      drag.over?.(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent): void => {
      const dragged = likeness !== null;
      likeness?.remove();
      likeness = null;
      from = null;
      if (!dragged) return;
      // The click that follows belongs to the drag.
      element.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      setTimeout(() => drag.drop(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !drag.can()) return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.style.touchAction = 'none';
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    return () => {
      likeness?.remove();
      stop.abort();
    };
  };
}

/** Of a thing with a piece in it only the piece is carried: what lies below stays to be seen. */
function likenessOf(element: HTMLElement): HTMLElement {
  const carried = element.querySelector<HTMLElement>('[data-carried]') ?? element;
  const copy = carried.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.removeAttribute('data-legal');
  for (const node of copy.querySelectorAll('[data-legal]')) node.removeAttribute('data-legal');
  const { width, height } = carried.getBoundingClientRect();
  Object.assign(copy.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '30',
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
    opacity: '0.85',
  });
  document.body.append(copy);
  return copy;
}
