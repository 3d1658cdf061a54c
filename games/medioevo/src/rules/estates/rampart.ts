import { at, type Decision, type Seat } from '@ludoteca/kernel';
import { RAMPART } from '../../data/estates.ts';
import { TILES } from '../../data/tiles.ts';
import { currentRow, hasLord, isReservedFrom, nextRow, placeOf, rowOf } from '../table.ts';
import { type Ctx, type Medioevo, NOWHERE, type Open } from '../types.ts';

const EXPLORE_MOVES = TILES.map((_, tile) => ({ kind: 'explore', tile }) as const);

/** The explorer reserves a tile of a row where the own lord is not; no such tile, no effect. */
export function sendExplorer(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  if (targets(open, seat).length === 0) ctx.tell?.({ kind: 'effectSkipped', seat, estate: RAMPART, rule: 'MED-RAMP-03' });
  else ctx.push({ kind: 'explore', open: { seat } });
}

function targets(open: Open, seat: Seat): (typeof EXPLORE_MOVES)[number][] {
  const list: (typeof EXPLORE_MOVES)[number][] = [];
  for (const [row, tiles] of open.rows.entries()) {
    if (!isExplorable(open, row)) continue;
    for (const tile of tiles) if (isFree(open, seat, tile)) list.push(at(EXPLORE_MOVES, tile));
  }
  return list;
}

/** Neither the row being emptied nor the one where the own lord now stands. */
function isExplorable(open: Open, row: number): boolean {
  return row !== currentRow(open) && row !== nextRow(open) && nextRow(open) !== NOWHERE;
}

function isFree(open: Open, seat: Seat, tile: number): boolean {
  return !hasLord(open, tile) && !isReservedFrom(open, seat, tile);
}

export const explore: Decision<Medioevo, 'explore', 'explore'> = {
  rule: 'MED-RAMP-01',
  answers: ['explore'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: targets(open, seat) }),
  violation({ open }, _step, seat, move) {
    const row = rowOf(open, move.tile);
    if (row === currentRow(open)) return 'MED-RAMP-13';
    if (row === NOWHERE || !isExplorable(open, row)) return 'MED-RAMP-01';
    return isFree(open, seat, move.tile) ? undefined : 'MED-RAMP-02';
  },
  play(ctx, _step, seat, move) {
    const { open } = ctx.state;
    const again = at(open.explorers, seat) !== NOWHERE;
    open.explorers[seat] = move.tile;
    const rule = again ? 'MED-RAMP-04' : 'MED-RAMP-01';
    ctx.tell?.({ kind: 'explorerPlaced', seat, tile: move.tile, place: placeOf(open, move.tile), rule });
  },
};
