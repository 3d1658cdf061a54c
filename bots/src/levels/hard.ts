import { type AnyMove, at, deciding, same, type View } from '@ludoteca/kernel';
import type { Bot, Budget, PastOffer, Player } from '../bot.ts';
import { firstLookBudget, offersBudget, treeBudget, without } from '../budget.ts';
import { certainWin } from '../lookahead/certain-win.ts';
import { contextOf } from '../lookahead/context.ts';
import { compareMoves, meanValue } from '../lookahead/halving.ts';
import { offersOf } from '../lookahead/offers.ts';
import { playOffLeaders, rankedAnswers } from '../search/decide.ts';
import { Search } from '../search/search.ts';
import { bestRemark, medium } from './medium.ts';

/** Information-set Monte Carlo tree search. Dialogues stay outside the tree and are evaluated as medium does. */
export const hard: Bot = {
  level: 'hard',
  answer(player, view, budget, seed, pastOffers, memory) {
    const since = performance.now();
    const win = certainWin(contextOf(player, view, budget, `${seed}:win`));
    if (win !== undefined) return win;
    const left = (): Budget => without(budget, performance.now() - since);
    const search = new Search(player, view, firstLookBudget(budget), seed, { memory });
    if (isDialogue(player, view, search)) return medium.answer(player, view, left(), seed, pastOffers);
    const [only, ...others] = search.root.order;
    const isForced = others.length === 0 && only?.move !== undefined;
    const offerable = search.hasOffers() ? pastOffers : undefined;
    const hasPlayOff = search.playOffShare > 0;
    if (!isForced) search.decide(treeBudget(left(), search.playOffShare, offerable !== undefined));
    const ranking = rankedAnswers(search);
    const [best] = hasPlayOff ? playOffLeaders(player, view, search, ranking, left(), seed, { pastOffers: offerable }) : ranking;
    const move = best?.move ?? at(ranking, 0).move;
    memory?.keep(ranking.find((answer) => same(answer.move, move))?.edge, search.iterations);
    if (offerable === undefined || hasPlayOff) return move;
    return bestWithOffers(player, view, offersBudget(budget), seed, move, offerable);
  },
  remark: bestRemark,
};

/** Whether several seats are negotiating. The tree does not search such dialogues. */
function isDialogue({ game }: Player, { asked }: View, search: Search): boolean {
  return search.root.order.length === 0 || (asked.must.length + asked.may.length > 1 && deciding(game, search.world())?.together !== true);
}

/** The best offer when it is better than the best answer, else that answer. */
function bestWithOffers(
  player: Player,
  view: View,
  budget: Budget,
  seed: string,
  best: AnyMove,
  pastOffers: readonly PastOffer[],
): AnyMove {
  const context = contextOf(player, view, budget, `${seed}:offers`);
  const field = compareMoves(context, [best, ...offersOf(context, pastOffers)]);
  const top = at(
    field.toSorted((a, b) => meanValue(b) - meanValue(a)),
    0,
  );
  const own = field.find(({ move }) => same(move, best));
  return own !== undefined && meanValue(own) >= meanValue(top) ? best : top.move;
}
