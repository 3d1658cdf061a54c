import { type AnyMove, at, type Stream } from '@ludoteca/kernel';
import type { Bot } from '../bot.ts';
import { candidatesOf } from '../lookahead/candidates.ts';
import { contextOf } from '../lookahead/context.ts';
import { limitsIn, valueAfter } from '../lookahead/quiescence.ts';
import { bestRemark } from './medium.ts';

/** Softmax temperature, as a part of what separates the best answer from the median one. */
const TEMPERATURE = 1 / 2;
const RESOLUTION = 1_000_000;

/**
 * Plays like somebody who has just learned the game. Its mistakes are deliberate and those of a beginner: it looks at what
 * an answer brings at once and not at what follows, it minds its own points and not what the others gain or lose, and it
 * often takes the second or third best. It never takes an answer from the worse half.
 */
export const easy: Bot = {
  level: 'easy',
  answer(player, view, budget, seed) {
    const context = contextOf(player, view, budget, seed);
    const world = context.world(0);
    const atOnce = limitsIn(world, 0);
    const candidates = candidatesOf(context, atOnce);
    if (candidates.length === 1) return at(candidates, 0);
    const ownPoints = (move: AnyMove): number =>
      valueAfter(context, world, move, atOnce, (state) => player.evaluation.potential(state, context.seat));
    return softmaxOfBetterHalf(
      candidates.map((move) => ({ move, value: ownPoints(move) })),
      context.chance,
    );
  },
  // Accepts what is good for it, and makes no offers of its own.
  remark: (player, view, budget, seed) => bestRemark(player, view, budget, seed),
};

/** Draws one of the better half, the better the likelier. */
function softmaxOfBetterHalf(answers: readonly { move: AnyMove; value: number }[], chance: Stream): AnyMove {
  const sorted = [...answers].sort((a, b) => b.value - a.value);
  const best = at(sorted, 0).value;
  const median = at(sorted, Math.floor(sorted.length / 2)).value;
  const plausible = sorted.filter(({ value }) => value >= median);
  const scale = (best - median) * TEMPERATURE;
  const weights = plausible.map(({ value }) => (scale === 0 ? 1 : Math.exp((value - best) / scale)));
  const total = weights.reduce((all, weight) => all + weight, 0);
  let left = (chance.int(RESOLUTION) / RESOLUTION) * total;
  for (const [index, { move }] of plausible.entries()) {
    left -= at(weights, index);
    if (left < 0) return move;
  }
  return at(plausible, 0).move;
}
