import { at, type Seat } from '@ludoteca/kernel';
import { ENVOY, NOBLE, ROUNDS } from '../data/course.ts';
import { onArea, onRing, pieceOf } from '../rules/table.ts';
import type { Open } from '../rules/types.ts';

/** Number of a player's pieces that the king would give back on his next journey. */
export function returning(open: Open, seat: Seat): number {
  if (open.round >= ROUNDS) return 0;
  let pieces = 0;
  for (let step = 1; step <= at(open.rowsC, open.round - 1); step++) {
    const region = onRing(open, open.king, step);
    for (const kind of [ENVOY, NOBLE]) pieces += onArea(open, region, pieceOf(seat, kind));
  }
  return pieces;
}
