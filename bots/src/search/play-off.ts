import {
  type AnyMove,
  at,
  copyOf,
  deciding,
  type Game,
  type Horizon,
  play,
  type Seat,
  type State,
  type Stream,
  sum,
} from '@ludoteca/kernel';
import type { Budget } from '../bot.ts';
import { Meter } from '../budget.ts';
import { fourWords, type StateSampler, streamOf } from '../determinization.ts';
import type { EvaluationContext } from '../lookahead/context.ts';
import { isOffer } from '../lookahead/offers.ts';
import { limitsIn, valueAfter } from '../lookahead/quiescence.ts';
import { meanOf, standardErrorOf } from '../statistics.ts';
import { actionsOf, askedNext, type ItemPreference, moveOf, type Rule } from './actions.ts';
import type { StopTracker } from './rollout.ts';
import type { ValueModel } from './value.ts';

/** Iterations of the search that cost about as much as one rollout here. */
const ITERATIONS_PER_ROLLOUT = 4;
/** Worlds between two eliminations. */
const ELIMINATION_INTERVAL = 8;
/** Minimum number of worlds, however little time there is. */
const MIN_WORLDS = 2;
/** An answer more than this many standard errors behind the leader is dropped. */
const ELIMINATION_ERRORS = 2.5;
/** Simulated plays for the talk about an offer. */
const TALK_PLAYS = 60;
/** Cost of an offer, in value: a declined one comes to much the same as the other answers, and others have to be asked. */
const OFFER_COST = 0.01;
/** Maximum number of answers in a rollout to a stop point. */
const MAX_ANSWERS = 200;

/** What a play-off takes over from the search. */
export interface PlayOffSetting {
  readonly game: Game;
  readonly seat: Seat;
  readonly sampleState: StateSampler;
  readonly valueModel: ValueModel;
  readonly horizon: Horizon;
  readonly stops: StopTracker;
  readonly preference: ItemPreference;
  readonly chance: Stream;
}

interface Contender {
  readonly move: AnyMove;
  /** By world, the value at the end of the rollout and the seat's chance of winning there. */
  readonly values: number[];
  readonly winChances: number[];
}

/** An answer after a play-off. */
export interface PlayOffResult {
  readonly move: AnyMove;
  /** The chance of winning with it, as if it had been seen in all worlds of the winner; undefined where nothing was compared. */
  readonly winChance: number | undefined;
}

/**
 * A race between a few answers with common random numbers: all are followed in the same worlds with the same chance, so
 * that dice which favour one of them favour all. After the answer everybody plays greedily up to where rollouts end. What
 * is clearly behind is dropped, so that close answers are seen in most worlds.
 */
export class PlayOff {
  private readonly setting: PlayOffSetting;
  /** For offers, whose replies are played outside the tree. */
  private readonly context: EvaluationContext;
  private readonly words: number[][] = [];

  constructor(setting: PlayOffSetting, context: EvaluationContext) {
    this.setting = setting;
    this.context = context;
  }

  /** The answers, the best first; the earlier one of equals. */
  compare(moves: readonly AnyMove[], budget: Budget): PlayOffResult[] {
    const meter = new Meter(inRollouts(budget));
    const all: Contender[] = moves.map((move) => ({ move, values: [], winChances: [] }));
    let field = all;
    for (let world = 0; field.length > 1 && (world < MIN_WORLDS || !meter.exhausted); world++) {
      for (const { move, values, winChances } of field) {
        values.push(this.valueIn(world, move));
        winChances.push(at(this.setting.valueModel.winChances(), this.setting.seat));
        meter.spend();
      }
      if (meter.isLate) break;
      if ((world + 1) % ELIMINATION_INTERVAL === 0) field = survivors(field);
    }
    return rankedBeside(leaderOf(field), all);
  }

  /** The value of an answer in the n-th world. */
  private valueIn(n: number, move: AnyMove): number {
    const { game, seat, sampleState, valueModel, horizon, stops, chance } = this.setting;
    this.words[n] ??= fourWords(chance);
    const worldChance = streamOf(at(this.words, n));
    const state = sampleState(worldChance);
    stops.begin(state);
    const valueAtEnd = (line: State): number => {
      stops.advance(line);
      if (horizon.until === undefined) for (let left = horizon.answers; left > 0 && this.step(line, worldChance); left--);
      else for (let left = MAX_ANSWERS; left > 0 && !stops.isAtStop && this.step(line, worldChance); left--) stops.advance(line);
      return at(valueModel.evaluate(line), seat);
    };
    if (isOffer(move)) {
      const world = { state, words: fourWords(worldChance) };
      return valueAfter(this.context, world, move, limitsIn(world, TALK_PLAYS), valueAtEnd) - OFFER_COST;
    }
    play(game, state, seat, move);
    return valueAtEnd(state);
  }

  /** One greedy answer of the seat that is asked; false when the game is over. */
  private step(state: State, chance: Stream): boolean {
    const { game } = this.setting;
    const rule = deciding(game, state);
    if (rule === undefined) return false;
    const seat = askedNext(state, rule);
    play(game, state, seat, this.greedyMove(state, rule, seat, chance));
    return true;
  }

  private greedyMove(state: State, rule: Rule, seat: Seat, chance: Stream): AnyMove {
    const { game, valueModel, preference } = this.setting;
    const moves = actionsOf(game, state, rule, seat, preference).map((action) => moveOf(game, state, seat, action, chance, preference));
    let best = at(moves, 0);
    if (moves.length === 1) return best;
    const words = fourWords(chance);
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const copy = copyOf(game, state);
      copy.chance = { kind: 'quick', words: [...words] };
      play(game, copy, seat, move);
      const value = at(valueModel.evaluate(copy), seat);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  }
}

/** The winner, then the others by how much they lose against it in the worlds that both were seen in. */
function rankedBeside(winner: Contender, all: readonly Contender[]): PlayOffResult[] {
  const own = meanOf(winner.winChances);
  const others = all
    .filter((contender) => contender !== winner)
    .map(({ move, winChances }) => ({
      move,
      winChance: own - meanOf(winChances.map((chance, world) => at(winner.winChances, world) - chance)),
    }));
  return [{ move: winner.move, winChance: own }, ...others.sort((a, b) => b.winChance - a.winChance)];
}

function survivors(field: readonly Contender[]): Contender[] {
  const leader = leaderOf(field);
  return field.filter((contender) => contender === leader || !isBehind(contender, leader));
}

function leaderOf(field: readonly Contender[]): Contender {
  let leader = at(field, 0);
  for (const contender of field) if (sum(contender.values) > sum(leader.values)) leader = contender;
  return leader;
}

/** Whether the leader is further ahead, world by world, than chance explains. */
function isBehind(contender: Contender, leader: Contender): boolean {
  const leads = leader.values.map((value, world) => value - at(contender.values, world));
  return meanOf(leads) > ELIMINATION_ERRORS * standardErrorOf(leads);
}

function inRollouts(budget: Budget): Budget {
  return 'milliseconds' in budget ? budget : { iterations: Math.ceil(budget.iterations / ITERATIONS_PER_ROLLOUT) };
}
