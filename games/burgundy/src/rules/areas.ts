import { at, type Seat } from '@ludoteca/kernel';
import { BY_PLAYERS } from '../data/course.ts';
import { AREA_POINTS, LARGEST_AREA, PHASE_BONUS } from '../data/scoring.ts';
import { estateOf, layoutOf } from './estates.ts';
import { hooks, type Yield } from './module.ts';
import { score } from './points.ts';
import { type Ctx, EMPTY, NOBODY, type Open, playersFor } from './types.ts';

function areCovered(duchy: readonly number[], hexes: readonly number[]): boolean {
  for (const hex of hexes) if (duchy[hex] === EMPTY) return false;
  return true;
}

/** Whether an estate has covered every hex of a colour, with whatever tiles. */
export function hasColour(open: Open, estate: number, colour: number): boolean {
  return areCovered(at(open.duchies, estate), at(layoutOf(open, estate).ofColour, colour));
}

/** Whether every hex of an area is covered. */
export function isAreaComplete(open: Open, estate: number, area: number): boolean {
  return areCovered(at(open.duchies, estate), at(layoutOf(open, estate).areas, area).hexes);
}

/** The hexes that an area counts for when it is complete. */
export function areaSize(open: Open, estate: number, area: number): number {
  let size = at(layoutOf(open, estate).areas, area).hexes.length;
  for (const ask of hooks.largerBy) size += ask(open, estate, area);
  return Math.min(size, LARGEST_AREA);
}

/** The points that an area brings when it is complete, without those of the phase. */
export function areaWorth(open: Open, estate: number, area: number): number {
  return at(AREA_POINTS, areaSize(open, estate, area));
}

/** How many times a yield counts for an estate. */
export function timesFor(open: Open, estate: number, what: Yield): number {
  let times = 1;
  for (const ask of hooks.times) times *= ask(open, estate, what);
  return times;
}

/** An area whose last hex has just been covered scores its size and the bonus of the phase. */
export function completeArea(ctx: Ctx, seat: Seat, hex: number): void {
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  const layout = layoutOf(open, estate);
  const index = at(layout.areaOf, hex);
  const { colour, hexes } = at(layout.areas, index);
  if (!areCovered(at(open.duchies, estate), hexes)) return;
  const size = areaSize(open, estate, index);
  const points = at(AREA_POINTS, size);
  ctx.tell?.({ kind: 'areaScored', seat, colour, size, points, rule: 'BUR-AREA-01' });
  score(ctx, seat, points, 'areas');
  const bonus = at(PHASE_BONUS, open.phase);
  ctx.tell?.({ kind: 'phaseBonus', seat, phase: open.phase, points: bonus, rule: 'BUR-AREA-03' });
  score(ctx, seat, bonus, 'phases');
}

/** The first to cover a whole colour takes its large bonus tile, the second the small one, the others nothing. */
export function completeColour(ctx: Ctx, seat: Seat, hex: number): void {
  const { open, config } = ctx.state;
  const estate = estateOf(open, seat);
  const colour = at(layoutOf(open, estate).colour, hex);
  if (!hasColour(open, estate, colour)) return;
  const large = at(open.bonus, 2 * colour) === NOBODY;
  const tile = large ? 2 * colour : 2 * colour + 1;
  if (at(open.bonus, tile) !== NOBODY) {
    ctx.tell?.({ kind: 'bonusMissed', seat, colour, rule: 'BUR-BONUS-02' });
    return;
  }
  open.bonus[tile] = estate;
  const figures = BY_PLAYERS[playersFor(config)];
  const points = (large ? figures.large : figures.small) * timesFor(open, estate, 'bonuses');
  const rule = open.estates !== undefined ? 'BUR-TEAM-13' : large ? 'BUR-BONUS-01' : 'BUR-BONUS-02';
  ctx.tell?.({ kind: 'bonusTaken', seat, colour, large, points, rule });
  score(ctx, seat, points, 'bonuses');
}

/** How many bonus tiles an estate holds. */
export function bonusTiles(open: Open, estate: number): number {
  let held = 0;
  for (const owner of open.bonus) if (owner === estate) held++;
  return held;
}
