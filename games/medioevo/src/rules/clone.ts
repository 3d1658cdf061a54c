import { cloneState, copyRows } from '@ludoteca/kernel';
import type { MedioevoState } from './types.ts';

/** A copy by hand: a few dozen slices. */
export function clone(state: MedioevoState): MedioevoState {
  const { open, seats, hidden } = state;
  return cloneState(state, {
    open: {
      round: open.round,
      rows: copyRows(open.rows),
      lords: open.lords.slice(),
      explorers: open.explorers.slice(),
      fiefs: copyRows(open.fiefs),
      cemeteries: copyRows(open.cemeteries),
      extraCoins: open.extraCoins.slice(),
      terrains: open.terrains.slice(),
      terrainSupply: open.terrainSupply.slice(),
      coins: open.coins.slice(),
      books: open.books.slice(),
      discards: open.discards.slice(),
      events: open.events.slice(),
      eventsPast: open.eventsPast,
      order: open.order.slice(),
      finished: open.finished,
    },
    seats: seats.map(() => ({ own: {}, knows: {} })),
    hidden: { pile: hidden.pile.slice(), second: hidden.second.slice() },
  });
}
