import { at } from '@ludoteca/kernel';
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte.ts';
import { type Chart, distance, middle, type Point } from './chart.ts';
import type { Desk } from './desk.svelte.ts';
import type { Option, Place } from './targets.ts';

/** A finger picks the nearest place that can be pressed within this many pixels. */
const NEAR_PX = 44;
const DOUBLE_TAP_MS = 300;
/** A finger that has moved further than this has not pressed. */
const STILL_PX = 8;

/** Everything on the island that can be pressed, knights that may be sent to fight included. */
export function* reachable(desk: Desk): Iterable<readonly [Place, readonly Option[]]> {
  const { task } = desk.picks;
  if (task?.kind === 'commit') {
    for (const id of task.from) yield [{ at: 'corner', id }, [{ kind: 'commit' }]];
    return;
  }
  for (const [key, options] of desk.targets) {
    const [where, id] = key.split('-');
    yield [{ at: where as Place['at'], id: Number(id) }, options];
  }
}

export function pointOf(chart: Chart, { at: where, id }: Place): Point {
  if (where === 'hex') return at(chart.hexes, id);
  return where === 'corner' ? at(chart.corners, id) : middle(...at(chart.paths, id));
}

/** The place that a press means: what lies under a mouse, the nearest one under a finger. */
export function placeAt(desk: Desk, chart: Chart, camera: Camera, drawing: Element, event: MouseEvent): Place | null {
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  const under = (event.target as Element).closest('[data-legal]')?.getAttribute('data-place');
  if (under != null && !isTouch) {
    const [where, id] = under.split('-');
    return { at: where as Place['at'], id: Number(id) };
  }
  const ground = drawing.getBoundingClientRect();
  return nearest(desk, chart, camera, { x: event.clientX - ground.left, y: event.clientY - ground.top });
}

/** The nearest place that can be pressed; hexes are large and count from their rim on. */
export function nearest(desk: Desk, chart: Chart, camera: Camera, finger: Point): Place | null {
  let best: Place | null = null;
  let least = NEAR_PX;
  for (const [place] of reachable(desk)) {
    const away = distance(camera.toScreen(pointOf(chart, place)), finger) - (place.at === 'hex' ? 20 * camera.scale : 0);
    if (away < least) {
      least = away;
      best = place;
    }
  }
  return best;
}

/** What can be dragged on the island itself: `take` says whether the thing under the finger comes along, `drop` where it goes. */
export interface Dragging {
  take(event: PointerEvent): boolean;
  drop(finger: Point): void;
}

/** Wheel and two fingers zoom, one finger or the mouse pans what is zoomed or drags a piece, a double tap shows all again. */
export function watchFingers(camera: Camera, dragging: Dragging): Attachment<SVGSVGElement> {
  return (drawing) => {
    const fingers = new Map<number, Point>();
    let travelled = 0;
    let lastTap = 0;
    let isDragging = false;
    let grabbed: PointerEvent | null = null;
    const local = (event: MouseEvent): Point => {
      const ground = drawing.getBoundingClientRect();
      return { x: event.clientX - ground.left, y: event.clientY - ground.top };
    };
    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, local(event));
      if (fingers.size === 1) travelled = 0;
      grabbed = fingers.size === 1 ? event : null;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = local(event);
      travelled += distance(before, now);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (other !== undefined) camera.zoomAt(middle(now, other), distance(now, other) / Math.max(1, distance(before, other)));
      else if (isDragging) return void fingers.set(event.pointerId, now);
      else if (grabbed !== null && travelled > STILL_PX && dragging.take(grabbed)) isDragging = true;
      else if (camera.zoom > 1) camera.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      grabbed = null;
      if (isDragging) {
        isDragging = false;
        if (event.type === 'pointerup') dragging.drop(local(event));
        return;
      }
      if (event.pointerType !== 'touch' || travelled > STILL_PX) return;
      if (event.timeStamp - lastTap < DOUBLE_TAP_MS && camera.zoom > 1) camera.reset();
      lastTap = event.timeStamp;
    };
    const click = (event: MouseEvent): void => {
      // The end of a drag is no press.
      if (travelled > STILL_PX) event.stopPropagation();
      travelled = 0;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoomAt(local(event), event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    const stop = new AbortController();
    const { signal } = stop;
    drawing.addEventListener('pointerdown', down, { signal });
    drawing.addEventListener('pointermove', move, { signal });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) drawing.addEventListener(name, up, { signal });
    drawing.addEventListener('click', click, { signal, capture: true });
    drawing.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
