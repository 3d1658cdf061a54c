import type { Seat } from '@ludoteca/kernel';
import type { CatanRule } from '../../rules/ledger.ts';
import type { CatanState, Ctx, Open, Step } from '../../rules/types.ts';

/** The questions of Cities & Knights to the expansion that is played with it. The other expansion answers in its own folder. */
export interface Companion {
  forbidsKnight(open: Open, vertex: number): CatanRule | undefined;
  forbidsBishop(open: Open, hex: number): CatanRule | undefined;
  forbidsMerchant(open: Open, hex: number): CatanRule | undefined;
  /** Whose way other than a road lies on a path (or NOBODY); a diplomat takes it. */
  ownerOfWay(open: Open, edge: number): Seat;
  remove(ctx: Ctx, seat: Seat, edge: number): void;
  /** The step in which a robber that was driven off moves. */
  chasedStep(seat: Seat): Step;
  /** Whether a roll gives the seat something beside the production of its hexes. */
  getsMore(state: CatanState, seat: Seat, total: number): boolean;
}

const installed: { seas?: Companion } = {};

/** Set by the file that puts the game together. */
export function playWith(seas: Companion): void {
  installed.seas = seas;
}

/** The expansion beside Cities & Knights on a table, if any. */
export function companionOf({ seas }: Pick<Open, 'seas'>): Companion | undefined {
  return seas === undefined ? undefined : installed.seas;
}
