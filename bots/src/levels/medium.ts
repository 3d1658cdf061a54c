import { type AnyMove, at, isEmpty, questionFor, type View } from '@ludoteca/kernel';
import type { Bot, Budget, PastOffer, Player } from '../bot.ts';
import { candidatesOf } from '../lookahead/candidates.ts';
import { certainWin } from '../lookahead/certain-win.ts';
import { contextOf, type EvaluationContext } from '../lookahead/context.ts';
import { compareMoves, meanValue } from '../lookahead/halving.ts';
import { offersOf } from '../lookahead/offers.ts';
import { limitsIn } from '../lookahead/quiescence.ts';

/** Simulated plays per trial while a wide selection is built. */
const CONSTRUCTION_PLAYS = 12;
/** Differences below this are rounding errors. */
const EPSILON = 1e-9;

/** Looks one answer ahead, to a quiet position, and takes the best on average over determinizations. */
export const medium: Bot = {
  level: 'medium',
  answer(player, view, budget, seed, pastOffers) {
    const context = contextOf(player, view, budget, seed);
    const win = certainWin(context);
    if (win !== undefined) return win;
    const field = compareMoves(context, movesOf(context, pastOffers));
    const best = Math.max(...field.map(meanValue));
    const equals = field.filter((sampled) => meanValue(sampled) >= best - EPSILON);
    return at(equals, context.chance.int(equals.length)).move;
  },
  remark: bestRemark,
};

/** The best thing to say for a seat that may speak, or undefined when nothing is better than silence. */
export function bestRemark(
  player: Player,
  view: View,
  budget: Budget,
  seed: string,
  pastOffers?: readonly PastOffer[],
): AnyMove | undefined {
  const context = contextOf(player, view, budget, seed);
  if (isEmpty(questionFor(context.game, context.world(0).state, context.seat))) return undefined;
  const candidates = movesOf(context, pastOffers);
  if (candidates.length === 0) return undefined;
  const field = compareMoves<AnyMove | null>(context, [null, ...candidates]).sort((a, b) => meanValue(b) - meanValue(a));
  const best = at(field, 0);
  const silence = field.find(({ move }) => move === null);
  const isBetter = silence === undefined || meanValue(best) > meanValue(silence) + EPSILON;
  return isBetter && best.move !== null ? best.move : undefined;
}

function movesOf(context: EvaluationContext, pastOffers: readonly PastOffer[] | undefined): AnyMove[] {
  return [...candidatesOf(context, limitsIn(context.world(0), CONSTRUCTION_PLAYS)), ...offersOf(context, pastOffers)];
}
