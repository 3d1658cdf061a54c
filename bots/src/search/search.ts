import {
  at,
  deciding,
  type Game,
  type GameTypes,
  type Horizon,
  play,
  questionBy,
  range,
  type Seat,
  type State,
  type Stream,
  streamFrom,
  type View,
} from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { type Dreamer, dreamerOf } from '../determinization.ts';
import { type Mind, mindOf, seatAsked } from '../lookahead/context.ts';
import { Meter } from '../meter.ts';
import { askedNext, choicesOf, continuations, type Inclination, keyOf, ruleOf, wholeOf } from './actions.ts';
import { firstLook } from './first-look.ts';
import type { Line } from './line.ts';
import { MANNER } from './manner.ts';
import { type Memory, REMEMBERED, sightIn } from './memory.ts';
import { type Compared, PlayOff } from './play-off.ts';
import { Glance } from './priors.ts';
import { Rests } from './rollout.ts';
import { Spread, select } from './selection.ts';
import { type Choice, type Edge, Node } from './tree.ts';
import { Utilities } from './value.ts';

/** In so many worlds a stroll shows how much usually changes at a step. */
const SAMPLES = 4;

/** After so many iterations it is looked whether the answer is found. */
const DECIDED = 32;

/** What a search may be told besides. */
export interface SearchOptions {
  readonly memory?: Memory | undefined;
  /** Whose answer is looked for, when it is not the viewer's: somebody who watches wonders what that seat will do. */
  readonly seat?: Seat | undefined;
}

/**
 * Information-set tree search: every iteration imagines a fresh world that agrees with the view, follows the most
 * promising line of answers through one tree shared by all worlds, judges the position where the line leaves the tree,
 * and credits every seat on the way with what it is worth to that seat.
 */
