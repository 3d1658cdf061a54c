import { at, deciding, type GameTypes, same, type View } from '@ludoteca/kernel';
import type { Bot, Budget, Player, Said } from '../bot.ts';
import { part, TALKING, without } from '../budget.ts';
import { mindOf } from '../lookahead/context.ts';
import { weigh, worth } from '../lookahead/halving.ts';
import { offersOf } from '../lookahead/offers.ts';
import { bestRemark } from '../lookahead/remark.ts';
import { bestOf, foundBy } from '../search/decide.ts';
import { leadersCompared } from '../search/leaders.ts';
import { Search } from '../search/search.ts';
import { medium } from './medium.ts';

/** What part of a budget in milliseconds may go into the first look; what it leaves is for the search. */
const LOOKING = 0.2;

/** What the first look may cost. */
export function lookOf(budget: Budget): Budget {
  return part(budget, LOOKING);
}

/** Searches a tree of answers over imagined worlds. Talks between people stay outside the tree and are judged as medium judges them. */
export const hard: Bot = {
  level: 'hard',
  answer(player, view, budget, seed, said, memory) {
    const since = performance.now();
    const left = (): Budget => without(budget, performance.now() - since);
    const search = new Search(player, view, lookOf(budget), seed, { memory });
    if (isTalk(player, view, search)) return medium.answer(player, view, left(), seed, said);
    const [only, ...others] = search.root.order;
    const isForced = others.length === 0 && only?.move !== undefined;
    const offerable = search.hasOffers() ? said : undefined;
    const { playOffShare } = search;
    const later = playOffShare > 0 ? playOffShare : offerable === undefined ? 0 : TALKING;
    if (!isForced) search.decide(part(left(), 1 - later));
    const found = foundBy(search);
    const move = playOffShare > 0 ? at(leadersCompared(player, view, search, found, left(), seed, offerable), 0).move : bestOf(found).move;
    memory?.keep(found.find((answer) => same(answer.move, move))?.edge, search.iterations);
    if (offerable === undefined || playOffShare > 0) return move;
    return withOffers(player, view, part(budget, TALKING), seed, move, offerable);
  },
  remark: (player, view, budget, seed, said) => bestRemark(mindOf(player, view, budget, seed), said),
};

/** Whether several seats are speaking to each other: answers then are words, not moves, and a tree of them leads nowhere. */
function isTalk<T extends GameTypes>({ game }: Player<T>, { asked }: View<T>, search: Search<T>): boolean {
  return search.root.order.length === 0 || (asked.must.length + asked.may.length > 1 && deciding(game, search.world())?.together !== true);
}

/** The most promising offer when it promises more than the best answer, else that answer. */
function withOffers<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  budget: Budget,
  seed: string,
  best: T['move'],
  said: readonly Said<T['move']>[],
): T['move'] {
  const mind = mindOf(player, view, budget, `${seed}:offers`);
  const field = weigh<T, T['move']>(mind, [best, ...offersOf(mind, said)]);
  const top = at(
    field.toSorted((a, b) => worth(b) - worth(a)),
    0,
  );
  const own = field.find(({ move }) => same(move, best));
  return own !== undefined && worth(own) >= worth(top) ? best : top.move;
}
