import { add, at, type Seat, sum } from '@ludoteca/kernel';
import { BLACK_SLOTS, SLOT_PLAYERS, SLOT_TYPE } from '../data/board.ts';
import {
  BLACK_TILE,
  BUILDING,
  FACE_BLACK,
  FACE_MONASTERY,
  FACE_TYPE,
  FACES,
  LIVESTOCK,
  MINE,
  MINE_TILE,
  MONASTERY,
  TYPES,
} from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { countFace, estateOf, layoutOf, owns, uncovered } from '../rules/estates.ts';
import { hexesFor, type Layout } from '../rules/layout.ts';
import { soloOf } from '../rules/modules/solo/scoring.ts';
import { type BurgundyState, EMPTY, type Open } from '../rules/types.ts';
import { type Course, chanceFor, courseOf } from './course.ts';
import { covered, leans } from './hexes.ts';
import { areasWorth, pendingWorth, withDuchy } from './judge.ts';
import { EFFECT, LASTING } from './weights.ts';

/**
 * The solo game is about hexes, so everything is valued in hexes that will be covered. A tile costs two actions, one to take it and
 * one to place it: an action is worth half a hex.
 */
const SOLO = {
  action: 0.5,
  /**
   * The hexes that dice still to be used bring with all that follows from them, fewer each where there are many; and what is left over
   * at the end (coins, workers, tiles of the wrong colour), which counts less when few dice are left. Fitted to games of *medium*.
   */
  die: 0.88,
  manyDice: 0.003,
  leftOver: 2.4,
  lastDice: 5,
  /** Two coins are a tile without an action. */
  coin: 0.2,
  worker: 0.2,
  manyWorkers: 6,
  moreWorkers: 0.08,
  /** The extra action of a reset comes with any number. */
  reset: 0.62,
  /** Stored tiles that have a hex to go to, in reach or not. */
  stored: 0.48,
  outOfReach: 0.28,
  /** Effects of tiles and monasteries, in points of the usual evaluation. */
  effect: 0.085,
  lasting: 0.09,
  /** The tile for a complete colour comes with its placement. */
  colour: 0.95,
  colourPower: 3,
  /** Five goods are a tile, when a ship comes. */
  exchange: 0.24,
  soldGood: 2,
  sale: 0.16,
  /** Different numbers in reach make dice fit. */
  number: 0.05,
  /** Tiles of a colour to be had: of those that lie in a depot, of those that a later phase brings, and of black ones. */
  seen: 0.7,
  later: 0.6,
  black: 0.25,
  /** A hex for which there will be no tile, and how blurred the border between enough and too few is. */
  unmet: 0.6,
  blur: 1,
  /** A stored tile meets the need of its colour in part, for it may never be placed. */
  storedNeed: 0.7,
} as const;

export interface SoloJudgement {
  filling: number;
  counter: number;
  areas: number;
  colours: number;
  storage: number;
  goods: number;
  means: number;
  monasteries: number;
  engine: number;
  supply: number;
}

/** The expected number of covered hexes at the end of the solo game, term by term. */
export function judgeSolo(state: BurgundyState, seat: Seat): SoloJudgement {
  const { open } = state;
  const estate = estateOf(open, seat);
  const nothing: SoloJudgement = {
    filling: 0,
    counter: 0,
    areas: 0,
    colours: 0,
    storage: 0,
    goods: 0,
    means: 0,
    monasteries: 0,
    engine: 0,
    supply: 0,
  };
  if (at(open.layouts, estate) === EMPTY) return judgeSolo(withDuchy(state, estate), seat);
  const layout = layoutOf(open, estate);
  const filling = layout.size - uncovered(open, estate);
  if (open.finished) return { ...nothing, filling };
  const course = courseOf(open, seat);
  const late = Math.min(1, course.dice / 4);
  const point = (SOLO.reset * late) / soloOf(open).target;
  return {
    filling: filling + numbersInReach(open, estate, layout) * late,
    counter: at(open.points, seat) * point,
    areas: areasWorth(open, estate, layout, course) * point,
    colours: SOLO.colour * coloursWorth(open, estate, layout, course),
    storage: storageWorth(open, estate, layout, course),
    goods: goodsWorth(open, estate, course, point) * late,
    means: meansWorth(open, estate, course) + pendingWorth(state, seat) * SOLO.effect * 1.5,
    monasteries: monasteriesWorth(open, estate, course),
    engine: countFace(open, estate, MINE_TILE) * course.phases * SOLO.coin * late,
    supply: -SOLO.unmet * unmetNeed(open, estate, layout, course),
  };
}

/** The different numbers of empty hexes that a tile could lean on. */
function numbersInReach(open: Open, estate: number, layout: Layout): number {
  const duchy = at(open.duchies, estate);
  let numbers = 0;
  let hexes = 0;
  for (let hex = 0; hex < layout.size; hex++) {
    if (duchy[hex] !== EMPTY || !leans(duchy, at(layout.contact, hex))) continue;
    numbers |= 1 << at(layout.die, hex);
    hexes++;
  }
  let count = 0;
  for (let value = 1; value <= 6; value++) if ((numbers >> value) & 1) count++;
  return SOLO.number * (count + Math.min(hexes, 12) / 2);
}

