import { cloneState, copyRows } from '@ludoteca/kernel';
import type { SanJuanState } from './types.ts';

/** A copy by hand: a few dozen slices. */
export function clone(state: SanJuanState): SanJuanState {
  const { open, seats, hidden } = state;
  return cloneState(state, {
    open: {
      round: open.round,
      governor: open.governor,
      roles: open.roles.slice(),
      displays: copyRows(open.displays),
      goods: copyRows(open.goods),
      covered: copyRows(open.covered),
      libraryUsed: open.libraryUsed.slice(),
      chapelSteps: open.chapelSteps.slice(),
      tiles: open.tiles.slice(),
      turned: open.turned,
      tile: open.tile,
      revealed: open.revealed.slice(),
      seenHands: copyRows(open.seenHands),
      seenDiscards: open.seenDiscards.slice(),
      finished: open.finished,
    },
    seats: seats.map(({ own, knows }) => ({
      own: { hand: own.hand.slice(), drawn: own.drawn.slice(), chapel: own.chapel.slice() },
      knows: { discards: knows.discards.slice() },
    })),
    hidden: {
      supply: hidden.supply.slice(),
      discard: hidden.discard.slice(),
      goods: copyRows(hidden.goods),
      tiles: hidden.tiles.slice(),
    },
  });
}
