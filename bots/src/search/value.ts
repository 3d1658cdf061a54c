import {
  at,
  type Chance,
  type Evaluation,
  type Game,
  type GameTypes,
  nextToAnswer,
  play,
  randomAnswer,
  type Seat,
  type State,
} from '@ludoteca/kernel';
import { chancesFrom, finalChances, weightOf } from '../win-chance.ts';

/** How much of a result is winning; the rest is the place, so that the second place is worth something too. */
const WINNING = 0.8;
/** A touch of margin decides between answers that win or lose alike. */
const MARGIN = 0.03;
/** Two potentials so far apart promise the better side three games in four: so much of what they are, or so many usual steps. */
const DECISIVE = 0.14;
const STEPS = 6;
const SMALLEST = 0.5;
/** So many answers by lot show how far potentials usually go at a step. */
const STROLL = 10;

/** What results are worth, by seat, from 0 (last) to 1 (alone in front), mixed with the own points where the evaluation wants it. */
export class Utilities<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly evaluation: Evaluation<T>;
  private readonly sides: readonly (readonly Seat[])[];
  private readonly sideOfSeat: readonly number[];
  private readonly scale: number;
  private readonly level: number;
  private readonly worths: number[];
  private readonly shares: number[];
  private readonly ownShare: number;
  /** What was judged last. */
  private judgedState: State<T> | undefined;

  /** `samples` are worlds to stroll about in; they are used up. */
  constructor(game: Game<T>, evaluation: Evaluation<T>, state: State<T>, samples: readonly State<T>[], chance: Chance) {
    this.game = game;
    this.evaluation = evaluation;
    this.ownShare = evaluation.ownShare ?? 0;
    this.sides = game.standing(state).sides.map((side) => side.seats);
    this.sideOfSeat = state.seats.map((_, seat) => this.sides.findIndex((seats) => seats.includes(seat)));
    this.worths = this.sides.map(() => 0);
    this.shares = this.sides.map(() => 0);
    const step = Math.sqrt(samples.reduce((all, sample) => all + this.stroll(sample, chance), 0) / samples.length);
    this.potentials(state);
    const mean = this.worths.reduce((all, worth) => all + Math.abs(worth), 0) / this.worths.length;
    this.scale = Math.max(SMALLEST, mean * DECISIVE, step * STEPS);
    this.level = this.worths.reduce((all, worth) => all + worth, 0) / this.worths.length;
  }

  /** What a position is worth, finished or not. */
  worth(state: State<T>): readonly number[] {
    return this.game.over(state) ? this.final(state) : this.promised(state);
  }

  /** The chance of winning of each seat in what was judged last: the measure that people are shown, which the search does not go by. */
  chances(): readonly number[] {
    const { judgedState: state, worths } = this;
    if (state === undefined) return [];
    if (this.game.over(state)) return finalChances(this.game.standing(state).sides, state.seats.length);
    const shares = chancesFrom(worths, weightOf(this.evaluation, state, worths));
    return this.sideOfSeat.map((side) => at(shares, side));
  }

  /** The points of a seat's side in what was judged last: promised, or final. */
  pointsOf(seat: Seat): number {
    return at(this.worths, at(this.sideOfSeat, seat));
  }

  /** What the position promises: the chance to be in front and the expected place, judged from the potentials. */
  promised(state: State<T>): readonly number[] {
    this.potentials(state);
    this.judgedState = state;
    return this.judged(this.worths.length === 1 ? [this.alone(at(this.worths, 0))] : this.expected());
  }

  /** What the finished game has brought. */
  final(state: State<T>): readonly number[] {
    this.judgedState = state;
    const { sides } = this.game.standing(state);
    const winners = sides.reduce((count, side) => count + (side.won ? 1 : 0), 0);
    const utilities = this.sides.map((seats, place) => {
      const own = sides.find((side) => side.seats.includes(at(seats, 0)));
      if (own === undefined) return 0;
      this.worths[place] = own.score;
      if (sides.length === 1) return (own.won ? 0.5 : 0) + this.alone(own.score) / 2;
      const behind = sides.reduce(
        (count, side) => count + (side.rank > own.rank ? 1 : side.rank === own.rank && side !== own ? 0.5 : 0),
        0,
      );
      return WINNING * (own.won ? 1 / winners : 0) + (1 - WINNING) * (behind / (sides.length - 1));
    });
    if (sides.length > 1) for (let side = 0; side < utilities.length; side++) utilities[side] = this.withMargin(utilities, side);
    return this.judged(utilities);
  }

  /** The mean square of what an answer by lot changes for the sides. */
  private stroll(state: State<T>, chance: Chance): number {
    let squares = 0;
    let count = 0;
    this.potentials(state);
    for (let n = 0; n < STROLL; n++) {
      const seat = nextToAnswer(this.game, state);
      if (seat === undefined) break;
      const before = this.worths.slice();
      play(this.game, state, seat, randomAnswer(this.game, state, seat, chance));
      // The end brings what was promised all at once: that is no usual step.
      if (this.game.over(state)) break;
      this.potentials(state);
      const side = at(this.sideOfSeat, seat);
      squares += (at(this.worths, side) - at(before, side)) ** 2;
      count++;
    }
    return count === 0 ? 0 : squares / count;
  }

  private potentials(state: State<T>): void {
    for (let side = 0; side < this.sides.length; side++) {
      const seats = at(this.sides, side);
      let total = 0;
      for (const seat of seats) total += this.evaluation.potential(state, seat);
      this.worths[side] = total / seats.length;
    }
  }

  /** A side that plays against nobody: better than what it began with, or worse. */
  private alone(worth: number): number {
    const lead = (worth - this.level) / (4 * this.scale);
    // Flattens slowly: without opponents there is no lead that would be enough.
    return (1 + lead / (1 + Math.abs(lead))) / 2;
  }

  private expected(): number[] {
    const { worths, shares } = this;
    const count = worths.length;
    const utilities: number[] = [];
    let total = 0;
    for (let side = 0; side < count; side++) {
      let ahead = 0;
      let first = 1;
      for (let other = 0; other < count; other++) {
        if (other === side) continue;
        const wins = sigmoid((at(worths, side) - at(worths, other)) / this.scale);
        ahead += wins;
        first *= wins;
      }
      shares[side] = first;
      total += first;
      utilities.push(ahead / (count - 1));
    }
    for (let side = 0; side < count; side++) {
      utilities[side] = WINNING * (at(shares, side) / total) + (1 - WINNING) * at(utilities, side);
    }
    for (let side = 0; side < count; side++) utilities[side] = this.withMargin(utilities, side);
    return utilities;
  }

  private withMargin(utilities: readonly number[], side: number): number {
    let others = 0;
    for (let other = 0; other < this.worths.length; other++) if (other !== side) others += at(this.worths, other);
    const lead = at(this.worths, side) - others / (this.worths.length - 1);
    return (1 - MARGIN) * at(utilities, side) + MARGIN * sigmoid(lead / (4 * this.scale));
  }

  /** By seat; what the sides reach by themselves is mixed in. */
  private judged(utilities: readonly number[]): readonly number[] {
    const { ownShare } = this;
    if (ownShare === 0 || this.worths.length === 1) return this.sideOfSeat.map((side) => at(utilities, side));
    return this.sideOfSeat.map(
      (side) => (1 - ownShare) * at(utilities, side) + ownShare * sigmoid((at(this.worths, side) - this.level) / this.scale),
    );
  }
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
