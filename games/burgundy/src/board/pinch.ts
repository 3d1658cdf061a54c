import type { Attachment } from 'svelte/attachments';

const MOST = 2.6;
const DOUBLE_TAP_MS = 280;

/**
 * Two fingers enlarge what is inside and one finger moves it; two quick taps put it back. The content keeps its own
 * coordinates: only how it is shown changes, so presses still find the things.
 */
export function pinch(isOn: boolean): Attachment<HTMLElement> {
  return (frame) => {
    const content = frame.firstElementChild as HTMLElement | SVGElement | null;
    if (!isOn || content === null) return undefined;
    const fingers = new Map<number, { x: number; y: number }>();
    let scale = 1;
    let shift = { x: 0, y: 0 };
    let last = 0;
    const apply = (): void => {
      const { width, height } = frame.getBoundingClientRect();
      shift = { x: Math.min(0, Math.max(shift.x, width * (1 - scale))), y: Math.min(0, Math.max(shift.y, height * (1 - scale))) };
      content.style.transformOrigin = '0 0';
      content.style.transform = scale === 1 ? '' : `translate(${shift.x}px, ${shift.y}px) scale(${scale})`;
      frame.style.overflow = scale === 1 ? '' : 'hidden';
    };
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const isSecond = event.timeStamp - last < DOUBLE_TAP_MS;
      last = event.timeStamp;
      // Whoever presses a target twice confirms it: nothing may move under the finger then.
      if (!isSecond || fingers.size > 1 || scale === 1 || touches(event, '[data-legal], [data-step]')) return;
      scale = 1;
      apply();
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const wide = spread();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2 && wide > 0) {
        const { left, top } = frame.getBoundingClientRect();
        const next = Math.min(MOST, Math.max(1, (scale * spread()) / wide));
        const middle = { x: event.clientX - left, y: event.clientY - top };
        shift = { x: middle.x - ((middle.x - shift.x) * next) / scale, y: middle.y - ((middle.y - shift.y) * next) / scale };
        scale = next;
        apply();
      } else if (fingers.size === 1 && scale > 1 && !touches(event, '[data-lifts]')) {
        shift = { x: shift.x + event.clientX - before.x, y: shift.y + event.clientY - before.y };
        apply();
      }
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    frame.style.touchAction = 'none';
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerup', up);
    frame.addEventListener('pointercancel', up);
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
    };
  };
}

function touches({ target }: PointerEvent, selector: string): boolean {
  return (target as Element | null)?.closest(selector) != null;
}
