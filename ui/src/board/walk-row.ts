import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes a group of buttons one stop for the Tab key; the arrow keys, Home and End walk inside it. */
export const walkRow: Attachment<HTMLElement> = (group) => {
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];
  const settle = (current?: HTMLElement): void => {
    const all = buttons();
    const first = current ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === first ? 0 : -1;
  };
  const keydown = (event: KeyboardEvent): void => {
    const all = buttons();
    const here = all.indexOf(event.target as HTMLElement);
    if (here < 0) return;
    const by = STEPS[event.key];
    const there = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : by === undefined ? -1 : here + by;
    const next = all[there];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const focusin = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.tagName === 'BUTTON') settle(target);
  };
  const observer = new MutationObserver(() => settle());
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', keydown);
  group.addEventListener('focusin', focusin);
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('keydown', keydown);
    group.removeEventListener('focusin', focusin);
  };
};
