import { at, type Seat } from '@ludoteca/kernel';
import { TYPE } from '../../data/buildings.ts';
import { has, hasCovered } from '../display.ts';
import type { SanJuanRule } from '../ledger.ts';
import type { Ctx, Open } from '../types.ts';

/** Whether the player who has chosen the role may double its privilege: with a visible library that has not been used this round. */
export function mayDouble(open: Open, seat: Seat, chooser: Seat): boolean {
  return seat === chooser && at(open.libraryUsed, seat) === 0 && has(open, seat, TYPE.library);
}

/** Why the library does not help a player who asks for more, or the plain rule when it has nothing to do with it. */
export function whyNotDoubled(open: Open, seat: Seat, chooser: Seat, plain: SanJuanRule): SanJuanRule {
  if (!has(open, seat, TYPE.library)) return plain;
  if (seat !== chooser) return 'SJ-LIB-04';
  if (at(open.libraryUsed, seat) === 0) return plain;
  return hasCovered(open, seat, TYPE.library) ? 'SJ-LIB-09' : 'SJ-LIB-05';
}

/** Records that the library has made a difference, or that its owner could have used it and did not. */
export function noteLibrary(ctx: Ctx, seat: Seat, role: number, used: boolean, spared: SanJuanRule): void {
  if (used) {
    ctx.state.open.libraryUsed[seat] = 1;
    ctx.tell?.({ kind: 'libraryUsed', seat, role, rule: 'SJ-LIB-01' });
  } else ctx.tell?.({ kind: 'librarySpared', seat, role, rule: spared });
}
