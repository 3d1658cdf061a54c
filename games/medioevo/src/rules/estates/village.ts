import { at, type Decision, type Seat } from '@ludoteca/kernel';
import { VILLAGE } from '../../data/estates.ts';
import { TILES } from '../../data/tiles.ts';
import { unbury } from '../fief.ts';
import type { MedioevoRule } from '../ledger.ts';
import type { Ctx, Medioevo, Move, Open } from '../types.ts';

export const RESTORE_MOVES = TILES.map((_, tile) => ({ kind: 'restore', tile }) as const);

/** One tile of the own cemetery comes back, without effect or income of its own. */
export function rebuild(ctx: Ctx, seat: Seat): void {
  const cemetery = at(ctx.state.open.cemeteries, seat);
  const [only] = cemetery;
  if (only === undefined) ctx.tell?.({ kind: 'effectSkipped', seat, estate: VILLAGE, rule: 'MED-VILL-04' });
  else if (cemetery.length === 1) restoreByVillage(ctx, seat, only);
  else ctx.push({ kind: 'restore', open: { seat } });
}

export const restore: Decision<Medioevo, 'restore', 'restore'> = {
  rule: 'MED-VILL-01',
  answers: ['restore'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: restorable(open, seat) }),
  violation: ({ open }, _step, seat, move) => restoreViolation(open, seat, move),
  play: (ctx, _step, seat, move) => restoreByVillage(ctx, seat, move.tile),
};

export function restorable(open: Open, seat: Seat): (typeof RESTORE_MOVES)[number][] {
  return at(open.cemeteries, seat).map((tile) => at(RESTORE_MOVES, tile));
}

export function restoreViolation(open: Open, seat: Seat, move: Extract<Move, { kind: 'restore' }>): MedioevoRule | undefined {
  return at(open.cemeteries, seat).includes(move.tile) ? undefined : 'MED-CEM-03';
}

function restoreByVillage(ctx: Ctx, seat: Seat, tile: number): void {
  const { open, agenda } = ctx.state;
  unbury(open, seat, tile);
  ctx.tell?.({ kind: 'restored', seat, tile, rule: 'MED-VILL-01' });
  // The income that follows says when it counts the tile just brought back.
  agenda[agenda.length - 1] = { kind: 'income', open: { seat, estate: VILLAGE, restored: tile } };
}
