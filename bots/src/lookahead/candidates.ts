import {
  at,
  completed,
  type Draft,
  draftOf,
  extend,
  extended,
  type GameTypes,
  printMove,
  questionFor,
  type Selection,
  Stream,
  selectionsOf,
  violationOf,
} from '@ludoteca/kernel';
import type { Mind, World } from './context.ts';
import { type Reach, trial } from './quiescence.ts';

/** A selection with no more whole answers than this is written out. */
const WRITTEN = 60;
/** How many of the whole answers met on a walk go on to be weighed. */
const FOUND = 6;
/** A walk ends after so many items at the latest. */
const LONGEST_WALK = 40;

/** The answers worth weighing: every listed one, every selection where they are few, and else the best that a walk finds. */
export function candidatesOf<T extends GameTypes>(mind: Mind<T>, reach: Reach): T['move'][] {
  const world = mind.world(0);
  const question = questionFor(mind.game, world.state, mind.seat);
  const chosen = (question.selections ?? []).flatMap(
    (selection) => writtenOut(mind, world, selection) ?? walked(mind, world, selection, reach),
  );
  return [...(question.list ?? []), ...chosen];
}

function writtenOut<T extends GameTypes>(mind: Mind<T>, world: World<T>, selection: Selection<T['move']>): T['move'][] | undefined {
  const all = selectionsOf(selection, WRITTEN);
  return all?.filter((move) => violationOf(mind.game, world.state, mind.seat, move) === undefined);
}

/**
 * Builds a wide selection item by item: each item that can come next is tried by completing the draft and judging the
 * whole. Goes on while there is something to add and it helps, or the draft is not whole yet.
 */
function walked<T extends GameTypes>(mind: Mind<T>, world: World<T>, selection: Selection<T['move']>, reach: Reach): T['move'][] {
  const seen = new Map<string, { move: T['move']; value: number }>();
  const judged = (move: T['move']): number => {
    const key = printMove(mind.game.moves, move);
    const known = seen.get(key);
    if (known !== undefined) return known.value;
    const value = trial(mind, world, move, reach);
    seen.set(key, { move, value });
    return value;
  };
  let draft: Draft<T['move']> = draftOf(selection);
  for (let length = 0; length < LONGEST_WALK; length++) {
    const { items, whole } = extend(mind.game, world.state, mind.seat, draft);
    const stay = whole ? judged(completed(draft)) : Number.NEGATIVE_INFINITY;
    if (items.length === 0 || (mind.meter.exhausted && seen.size > 0)) break;
    const next = items.map((item) => extended(draft, item));
    const values = next.map((longer) => judged(finished(mind, world, longer)));
    const best = Math.max(...values);
    if (best <= stay) break;
    draft = at(next, values.indexOf(best));
  }
  const ranking = [...seen.values()].sort((a, b) => b.value - a.value);
  return ranking.slice(0, FOUND).map(({ move }) => move);
}

/** The draft completed by lot, the same lot for every draft of a walk. */
function finished<T extends GameTypes>(mind: Mind<T>, world: World<T>, start: Draft<T['move']>): T['move'] {
  const chance = new Stream({ kind: 'quick', words: [...world.words] });
  let draft = start;
  for (;;) {
    const { items, whole } = extend(mind.game, world.state, mind.seat, draft);
    if (whole || items.length === 0) return completed(draft);
    draft = extended(draft, at(items, chance.int(items.length)));
  }
}
