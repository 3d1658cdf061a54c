import type { ReplayLink } from './replay.svelte.ts';

const SETTLED_MS = 150;

/** The move of an address: what stands behind its #. */
function moveOf(hash: string): number | undefined {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found === null ? undefined : Number(found[1]);
}

/** The address carries the move on screen: it opens there, follows it, and obeys when it is changed by hand. */
export function carryMove(replay: ReplayLink): void {
  const begin = moveOf(location.hash);
  if (begin !== undefined) replay.go(begin);
  $effect(() => {
    const follow = (): void => {
      const move = moveOf(location.hash);
      if (move !== undefined && move !== replay.at) replay.go(move);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
  $effect(() => {
    const hash = `#${replay.at}`;
    if (location.hash === hash || (location.hash === '' && replay.at === 0)) return;
    // Browsers limit how often an address may change; one after the last step is enough.
    const timer = setTimeout(() => history.replaceState(history.state, '', hash), SETTLED_MS);
    return () => clearTimeout(timer);
  });
}
