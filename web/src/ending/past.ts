import type { Statistics } from '@ludoteca/server/protocol';
import { fromBrowser, fromServer, type Played, streakOf } from '../me/statistics.ts';
import { request } from '../remote/api.ts';
import { keptTables } from '../saved/shelf-db.ts';
import type { TableState } from '../table/table.svelte.ts';

/** How a game that has just ended stands among those before it. */
export interface Past {
  /** Victories of this game in a row, this one included; 0 after a defeat. */
  readonly streak: number;
  /** The rating before and after, at rated tables. */
  readonly rating?: { readonly from: number | undefined; readonly to: number };
}

export async function pastOf({ link }: TableState, won: boolean): Promise<Past> {
  const { facts, where } = link;
  if (facts === null) return { streak: 0 };
  const streak = (games: readonly Played[]): number => (won ? 1 + streakOf(games, facts.game).now : 0);
  if (where === 'local') {
    const kept = (await keptTables()).filter(({ id }) => id !== facts.id);
    return { streak: streak(kept.flatMap((table) => fromBrowser(table) ?? [])) };
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
