import { type Decision, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import { CITY } from '../../../rules/building/city.ts';
import { maybeWin } from '../../../rules/points.ts';
import { type Catan, type Ctx, NOBODY, type Open } from '../../../rules/types.ts';
import { METROPOLIS_LEVEL, TOP_LEVEL } from '../../data/improvements.ts';
import { realmOf } from '../realm.ts';

const METROPOLIS_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'metropolis', vertex }) as const);

/** An own city on which no metropolis stands. */
export function isPlainCity(open: Open, seat: Seat, vertex: number): boolean {
  if (open.owners[vertex] !== seat || open.levels[vertex] !== CITY) return false;
  return !realmOf(open).metropolises.includes(vertex);
}

/** A player's cities without metropolis. */
export function plainCities(open: Open, seat: Seat): number[] {
  const cities: number[] = [];
  for (let vertex = 0; vertex < open.owners.length; vertex++) if (isPlainCity(open, seat, vertex)) cities.push(vertex);
  return cities;
}

/** Whose metropolis of a track it is. */
export function metropolisOwner(open: Open, track: number): Seat {
  const vertex = num(realmOf(open).metropolises, track);
  return vertex === NOBODY ? NOBODY : num(open.owners, vertex);
}

/**
 * The fourth level brings the metropolis to the first who has it, the fifth takes it from a holder of the fourth, and keeps it for good.
 */
export function claimMetropolis(ctx: Ctx, seat: Seat, track: number, level: number): void {
  const { open } = ctx.state;
  const holder = metropolisOwner(open, track);
  const taken = level === TOP_LEVEL && holder !== NOBODY && holder !== seat && num(realmOf(open).secured, track) === 0;
  if ((holder === NOBODY && level >= METROPOLIS_LEVEL) || taken) {
    const cities = plainCities(open, seat);
    const [only] = cities;
    if (cities.length > 1) ctx.push({ kind: 'metropolis', open: { seat, track } });
    else if (only !== undefined) raiseMetropolis(ctx, seat, track, only);
  } else if (level === TOP_LEVEL && holder === seat) secure(ctx, seat, track);
}

function raiseMetropolis(ctx: Ctx, seat: Seat, track: number, vertex: number): void {
  const { open } = ctx.state;
  const realm = realmOf(open);
  const from = metropolisOwner(open, track);
  realm.metropolises[track] = vertex;
  const rule = from === NOBODY ? 'CK-MET-01' : 'CK-MET-03';
  ctx.tell?.({ kind: 'metropolis', seat, track, vertex, from, rule });
  if (from !== NOBODY) secure(ctx, seat, track);
  maybeWin(ctx, seat);
}

/** With the fifth level nobody takes it away any more (CK-MET-04). */
function secure(ctx: Ctx, seat: Seat, track: number): void {
  realmOf(ctx.state.open).secured[track] = 1;
  ctx.tell?.({ kind: 'metropolisSecured', seat, track, rule: 'CK-MET-04' });
}

/** The owner chooses the city, if there are several. */
export const metropolis: Decision<Catan, 'metropolis', 'metropolis'> = {
  rule: 'CK-MET-01',
  answers: ['metropolis'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: plainCities(open, seat).map((vertex) => row(METROPOLIS_MOVES, vertex)) }),
  violation({ open }, _step, seat, { vertex }) {
    if (isPlainCity(open, seat, vertex)) return undefined;
    return realmOf(open).metropolises.includes(vertex) ? 'CK-MET-02' : 'CK-MET-01';
  },
  play: (ctx, { open: { track } }, seat, { vertex }) => raiseMetropolis(ctx, seat, track, vertex),
};
