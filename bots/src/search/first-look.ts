import { at, type GameTypes, range, sum, violationOf } from '@ludoteca/kernel';
import type { Mind } from '../lookahead/context.ts';
import { type Judge, reachFrom, trial } from '../lookahead/quiescence.ts';

/** In how many worlds answers are looked at; after each of these only the better half goes on. */
const WORLDS = 8;
const HALVINGS: readonly number[] = [1, 3];
/** The most that one look may go ahead. */
const AHEAD = 48;

/**
 * The first look at the answers of the root: each is played in the same worlds with the same chance until its consequences
 * have settled, as medium does it. One mean for each answer, in the judge's units; `otherwise` for those that were possible
 * in no world, which happens only when somebody wonders about another seat's answers.
 */
export function firstLook<T extends GameTypes>(mind: Mind<T>, moves: readonly T['move'][], judge: Judge<T>, otherwise: number): number[] {
  const values: number[][] = moves.map(() => []);
  const mean = (list: readonly number[]): number => (list.length === 0 ? otherwise : sum(list) / list.length);
  const betterHalf = (field: readonly number[]): number[] => {
    const sorted = field.toSorted((a, b) => mean(at(values, b)) - mean(at(values, a)));
    return sorted.slice(0, Math.max(2, Math.ceil(sorted.length / 2)));
  };
  let field = range(moves.length);
  for (let n = 0; n < WORLDS; n++) {
    const world = mind.world(n);
    const share = Math.floor(mind.meter.remaining(AHEAD * field.length * 2) / (2 * field.length));
    const reach = reachFrom(world, Math.min(AHEAD, share));
    for (const place of field) {
      if (n > 0 && mind.meter.exhausted) return values.map(mean);
      const move = at(moves, place);
      if (mind.seat !== mind.viewer && violationOf(mind.game, world.state, mind.seat, move) !== undefined) continue;
      at(values, place).push(trial(mind, world, move, reach, judge));
    }
    if (HALVINGS.includes(n)) field = betterHalf(field);
  }
  return values.map(mean);
}
