import { at, type GameTypes, type Stream } from '@ludoteca/kernel';
import type { Bot } from '../bot.ts';
import { candidatesOf } from '../lookahead/candidates.ts';
import { mindOf } from '../lookahead/context.ts';
import { reachFrom, trial } from '../lookahead/quiescence.ts';
import { bestRemark } from '../lookahead/remark.ts';

/** How small a lapse has to be, as a part of what separates a good answer from a middling one, to be made often. */
const TEMPERATURE = 1 / 2;
const FINE = 1_000_000;

/**
 * Plays like somebody who has just learned the game. Its mistakes are deliberate and those of a beginner: it looks at what
 * an answer brings at once and not at what follows, it minds its own affairs and not what the others gain or lose, and it
 * often takes the second or third best. It never takes what is worse than the middle of its choices.
 */
export const easy: Bot = {
  level: 'easy',
  answer(player, view, budget, seed) {
    const mind = mindOf(player, view, budget, seed);
    const world = mind.world(0);
    const atOnce = reachFrom(world, 0);
    const candidates = candidatesOf(mind, atOnce);
    if (candidates.length === 1) return at(candidates, 0);
    return lapse(
      candidates.map((move) => ({
        move,
        value: trial(mind, world, move, atOnce, (state) => player.evaluation.potential(state, mind.seat)),
      })),
      mind.chance,
    );
  },
  // Accepts what is good for it, and makes no proposals of its own.
  remark: (player, view, budget, seed) => bestRemark(mindOf(player, view, budget, seed), undefined),
};

/** Draws one of the better half, the better the likelier. */
function lapse<T extends GameTypes>(judged: readonly { move: T['move']; value: number }[], chance: Stream): T['move'] {
  const sorted = [...judged].sort((a, b) => b.value - a.value);
  const best = at(sorted, 0).value;
  const middle = at(sorted, Math.floor(sorted.length / 2)).value;
  const plausible = sorted.filter(({ value }) => value >= middle);
  const scale = (best - middle) * TEMPERATURE;
  const weights = plausible.map(({ value }) => (scale === 0 ? 1 : Math.exp((value - best) / scale)));
  const total = weights.reduce((all, weight) => all + weight, 0);
  let left = (chance.int(FINE) / FINE) * total;
  for (const [index, { move }] of plausible.entries()) {
    left -= at(weights, index);
    if (left < 0) return move;
  }
  return at(plausible, 0).move;
}
