import { at, type Chance, type Evaluation, type Game, nextToAnswer, play, randomAnswer, type Seat, type State } from '@ludoteca/kernel';
import { chancesIn, finalChances } from '../win-chance.ts';

/** Share of winning in a value; the rest is the rank, so that the second place is worth something too. */
const WINNING = 0.8;
/** Share of the margin, which decides between answers that win or lose alike. */
const MARGIN = 0.03;
/** The lead that wins three games in four: a part of the mean potential, or a number of usual steps, and no less than the last. */
const DECISIVE_PART = 0.14;
const DECISIVE_STEPS = 6;
const DECISIVE_LEAST = 0.5;
/** Random answers by which the usual step is measured. */
const STEP_SAMPLES = 10;

/**
 * The value of positions to each seat, from 0 (last) to 1 (alone in front): a vector for max-n. It mixes the chance to be
 * first, the expected rank and a touch of margin, and the seat's own points where the evaluation wants it. A game won alone is
 * worth more than 1, so that no expectation outranks it.
 */
export class ValueModel {
  private readonly game: Game;
  private readonly evaluation: Evaluation;
  private readonly sides: readonly (readonly Seat[])[];
  private readonly sideOfSeat: readonly number[];
  /** The decisive lead in points. */
  private readonly scale: number;
  /** The mean points of the sides at the root. */
  private readonly rootPoints: number;
  /** The points of each side in the position evaluated last, expected or final. */
  private readonly points: number[];
  private readonly firsts: number[];
  private readonly ownShare: number;
  private last: State | undefined;

  /** `samples` are determinizations in which steps are measured; they are used up. */
  constructor(game: Game, evaluation: Evaluation, state: State, samples: readonly State[], chance: Chance) {
    this.game = game;
    this.evaluation = evaluation;
    this.ownShare = evaluation.ownShare ?? 0;
    this.sides = game.standing(state).sides.map((side) => side.seats);
    this.sideOfSeat = state.seats.map((_, seat) => this.sides.findIndex((seats) => seats.includes(seat)));
    this.points = this.sides.map(() => 0);
    this.firsts = this.sides.map(() => 0);
    const step = Math.sqrt(samples.reduce((all, sample) => all + this.stepVariance(sample, chance), 0) / samples.length);
    this.readPotentials(state);
    const mean = this.points.reduce((all, points) => all + Math.abs(points), 0) / this.points.length;
    this.scale = Math.max(DECISIVE_LEAST, mean * DECISIVE_PART, step * DECISIVE_STEPS);
    this.rootPoints = this.points.reduce((all, points) => all + points, 0) / this.points.length;
  }

  /** The values of a position, finished or not. */
  evaluate(state: State): readonly number[] {
    return this.game.over(state) ? this.evaluateFinal(state) : this.evaluateOpen(state);
  }

  /** The values of a position that is not finished, from the potentials. */
  evaluateOpen(state: State): readonly number[] {
    this.readPotentials(state);
    this.last = state;
    return this.bySeat(this.points.length === 1 ? [this.soloValue(at(this.points, 0))] : this.expectedValues());
  }

  /** The values of a finished game, from the ranks. */
  evaluateFinal(state: State): readonly number[] {
    this.last = state;
    const { sides } = this.game.standing(state);
    const winners = sides.reduce((count, side) => count + (side.won ? 1 : 0), 0);
    const values = this.sides.map((seats, place) => {
      const own = sides.find((side) => side.seats.includes(at(seats, 0)));
      if (own === undefined) return 0;
      this.points[place] = own.score;
      if (sides.length === 1) return (own.won ? 0.5 : 0) + this.soloValue(own.score) / 2;
      const behind = sides.reduce(
        (count, side) => count + (side.rank > own.rank ? 1 : side.rank === own.rank && side !== own ? 0.5 : 0),
        0,
      );
      return WINNING * (own.won ? 1 / winners : 0) + (1 - WINNING) * (behind / (sides.length - 1));
    });
    if (sides.length === 1) return this.bySeat(values);
    for (let side = 0; side < values.length; side++) values[side] = this.withMargin(values, side);
    const [winner] = sides.filter((side) => side.won);
    const ofSeats = this.bySeat(values);
    if (winners !== 1 || winner === undefined) return ofSeats;
    return ofSeats.map((value, seat) => (winner.seats.includes(seat) ? this.victory(seat) : value));
  }

