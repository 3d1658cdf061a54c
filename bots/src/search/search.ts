import {
  type AnyMove,
  at,
  type Draft,
  deciding,
  type Game,
  type Horizon,
  play,
  questionBy,
  range,
  type Seat,
  type Selection,
  type State,
  type Stream,
  streamFrom,
  type View,
} from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { Meter } from '../budget.ts';
import { type StateSampler, seatAsked, stateSampler } from '../determinization.ts';
import { contextOf, type EvaluationContext } from '../lookahead/context.ts';
import { actionsOf, askedNext, draftActions, type ItemPreference, keyOf, moveOf, type Rule, ruleOf } from './actions.ts';
import { ActionGains } from './gains.ts';
import { KEPT_VISITS, type Memory, observationIn } from './memory.ts';
import { addEdges, expand, rootValues } from './priors.ts';
import { Rollout, StopTracker } from './rollout.ts';
import { select, TUNING, ValueSpread } from './selection.ts';
import { type Action, type Edge, Node } from './tree.ts';
import { ValueModel } from './value.ts';

/** Determinizations in which the usual step is measured. */
const STEP_WORLDS = 4;

/** Iterations between two checks whether the answer is found. */
const CHECK_INTERVAL = 32;

/** What a search may be told besides. */
export interface SearchOptions {
  readonly memory?: Memory | undefined;
  /** Whose answer is looked for, when it is not the viewer's: what somebody who watches expects that seat to do. */
  readonly seat?: Seat | undefined;
}

/** One descent through the tree. */
interface Descent {
  readonly state: State;
  node: Node;
  rule: Rule;
  /** The half-made answer, if there is one, its selection, and the node where it was begun. */
  draft: Draft<AnyMove> | undefined;
  selection: Selection<AnyMove> | undefined;
  draftRoot: Node;
  /** The node where a simultaneous decision was entered, and the key of the answers since. */
  jointRoot: Node | undefined;
  jointKey: string;
}

/**
 * Information-set Monte Carlo tree search: every iteration samples a determinization of the view, descends by PUCT through
 * one tree shared by all of them, evaluates the position where it leaves the tree after a rollout, and backpropagates one
 * value per seat (max-n).
 */
export class Search {
  readonly game: Game;
  readonly seat: Seat;
  readonly root: Node;
  readonly valueModel: ValueModel;
  /** Number of iterations, those of earlier searches in the same memory included. */
  iterations: number;
  readonly chance: Stream;
  readonly horizon: Horizon;
  readonly stops: StopTracker;
  readonly sampleState: StateSampler;
  readonly preference: ItemPreference;
  private readonly gains: ActionGains;
  private readonly rollout: Rollout;
  private readonly spreads: readonly ValueSpread[];
  /** The action that every descent starts with, while one is forced. */
  private forced: Edge | undefined;
  private readonly path: Edge[] = [];
  private readonly nodes: Node[] = [];
  /** By node of the descent, the value of the position to the seat that chose; undefined where there was no choice. */
  private readonly baselines: (number | undefined)[] = [];

  constructor(player: Player, view: View, firstLook: Budget, seed: string, { memory, seat = seatAsked(view) }: SearchOptions = {}) {
    const { game, evaluation } = player;
    this.game = game;
    this.seat = seat;
    this.chance = streamFrom(`${seed}:search`);
    this.sampleState = stateSampler(game, view, this.chance);
    const state = this.sampleState(this.chance);
    this.horizon = evaluation.horizon?.(state.seats.length) ?? { answers: 0 };
    this.stops = new StopTracker(game, this.horizon.until);
    const samples = range(STEP_WORLDS).map(() => this.sampleState(this.chance));
    this.valueModel = new ValueModel(game, evaluation, state, samples, this.chance);
    this.preference = evaluation.itemPreference?.bind(evaluation);
    this.gains = new ActionGains(game, this.valueModel, this.chance, this.preference);
    this.rollout = new Rollout(this.gains, this.horizon, this.stops);
    this.spreads = state.seats.map(() => new ValueSpread());
    this.iterations = memory?.iterations ?? 0;
    const reused = memory?.recall(view);
    reused?.discount();
    this.root = reused ?? new Node(this.seat, at(view.agenda, view.agenda.length - 1).kind);
    this.expandRoot(state, contextOf(player, view, firstLook, `${seed}:look`, seat));
  }

