import { cloneState, copyRow } from '@ludoteca/kernel';
import type { Open, SanJuanState } from './types.ts';

/** A hand-written copy: a few dozen slices. */
export function clone(state: SanJuanState): SanJuanState {
  const { open, seats, hidden } = state;
  return cloneState(
    state,
    copyOpen(open),
    seats.map(({ own, knows }) => ({
      own: { hand: own.hand.slice(), drawn: own.drawn.slice(), chapel: own.chapel.slice() },
      knows: { discards: knows.discards.slice() },
    })),
    {
      supply: hidden.supply.slice(),
      discard: hidden.discard.slice(),
      goods: hidden.goods.map(copyRow),
      tiles: hidden.tiles.slice(),
    },
  );
}

function copyOpen(open: Open): Open {
  return {
    round: open.round,
    governor: open.governor,
    roles: open.roles.slice(),
    displays: open.displays.map(copyRow),
    goods: open.goods.map(copyRow),
    covered: open.covered.map(copyRow),
    libraryUsed: open.libraryUsed.slice(),
    chapelSteps: open.chapelSteps.slice(),
    tiles: open.tiles.slice(),
    turned: open.turned,
    tile: open.tile,
    revealed: open.revealed.slice(),
    seenHands: open.seenHands.map(copyRow),
    seenDiscards: open.seenDiscards.slice(),
    finished: open.finished,
  };
}
