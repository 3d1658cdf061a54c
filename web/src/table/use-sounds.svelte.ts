import { prefs } from '../app/prefs.svelte.ts';
import type { TableState } from './table.svelte.ts';

/** Plays sounds at a table for those who have turned them on; nobody else fetches them. Call it while a component is created. */
export function useSounds(now: () => { readonly table: TableState; readonly isMyTurn: boolean; readonly isOver: boolean }): void {
  const sounds = $derived(prefs.sound ? import('./sounds.ts') : undefined);
  $effect(() => {
    const { moment } = now().table.presenter ?? {};
    if ((moment?.events.length ?? 0) > 0 && (moment?.number ?? 0) > 0) void sounds?.then(({ knock }) => knock());
  });
  $effect(() => {
    if (now().isMyTurn) void sounds?.then(({ ring }) => ring());
  });
  $effect(() => {
    if (now().isOver) void sounds?.then(({ chord }) => chord());
  });
}