  /** The value of a game won alone: above 1, the most that an open position can have, and a touch more for a bigger margin. */
  private victory(seat: Seat): number {
    return 1 + MARGIN * this.marginShare(at(this.sideOfSeat, seat));
  }

  /** Each seat's chance of winning in the position evaluated last: shown to people, not used by the search. */
  winChances(): readonly number[] {
    const { last: state, points } = this;
    if (state === undefined) return [];
    if (this.game.over(state)) return finalChances(this.game.standing(state).sides, state.seats.length);
    const chances = chancesIn(this.evaluation, state, points);
    return this.sideOfSeat.map((side) => at(chances, side));
  }

  /** The points of a seat's side in the position evaluated last, expected or final. */
  pointsOf(seat: Seat): number {
    return at(this.points, at(this.sideOfSeat, seat));
  }

  /** The mean square of how much a random answer changes the potential of its side. */
  private stepVariance(state: State, chance: Chance): number {
    let squares = 0;
    let count = 0;
    this.readPotentials(state);
    for (let n = 0; n < STEP_SAMPLES; n++) {
      const seat = nextToAnswer(this.game, state);
      if (seat === undefined) break;
      const before = this.points.slice();
      play(this.game, state, seat, randomAnswer(this.game, state, seat, chance));
      // The end turns all expected points into final ones: that is no usual step.
      if (this.game.over(state)) break;
      this.readPotentials(state);
      const side = at(this.sideOfSeat, seat);
      squares += (at(this.points, side) - at(before, side)) ** 2;
      count++;
    }
    return count === 0 ? 0 : squares / count;
  }

  private readPotentials(state: State): void {
    for (let side = 0; side < this.sides.length; side++) {
      const seats = at(this.sides, side);
      let total = 0;
      for (const seat of seats) total += this.evaluation.potential(state, seat);
      this.points[side] = total / seats.length;
    }
  }

  /** The value to a side without opponents: better than at the root, or worse. */
  private soloValue(points: number): number {
    const lead = (points - this.rootPoints) / (4 * this.scale);
    // Flattens slowly: without opponents no lead is enough.
    return (1 + lead / (1 + Math.abs(lead))) / 2;
  }

  /** By side: chance to be first, expected rank and margin, from pairwise chances to be ahead. */
  private expectedValues(): number[] {
    const { points, firsts } = this;
    const count = points.length;
    const values: number[] = [];
    let total = 0;
    for (let side = 0; side < count; side++) {
      let ahead = 0;
      let first = 1;
      for (let other = 0; other < count; other++) {
        if (other === side) continue;
        const wins = sigmoid((at(points, side) - at(points, other)) / this.scale);
        ahead += wins;
        first *= wins;
      }
      firsts[side] = first;
      total += first;
      values.push(ahead / (count - 1));
    }
    for (let side = 0; side < count; side++) {
      values[side] = WINNING * (at(firsts, side) / total) + (1 - WINNING) * at(values, side);
    }
    for (let side = 0; side < count; side++) values[side] = this.withMargin(values, side);
    return values;
  }

  private withMargin(values: readonly number[], side: number): number {
    return (1 - MARGIN) * at(values, side) + MARGIN * this.marginShare(side);
  }

  /** The lead of a side over the mean of the others, from 0 to 1. */
  private marginShare(side: number): number {
    let others = 0;
    for (let other = 0; other < this.points.length; other++) if (other !== side) others += at(this.points, other);
    const lead = at(this.points, side) - others / (this.points.length - 1);
    return sigmoid(lead / (4 * this.scale));
  }

  /** Values of sides as values of seats, with the own points mixed in. */
  private bySeat(values: readonly number[]): readonly number[] {
    const { ownShare } = this;
    if (ownShare === 0 || this.points.length === 1) return this.sideOfSeat.map((side) => at(values, side));
    return this.sideOfSeat.map(
      (side) => (1 - ownShare) * at(values, side) + ownShare * sigmoid((at(this.points, side) - this.rootPoints) / this.scale),
    );
  }
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
