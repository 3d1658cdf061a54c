import { at, type Decision, type Seat, sum } from '@ludoteca/kernel';
import { CHURCH, ESTATES, EXTRA_COIN_TOKENS } from '../../data/estates.ts';
import { cell, count } from '../fief.ts';
import type { Ctx, Medioevo, Open } from '../types.ts';

const COIN_MOVES = ESTATES.map((_, estate) => ({ kind: 'coin', estate }) as const);

/** An extra-coin token goes under any estate that has none, for good. */
export function blessEstate(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const possible = sum(open.extraCoins) < EXTRA_COIN_TOKENS && spaces(open, seat).length > 0;
  if (possible) ctx.push({ kind: 'extraCoin', open: { seat } });
  else ctx.tell?.({ kind: 'effectSkipped', seat, estate: CHURCH, rule: 'MED-TURN-08' });
}

function isFree(open: Open, seat: Seat, estate: number): boolean {
  return at(open.extraCoins, cell(seat, estate)) === 0;
}

function spaces(open: Open, seat: Seat): (typeof COIN_MOVES)[number][] {
  return COIN_MOVES.filter(({ estate }) => isFree(open, seat, estate));
}

export const extraCoin: Decision<Medioevo, 'extraCoin', 'coin'> = {
  rule: 'MED-CHUR-01',
  answers: ['coin'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: spaces(open, seat) }),
  violation: ({ open }, _step, seat, move) => (isFree(open, seat, move.estate) ? undefined : 'MED-CHUR-02'),
  play(ctx, _step, seat, move) {
    const { open } = ctx.state;
    open.extraCoins[cell(seat, move.estate)] = 1;
    const special = move.estate === CHURCH || count(open, seat, move.estate) === 0;
    ctx.tell?.({ kind: 'extraCoinPlaced', seat, estate: move.estate, rule: special ? 'MED-CHUR-03' : 'MED-CHUR-01' });
  },
};
