import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { FACES, type Face } from '../src/data/faces.ts';
import { GOODS, type Good } from '../src/data/goods.ts';
import { layoutOf } from '../src/rules/estates.ts';
import { type Burgundy, burgundy } from '../src/rules/index.ts';
import { HEX_NAMES, hexIn } from '../src/rules/layout.ts';

export type Table = Story<Burgundy>;

/** A described position; two players on duchy 1 unless something else is said. */
export function given(position: Record<string, unknown>, more: Record<string, unknown> = {}): Table {
  return Story.given(burgundy, { seats: 2, ...more, position });
}

/** A fresh game. */
export function fresh(seats: number, options: Record<string, unknown> = {}, seed = 'story'): Table {
  return Story.begin(burgundy, { seats, options }, seed);
}

/** What a seat owns, in words. */
export function of(table: Table, seat = 0) {
  const { open } = table.state;
  const goods = open.goods.slice(seat * GOODS.length, (seat + 1) * GOODS.length);
  return {
    points: at(open.points, seat),
    coins: at(open.coins, seat),
    workers: at(open.workers, seat),
    storage: at(open.storage, seat).map((tile) => at(FACES, tile)),
    goods: named(goods),
    sold: named(at(table.state.seats, seat).own.sold),
  };
}

function named(counts: readonly number[]): Partial<Record<Good, number>> {
  return Object.fromEntries(counts.flatMap((count, good) => (count > 0 ? [[at(GOODS, good), count]] : [])));
}

/** The tile on a hex, or undefined. */
export function tileOn(table: Table, hex: string, seat = 0): Face | undefined {
  const { open } = table.state;
  return FACES[at(at(open.duchies, seat), hexIn(layoutOf(open, seat), HEX_NAMES.indexOf(hex)))];
}

/** The tiles of a depot, or of the black depot (0). */
export function tilesIn(table: Table, depot: number): Face[] {
  const { slots, black } = table.state.open;
  const tiles = depot === 0 ? black : slots.slice((depot - 1) * 4, depot * 4);
  return tiles.filter((tile) => tile >= 0).map((tile) => at(FACES, tile));
}

/** The goods in a depot. */
export function goodsIn(table: Table, depot: number): Partial<Record<Good, number>> {
  return named(table.state.open.depotGoods.slice((depot - 1) * GOODS.length, depot * GOODS.length));
}

/** The kinds of the events that a move caused, in order. */
export function kinds(told: ReturnType<Table['play']>): string[] {
  return told.map(({ event }) => event.kind);
}
