import { add, num, row, type Seat } from '@ludoteca/kernel';
import { GOLD, GOODS, RESOURCES } from '../../data/goods.ts';
import { PIPS } from '../../data/island.ts';
import { boardOf } from '../../rules/board.ts';
import type { Open } from '../../rules/index.ts';
import { isBlocked } from '../../rules/production.ts';
import { CITY_YIELD } from '../data/prices.ts';

/** The relative value of a pip of each kind: grain feeds the knights, commodities become improvements. */
const WEIGHTS: readonly number[] = [0.9, 0.9, 0.9, 1.15, 1.15, 1.1, 1.1, 1.1];
/** A blocked hex will not stay blocked for ever. */
const BLOCKED = 0.4;
/** A kind that comes in at all saves many a trade; without grain and ore there are neither cities nor knights. */
const VARIETY: readonly number[] = [2.4, 2.4, 2.2, 3.4, 3, 1.2, 1.2, 1.2];
/** Number of throws of two dice, of which pips are a part. */
const THROWS = 36;
/** Maximum useful pips of one kind; the rest goes to the bank. */
const PLENTY = 6;

/** Pips by kind of the player looked at last: work space. */
const pips: number[] = GOODS.map(() => 0);

/** The income of a player's buildings, in weighted pips. */
export function realmIncome(open: Open, seat: Seat): number {
  pips.fill(0);
  for (let vertex = 0; vertex < open.owners.length; vertex++) {
    if (num(open.owners, vertex) !== seat) continue;
    const hexes = row(boardOf(open).vertexHexes, vertex);
    for (let i = 0; i < hexes.length; i++) gather(open, num(hexes, i), num(open.levels, vertex) === 2);
  }
  let worth = 0;
  for (let kind = 0; kind < pips.length; kind++) worth += streamWorth(num(pips, kind), kind, num(open.rates, seat * pips.length + kind));
  return worth;
}

function gather(open: Open, hex: number, isCity: boolean): void {
  const terrain = num(open.terrains, hex);
  if (terrain >= RESOURCES.length && terrain !== GOLD) return;
  const own = num(PIPS, num(open.numbers, hex)) * (isBlocked(open, hex) ? BLOCKED : 1);
  if (terrain === GOLD) {
    // A river pays resources of one's choice, so a little of each.
    for (let kind = 0; kind < RESOURCES.length; kind++) add(pips, kind, (own * (isCity ? 2 : 1)) / RESOURCES.length);
    return;
  }
  add(pips, terrain, own);
  if (isCity) add(pips, row(CITY_YIELD, terrain)[1], own);
}

/** Up to a point every pip counts in full; the rest goes to the bank at the player's rate. */
function streamWorth(count: number, kind: number, rate: number): number {
  if (count === 0) return 0;
  const used = Math.min(count, PLENTY);
  const surplus = (count - used) * Math.min(1, 1.5 / rate);
  return (used + surplus) * num(WEIGHTS, kind) + count * (4 - rate) * 0.06 + num(VARIETY, kind) * Math.min(1, count / 3);
}

/** Cards that a throw brings the player whose income was looked at last. */
export function cardsPerThrow(): number {
  let all = 0;
  for (let kind = 0; kind < pips.length; kind++) all += num(pips, kind);
  return all / THROWS;
}
