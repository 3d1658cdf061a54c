import { at } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import type { Draft, Game, GameTypes, Item, Seat, Selection, State } from '../contract.ts';
import { completed, extended } from './drafts.ts';
import { extend } from './question.ts';

/** More items than this in one answer is an `extend` that never comes to an end. */
const MOST_ITEMS = 200;

/**
 * Picks the item that a draft goes on with, or undefined to stop there. `whole` says that the draft is an answer already.
 * Where `items` is empty there is nothing to pick.
 */
export type ItemPolicy<M> = (items: readonly Item[], whole: boolean, draft: Draft<M>) => Item | undefined;

/**
 * Completes a half-made answer item by item, as a policy picks them. The result is legal when the policy stops at a whole
 * draft only. Whoever still has the selection that the draft began with spares the question.
 */
export function completeDraft<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  start: Draft<T['move']>,
  pick: ItemPolicy<T['move']>,
  begun?: Selection<T['move']>,
): T['move'] {
  let draft = start;
  for (let count = 0; count < MOST_ITEMS; count++) {
    const { items, whole } = extend(game, state, seat, draft, begun);
    const item = pick(items, whole, draft);
    if (item === undefined) return completed(draft);
    draft = extended(draft, item);
  }
  throw new Error(`${game.meta.id}: a half-made answer cannot be finished`);
}

/** Picks items at random; a draft that is whole stops with a chance of one half. */
export function randomItems(chance: Chance): (items: readonly Item[], whole: boolean) => Item | undefined {
  return (items, whole) => {
    if (items.length === 0 || (whole && chance.int(2) === 0)) return undefined;
    return at(items, chance.int(items.length));
  };
}