export class Search<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly root: Node<T['move']>;
  readonly utilities: Utilities<T>;
  /** How many iterations there have been, those of earlier searches in the same memory included. */
  iterations: number;
  readonly chance: Stream;
  readonly horizon: Horizon<T>;
  readonly rests: Rests<T>;
  readonly dream: Dreamer<T>;
  readonly inclination: Inclination<T>;
  private readonly glance: Glance<T>;
  private readonly spreads: readonly Spread[];
  private insisted: Edge<T['move']> | undefined;
  private readonly path: Edge<T['move']>[] = [];
  private readonly nodes: Node<T['move']>[] = [];
  /** What the positions at those nodes promised the seats that were to choose, where there was something to choose. */
  private readonly promises: (number | undefined)[] = [];

  constructor(player: Player<T>, view: View<T>, look: Budget, seed: string, { memory, seat = seatAsked(view) }: SearchOptions = {}) {
    const { game } = player;
    this.game = game;
    this.seat = seat;
    this.chance = streamFrom(`${seed}:search`);
    this.dream = dreamerOf(game, view, this.chance);
    const state = this.dream(this.chance);
    this.horizon = player.evaluation.horizon?.(state.seats.length) ?? { answers: 0 };
    this.rests = new Rests(game, this.horizon.until);
    const samples = range(SAMPLES).map(() => this.dream(this.chance));
    this.utilities = new Utilities(game, player.evaluation, state, samples, this.chance);
    this.inclination = player.evaluation.inclination?.bind(player.evaluation);
    this.glance = new Glance(game, this.utilities, this.chance, this.inclination);
    this.spreads = state.seats.map(() => new Spread());
    this.iterations = memory?.iterations ?? 0;
    const kept = memory?.recall(view);
    kept?.fade();
    this.root = kept ?? new Node(this.seat, at(view.agenda, view.agenda.length - 1).kind);
    this.prepare(state, mindOf(player, view, look, `${seed}:look`, seat));
  }

  /** Looks at the answers of the root, so that the tree begins with what a look ahead without a tree would find. */
  private prepare(first: State<T>, mind: Mind<T>): void {
    const choices = choicesOf(this.game, first, ruleOf(this.game, first), this.seat);
    // A tree that is taken over was grown over other worlds too, in which the seat could do other things.
    this.root.keepOnly(new Set(choices.map(({ key }) => key)));
    const fresh = choices.filter(({ key }) => !this.root.edges.has(key));
    if (fresh.length === 0) return;
    const moves = fresh.map((choice) => wholeOf(this.game, first, this.seat, choice, this.chance, this.inclination));
    const judge = (state: State<T>): number => at(this.utilities.worth(state), this.seat);
    const before = judge(first);
    const values = fresh.length === 1 ? [before] : firstLook(mind, moves, judge, before);
    this.glance.addAll(
      this.root,
      fresh,
      values.map((value) => value - before),
    );
    this.root.visits = Math.max(1, this.root.visits);
  }

  /** A fresh imagined world. */
  world(): State<T> {
    return this.dream(this.chance);
  }

  /** What the position is worth to the seat, before anything is answered. */
  promise(): number {
    return at(this.utilities.worth(this.world()), this.seat);
  }

  /** The seat's chance of winning, before anything is answered. */
  prospects(): number {
    this.utilities.worth(this.world());
    return at(this.utilities.chances(), this.seat);
  }

  /** Whether the seat could make an offer to others; offers are not in the tree. */
  hasOffers(): boolean {
    const state = this.world();
    return (questionBy(this.game, state, ruleOf(this.game, state), this.seat).offers?.length ?? 0) > 0;
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
   * Searches until the answer is found: when the budget is used up, or when no other answer could be followed as often any
   * more as the one that leads. Thinking on would only say better what the others are worth.
   */
  decide(budget: Budget): void {
    const meter = new Meter(budget);
    while (!meter.exhausted) {
      meter.spend();
      this.iterate();
      if (meter.spent % DECIDED === 0 && this.root.lead > meter.ahead) return;
    }
  }

  /** What part of the thinking the game keeps for a play-off. */
  get playOffShare(): number {
    return this.horizon.playOff ?? 0;
  }

  /** A few answers, offers among them, compared in the same worlds, the best first; `mind` is for talks about offers. */
  playOff(moves: readonly T['move'][], budget: Budget, mind: Mind<T>): Compared<T['move']>[] {
    return moves.length === 1 ? [{ move: at(moves, 0), chance: undefined }] : new PlayOff<T>(this, mind).compare(moves, budget);
  }

  /** Follows one answer of the root for so many iterations, whatever it looks like, so that it can be compared fairly. */
  insist(move: T['move'], iterations: number): void {
    this.insisted = this.root.edges.get(keyOf(move));
    for (let n = 0; n < iterations && this.insisted !== undefined; n++) this.iterate();
    this.insisted = undefined;
  }

  private iterate(): void {
    const state = this.dream(this.chance);
    this.path.length = 0;
    this.nodes.length = 0;
    this.promises.length = 0;
    this.iterations++;
    const line: Line<T> = {
      state,
      node: this.root,
      rule: ruleOf(this.game, state),
      draft: undefined,
      selection: undefined,
      base: this.root,
      hub: undefined,
      trail: '',
    };
    this.credit(this.follow(line));
  }

  /** Follows the line to where it leaves the tree, and says what that is worth to each seat. */
  private follow(line: Line<T>): readonly number[] {
    const { state } = line;
    this.rests.begin(state);
    let promise = 0;
    for (let depth = 0; depth < MANNER.deepest; depth++) {
      const { node } = line;
      this.nodes.push(node);
      if (node.visits === 0 && line.draft === undefined) return this.settled(state);
      if (node.seat === this.seat && node.visits === REMEMBERED && depth > 0 && line.draft === undefined)
        node.sight ??= sightIn(state, node.seat);
      const choices = this.choices(line, depth);
      // Where there is nothing to compare, nothing has to be judged; and a half-made answer has changed nothing yet.
      const isForced = choices.length === 1 && at(choices, 0).draft === undefined;
      if (line.draft === undefined && !isForced) promise = at(this.utilities.promised(state), node.seat);
      this.promises.push(isForced ? undefined : promise);
      this.glance.meet(node, state, choices, promise, depth, this.iterations);
      const edge =
        depth === 0 && this.insisted !== undefined
          ? this.insisted
          : select(node, choices.length, this.iterations, at(this.spreads, node.seat).deviation);
      this.path.push(edge);
      if (edge.draft !== undefined) line.selection = choices.find(({ key }) => key === edge.key)?.selection;
      const move = edge.isInclined ? choices.find(({ key }) => key === edge.key)?.move : edge.move;
      if (!this.take(line, edge, move as T['move'])) return this.utilities.final(state);
      if (edge.draft === undefined) this.rests.note(state);
    }
    return this.utilities.promised(state);
  }

  /**
   * What a position outside the tree is worth. While the seat that has just answered is asked again, its action is not
   * complete: it goes on with what has looked best so far, because a half-done action looks worse than it is. Then the
   * others go on as well, as far as the game's evaluation wants it.
   */
  private settled(state: State<T>): readonly number[] {
    const { seat } = at(this.nodes, this.nodes.length - 2);
    const { answers, shortlist = 0, until } = this.horizon;
    if (until === undefined) {
      for (let left = MANNER.settling; left > 0 && this.glance.complete(state, seat, 0); left--);
      for (let left = answers; left > 0 && this.glance.goOn(state, shortlist); left--);
    } else for (let left = answers; left > 0 && !this.rests.isDue && this.glance.goOn(state, shortlist); left--) this.rests.note(state);
    return this.utilities.worth(state);
  }

  private choices({ state, rule, node, draft, selection }: Line<T>, depth: number): Choice<T['move']>[] {
    return draft === undefined
      ? choicesOf(this.game, state, rule, node.seat, depth === 0 ? undefined : this.inclination)
      : continuations(this.game, state, node.seat, draft, selection);
  }

  /** Makes the choice and moves the line on; false when the game is over. */
  private take(line: Line<T>, edge: Edge<T['move']>, move: T['move']): boolean {
    const { node, state } = line;
    if (edge.draft !== undefined) {
      line.draft = edge.draft;
      line.node = line.base.shared(edge.key, node.seat, node.kind);
      return true;
    }
    const wasTogether = line.rule.together === true;
    const { decision } = state;
    play(this.game, state, node.seat, move);
    const rule = deciding(this.game, state);
    if (rule === undefined) return false;
    const seat = askedNext(state, rule);
    const kind = at(state.agenda, state.agenda.length - 1).kind;
    if (wasTogether) {
      // What the others answer does not depend on what this seat has just answered in private.
      line.hub ??= line.base;
      line.trail += `${node.seat}${edge.key}`;
      const isOpen = state.decision === decision && rule.together === true;
      line.node = line.hub.shared(isOpen ? `seat ${seat}` : `${line.trail}:${seat}${kind}`, seat, kind);
      if (!isOpen) line.hub = undefined;
    } else line.node = edge.nodeFor(seat, kind);
    if (line.hub === undefined) line.trail = '';
    line.rule = rule;
    line.draft = undefined;
    line.base = line.node;
    return true;
  }

  private credit(values: readonly number[]): void {
    for (const node of this.nodes) node.visits++;
    const chances = this.utilities.chances();
    for (let place = 0; place < this.path.length; place++) {
      const edge = at(this.path, place);
      const { seat } = at(this.nodes, place);
      const value = at(values, seat);
      edge.visits++;
      edge.total += value;
      const promise = this.promises[place];
      if (promise !== undefined) {
        edge.gained += value - promise;
        edge.judged++;
      }
      edge.prospects += at(chances, seat);
      edge.points += this.utilities.pointsOf(seat);
    }
    for (const [seat, spread] of this.spreads.entries()) spread.note(at(values, seat));
  }
}
