import { add, num, row, type Seat } from '@ludoteca/kernel';
import { GOLD } from '../data/goods.ts';
import { PIPS } from '../data/island.ts';
import { boardOf } from '../rules/board.ts';
import type { Open } from '../rules/index.ts';
import { isBlocked } from '../rules/production.ts';

/** The relative value of a pip of each resource: grain and ore carry the second half of the game. */
const WEIGHTS: readonly number[] = [1, 1, 0.85, 1.1, 1.15];
/** A card of one's choice is worth more than any other. */
const GOLD_WEIGHT = 1.4;
/** A blocked hex will not stay blocked for ever. */
const BLOCKED = 0.4;
/** A first source of a resource saves many trades. */
const VARIETY = 2.2;
/** All five kinds together are worth more than each by itself: no building waits for the bank. */
const COMPLETE = 2.5;
/** Too much of one kind is worth less, the more so the worse the player's own rate. */
const PLENTY = 7;

/** Work space: pips by resource. */
const pips = [0, 0, 0, 0, 0];

/** Weighted pips of a vertex for one building level, without regard to the robber. */
export function siteWorth(open: Open, vertex: number): number {
  const hexes = row(boardOf(open).vertexHexes, vertex);
  let worth = 0;
  for (let i = 0; i < hexes.length; i++) {
    const hex = num(hexes, i);
    const terrain = num(open.terrains, hex);
    if (terrain < WEIGHTS.length) worth += num(PIPS, num(open.numbers, hex)) * num(WEIGHTS, terrain);
    else if (terrain === GOLD) worth += num(PIPS, num(open.numbers, hex)) * GOLD_WEIGHT;
  }
  return worth;
}

/** The income of a player's buildings, in weighted pips. */
export function incomeOf(open: Open, seat: Seat): number {
  pips.fill(0);
  for (let vertex = 0; vertex < open.owners.length; vertex++) {
    if (num(open.owners, vertex) !== seat) continue;
    const hexes = row(boardOf(open).vertexHexes, vertex);
    for (let i = 0; i < hexes.length; i++) gather(open, num(hexes, i), num(open.levels, vertex));
  }
  let worth = 0;
  let kinds = 0;
  for (let kind = 0; kind < pips.length; kind++) {
    if (num(pips, kind) > 0) kinds++;
    worth += streamWorth(num(pips, kind), num(WEIGHTS, kind), num(open.rates, seat * pips.length + kind));
  }
  return kinds === pips.length ? worth + COMPLETE : worth;
}

function gather(open: Open, hex: number, level: number): void {
  const terrain = num(open.terrains, hex);
  if (terrain >= pips.length && terrain !== GOLD) return;
  const own = num(PIPS, num(open.numbers, hex)) * level;
  const paid = isBlocked(open, hex) ? own * BLOCKED : own;
  if (terrain === GOLD) for (let kind = 0; kind < pips.length; kind++) add(pips, kind, (paid * GOLD_WEIGHT) / pips.length);
  else add(pips, terrain, paid);
}

/** Up to a point every pip counts in full; the rest goes to the bank at the player's rate. */
function streamWorth(count: number, weight: number, rate: number): number {
  if (count === 0) return 0;
  const used = Math.min(count, PLENTY);
  const surplus = (count - used) * Math.min(1, 1.7 / rate);
  // A better rate helps with the cards that are left over even of a modest stream.
  const trade = count * (4 - rate) * 0.06;
  return (used + surplus) * weight + trade + VARIETY * Math.min(1, count / 3);
}
