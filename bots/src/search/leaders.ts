import type { GameTypes, View } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { mindOf } from '../judge/mind.ts';
import type { Found } from './outcome.ts';
import type { Search } from './search.ts';

/** How many of the leading answers go into a play-off. */
const LEADING = 5;

/** What wins the play-off of the leading answers and a few offers. Of a budget in iterations it takes the game's share. */
export function bestOfLeaders<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  search: Search<T>,
  found: readonly Found<T['move']>[],
  budget: Budget,
  seed: string,
  offers: readonly T['move'][] = [],
): T['move'] {
  const lines = 'iterations' in budget ? { iterations: budget.iterations * search.playOffShare } : budget;
  const leaders = found.slice(0, LEADING).map(({ move }) => move);
  return search.playOff([...leaders, ...offers], lines, mindOf(player, view, budget, `${seed}:talks`));
}
