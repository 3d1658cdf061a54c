/** A finger is wider than an arch: a press that misses counts for the nearest legal thing within this reach. */
const REACH_PX = 30;

/** Hands a press beside every target to the nearest legal one. */
export function nearestLegal(event: MouseEvent): void {
  const hit = event.target as Element;
  if ((event as PointerEvent).pointerType !== 'touch' || hit.closest('[data-legal], a, [data-testid]') !== null) return;
  const root = event.currentTarget as Element;
  let best: Element | undefined;
  let least = REACH_PX;
  for (const target of root.querySelectorAll('[data-legal]')) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const dx = Math.max(left - event.clientX, 0, event.clientX - right);
    const dy = Math.max(top - event.clientY, 0, event.clientY - bottom);
    const away = Math.hypot(dx, dy);
    if (away >= least) continue;
    least = away;
    best = target;
  }
  best?.dispatchEvent(new PointerEvent('click', { bubbles: false, cancelable: true, pointerType: 'touch' }));
}
