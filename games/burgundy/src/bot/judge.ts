import { at, replaced, type Seat, sum } from '@ludoteca/kernel';
import { BY_PLAYERS } from '../data/course.ts';
import { CASTLE_TILE, FACE_ANIMAL, FACE_HEADS, LIVESTOCK, MINE } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { areaWorth } from '../rules/areas.ts';
import { duchiesOffered } from '../rules/duchy-choice.ts';
import { rewardsOf, soldBy } from '../rules/ending.ts';
import { countType, estateOf, layoutOf, owns, seatsOf } from '../rules/estates.ts';
import { LAYOUTS, type Layout } from '../rules/layout.ts';
import { type BurgundyState, EMPTY, NOBODY, type Open, playersFor } from '../rules/types.ts';
import { type Course, chanceFor, courseOf, expectedBonus } from './course.ts';
import { covered, leans } from './hexes.ts';
import { modulesWorth } from './modules.ts';
import { monasteryWorth, storageWorth } from './tile-worth.ts';
import { LASTING, PENDING, TRUSTED, WEIGHTS } from './weights.ts';

export interface Judgement {
  points: number;
  areas: number;
  colours: number;
  storage: number;
  goods: number;
  means: number;
  monasteries: number;
  engine: number;
  modules: number;
}

/** The expected points of a seat at the end, term by term. */
export function judge(state: BurgundyState, seat: Seat): Judgement {
  const { open } = state;
  const points =
    open.estates === undefined ? at(open.points, seat) : sum(seatsOf(open, estateOf(open, seat)).map((member) => at(open.points, member)));
  const estate = estateOf(open, seat);
  const done: Judgement = { points, areas: 0, colours: 0, storage: 0, goods: 0, means: 0, monasteries: 0, engine: 0, modules: 0 };
  if (open.finished) return done;
  if (at(open.layouts, estate) === EMPTY) return judge(withDuchy(state, estate), seat);
  const course = courseOf(open, seat);
  const layout = layoutOf(open, estate);
  done.areas = TRUSTED.areas * areasWorth(open, estate, layout, course);
  done.colours = TRUSTED.colours * coloursWorth(state, estate, layout, course);
  done.storage = TRUSTED.storage * storageWorth(open, estate, layout, course);
  done.goods = TRUSTED.goods * goodsWorth(state, estate, course);
  done.means = TRUSTED.means * (meansWorth(open, estate, course) + pendingWorth(state, seat));
  done.monasteries = TRUSTED.monasteries * monasteriesWorth(state, estate, course);
  done.engine = TRUSTED.engine * engineWorth(open, seat, estate, course);
  done.modules = modulesWorth(state, seat, course);
  return done;
}

/** A seat that still has to choose, as if it had taken the first duchy on offer: it has the same game before it as the others. */
export function withDuchy(state: BurgundyState, estate: number): BurgundyState {
  const { config, open } = state;
  const duchy = at(duchiesOffered(config, open, estate), 0);
  const layout = at(LAYOUTS, duchy);
  const castle = at(layout.castles, 0);
  const tiles = layout.colour.map((_, hex) => (hex === castle ? CASTLE_TILE : EMPTY));
  return { ...state, open: { ...open, layouts: replaced(open.layouts, estate, duchy), duchies: replaced(open.duchies, estate, tiles) } };
}

/** Areas begun: their points and the bonus of the phase in which they may be finished; herds that will score again. */
export function areasWorth(open: Open, estate: number, layout: Layout, course: Course): number {
  const duchy = at(open.duchies, estate);
  let worth = 0;
  for (let area = 0; area < layout.areas.length; area++) {
    const { colour, hexes } = at(layout.areas, area);
    const here = covered(duchy, hexes);
    const need = hexes.length - here;
    if (need === 0) continue;
    const full = areaWorth(open, estate, area) + expectedBonus(course, need);
    if (here > 0) worth += full * (here / hexes.length) ** WEIGHTS.areaPower * chanceFor(course, need);
    if (colour === LIVESTOCK && here > 0) worth += herdWorth(duchy, hexes) * Math.min(need, course.tiles / 6) * WEIGHTS.herd;
    for (const hex of hexes) if (duchy[hex] === EMPTY && leans(duchy, at(layout.contact, hex))) worth += WEIGHTS.frontier;
  }
  return worth;
}

/** Heads of the animal that has most of them. */
function herdWorth(duchy: readonly number[], hexes: readonly number[]): number {
  const heads = [0, 0, 0, 0, 2];
  let most = 0;
  for (const hex of hexes) {
    const tile = at(duchy, hex);
    const animal = tile === EMPTY ? EMPTY : at(FACE_ANIMAL, tile);
    if (animal === EMPTY) continue;
    heads[animal] = at(heads, animal) + at(FACE_HEADS, tile);
    most = Math.max(most, at(heads, animal));
  }
  return most;
}

