import { at } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import type { Draft, Game, GameTypes, Item, Seat, Selection, State } from '../contract.ts';
import { completed, extended } from './drafts.ts';
import { extend } from './question.ts';

/** Maximum number of items in one answer; more means that `extend` never ends. */
const MOST_ITEMS = 200;

/**
 * Picks the next item of a draft, or undefined to stop. `whole` says that the draft is an answer already.
 * `items` may be empty.
 */
export type ItemPolicy<M> = (items: readonly Item[], whole: boolean, draft: Draft<M>) => Item | undefined;

/**
 * Completes a draft item by item with a policy. The result is legal if the policy stops only at a whole draft.
 * `begun` is the selection that the draft began with; passing it saves recomputing the question.
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
