import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import { INCOME_BASE, INCOME_SYMBOLS } from '../data/estates.ts';
import { TILE_ESTATE } from '../data/tiles.ts';
import { cell, count } from './fief.ts';
import type { MedioevoRule } from './ledger.ts';
import { earn } from './money.ts';
import { type Medioevo, NOTHING, NOWHERE, type Open } from './types.ts';

const PLAIN: readonly MedioevoRule[] = [
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
  run(ctx, { open: { seat, estate, restored } }) {
    const { open } = ctx.state;
    const tiles = incomeTiles(open, seat, estate);
    const each = incomeEach(open, seat, estate);
    const coins = tiles * each;
    earn(open, seat, coins, 'income');
    ctx.tell?.({ kind: 'income', seat, estate, tiles, each, coins, ...incomeRules(open, seat, estate, restored) });
    ctx.tell?.({ kind: 'turnEnded', seat, rule: 'MED-TURN-10' });
  },
};

/** The rule that explains this income best, and the others at work in it. */
function incomeRules(open: Open, seat: Seat, estate: number, restored: number): { rule: MedioevoRule; also: MedioevoRule[] } {
  const rules: MedioevoRule[] = [at(PLAIN, estate)];
  const coin = at(open.extraCoins, cell(seat, estate)) > 0;
  const terrain = at(open.terrains, cell(seat, estate));
  if (coin) rules.push('MED-CHUR-04');
  if (terrain !== NOTHING) rules.push('MED-INC-05');
  if (coin && terrain !== NOTHING) rules.push('MED-INC-02');
  const counted = [...at(INCOME_SYMBOLS, estate), terrain];
  if (restored !== NOWHERE && counted.includes(at(TILE_ESTATE, restored))) rules.push('MED-VILL-03');
  const [rule = at(PLAIN, estate), ...also] = rules;
  return { rule, also };
}
