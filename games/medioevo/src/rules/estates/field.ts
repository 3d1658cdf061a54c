import type { Seat } from '@ludoteca/kernel';
import { FIELD } from '../../data/estates.ts';
import { TILE_PEASANTS } from '../../data/tiles.ts';
import { symbols } from '../fief.ts';
import { earn } from '../money.ts';
import type { Ctx } from '../types.ts';

/** One coin for each peasant on all tiles of the fief, the new Field included. */
export function countPeasants(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const coins = symbols(open, seat, TILE_PEASANTS);
  earn(open, seat, coins, 'symbols');
  ctx.tell?.({ kind: 'symbolCoins', seat, coins, estate: FIELD, rule: coins === 0 ? 'MED-FIELD-02' : 'MED-FIELD-01' });
}
