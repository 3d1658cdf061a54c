import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import { INCOME_BASE, INCOME_SYMBOLS } from '../data/estates.ts';
import { cell, count } from './fief.ts';
import type { MedioevoRule } from './ledger.ts';
import { earn } from './money.ts';
import { type Medioevo, NOTHING, type Open } from './types.ts';

const INCOME_RULE: readonly MedioevoRule[] = [
  'MED-FIELD-03',
  'MED-MILL-04',
  'MED-VILL-05',
  'MED-RAMP-11',
  'MED-MARK-02',
  'MED-BARR-08',
  'MED-CHUR-06',
  'MED-PAL-08',
];

/** Coins for each tile that the estate's income counts. */
export function incomeEach(open: Open, seat: Seat, estate: number): number {
  return at(INCOME_BASE, estate) + at(open.extraCoins, cell(seat, estate));
}

/** How many tiles the estate's income counts: those of its printed symbols and of its terrain token. */
export function incomeTiles(open: Open, seat: Seat, estate: number): number {
  let tiles = 0;
  for (const symbol of at(INCOME_SYMBOLS, estate)) tiles += count(open, seat, symbol);
  const added = at(open.terrains, cell(seat, estate));
  return added === NOTHING ? tiles : tiles + count(open, seat, added);
}

/** The estate that has just received its tile pays once. */
export const income: Automatic<Medioevo, 'income'> = {
  run(ctx, { open: { seat, estate } }) {
    const { open } = ctx.state;
    const tiles = incomeTiles(open, seat, estate);
    const each = incomeEach(open, seat, estate);
    const coins = tiles * each;
    earn(open, seat, coins, 'income');
    ctx.tell?.({ kind: 'income', seat, estate, tiles, each, coins, rule: at(INCOME_RULE, estate) });
    ctx.tell?.({ kind: 'turnEnded', seat, rule: 'MED-TURN-10' });
  },
};
