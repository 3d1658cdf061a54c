import type { Attachment } from 'svelte/attachments';

/** The enlarged thing: a card, why it cannot be used now, and the element it belongs to. */
export interface Enlarged {
  readonly card: number;
  readonly whyNot: string | undefined;
  readonly anchor: DOMRect;
}

const HOVER_MS = 550;
const LONG_PRESS_MS = 450;

class Zoom {
  shown = $state.raw<Enlarged | null>(null);
  private owner: Element | null = null;

  show(owner: Element, card: number, whyNot: string | undefined): void {
    this.owner = owner;
    this.shown = { card, whyNot, anchor: owner.getBoundingClientRect() };
  }

  hide(owner?: Element): void {
    if (owner !== undefined && owner !== this.owner) return;
    this.owner = null;
    this.shown = null;
  }
}

export const zoom = new Zoom();

/** While an answer is being put together, hovering is mostly choosing. */
const BUSY_MS = 1_400;

/** Enlarges a card on hover, focus or long press, and at once when it is pressed in vain. A long press is no press. */
export function enlarges(card: number, whyNot: string | undefined, busy = false): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    const later = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        wasLong = ms === LONG_PRESS_MS;
        zoom.show(element, card, whyNot);
      }, ms);
    };
    const stop = (): void => {
      clearTimeout(timer);
      zoom.hide(element);
    };
    const click = (event: Event): void => {
      if (wasLong) event.stopImmediatePropagation();
      else if (whyNot === undefined) stop();
      else zoom.show(element, card, whyNot);
      wasLong = false;
    };
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && later(busy ? BUSY_MS : HOVER_MS),
      pointerdown: (event) => {
        wasLong = false;
        if ((event as PointerEvent).pointerType !== 'mouse') later(LONG_PRESS_MS);
      },
      pointerup: () => clearTimeout(timer),
      pointerleave: stop,
      pointercancel: stop,
      contextmenu: (event) => wasLong && event.preventDefault(),
      focus: () => element.matches(':focus-visible') && later(0),
      blur: stop,
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && stop(),
    };
    if (whyNot !== undefined) element.setAttribute('aria-description', whyNot);
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      stop();
      element.removeAttribute('aria-description');
      for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
