import type { Statistics } from '@ludoteca/server/protocol';
import { type AloneRow, byAlone, fromBrowser, fromServer, type Played, streakOf, wordOf } from '../me/statistics.ts';
import { request } from '../remote/api.ts';
import { keptTables } from '../saved/shelf-db.ts';
import type { TableState } from '../table/table.svelte.ts';

/** How a finished game compares with those before it. */
export interface Past {
  /** Victories of this game in a row, this one included; 0 after a defeat. */
  readonly streak: number;
  /** The rating before and after, at rated tables. */
  readonly rating?: { readonly from: number | undefined; readonly to: number };
  /** In a solo game: all results with the same options, this one included. */
  readonly alone?: AloneRow | undefined;
}

export async function pastOf({ link }: TableState, won: boolean): Promise<Past> {
  const { facts, where } = link;
  if (facts === null) return { streak: 0 };
  const streak = (games: readonly Played[]): number => (won ? 1 + streakOf(games, facts.game).now : 0);
  if (where === 'local') {
    const kept = (await keptTables()).filter(({ id }) => id !== facts.id).flatMap((table) => fromBrowser(table) ?? []);
    if (facts.seats.length > 1) return { streak: streak(kept.filter(({ alone }) => !alone)) };
    const options = wordOf(facts.options);
    const alike = kept.filter((one) => one.game === facts.game && one.alone && one.options === options);
    // This game may not be stored yet.
    const table = { id: facts.id, game: facts.game, created: 0, touched: Date.now(), asked: [], options: facts.options };
    const now = fromBrowser({
      ...table,
      sitters: [{ kind: 'person', name: '' }],
      standing: facts.result,
      practice: facts.practice ?? false,
    });
    return { streak: streak(alike), alone: byAlone(now === undefined ? alike : [...alike, now])[0] };
  }
  const found = await request<Statistics>('GET', '/me/statistics');
  if (!found.ok) return { streak: 0 };
  const before = found.value.games.filter(({ table }) => table !== facts.id);
  const marks = found.value.ratings[facts.game] ?? [];
  const place = marks.findIndex(({ table }) => table === facts.id);
  const mark = marks[place];
  return {
    streak: streak(before.flatMap((game) => fromServer(game) ?? [])),
    ...(mark === undefined ? {} : { rating: { from: marks[place - 1]?.rating, to: mark.rating } }),
  };
}
