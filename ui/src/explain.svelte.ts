import type { Attachment } from 'svelte/attachments';

/** The one explanation on screen: what it says and the rectangle it belongs to. */
export interface Explanation {
  readonly text: string;
  readonly anchor: DOMRect;
}

const HOVER_MS = 250;
const LONG_PRESS_MS = 450;

class Explainer {
  shown = $state.raw<Explanation | null>(null);
  private owner: Element | null = null;
  /** Where the mouse was pressed last: things that a press brings under a resting mouse were not asked about. */
  private pressed: { readonly x: number; readonly y: number } | null = null;

  constructor() {
    if (typeof document === 'undefined') return;
    const pressed = ({ clientX, clientY }: PointerEvent): void => {
      this.pressed = { x: clientX, y: clientY };
    };
    const moved = (event: PointerEvent): void => {
      if (!this.isResting(event)) this.pressed = null;
    };
    document.addEventListener('pointerdown', pressed, { capture: true });
    document.addEventListener('pointermove', moved, { capture: true });
  }

  /** Whether the mouse has not moved since it was pressed. */
  isResting({ clientX, clientY }: MouseEvent): boolean {
    return this.pressed?.x === clientX && this.pressed.y === clientY;
  }

  show(owner: Element, text: string): void {
    this.owner = owner;
    this.shown = { text, anchor: owner.getBoundingClientRect() };
  }

  hide(owner?: Element): void {
    if (owner !== undefined && owner !== this.owner) return;
    this.owner = null;
    this.shown = null;
  }
}

export const explainer = new Explainer();

/**
 * Explains an element on hover, focus or long press, and at once when it is pressed while `aria-disabled`. A long press is no
 * press: the click that follows it reaches nobody. Works on HTML and SVG alike: `{@attach explain(text)}`. Without a text it
 * does nothing.
 */
export function explain(text: string | undefined): Attachment<Element> {
  return (element) => {
    if (text === undefined || text === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    let isUnasked = false;
    const later = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        wasLong = ms === LONG_PRESS_MS;
        explainer.show(element, text);
      }, ms);
    };
    const stop = (): void => {
      clearTimeout(timer);
      explainer.hide(element);
    };
    const click = (event: Event): void => {
      if (wasLong) event.stopImmediatePropagation();
      else if (element.getAttribute('aria-disabled') === 'true') explainer.show(element, text);
      else stop();
      wasLong = false;
    };
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        isUnasked = explainer.isResting(event as PointerEvent);
        if (!isUnasked) later(HOVER_MS);
      },
      pointermove: (event) => {
        if (!isUnasked || explainer.isResting(event as PointerEvent)) return;
        isUnasked = false;
        later(HOVER_MS);
      },
      pointerdown: (event) => {
        wasLong = false;
        // A dragged thing would leave its explanation behind.
        if ((event as PointerEvent).pointerType === 'mouse') stop();
        else later(LONG_PRESS_MS);
      },
      pointerup: () => clearTimeout(timer),
      // An explanation that a finger has asked for stays until the next press anywhere.
      pointerleave: (event) => ((event as PointerEvent).pointerType === 'mouse' ? stop() : clearTimeout(timer)),
      pointercancel: stop,
      contextmenu: (event) => wasLong && event.preventDefault(),
      focus: () => element.matches(':focus-visible') && later(0),
      blur: stop,
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && stop(),
    };
    // A text that is part of the element's name is not read out a second time.
    const isNew = element.getAttribute('aria-label')?.includes(text) !== true;
    if (isNew) element.setAttribute('aria-description', text);
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
