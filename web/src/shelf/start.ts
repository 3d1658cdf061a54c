import { configure } from '@ludoteca/kernel';
import { prefs } from '../app/prefs.svelte.ts';
import { router } from '../app/router.svelte.ts';
import { beginNew } from '../saved/begin.ts';
import { keptTable } from '../saved/shelf-db.ts';
import { openRoom } from '../texts/rooms.svelte.ts';
import type { LocalSitter } from '../worker/messages.ts';
import { complaintOf } from './setup.ts';

/** A requested table: one word per seat ("me", "guest", a level of bots, "open"), and options. */
export interface TableSettings {
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Names of the people around one device, by seat. */
  readonly names?: readonly string[];
}

/** The default set-up of a game: the last one played, else me and two bots, or fewer where there is no room. */
export function usualSettings(game: string, max = 3): TableSettings {
  const kept = prefs.tables[game];
  return kept !== undefined && !kept.seats.includes('open') ? kept : firstSettings(max);
}

function firstSettings(max: number): TableSettings {
  return { seats: ['me', ...Array.from({ length: Math.min(max, 3) - 1 }, () => 'medium')], options: {} };
}

/** Turns seat words into sitters: a person alone has their present name; around one device everybody has their own. */
export function sittersOf(seats: readonly string[], names: readonly string[] = []): LocalSitter[] {
  const isShared = seats.includes('guest');
  return seats.map((word, seat) => {
    if (word !== 'me' && word !== 'guest') return { kind: 'bot', level: word };
    if (!isShared) return { kind: 'person', name: prefs.name, own: true };
    return { kind: 'person', name: (names[seat] ?? (word === 'me' ? prefs.name : '')).trim() };
  });
}

/** Starts a game in this browser and goes to its table. */
export async function playHere(id: string, settings?: TableSettings): Promise<void> {
  const room = await openRoom(id);
  if (room === undefined) return;
  const { game } = room;
  const wanted = settings ?? usualSettings(id, game.meta.seats.max);
  // Settings stored by another version may no longer be possible.
  const { seats, options, names } =
    complaintOf(game, wanted.seats, wanted.options) === undefined ? wanted : firstSettings(game.meta.seats.max);
  const config = configure(game, { seats: seats.length, options: { ...options } });
  router.go(`/local/${beginNew(id, config, sittersOf(seats, names))}`);
}

/** Starts a game with the same people and options. */
export async function playAgain(table: string): Promise<void> {
  const kept = await keptTable(table);
  if (kept !== undefined) router.go(`/local/${beginNew(kept.game, kept.saved.config, kept.sitters)}`);
}