/** The bonus tile still to be had for each colour. */
function coloursWorth({ open, config }: BurgundyState, estate: number, layout: Layout, course: Course): number {
  const duchy = at(open.duchies, estate);
  const figures = BY_PLAYERS[playersFor(config)];
  let worth = 0;
  for (let colour = 0; colour < layout.ofColour.length; colour++) {
    const hexes = at(layout.ofColour, colour);
    const here = covered(duchy, hexes);
    if (here === hexes.length || at(open.bonus, 2 * colour + 1) !== NOBODY) continue;
    const prize = at(open.bonus, 2 * colour) === NOBODY ? figures.large : figures.small;
    worth += prize * (here / hexes.length) ** WEIGHTS.colourPower * chanceFor(course, hexes.length - here);
  }
  return worth;
}

/** Goods will be sold, the larger stacks more surely; at the very end they are worth a point each. */
function goodsWorth({ open, config }: BurgundyState, estate: number, course: Course): number {
  const each = BY_PLAYERS[playersFor(config)].good;
  let worth = 0;
  let sales = course.dice;
  const counts: number[] = [];
  for (let good = 0; good < GOODS.length; good++) counts.push(at(open.goods, estate * GOODS.length + good));
  counts.sort((a, b) => b - a);
  for (const count of counts) {
    if (count === 0) break;
    if (sales <= 0) worth += count;
    else worth += Math.max(count, count * each + WEIGHTS.coin - WEIGHTS.sale);
    sales -= 2;
  }
  return worth;
}

function meansWorth(open: Open, estate: number, course: Course): number {
  const coins = at(open.coins, estate);
  const workers = at(open.workers, estate);
  const late = Math.min(1, course.dice / 8);
  const coinWorth = 1 + (WEIGHTS.coin - 1) * late;
  const workerWorth = 0.5 + (WEIGHTS.worker - 0.5) * late;
  const few = Math.min(coins, WEIGHTS.fewCoins) * coinWorth + Math.max(0, coins - WEIGHTS.fewCoins) * (1 + (WEIGHTS.moreCoins - 1) * late);
  const hands =
    Math.min(workers, WEIGHTS.fewWorkers) * workerWorth +
    Math.max(0, workers - WEIGHTS.fewWorkers) * (0.5 + (WEIGHTS.moreWorkers - 0.5) * late);
  return few + hands + course.dice * WEIGHTS.die;
}

/** Effects of the running turn that are still to be used. */
export function pendingWorth({ open, agenda }: BurgundyState, seat: Seat): number {
  // The rest of a partner's turn is for both.
  if (open.active !== seat && (open.estates === undefined || open.active < 0 || open.estates[open.active] !== open.estates[seat])) return 0;
  let worth = 0;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const { kind } = at(agenda, i);
    if (kind === 'turn') break;
    worth += PENDING[kind] ?? 0;
  }
  return worth;
}

/** End-of-game monasteries by their present count and what may still come; the others by the time that is left. */
function monasteriesWorth(state: BurgundyState, estate: number, course: Course): number {
  const { open } = state;
  if (open.monasteries[estate] === 0) return 0;
  let worth = 0;
  for (const { monastery, count, each } of rewardsOf(open, estate, soldBy(state, estate))) {
    const growth = monastery === 25 ? 0.35 : monastery === 15 || monastery === 24 ? 0.05 : WEIGHTS.buildings;
    const most = monastery === 15 ? 6 : monastery === 24 ? 5 : 99;
    worth += each * Math.min(most, count + course.tiles * growth);
  }
  for (let number = 1; number <= 28; number++) {
    if (owns(open, estate, number) && LASTING[number] !== undefined) worth += monasteryWorth(open, estate, course, number);
  }
  return worth;
}

/** Number of seats behind a seat on the bridge. */
function placeOf(open: Open, seat: Seat): number {
  return open.bridge.length - 1 - open.bridge.indexOf(seat);
}

/** Mines pay at every end of phase still to come; the front of the bridge moves first. */
function engineWorth(open: Open, seat: Seat, estate: number, course: Course): number {
  const mines = countType(open, estate, MINE) * course.phases * WEIGHTS.coin * WEIGHTS.mine;
  const place = open.estates === undefined ? placeOf(open, seat) : sum(seatsOf(open, estate).map((member) => placeOf(open, member))) / 2;
  return mines + place * WEIGHTS.bridge * Math.min(1, course.share * 3);
}