  /** Adds the answers of the root, with priors from a lookahead without a tree. */
  private expandRoot(first: State, context: EvaluationContext): void {
    const actions = actionsOf(this.game, first, ruleOf(this.game, first), this.seat);
    // A reused tree was grown over other worlds too, in which the seat had other actions.
    this.root.retain(new Set(actions.map(({ key }) => key)));
    const fresh = actions.filter(({ key }) => !this.root.edges.has(key));
    if (fresh.length === 0) return;
    const moves = fresh.map((action) => moveOf(this.game, first, this.seat, action, this.chance, this.preference));
    const evaluate = (state: State): number => at(this.valueModel.evaluate(state), this.seat);
    const baseline = evaluate(first);
    const values = fresh.length === 1 ? [baseline] : rootValues(context, moves, evaluate, baseline);
    addEdges(
      this.root,
      fresh,
      values.map((value) => value - baseline),
    );
    this.root.visits = Math.max(1, this.root.visits);
  }

  /** A fresh determinization. */
  world(): State {
    return this.sampleState(this.chance);
  }

  /** The value of the root to the seat, by the evaluation alone. */
  rootValue(): number {
    return at(this.valueModel.evaluate(this.world()), this.seat);
  }

  /** The seat's chance of winning at the root, by the evaluation alone. */
  rootWinChance(): number {
    this.valueModel.evaluate(this.world());
    return at(this.valueModel.winChances(), this.seat);
  }

  /** Whether the seat could make an offer to others; offers are not in the tree. */
  hasOffers(): boolean {
    const state = this.world();
    return (questionBy(this.game, state, ruleOf(this.game, state), this.seat).offers?.length ?? 0) > 0;
  }

  /** The share of the budget that the game keeps for a play-off. */
  get playOffShare(): number {
    return this.horizon.playOff ?? 0;
  }

  /** Searches until the budget is used up. */
  run(budget: Budget): void {
    const meter = new Meter(budget);
    while (!meter.exhausted) {
      meter.spend();
      this.iterate();
    }
  }

  /**
   * Searches until the answer is found: when the budget is used up, or when no other answer can catch up with the most
   * visited one any more. Further iterations would only improve the values of the others.
   */
  decide(budget: Budget): void {
    const meter = new Meter(budget);
    while (!meter.exhausted) {
      meter.spend();
      this.iterate();
      if (meter.spent % CHECK_INTERVAL === 0 && this.root.visitLead > meter.ahead) return;
    }
  }

  /** Visits one answer of the root for this many iterations, whatever its value, so that it can be compared fairly. */
  force(move: AnyMove, iterations: number): void {
    this.forced = this.root.edges.get(keyOf(move));
    for (let n = 0; n < iterations && this.forced !== undefined; n++) this.iterate();
    this.forced = undefined;
  }

  private iterate(): void {
    const state = this.sampleState(this.chance);
    this.path.length = 0;
    this.nodes.length = 0;
    this.baselines.length = 0;
    this.iterations++;
    const descent: Descent = {
      state,
      node: this.root,
      rule: ruleOf(this.game, state),
      draft: undefined,
      selection: undefined,
      draftRoot: this.root,
      jointRoot: undefined,
      jointKey: '',
    };
    this.backpropagate(this.descend(descent));
  }

