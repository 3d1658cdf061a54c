import { type AnyMove, at, range, type State, sum, violationOf } from '@ludoteca/kernel';
import type { EvaluationContext } from '../lookahead/context.ts';
import { type Evaluator, limitsIn, valueAfter } from '../lookahead/quiescence.ts';
import { type ActionGains, familiarGain } from './gains.ts';
import { TUNING } from './selection.ts';
import { type Action, Edge, type Node } from './tree.ts';

/** Bounds of the exponent of a prior: in some world all actions may be far below the best of the others. */
const MIN_EXPONENT = -20;
const MAX_EXPONENT = 4;
/** Gains that spread less than this do not differ. */
const MIN_SCALE = 0.002;

/** Marks the actions of this iteration as available, and adds new ones with their priors. `baseline` is the value of the position. */
export function expand(
  gains: ActionGains,
  node: Node,
  state: State,
  actions: readonly Action[],
  baseline: number,
  depth: number,
  iteration: number,
): void {
  let unknown: Action[] | undefined;
  for (const action of actions) {
    const edge = node.edges.get(action.key);
    if (edge !== undefined) edge.markAvailable(iteration);
    else if (unknown === undefined) unknown = [action];
    else unknown.push(action);
  }
  if (unknown === undefined) return;
  if (actions.length === 1 && node.edges.size === 0) {
    // Nothing to compare it with.
    addEdges(node, actions, [0]);
    node.edges.get(at(actions, 0).key)?.markAvailable(iteration);
    return;
  }
  const table = gains.table(node.seat, node.kind);
  const isNear = depth <= TUNING.lookDepth;
  const found = unknown.map(
    (action) =>
      (isNear ? undefined : familiarGain(table, action)) ?? gains.look(table, state, node.seat, action, baseline, TUNING.lookPlies),
  );
  addEdges(node, unknown, found);
  for (const { key } of unknown) node.edges.get(key)?.markAvailable(iteration);
}

/** Adds actions whose gains are known: the priors are a softmax of the gains. */
export function addEdges(node: Node, actions: readonly Action[], gains: readonly number[]): void {
  if (node.edges.size === 0) {
    node.bestGain = Math.max(...gains);
    node.priorScale = Math.max(MIN_SCALE, populationDeviation(gains)) * TUNING.priorTemperature;
  }
  for (const [place, action] of actions.entries()) {
    const gain = gains[place] as number;
    const exponent = (gain - node.bestGain) / node.priorScale;
    node.add(new Edge(action, gain, Math.exp(Math.min(MAX_EXPONENT, Math.max(MIN_EXPONENT, exponent)))));
  }
}

function populationDeviation(values: readonly number[]): number {
  const mean = values.reduce((all, value) => all + value, 0) / values.length;
  return Math.sqrt(values.reduce((all, value) => all + (value - mean) ** 2, 0) / values.length);
}

/** Worlds in which the answers of the root are tried; after some of them (from 0) only the better half stays. */
const WORLDS = 8;
const HALVINGS: readonly number[] = [1, 3];
/** Maximum number of simulated plays per trial. */
const PLAYS = 48;

/**
 * The first look at the root: each answer is played in the same worlds with the same chance to a quiet position, as medium
 * does it. Returns one mean per answer; `otherwise` for answers that were legal in no world, which happens only when
 * another seat's decision is looked at.
 */
export function rootValues(context: EvaluationContext, moves: readonly AnyMove[], evaluate: Evaluator, otherwise: number): number[] {
  const { game, seat, viewer, meter } = context;
  const values: number[][] = moves.map(() => []);
  const mean = (list: readonly number[]): number => (list.length === 0 ? otherwise : sum(list) / list.length);
  const betterHalf = (field: readonly number[]): number[] => {
    const sorted = field.toSorted((a, b) => mean(at(values, b)) - mean(at(values, a)));
    return sorted.slice(0, Math.max(2, Math.ceil(sorted.length / 2)));
  };
  let field = range(moves.length);
  for (let n = 0; n < WORLDS; n++) {
    const world = context.world(n);
    const share = Math.floor(meter.remaining(PLAYS * field.length * 2) / (2 * field.length));
    const limits = limitsIn(world, Math.min(PLAYS, share));
    for (const place of field) {
      if (n > 0 && meter.exhausted) return values.map(mean);
      const move = at(moves, place);
      if (seat !== viewer && violationOf(game, world.state, seat, move) !== undefined) continue;
      at(values, place).push(valueAfter(context, world, move, limits, evaluate));
    }
    if (HALVINGS.includes(n)) field = betterHalf(field);
  }
  return values.map(mean);
}
