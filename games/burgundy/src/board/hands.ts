import { walk } from '@ludoteca/ui';
import type { Attachment } from 'svelte/attachments';
import { spoken } from './bubble.ts';
import type { Desk } from './desk.svelte.ts';
import { back, drop, lift, press, pressDie } from './gestures.ts';
import type { Pointer } from './pointer.svelte.ts';
import { tell } from './tell.ts';
import type { Thing } from './ways.ts';

const DRAG_FROM = 7;
const HOVER_MS = 260;
const TARGET_MS = 60;
const LONG_PRESS_MS = 420;
/** A mouse that has moved by less than this since its last press is at rest. */
const STILL = 6;
/** A finger that misses a small thing by this much still means it. */
const REACH = 22;

/** What the hands of the board do beyond pressing things. */
export interface Deeds {
  enlarge(seat: number): void;
  /** Takes away what stands beside the board; false when nothing does. */
  close(): boolean;
}

/**
 * One pair of hands for the whole board: presses, keys, pointing, long presses and dragging are heard at the root and led to
 * the thing they are about. So no thing needs listeners of its own.
 */
export function hands(desk: Desk, pointer: Pointer, deeds: Deeds): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let down: { readonly x: number; readonly y: number; readonly element: Element; readonly id: number } | null = null;
    let dragging = false;
    let wasLong = false;
    /** What was pressed last: it need not explain itself before the pointer has left it. */
    let pressed: Element | null = null;
    /** Where the mouse was let go: what an answer brings under it stays silent until the mouse moves on. */
    let rest: { readonly x: number; readonly y: number } | null = null;

    const about = (target: EventTarget | null): Element | null => (target as Element | null)?.closest?.('[data-tell]') ?? null;
    const show = (element: Element): void => {
      const name = element.getAttribute('data-tell') ?? '';
      desk.pointed = element.hasAttribute('data-legal') ? (name as Thing) : null;
      pointer.show(element, tell(desk, name));
    };
    const later = (element: Element, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => show(element), ms);
    };
    const hide = (): void => {
      clearTimeout(timer);
      desk.pointed = null;
      pointer.hide();
    };

    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || dragging) return;
      if (rest !== null && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) < STILL) return;
      rest = null;
      const element = about(event.target);
      if (element === pointer.owner) return;
      hide();
      if (element !== pressed) pressed = null;
      if (element !== null && pressed === null) later(element, element.hasAttribute('data-legal') ? TARGET_MS : HOVER_MS);
    };

    const pressAt = (element: Element, event: Event): void => {
      const die = element.closest('[data-die]');
      const thing = element.closest('[data-thing]');
      const seat = element.closest('[data-enlarge]');
      if (die !== null) {
        hide();
        pressed = die;
        pressDie(desk, Number(die.getAttribute('data-die')));
      }
      if (die === null && thing !== null) pressThing(thing, event);
      if (die === null && thing === null && seat !== null) deeds.enlarge(Number(seat.getAttribute('data-enlarge')));
    };
    const pressThing = (element: Element, event: Event): void => {
      const thing = element.getAttribute('data-thing') as Thing;
      if (desk.movesAt(thing).length === 0) {
        show(element);
        return;
      }
      press(desk, thing, event);
      // With a finger the first press selects: what it would bring is shown until the second.
      if (desk.choice.selected !== null) show(element);
      else {
        hide();
        pressed = element;
      }
    };

    const click = (event: MouseEvent): void => {
      if (dragging || wasLong) {
        wasLong = false;
        return;
      }
      const target = event.target as Element;
      const direct = target.closest('[data-die], [data-thing], [data-enlarge]');
      const isTouch = (event as PointerEvent).pointerType === 'touch';
      const meant = isTouch && !direct?.hasAttribute('data-legal') ? (nearest(root, event.clientX, event.clientY) ?? direct) : direct;
      if (meant !== null) pressAt(meant, event);
      else if (isTouch && about(target) !== null) show(about(target) as Element);
      else if (target.closest('[data-fan]') === null && !isTouch) back(desk);
    };

    const key = (event: KeyboardEvent): void => {
      const stop = (event.target as Element).closest('[data-stop]');
      if (event.key === 'Escape') {
        const hadBubble = pointer.owner !== null;
        hide();
        if (back(desk) || hadBubble || deeds.close()) event.stopPropagation();
        return;
      }
      if ((event.key === 'Enter' || event.key === ' ') && stop !== null && stop.tagName.toLowerCase() === 'g') {
        event.preventDefault();
        pressAt(stop, event);
        return;
      }
      walk(event);
    };

    const focus = (event: FocusEvent): void => {
      const element = about(event.target);
      if (element === null || !element.matches(':focus-visible')) return;
      const said = tell(desk, element.getAttribute('data-tell') ?? '');
      if (said !== undefined) element.setAttribute('aria-description', spoken(said));
      show(element);
    };

    const begin = (event: PointerEvent): void => {
      wasLong = false;
      dragging = false;
      const element = (event.target as Element).closest('[data-lifts]');
      if (element !== null && event.button === 0) down = { x: event.clientX, y: event.clientY, element, id: event.pointerId };
      const told = about(event.target);
      if (event.pointerType === 'mouse' || told === null) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        wasLong = !told.hasAttribute('data-legal');
        show(told);
      }, LONG_PRESS_MS);
    };
    const move = (event: PointerEvent): void => {
      if (down === null || event.pointerId !== down.id) return;
      if (!dragging && Math.hypot(event.clientX - down.x, event.clientY - down.y) > DRAG_FROM) {
        const { element } = down;
        const name = element.hasAttribute('data-die')
          ? (`die-${Number(element.getAttribute('data-die'))}` as const)
          : (element.getAttribute('data-thing') as Thing);
        if (!lift(desk, name)) {
          down = null;
          return;
        }
        dragging = true;
        hide();
        pointer.lift(element, event);
        root.setPointerCapture?.(event.pointerId);
      }
      if (!dragging) return;
      event.preventDefault();
      pointer.carry(event);
      const goal = under(event);
      desk.pointed = goal?.hasAttribute('data-legal') ? (goal.getAttribute('data-thing') as Thing) : null;
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
      if (down === null) return;
      down = null;
      if (!dragging) return;
      pointer.release();
      drop(desk, under(event)?.getAttribute('data-drop') ?? null);
      desk.pointed = null;
      // The click that follows a drag is none.
      setTimeout(() => {
        dragging = false;
      });
    };
    const cancel = (): void => {
      clearTimeout(timer);
      if (dragging) {
        pointer.release();
        drop(desk, null);
      }
      down = null;
      dragging = false;
    };

    /** An answer may also be pressed beside the board, or in a box that lies over it and goes away. */
    const stay = ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      if (pointerType === 'mouse') rest = { x, y };
    };

    /** After a press beside everything the focus is nowhere, and Escape means the board all the same. */
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && event.target === document.body && !event.defaultPrevented) key(event);
    };

    const listeners: Record<string, (event: never) => void> = {
      pointerover: over,
      pointerleave: () => !dragging && hide(),
      click,
      keydown: key,
      focusin: focus,
      // The thing in focus may just be leaving the page, in the middle of a change: nothing is set before that is done.
      focusout: () => queueMicrotask(hide),
      pointerdown: begin,
      pointermove: move,
      pointerup: end,
      pointercancel: cancel,
    };
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener as EventListener);
    document.addEventListener('keydown', leave, true);
    document.addEventListener('pointerup', stay, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', leave, true);
      document.removeEventListener('pointerup', stay, true);
      for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener as EventListener);
    };
  };
}

/** What something that is let go here would fall on. */
function under({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-drop]') ?? null;
}

/** The nearest thing that can be pressed, within reach of a finger. */
function nearest(root: Element, x: number, y: number): Element | null {
  let best: Element | null = null;
  let least = REACH;
  for (const element of root.querySelectorAll('[data-legal]')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const gap = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (gap >= least) continue;
    best = element;
    least = gap;
  }
  return best;
}