/** By type: the slots that each phase fills, and the tiles among the black ones of a phase on average. */
const SLOTS_OF = TYPES.map((_, type) => SLOT_TYPE.filter((other, slot) => other === type && at(SLOT_PLAYERS, slot) <= 2).length);
const ALL_BLACK = sum(FACE_BLACK);
const BLACK_OF = TYPES.map((_, type) => (BLACK_SLOTS[2] * sum(FACE_BLACK.filter((_count, face) => FACE_TYPE[face] === type))) / ALL_BLACK);

/** Hexes for which there will probably be no tile: more of a colour than the storage and the depots of this and later phases hold. */
function unmetNeed(open: Open, estate: number, layout: Layout, course: Course): number {
  const duchy = at(open.duchies, estate);
  const need = layout.ofColour.map((hexes) => hexes.length - covered(duchy, hexes));
  for (const tile of at(open.storage, estate)) if (tile !== BLACK_TILE) add(need, at(FACE_TYPE, tile), -SOLO.storedNeed);
  // Before the first roll the depots of this phase are still empty.
  const later = open.white === 0 ? course.phases : course.phases - 1;
  const supply = TYPES.map((_, type) => later * (SOLO.later * at(SLOTS_OF, type) + SOLO.black * at(BLACK_OF, type)));
  for (const tile of open.slots) if (tile !== EMPTY) add(supply, at(FACE_TYPE, tile), SOLO.seen);
  for (const tile of open.black) if (tile !== EMPTY) add(supply, at(FACE_TYPE, tile), SOLO.black);
  let unmet = 0;
  for (let type = 0; type < TYPES.length; type++)
    if (at(need, type) > 0) unmet += SOLO.blur * Math.log1p(Math.exp((at(need, type) - at(supply, type)) / SOLO.blur));
  return unmet;
}

function coloursWorth(open: Open, estate: number, layout: Layout, course: Course): number {
  const duchy = at(open.duchies, estate);
  let worth = 0;
  for (const hexes of layout.ofColour) {
    const here = covered(duchy, hexes);
    if (here === hexes.length) continue;
    worth += (here / hexes.length) ** SOLO.colourPower * chanceFor(course, hexes.length - here);
  }
  return worth;
}

/** Stored tiles: each takes an empty hex, those of one colour not the same. */
function storageWorth(open: Open, estate: number, layout: Layout, course: Course): number {
  const duchy = at(open.duchies, estate);
  const taken = new Map<number, number>();
  let worth = 0;
  for (const tile of at(open.storage, estate)) {
    const type = at(FACE_TYPE, tile);
    let free = 0;
    let near = 0;
    for (const hex of hexesFor(layout, type)) {
      if (duchy[hex] !== EMPTY || (type === BUILDING && repeats(open, estate, layout, tile, hex))) continue;
      free++;
      if (leans(duchy, at(layout.contact, hex))) near++;
    }
    const before = taken.get(type) ?? 0;
    taken.set(type, before + 1);
    if (free <= before) continue;
    worth += near > before ? SOLO.stored : SOLO.outOfReach;
    worth += tileWorth(tile, type, course);
  }
  return worth * Math.min(1, course.dice / (at(open.storage, estate).length + 0.5));
}

function repeats(open: Open, estate: number, layout: Layout, tile: number, hex: number): boolean {
  if (owns(open, estate, 1)) return false;
  const duchy = at(open.duchies, estate);
  return at(layout.areas, at(layout.areaOf, hex)).hexes.some((other) => duchy[other] === tile);
}

/** The effects of a tile beyond covering its hex. */
function tileWorth(tile: number, type: number, course: Course): number {
  if (tile === BLACK_TILE) return 0.06;
  if (type === MINE) return SOLO.coin * (course.phases - 0.5);
  if (type === LIVESTOCK) return 0.05;
  if (type === MONASTERY) return (LASTING[at(FACE_MONASTERY, tile)] ?? 2) * SOLO.lasting * course.share;
  return type < TYPES.length ? (EFFECT[at(FACES, tile)] ?? 0) * SOLO.effect : 0;
}

/** Goods are sold for points and a coin, or given up together for a tile. */
function goodsWorth(open: Open, estate: number, course: Course, point: number): number {
  let all = 0;
  let worth = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const count = at(open.goods, estate * GOODS.length + good);
    all += count;
    if (count > 0) worth += Math.max(0, count * SOLO.soldGood * point * 0.8 + SOLO.coin * 0.5 - SOLO.sale);
  }
  return worth + Math.min(2, all / 5) * SOLO.exchange * Math.min(1, course.dice / 10);
}

function meansWorth(open: Open, estate: number, course: Course): number {
  const workers = at(open.workers, estate);
  const late = Math.min(1, course.dice / 6);
  const few = Math.min(workers, SOLO.manyWorkers);
  return late * (at(open.coins, estate) * SOLO.coin + few * SOLO.worker + (workers - few) * SOLO.moreWorkers) + diceWorth(course);
}

function diceWorth({ dice }: Course): number {
  return dice * (SOLO.die - SOLO.manyDice * dice) - SOLO.leftOver * Math.min(1, dice / SOLO.lastDice);
}

function monasteriesWorth(open: Open, estate: number, course: Course): number {
  let worth = 0;
  for (const [number, lasting] of Object.entries(LASTING)) if (owns(open, estate, Number(number))) worth += lasting;
  return worth * SOLO.lasting * course.share;
}
