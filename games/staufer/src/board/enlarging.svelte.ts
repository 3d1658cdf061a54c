import type { Attachment } from 'svelte/attachments';

/** Two presses within this time are a double tap. */
const DOUBLE_MS = 320;
const APART = 1.35;
const TOGETHER = 0.75;

/** The region that a phone enlarges: a double tap or spreading two fingers enlarges it, the same again or pinching takes it back. */
export class Enlarging {
  region = $state.raw<number | null>(null);
  private last = { at: 0, region: -1 };
  private spread = 0;
  private readonly fingers = new Map<number, { readonly x: number; readonly y: number }>();

  /** Listens to presses and fingers over a region. */
  over(region: number): Attachment<HTMLElement> {
    return (element) => {
      const tap = (event: MouseEvent): void => this.tap(event, region);
      const down = (event: PointerEvent): void => this.touch(event, region);
      const move = (event: PointerEvent): void => {
        if (this.fingers.has(event.pointerId)) this.touch(event, region);
      };
      element.addEventListener('click', tap);
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointermove', move);
      return () => {
        element.removeEventListener('click', tap);
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointermove', move);
      };
    };
  }

  private tap(event: MouseEvent, region: number): void {
    // Two presses on an office choose and confirm it.
    if ((event.target as Element).closest('[data-legal]') !== null) return;
    const isDouble = event.timeStamp - this.last.at < DOUBLE_MS && this.last.region === region;
    // A third press begins anew.
    this.last = isDouble ? { at: 0, region: -1 } : { at: event.timeStamp, region };
    if (isDouble) this.region = this.region === null ? region : null;
  }

  private touch(event: PointerEvent, region: number): void {
    if (event.pointerType !== 'touch') return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size !== 2) return;
    if (this.spread === 0) this.spread = this.apart();
    const grown = this.apart() / Math.max(1, this.spread);
    if (grown > APART) this.region = region;
    else if (grown < TOGETHER) this.region = null;
  }

  private apart(): number {
    const [one, other] = [...this.fingers.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
  }

  /** A finger has left the screen. */
  lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size < 2) this.spread = 0;
  }
}
