import { prefs } from '../app/prefs.svelte.ts';
import type { TableState } from './table.svelte.ts';

/** Lets a table be heard by those who want it; sounds are fetched by them alone. To be called while a component is made. */
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
