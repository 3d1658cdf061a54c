import type { Attachment } from 'svelte/attachments';

/** A thing that can be picked up: a piece of the court, the family member on turn, a chest. */
export type Cargo =
  | { readonly kind: 'piece'; readonly piece: number }
  | { readonly kind: 'family' }
  | { readonly kind: 'chest'; readonly chest: number };
/** Where it can be put down. */
export type Goal =
  | { readonly kind: 'office'; readonly office: number }
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'track'; readonly track: 'supply' | 'deployment' }
  | { readonly kind: 'privilege'; readonly type: number };

const goals = new WeakMap<Element, Goal>();
/** A movement shorter than this is a press. */
const SLOP = 7;

/** Marks an element on which things can be put down. */
export function dropTarget(goal: Goal): Attachment<HTMLElement> {
  return (element) => {
    goals.set(element, goal);
    element.dataset.drop = goal.kind;
    return () => goals.delete(element);
  };
}

/** Lets an element be dragged with mouse or finger: a copy follows the pointer, and `drop` receives the place of release. */
export function draggable(
  cargo: Cargo | null,
  lift: (cargo: Cargo) => void,
  drop: (cargo: Cargo, goal: Goal | null) => void,
): Attachment<HTMLElement> {
  return (element) => {
    if (cargo === null) return undefined;
    element.style.touchAction = 'none';
    const down = (begun: PointerEvent): void => {
      if (begun.button !== 0) return;
      let likeness: HTMLElement | null = null;
      const move = (event: PointerEvent): void => {
        if (likeness === null && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < SLOP) return;
        if (likeness === null) {
          likeness = likenessOf(element);
          lift(cargo);
        }
        likeness.style.translate = `${event.clientX - begun.clientX}px ${event.clientY - begun.clientY}px`;
      };
      const end = (event: PointerEvent): void => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        if (likeness === null) return;
        likeness.remove();
        // The click that ends a drag is no press on the dragged thing.
        swallowClick(true);
        drop(cargo, event.type === 'pointerup' ? goalAt(event.clientX, event.clientY) : null);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    };
    element.addEventListener('pointerdown', down);
    return () => {
      element.style.touchAction = '';
      element.removeEventListener('pointerdown', down);
    };
  };
}

/** The click that follows a release of the pointer has no effect: the next one, or one that is being handled. */
export function swallowClick(released = false): void {
  window.addEventListener('click', swallow, { capture: true, once: true });
  const end = (): void => void setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
  if (released) end();
  else for (const kind of ['pointerup', 'pointercancel']) window.addEventListener(kind, end, { once: true });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function likenessOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const likeness = element.cloneNode(true) as HTMLElement;
  likeness.removeAttribute('data-legal');
  likeness.removeAttribute('id');
  likeness.setAttribute('aria-hidden', 'true');
  Object.assign(likeness.style, {
    ...{ position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0' },
    ...{ zIndex: '60', pointerEvents: 'none', opacity: '0.85' },
  });
  // Inside the board, whose measures the drawing uses.
  (element.closest('.table') ?? document.body).append(likeness);
  return likeness;
}

function goalAt(x: number, y: number): Goal | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const marked = element.closest('[data-drop]');
    const goal = marked === null ? undefined : goals.get(marked);
    if (goal !== undefined) return goal;
  }
  return null;
}
