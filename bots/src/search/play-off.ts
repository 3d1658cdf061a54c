import { at, copyOf, deciding, type Game, type GameTypes, type Horizon, play, type Seat, type State, Stream, sum } from '@ludoteca/kernel';
import type { Budget } from '../bot.ts';
import type { Dreamer } from '../determinization.ts';
import { fourWords, type Mind } from '../lookahead/context.ts';
import { isOffer } from '../lookahead/offers.ts';
import { reachFrom, trial } from '../lookahead/quiescence.ts';
import { Meter } from '../meter.ts';
import { errorOf, meanOf } from '../statistics.ts';
import { askedNext, choicesOf, type Inclination, type Rule, wholeOf } from './actions.ts';
import type { Rests } from './rollout.ts';
import type { Utilities } from './value.ts';

/** A line costs about as much as so many iterations of the search. */
const LINE = 4;
/** After every so many worlds those that have fallen behind are left out. */
const WORLDS = 8;
/** However little time there is, the field is seen in so many worlds. */
const LEAST_WORLDS = 2;
/** So many standard errors behind the leader are too many. */
const BEHIND = 2.5;
/** Imagined plays that the talk about an offer may take. */
const TALK = 60;
/** What an offer has to promise beyond the other answers: one that is declined comes to much the same as they do, and others have to be asked. */
const RELUCTANCE = 0.01;
/** No line is longer than this. */
const LONGEST = 200;

/** What a play-off takes over from the search. */
export interface PlayOffSetting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly dream: Dreamer<T>;
  readonly utilities: Utilities<T>;
  readonly horizon: Horizon<T>;
  readonly rests: Rests<T>;
  readonly inclination: Inclination<T>;
  readonly chance: Stream;
}

interface Contender<M> {
  readonly move: M;
  /** What it came to, world by world, and the seat's chance of winning there. */
  readonly values: number[];
  readonly chances: number[];
}

/** An answer after a play-off. */
export interface Compared<M> {
  readonly move: M;
  /** The chance of winning with it, as if it had been seen in all the worlds of the winner; undefined where nothing was compared. */
  readonly chance: number | undefined;
}

/**
 * Compares a few answers in the same worlds with the same chance: dice that favour one of them then favour all. After the
 * answer everybody takes what looks best at once, up to where lines end. Whatever is clearly behind is left out, so that
 * those which are hard to tell apart are seen in most worlds.
 */
export class PlayOff<T extends GameTypes> {
  private readonly setting: PlayOffSetting<T>;
  /** For offers, which are talked about outside the tree. */
  private readonly mind: Mind<T>;
  private readonly worlds: number[][] = [];

  constructor(setting: PlayOffSetting<T>, mind: Mind<T>) {
    this.setting = setting;
    this.mind = mind;
  }

  /** The answers, the best first; the earlier one of equals. */
  compare(moves: readonly T['move'][], budget: Budget): Compared<T['move']>[] {
    const meter = new Meter(inLines(budget));
    const all: Contender<T['move']>[] = moves.map((move) => ({ move, values: [], chances: [] }));
    let field = all;
    for (let world = 0; field.length > 1 && (world < LEAST_WORLDS || !meter.exhausted); world++) {
      for (const { move, values, chances } of field) {
        values.push(this.worth(move, world));
        chances.push(at(this.setting.utilities.chances(), this.setting.seat));
        meter.spend();
      }
      if (meter.isLate) break;
      if ((world + 1) % WORLDS === 0) field = stillInIt(field);
    }
    return beside(leaderOf(field), all);
  }

  /** What an answer comes to in one world. */
  private worth(move: T['move'], n: number): number {
    const { game, seat, dream, utilities, horizon, rests, chance } = this.setting;
    this.worlds[n] ??= fourWords(chance);
    const fate = new Stream({ kind: 'quick', words: [...at(this.worlds, n)] });
    const state = dream(fate);
    rests.begin(state);
    const toTheEnd = (line: State<T>): number => {
      rests.note(line);
      if (horizon.until === undefined) for (let left = horizon.answers; left > 0 && this.goOn(line, fate); left--);
      else for (let left = LONGEST; left > 0 && !rests.isDue && this.goOn(line, fate); left--) rests.note(line);
      return at(utilities.worth(line), seat);
    };
    if (isOffer(move)) {
      const world = { state, words: fourWords(fate) };
      return trial(this.mind, world, move, reachFrom(world, TALK), toTheEnd) - RELUCTANCE;
    }
    play(game, state, seat, move);
    return toTheEnd(state);
  }

  /** Whoever is asked takes what looks best at once; false when the game is over. */
  private goOn(state: State<T>, fate: Stream): boolean {
    const { game } = this.setting;
    const rule = deciding(game, state);
    if (rule === undefined) return false;
    const seat = askedNext(state, rule);
    play(game, state, seat, this.bestAtOnce(state, rule, seat, fate));
    return true;
  }

  private bestAtOnce(state: State<T>, rule: Rule<T>, seat: Seat, fate: Stream): T['move'] {
    const { game, utilities, inclination } = this.setting;
    const moves = choicesOf(game, state, rule, seat, inclination).map((choice) => wholeOf(game, state, seat, choice, fate, inclination));
    let best = at(moves, 0);
    if (moves.length === 1) return best;
    const words = fourWords(fate);
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const copy = copyOf(game, state);
      copy.chance = { kind: 'quick', words: [...words] };
      play(game, copy, seat, move);
      const worth = at(utilities.worth(copy), seat);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }
}

/** The winner, then the others by what they lose against it in the worlds that both were seen in. */
function beside<M>(winner: Contender<M>, all: readonly Contender<M>[]): Compared<M>[] {
  const own = meanOf(winner.chances);
  const others = all
    .filter((contender) => contender !== winner)
    .map(({ move, chances }) => ({ move, chance: own - meanOf(chances.map((chance, world) => at(winner.chances, world) - chance)) }));
  return [{ move: winner.move, chance: own }, ...others.sort((a, b) => b.chance - a.chance)];
}

/** Those that may still win. */
function stillInIt<M>(field: readonly Contender<M>[]): Contender<M>[] {
  const leader = leaderOf(field);
  return field.filter((contender) => contender === leader || !isBehind(contender, leader));
}

function leaderOf<M>(field: readonly Contender<M>[]): Contender<M> {
  let leader = at(field, 0);
  for (const contender of field) if (sum(contender.values) > sum(leader.values)) leader = contender;
  return leader;
}

/** Whether the leader is further ahead than chance alone would bring it, world by world. */
function isBehind<M>(contender: Contender<M>, leader: Contender<M>): boolean {
  const leads = leader.values.map((value, world) => value - at(contender.values, world));
  return meanOf(leads) > BEHIND * errorOf(leads);
}

/** Iterations of the search are counted as lines. */
function inLines(budget: Budget): Budget {
  return 'milliseconds' in budget ? budget : { iterations: Math.ceil(budget.iterations / LINE) };
}