  /** Descends to where the line leaves the tree, and returns the values of the leaf. */
  private descend(descent: Descent): readonly number[] {
    const { state } = descent;
    this.stops.begin(state);
    let baseline = 0;
    for (let depth = 0; depth < TUNING.maxDepth; depth++) {
      const { node } = descent;
      this.nodes.push(node);
      if (node.visits === 0 && descent.draft === undefined) return this.evaluateLeaf(state);
      if (node.seat === this.seat && node.visits === KEPT_VISITS && depth > 0 && descent.draft === undefined)
        node.observation ??= observationIn(state, node.seat);
      const actions = this.actionsAt(descent, depth);
      // Without a choice no baseline is needed; and a half-made answer has changed nothing yet.
      const isForced = actions.length === 1 && at(actions, 0).draft === undefined;
      if (descent.draft === undefined && !isForced) baseline = at(this.valueModel.evaluateOpen(state), node.seat);
      this.baselines.push(isForced ? undefined : baseline);
      expand(this.gains, node, state, actions, baseline, depth, this.iterations);
      const edge =
        depth === 0 && this.forced !== undefined
          ? this.forced
          : select(node, actions.length, this.iterations, at(this.spreads, node.seat).deviation);
      this.path.push(edge);
      if (edge.draft !== undefined) descent.selection = actions.find(({ key }) => key === edge.key)?.selection;
      const move = edge.isPreferred ? actions.find(({ key }) => key === edge.key)?.move : edge.move;
      if (!this.follow(descent, edge, move as AnyMove)) return this.valueModel.evaluateFinal(state);
      if (edge.draft === undefined) this.stops.advance(state);
    }
    return this.valueModel.evaluateOpen(state);
  }

  /** The values of a position outside the tree, after a rollout. */
  private evaluateLeaf(state: State): readonly number[] {
    this.rollout.play(state, at(this.nodes, this.nodes.length - 2).seat);
    return this.valueModel.evaluate(state);
  }

  private actionsAt({ state, rule, node, draft, selection }: Descent, depth: number): Action[] {
    return draft === undefined
      ? actionsOf(this.game, state, rule, node.seat, depth === 0 ? undefined : this.preference)
      : draftActions(this.game, state, node.seat, draft, selection);
  }

  /** Takes the action and moves on to the next node; false when the game is over. */
  private follow(descent: Descent, edge: Edge, move: AnyMove): boolean {
    const { node, state } = descent;
    if (edge.draft !== undefined) {
      descent.draft = edge.draft;
      descent.node = descent.draftRoot.transposition(edge.key, node.seat, node.kind);
      return true;
    }
    const wasTogether = descent.rule.together === true;
    const { decision } = state;
    play(this.game, state, node.seat, move);
    const rule = deciding(this.game, state);
    if (rule === undefined) return false;
    const seat = askedNext(state, rule);
    const kind = at(state.agenda, state.agenda.length - 1).kind;
    if (wasTogether) {
      // What the others answer does not depend on what this seat has just answered in private.
      descent.jointRoot ??= descent.draftRoot;
      descent.jointKey += `${node.seat}${edge.key}`;
      const isOpen = state.decision === decision && rule.together === true;
      const key = isOpen ? `seat ${seat}` : `${descent.jointKey}:${seat}${kind}`;
      descent.node = descent.jointRoot.transposition(key, seat, kind);
      if (!isOpen) descent.jointRoot = undefined;
    } else descent.node = edge.child(seat, kind);
    if (descent.jointRoot === undefined) descent.jointKey = '';
    descent.rule = rule;
    descent.draft = undefined;
    descent.draftRoot = descent.node;
    return true;
  }

  private backpropagate(values: readonly number[]): void {
    for (const node of this.nodes) node.visits++;
    const winChances = this.valueModel.winChances();
    for (let place = 0; place < this.path.length; place++) {
      const edge = at(this.path, place);
      const { seat } = at(this.nodes, place);
      const value = at(values, seat);
      edge.visits++;
      edge.valueSum += value;
      const baseline = this.baselines[place];
      if (baseline !== undefined) {
        edge.gainSum += value - baseline;
        edge.gainVisits++;
      }
      edge.winChanceSum += at(winChances, seat);
      edge.pointsSum += this.valueModel.pointsOf(seat);
    }
    for (const [seat, spread] of this.spreads.entries()) spread.add(at(values, seat));
  }
}
