import { type GameTypes, same, type View } from '@ludoteca/kernel';
import type { Budget, Player, Said } from '../bot.ts';
import { part, TALKING } from '../budget.ts';
import { mindOf } from '../lookahead/context.ts';
import { offersOf } from '../lookahead/offers.ts';
import type { Found } from './decide.ts';
import type { Compared } from './play-off.ts';
import type { Search } from './search.ts';

/** How many of the leading answers go into a play-off. */
const LEADING = 5;

/**
 * The play-off of the leading answers, `also` one that is asked about, and, where `said` is given, the most promising
 * offers: the winner first. Of a budget in iterations it takes the game's share.
 */
export function leadersCompared<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  search: Search<T>,
  found: readonly Found<T['move']>[],
  budget: Budget,
  seed: string,
  said?: readonly Said<T['move']>[],
  also?: T['move'],
): Compared<T['move']>[] {
  const offers = offersOf(mindOf(player, view, part(budget, TALKING), `${seed}:offers`), said);
  const time = part(budget, said === undefined ? 1 : 1 - TALKING);
  const lines = 'iterations' in time ? { iterations: time.iterations * search.playOffShare } : time;
  const leaders = found.filter(({ move }, place) => place < LEADING || (also !== undefined && same(move, also))).map(({ move }) => move);
  return search.playOff([...leaders, ...offers], lines, mindOf(player, view, time, `${seed}:talks`));
}
