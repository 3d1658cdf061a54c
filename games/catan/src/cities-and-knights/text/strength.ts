import { at, range, type Seat } from '@ludoteca/kernel';
import { HAND_LIMIT } from '../../data/course.ts';
import { NOBODY, type Open } from '../../rules/types.ts';
import { WALL_BONUS, WALLS_EACH } from '../data/knights.ts';
import { realmOf } from '../rules/realm.ts';

const CITY = 2;

function vertices(open: Open): number[] {
  return range(open.owners.length);
}

/** As strong as there are cities on the island. */
export function barbarianStrength(open: Open): number {
  return vertices(open).filter((vertex) => at(open.levels, vertex) === CITY).length;
}

export interface Strength {
  readonly active: number;
  readonly all: number;
}

/** The strength of a player's knights: the active ones, and all of them. */
export function strengthOf(open: Open, seat: Seat): Strength {
  const realm = realmOf(open);
  const own = vertices(open).filter((vertex) => at(realm.knightOwners, vertex) === seat);
  const total = (list: readonly number[]): number => list.reduce((sum, vertex) => sum + at(realm.knightLevels, vertex), 0);
  return { active: total(own.filter((vertex) => at(realm.knightActive, vertex) === 1)), all: total(own) };
}

/** The result of a landing now. */
export interface Forecast {
  readonly barbarians: number;
  readonly catan: number;
  readonly strengths: readonly number[];
  readonly won: boolean;
  /** Who would lose a city, or who would be rewarded. */
  readonly seats: readonly Seat[];
}

export function forecast(open: Open, players: number): Forecast {
  const barbarians = barbarianStrength(open);
  const strengths = range(players).map((seat) => strengthOf(open, seat).active);
  const catan = strengths.reduce((sum, strength) => sum + strength, 0);
  const won = catan >= barbarians;
  return { barbarians, catan, strengths, won, seats: won ? mostOf(strengths) : leastOf(open, strengths) };
}

function mostOf(strengths: readonly number[]): Seat[] {
  const most = Math.max(...strengths);
  return most === 0 ? [] : range(strengths.length).filter((seat) => strengths[seat] === most);
}

/** Those who gave least among all with a city that can be sacked. */
function leastOf(open: Open, strengths: readonly number[]): Seat[] {
  const exposed = range(strengths.length).filter((seat) => hasOrdinaryCity(open, seat));
  const least = Math.min(...exposed.map((seat) => at(strengths, seat)));
  return exposed.filter((seat) => strengths[seat] === least);
}

function hasOrdinaryCity(open: Open, seat: Seat): boolean {
  const { metropolises } = realmOf(open);
  return vertices(open).some(
    (vertex) => at(open.owners, vertex) === seat && at(open.levels, vertex) === CITY && !metropolises.includes(vertex),
  );
}

/** Whose metropolis it is, or NOBODY. */
export function metropolisOwner(open: Open, track: number): Seat {
  const vertex = at(realmOf(open).metropolises, track);
  return vertex === NOBODY ? NOBODY : at(open.owners, vertex);
}

/** The cards that a player may keep on a seven. */
export function handLimitOf(open: Open, seat: Seat): number {
  return HAND_LIMIT + WALL_BONUS * (WALLS_EACH - at(realmOf(open).wallsLeft, seat));
}
