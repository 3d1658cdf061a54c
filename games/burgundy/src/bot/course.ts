import { type Seat, sum } from '@ludoteca/kernel';
import { PHASES, ROUNDS_PER_PHASE } from '../data/course.ts';
import { PHASE_BONUS } from '../data/scoring.ts';
import { unusedDice } from '../rules/dice.ts';
import { estateOf, seatsOf } from '../rules/estates.ts';
import type { Open } from '../rules/types.ts';
import { WEIGHTS } from './weights.ts';

const ALL_ROUNDS = PHASES.length * ROUNDS_PER_PHASE;
const ALL_DICE = 2 * ALL_ROUNDS;

const PARTNERS = 2;

/** The share of the game that a seat still has before it. */
export interface Course {
  /** Seats that build together. */
  readonly members: number;
  /** Dice still to be used. */
  readonly dice: number;
  /** The same as a part of the whole game. */
  readonly share: number;
  /** Tiles that will still be placed. */
  readonly tiles: number;
  /** Ends of phases still to come. */
  readonly phases: number;
  /** Rounds gone by, this one in part. */
  readonly rounds: number;
}

export function courseOf(open: Open, seat: Seat): Course {
  const gone = open.phase * ROUNDS_PER_PHASE + open.round;
  const members = open.estates === undefined ? 1 : PARTNERS;
  const unused =
    members === 1 ? unusedDice(open, seat) : sum(seatsOf(open, estateOf(open, seat)).map((member) => unusedDice(open, member)));
  const dice = 2 * members * (ALL_ROUNDS - gone - 1) + unused;
  return {
    dice,
    members,
    share: dice / (members * ALL_DICE),
    tiles: dice * WEIGHTS.tilesPerDie,
    phases: PHASES.length - open.phase,
    rounds: gone + 1 - unused / (2 * members),
  };
}

const LAST_BONUS = PHASE_BONUS[PHASE_BONUS.length - 1] ?? 0;

/** The phase bonus to be expected when `need` tiles are still missing. */
export function expectedBonus(course: Course, need: number): number {
  const phase = (course.rounds + (need * WEIGHTS.roundsPerTile) / course.members) / ROUNDS_PER_PHASE;
  return Math.max(LAST_BONUS, 2 * PHASES.length - 2 * Math.floor(phase));
}

/** The chance that `need` further tiles of one kind will all be placed. */
export function chanceFor(course: Course, need: number): number {
  return need === 0 ? 1 : course.tiles / (course.tiles + need * need * WEIGHTS.needSquared + need * WEIGHTS.need);
}
