import type { Seat } from '@ludoteca/kernel';
import { MILL, MILL_TAX } from '../../data/estates.ts';
import { count } from '../fief.ts';
import { pay } from '../money.ts';
import { others } from '../turn.ts';
import type { Ctx } from '../types.ts';

/** Everybody with fewer Mills pays two coins, or all they have. */
export function collectTax(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const mills = count(open, seat, MILL);
  for (const other of others(open, seat)) {
    if (count(open, other, MILL) >= mills) {
      ctx.tell?.({ kind: 'spared', seat: other, rule: 'MED-MILL-03' });
      continue;
    }
    const coins = pay(open, other, seat, MILL_TAX);
    ctx.tell?.({ kind: 'paid', seat: other, to: seat, coins, rule: coins < MILL_TAX ? 'MED-MILL-02' : 'MED-MILL-01' });
  }
}
