import type { MoveFor, OfferShape, Seat, Selection } from '@ludoteca/kernel';
import type { CatanRule } from './ledger.ts';
import type { Catan, CatanState, Ctx, Move, MoveKind } from './types.ts';

/** Something a player may do in the own turn: may I, and what happens. */
export interface Action<K extends MoveKind> {
  /** Adds the legal moves of this kind; shares its predicates with `violation`. */
  list?(state: CatanState, seat: Seat, into: Move[]): void;
  /** The choice of several cards that this is, where it may be made. */
  selection?(state: CatanState, seat: Seat): Selection<MoveFor<Catan, K>> | undefined;
  /** The offer that this is, where it may be made. */
  offer?(state: CatanState, seat: Seat): OfferShape<MoveFor<Catan, K>> | undefined;
  violation(state: CatanState, seat: Seat, move: MoveFor<Catan, K>): CatanRule | undefined;
  play(ctx: Ctx, seat: Seat, move: MoveFor<Catan, K>): void;
}
