import { at, type Evaluation, type Remark, type Seat } from '@ludoteca/kernel';
import { BARRACKS, ESTATES, FIELD, MARKET, MILL, RAMPART } from '../data/estates.ts';
import { TILE_CHESTS, TILE_ESTATE, TILE_PEASANTS } from '../data/tiles.ts';
import { count, symbols } from '../rules/fief.ts';
import { incomeEach, incomeTiles } from '../rules/income.ts';
import { rowOf } from '../rules/table.ts';
import { type Medioevo, NOWHERE, type Open } from '../rules/types.ts';
import { sheetIncome, sheetOf } from './fief-sheet.ts';

/** Worth of an attack or a toll, for each player it hits. */
const HIT = 2;
/** Worth of filling an estate that would cost ten at the end, while there is time to fill it otherwise. */
const FILLING = 6;
const EARLY = 5;
/** Worth of playing before another seat in the next round. */
const EARLIER = 1;

/** The income of a lord's new tile, the estates that are filled, and the effect of tokens. */
export const remarks: NonNullable<Evaluation<Medioevo>['remarks']> = ({ open: before }, { open }, seat) => {
  const lord = at(open.lords, seat);
  const reserved = at(open.explorers, seat);
  const isNew = lord !== NOWHERE && lord !== at(before.lords, seat);
  return [
    ...(isNew ? [...payment(open, seat, lord), ...victims(open, seat, lord), ...order(open, seat, lord)] : []),
    ...(reserved !== NOWHERE && reserved !== at(before.explorers, seat) ? reservation(open, seat, reserved) : []),
    ...filled(before, open, seat),
    ...tokens(before, open, seat),
  ];
};

/** The coins that a tile pays when it joins the fief, as the fief is now with it. */
function coinsOf(open: Open, seat: Seat, tile: number): number {
  const estate = at(TILE_ESTATE, tile);
  const sheet = sheetOf(open, seat);
  const more = at(open.lords, seat) === tile ? 0 : 1;
  const income = sheetIncome(open, seat, sheet, estate, more);
  if (estate === FIELD) return income + symbols(open, seat, TILE_PEASANTS) + at(TILE_PEASANTS, tile);
  if (estate === MARKET) return income + symbols(open, seat, TILE_CHESTS) + at(TILE_CHESTS, tile);
  return income;
}

function payment(open: Open, seat: Seat, tile: number): Remark[] {
  const coins = coinsOf(open, seat, tile);
  return coins === 0 ? [] : [{ kind: 'pays', worth: coins, args: { coins }, term: 'term.coinsToCome' }];
}

function reservation(open: Open, seat: Seat, tile: number): Remark[] {
  const coins = coinsOf(open, seat, tile);
  const empty = count(open, seat, at(TILE_ESTATE, tile)) === 0;
  return [
    ...(coins === 0 ? [] : [{ kind: 'reserves', worth: coins / 2, args: { coins } }]),
    ...(empty ? [{ kind: 'reservesEmpty', worth: FILLING / 2, args: { estate: at(TILE_ESTATE, tile) } }] : []),
  ];
}

/** The players hit by the tile when it joins the fief: those who have fewer mills, or fewer ramparts than the attacker barracks. */
function victims(open: Open, seat: Seat, tile: number): Remark[] {
  const estate = at(TILE_ESTATE, tile);
  const shield = estate === BARRACKS ? RAMPART : estate === MILL ? MILL : undefined;
  if (shield === undefined) return [];
  const own = count(open, seat, estate) + 1;
  const seats = open.coins.map((_, other) => other).filter((other) => other !== seat && count(open, other, shield) < own);
  return seats.length === 0
    ? []
    : [{ kind: estate === BARRACKS ? 'attacks' : 'tolls', worth: (estate === BARRACKS ? 2 : 1) * HIT * seats.length, args: { seats } }];
}

/** Lords further left play earlier: those in the row who now come later, or whether nobody can come first. */
function order(open: Open, seat: Seat, tile: number): Remark[] {
  const row = at(open.rows, rowOf(open, tile));
  const place = row.indexOf(tile);
  if (place === 0) return [{ kind: 'first', worth: EARLIER * (open.coins.length - 1) }];
  const later = open.lords.flatMap((other, whose) => (whose !== seat && row.indexOf(other) > place ? [whose] : []));
  const all = open.lords.filter((other) => row.includes(other)).length === open.lords.length;
  if (all && later.length === 0) return [{ kind: 'last', worth: -EARLIER }];
  return later.length === 0 ? [] : [{ kind: 'before', worth: EARLIER * later.length, args: { seats: later } }];
}

/** Estates that have a tile now, or will have the lord's, and had none before. */
function filled(before: Open, open: Open, seat: Seat): Remark[] {
  // At first everything is empty, and every tile fills something.
  if (open.round < EARLY) return [];
  const [had, has] = [sheetOf(before, seat), sheetOf(open, seat)];
  return ESTATES.flatMap((_, estate) =>
    at(had.tiles, estate) === 0 && at(has.tiles, estate) > 0
      ? [{ kind: 'fills', worth: FILLING, args: { estate }, term: 'term.emptyEstates' }]
      : [],
  );
}

/** The immediate effect of a token: tiles that pay a coin more, or tiles that count too. */
function tokens(before: Open, open: Open, seat: Seat): Remark[] {
  return ESTATES.flatMap((_, estate): Remark[] => {
    const tiles = incomeTiles(open, seat, estate);
    const dearer = incomeEach(open, seat, estate) - incomeEach(before, seat, estate);
    if (dearer > 0) return tiles === 0 ? [] : [{ kind: 'dearer', worth: tiles, args: { estate, tiles }, term: 'term.coinsToCome' }];
    const had = count(open, seat, estate) - count(before, seat, estate);
    const more = tiles - incomeTiles(before, seat, estate) - had;
    const isToken = open.terrains.some((terrain, cell) => terrain !== at(before.terrains, cell));
    if (!isToken || more <= 0) return [];
    return [{ kind: 'counts', worth: more * incomeEach(open, seat, estate), args: { estate, tiles: more }, term: 'term.coinsToCome' }];
  });
}
