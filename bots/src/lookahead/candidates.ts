import {
  type AnyMove,
  at,
  completeDraft,
  completed,
  type Draft,
  draftOf,
  extended,
  type ItemPolicy,
  printMove,
  questionFor,
  type Selection,
  selectionsOf,
  violationOf,
} from '@ludoteca/kernel';
import { streamOf, type World } from '../determinization.ts';
import type { EvaluationContext } from './context.ts';
import { type QuiescenceLimits, valueAfter } from './quiescence.ts';

/** Maximum number of whole answers of a selection that is enumerated. */
const ENUMERATED = 60;
/** Number of the whole answers met while building a wide selection that become candidates. */
const KEPT = 6;

/** The answers to compare: all listed ones; all selections where there are few, otherwise the best that greedy construction finds. */
export function candidatesOf(context: EvaluationContext, limits: QuiescenceLimits): AnyMove[] {
  const world = context.world(0);
  const question = questionFor(context.game, world.state, context.seat);
  const selected = (question.selections ?? []).flatMap(
    (selection) => enumerated(context, world, selection) ?? constructed(context, world, selection, limits),
  );
  return [...(question.list ?? []), ...selected];
}

function enumerated({ game, seat }: EvaluationContext, { state }: World, selection: Selection<AnyMove>): AnyMove[] | undefined {
  return selectionsOf(selection, ENUMERATED)?.filter((move) => violationOf(game, state, seat, move) === undefined);
}

/**
 * Builds a wide selection item by item: each item that can come next is tried by completing the draft at random and
 * evaluating the whole. Goes on while an item helps, or the draft is not whole yet.
 */
function constructed(context: EvaluationContext, world: World, selection: Selection<AnyMove>, limits: QuiescenceLimits): AnyMove[] {
  const { game, seat, meter } = context;
  const met = new Map<string, { move: AnyMove; value: number }>();
  const tryOut = (move: AnyMove): number => {
    const key = printMove(game.moves, move);
    const known = met.get(key);
    if (known !== undefined) return known.value;
    const value = valueAfter(context, world, move, limits);
    met.set(key, { move, value });
    return value;
  };
  const bestItem: ItemPolicy<AnyMove> = (items, whole, draft) => {
    const asItIs = whole ? tryOut(completed(draft)) : Number.NEGATIVE_INFINITY;
    if (items.length === 0 || (meter.exhausted && met.size > 0)) return undefined;
    const values = items.map((item) => tryOut(completedAtRandom(context, world, extended(draft, item))));
    const best = Math.max(...values);
    return best <= asItIs ? undefined : at(items, values.indexOf(best));
  };
  completeDraft(game, world.state, seat, draftOf(selection), bestItem);
  const ranking = [...met.values()].sort((a, b) => b.value - a.value);
  return ranking.slice(0, KEPT).map(({ move }) => move);
}

/** The shortest completion with random items, drawn alike for every draft. */
function completedAtRandom({ game, seat }: EvaluationContext, { state, words }: World, draft: Draft<AnyMove>): AnyMove {
  const chance = streamOf(words);
  return completeDraft(game, state, seat, draft, (items, whole) =>
    whole || items.length === 0 ? undefined : at(items, chance.int(items.length)),
  );
}
