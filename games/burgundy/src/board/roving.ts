import type { Attachment } from 'svelte/attachments';

/**
 * Tab goes from group to group, arrows within one: of the stops of a group only one can be reached by Tab, the first that can
 * be pressed or the one that was last in use.
 */
export const roving: Attachment<Element> = (group) => {
  let last: Element | null = null;
  const settle = (): void => {
    const stops = [...group.querySelectorAll('[data-stop]')];
    const chosen =
      (last !== null && stops.includes(last) ? last : undefined) ?? stops.find((stop) => stop.hasAttribute('data-legal')) ?? stops[0];
    for (const stop of stops) {
      const wanted = stop === chosen ? '0' : '-1';
      if (stop.getAttribute('tabindex') !== wanted) stop.setAttribute('tabindex', wanted);
    }
  };
  const note = (event: Event): void => {
    last = (event.target as Element).closest('[data-stop]');
    settle();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-legal'] });
  group.addEventListener('focusin', note);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', note);
  };
};
