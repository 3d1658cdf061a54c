import { clone as copyOfPlain } from '@ludoteca/kernel';
import type { Open, StauferState } from './types.ts';

/** A copy by hand: a few dozen slices. Steps, answers and configuration never change once made, so they are shared. */
export function clone(state: StauferState): StauferState {
  const { hidden, chance } = state;
  return {
    game: state.game,
    rules: state.rules,
    shape: state.shape,
    config: state.config,
    open: copyOpen(state.open),
    seats: state.seats.map(({ own }) => ({ own: { jobs: own.jobs.slice() }, knows: {} })),
    hidden: { pile: hidden.pile.slice(), jobs: hidden.jobs.map((deck) => deck.slice()) },
    agenda: state.agenda.slice(),
    decision: state.decision,
    answers: state.answers.slice(),
    chance: chance.kind === 'quick' ? { kind: 'quick', words: chance.words.slice() } : copyOfPlain(chance),
  };
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
