import type { Seat } from '@ludoteca/kernel';
import { MARKET } from '../../data/estates.ts';
import { TILE_CHESTS } from '../../data/tiles.ts';
import { symbols } from '../fief.ts';
import { earn } from '../money.ts';
import type { Ctx } from '../types.ts';

/** One coin for each chest on all tiles of the fief, the new Market included. */
export function countChests(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const coins = symbols(open, seat, TILE_CHESTS);
  earn(open, seat, coins, 'symbols');
  ctx.tell?.({ kind: 'symbolCoins', seat, coins, estate: MARKET, rule: 'MED-MARK-01' });
}
