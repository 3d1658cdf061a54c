import type { Speaker } from '@ludoteca/text';
import type { ReplayLink } from './replay.svelte.ts';

/** The chapters of a game by its own events: rounds, phases, turns. */
export function chaptersOf({ room, saved }: ReplayLink, speak: Speaker | null): { readonly entry: number; readonly label: string }[] {
  const { chapter } = room.text;
  if (chapter === undefined || speak === null) return [];
  const steps = [saved.opening.events, ...saved.entries.map(({ events }) => events)];
  return steps.flatMap((told, entry) => {
    const found = told.flatMap(({ event }) => chapter.call(room.text, event) ?? []).at(-1);
    return found === undefined ? [] : [{ entry, label: speak.say(found) }];
  });
}
