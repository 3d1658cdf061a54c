import { at, type Seat } from '@ludoteca/kernel';
import { ESTATES, INCOME_BASE, INCOME_SYMBOLS } from '../data/estates.ts';
import { TILE_CHESTS, TILE_ESTATE, TILE_PEASANTS } from '../data/tiles.ts';
import { cell } from '../rules/fief.ts';
import { NOTHING, NOWHERE, type Open } from '../rules/types.ts';

/** A fief in numbers, including the tile under the lord, which is sure to come. */
export interface Sheet {
  readonly tiles: number[];
  peasants: number;
  chests: number;
  /** The estate of the tile under the lord, or NOWHERE. */
  readonly coming: number;
}

export function sheetOf(open: Open, seat: Seat): Sheet {
  const lord = at(open.lords, seat);
  const sheet: Sheet = { tiles: ESTATES.map(() => 0), peasants: 0, chests: 0, coming: lord === NOWHERE ? NOWHERE : at(TILE_ESTATE, lord) };
  for (const tile of at(open.fiefs, seat)) count(sheet, tile);
  if (lord !== NOWHERE) count(sheet, lord);
  return sheet;
}

function count(sheet: Sheet, tile: number): void {
  const estate = at(TILE_ESTATE, tile);
  sheet.tiles[estate] = at(sheet.tiles, estate) + 1;
  sheet.peasants += at(TILE_PEASANTS, tile);
  sheet.chests += at(TILE_CHESTS, tile);
}

/** The income of an estate on this sheet, `more` tiles of its own type added. */
export function sheetIncome(open: Open, seat: Seat, sheet: Sheet, estate: number, more: number): number {
  let tiles = more;
  for (const symbol of at(INCOME_SYMBOLS, estate)) tiles += at(sheet.tiles, symbol);
  const terrain = at(open.terrains, cell(seat, estate));
  if (terrain !== NOTHING) tiles += at(sheet.tiles, terrain);
  return tiles * (at(INCOME_BASE, estate) + at(open.extraCoins, cell(seat, estate)));
}
