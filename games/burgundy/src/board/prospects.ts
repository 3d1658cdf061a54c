import { at, range, type Seat, sum } from '@ludoteca/kernel';
import { BY_PLAYERS, PHASES, type PlayerCount } from '../data/course.ts';
import { FACE_BLACK, FACE_COLOURED, FACE_MONASTERY, FACE_TYPE, FACES, MONASTERY, TYPES } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { AREA_POINTS, COIN_POINTS, PHASE_BONUS, UNSOLD_GOOD_POINTS, WORKERS_PER_POINT } from '../data/scoring.ts';
import { areaSize, hasColour, timesFor } from '../rules/areas.ts';
import { type Reward, rewardsOf } from '../rules/ending.ts';
import { estateOf, isAlone, layoutOf, owns } from '../rules/estates.ts';
import { LAYOUTS, type Layout } from '../rules/layout.ts';
import { shieldPoints } from '../rules/modules/shields/index.ts';
import { isInPlay, type Sets, visibleFaces } from '../rules/supply.ts';
import { EMPTY, NOBODY, type Open } from '../rules/types.ts';

/** What a seat would score at the end as things stand. */
export interface EndPoints {
  readonly goods: number;
  readonly coins: number;
  readonly workers: number;
  readonly monasteries: readonly Reward[];
  readonly shields: number;
  readonly total: number;
}

const UNKNOWN: readonly number[] = GOODS.map(() => 0);

export function endPoints(open: Open, seat: Seat, sold: readonly number[] | null): EndPoints {
  const estate = estateOf(open, seat);
  const goods = sum(open.goods.slice(estate * GOODS.length, (estate + 1) * GOODS.length)) * UNSOLD_GOOD_POINTS;
  const coins = at(open.coins, estate) * COIN_POINTS;
  const workers = Math.floor(at(open.workers, estate) / WORKERS_PER_POINT);
  const monasteries = rewardsOf(open, estate, sold ?? UNKNOWN);
  const shields = shieldPoints(open, estate);
  const total = open.finished ? 0 : goods + coins + workers + shields + sum(monasteries.map(({ count, each }) => count * each));
  return { goods, coins, workers, monasteries, shields, total };
}

/** What a monastery would bring if it lay in the duchy now, alone when it is placed; undefined for those that bring no points. */
export function monasteryWorth(open: Open, seat: Seat, tile: number, sold: readonly number[] | null): number | undefined {
  const number = at(FACE_MONASTERY, tile);
  if (number === 0) return undefined;
  const estate = estateOf(open, seat);
  // Alone it has scored when it was placed.
  if (isAlone(open) && owns(open, estate, number)) return undefined;
  const monasteries = open.monasteries.map((mask, index) => (index === estate ? mask | (1 << number) : mask));
  const reward = rewardsOf({ ...open, monasteries }, estate, sold ?? UNKNOWN).find(({ monastery }) => monastery === number);
  if (reward === undefined) return undefined;
  // Alone there are no bonus tiles: number 26 counts the colours themselves.
  const count = isAlone(open) && number === 26 ? TYPES.filter((_, colour) => hasColour(open, estate, colour)).length : reward.count;
  return count * reward.each;
}

/** The coins that one more mine pays a seat until the end, the running phase included. */
export function mineCoins(open: Open, seat: Seat): number {
  return (PHASES.length - open.phase) * timesFor(open, estateOf(open, seat), 'mines');
}

/** An area with what is missing of it and what finishing it now would score. */
export interface AreaState {
  readonly index: number;
  readonly colour: number;
  readonly hexes: readonly number[];
  readonly missing: readonly number[];
  /** The hexes it counts for when it is complete: an inn or a shield makes it larger. */
  readonly size: number;
  readonly points: number;
  /** The bonus tile that finishing it would bring besides, because it is the last area of its colour. */
  readonly bonus: number;
}

export function areasOf(open: Open, estate: number, layout: Layout, players: number): AreaState[] {
  const isLaid = at(open.layouts, estate) !== EMPTY;
  const tiles = isLaid ? at(open.duchies, estate) : layout.colour.map(() => EMPTY);
  return layout.areas.map(({ colour, hexes }, index) => {
    const missing = hexes.filter((hex) => tiles[hex] === EMPTY);
    const size = isLaid ? areaSize(open, estate, index) : hexes.length;
    return {
      index,
      colour,
      hexes,
      missing,
      size,
      points: at(AREA_POINTS, size) + at(PHASE_BONUS, open.phase),
      bonus: missing.length === 0 || !isLaid ? 0 : bonusFor(open, estate, layout, colour, missing, players),
    };
  });
}

function bonusFor(open: Open, estate: number, layout: Layout, colour: number, missing: readonly number[], players: number): number {
  const tiles = at(open.duchies, estate);
  const isLast = at(layout.ofColour, colour).every((hex) => tiles[hex] !== EMPTY || missing.includes(hex));
  // Alone a complete colour brings a tile instead.
  if (!isLast || open.solo !== undefined) return 0;
  const { large, small } = BY_PLAYERS[players as PlayerCount];
  const points = [large, small].find((_, place) => at(open.bonus, 2 * colour + place) === NOBODY) ?? 0;
  return points * timesFor(open, estate, 'bonuses');
}

/** The areas that lack one hex, the most valuable first. */
export function nearlyDone(open: Open, seat: Seat, players: number): AreaState[] {
  const estate = estateOf(open, seat);
  if (at(open.layouts, estate) === EMPTY) return [];
  const areas = areasOf(open, estate, layoutOf(open, estate), players);
  return areas.filter(({ missing }) => missing.length === 1).sort((a, b) => b.points + b.bonus - a.points - a.bonus);
}

/** By colour: how many hexes of the duchy are still empty. */
export function uncoveredOf(open: Open, seat: Seat): number[] {
  const estate = estateOf(open, seat);
  const index = at(open.layouts, estate);
  const tiles = at(open.duchies, estate);
  return TYPES.map((_, colour) =>
    index === EMPTY ? 0 : at(at(LAYOUTS, index).ofColour, colour).filter((hex) => tiles[hex] === EMPTY).length,
  );
}

/** By type: tiles still face down in the coloured pile and in the black one; everybody can count them. */
export function tilesToCome(open: Open, sets: Sets): { readonly coloured: number; readonly black: number }[] {
  const visible = visibleFaces(open);
  return TYPES.map((_, type) => {
    const faces = range(FACES.length).filter((face) => FACE_TYPE[face] === type && isInPlay(face, sets));
    return {
      coloured: sum(faces.map((face) => at(FACE_COLOURED, face) - at(visible, face) + at(open.blackSeen, face))),
      black: sum(faces.map((face) => at(FACE_BLACK, face) - at(open.blackSeen, face))),
    };
  });
}

/** By face, the tiles of one type that nobody has seen yet. */
export function facesToCome(open: Open, sets: Sets, type: number): { readonly face: number; readonly count: number }[] {
  const visible = visibleFaces(open);
  return range(FACES.length)
    .filter((face) => FACE_TYPE[face] === type && isInPlay(face, sets))
    .map((face) => ({ face, count: at(FACE_COLOURED, face) + at(FACE_BLACK, face) - at(visible, face) }))
    .filter(({ count }) => count > 0);
}

/** The numbers of the monasteries in a duchy. */
export function monasteriesOf(open: Open, seat: Seat): number[] {
  return at(open.duchies, estateOf(open, seat))
    .filter((tile) => tile !== EMPTY && FACE_TYPE[tile] === MONASTERY)
    .map((tile) => at(FACE_MONASTERY, tile))
    .sort((a, b) => a - b);
}
