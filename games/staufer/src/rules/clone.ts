import { cloneState, copyRow } from '@ludoteca/kernel';
import type { Open, StauferState } from './types.ts';

/** A hand-written copy: a few dozen slices. */
export function clone(state: StauferState): StauferState {
  const { open, seats, hidden } = state;
  return cloneState(
    state,
    copyOpen(open),
    seats.map(({ own }) => ({ own: { jobs: own.jobs.slice() }, knows: {} })),
    { pile: hidden.pile.slice(), jobs: hidden.jobs.map(copyRow) },
  );
}

function copyOpen(open: Open): Open {
  return {
    round: open.round,
    start: open.start,
    ring: open.ring.slice(),
    king: open.king,
    tiles: open.tiles.slice(),
    types: open.types.slice(),
    copies: open.copies.slice(),
    vpPile: open.vpPile.slice(),
    rowsA: open.rowsA.slice(),
    rowsB: open.rowsB.slice(),
    rowsC: open.rowsC.slice(),
    marker: open.marker,
    order: open.order.slice(),
    supplyTrack: open.supplyTrack.slice(),
    deployTrack: open.deployTrack.slice(),
    left: open.left.slice(),
    right: open.right.slice(),
    lying: open.lying.slice(),
    areas: open.areas.slice(),
    court: open.court.slice(),
    province: open.province.slice(),
    held: open.held.slice(),
    privileges: open.privileges.slice(),
    points: open.points.slice(),
    discards: open.discards.slice(),
    revealed: open.revealed.slice(),
    safe: open.safe.slice(),
    jobs: open.jobs.slice(),
    finished: open.finished,
  };
}
