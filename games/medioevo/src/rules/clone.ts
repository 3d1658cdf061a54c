import { cloneState, copyRow } from '@ludoteca/kernel';
import type { MedioevoState, Open } from './types.ts';

/** A hand-written copy: a few dozen slices. */
export function clone(state: MedioevoState): MedioevoState {
  const { open, seats, hidden } = state;
  return cloneState(
    state,
    copyOpen(open),
    seats.map(() => ({ own: {}, knows: {} })),
    { pile: hidden.pile.slice(), second: hidden.second.slice() },
  );
}

function copyOpen(open: Open): Open {
  return {
    round: open.round,
    rows: open.rows.map(copyRow),
    lords: open.lords.slice(),
    explorers: open.explorers.slice(),
    fiefs: open.fiefs.map(copyRow),
    cemeteries: open.cemeteries.map(copyRow),
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
  };
}
