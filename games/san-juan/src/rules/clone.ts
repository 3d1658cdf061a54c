import { clone as copyOfPlain } from '@ludoteca/kernel';
import type { SanJuanState } from './types.ts';

/** A copy by hand: a few dozen slices. Steps, answers and configuration never change once made, so they are shared. */
export function clone(state: SanJuanState): SanJuanState {
  const { open, hidden, chance } = state;
  return {
    game: state.game,
    rules: state.rules,
    shape: state.shape,
    config: state.config,
    open: {
      round: open.round,
      governor: open.governor,
      roles: open.roles.slice(),
      displays: open.displays.map(copied),
      goods: open.goods.map(copied),
      covered: open.covered.map(copied),
      libraryUsed: open.libraryUsed.slice(),
      chapelSteps: open.chapelSteps.slice(),
      tiles: open.tiles.slice(),
      turned: open.turned,
      tile: open.tile,
      revealed: open.revealed.slice(),
      seenHands: open.seenHands.map(copied),
      seenDiscards: open.seenDiscards.slice(),
      finished: open.finished,
    },
    seats: state.seats.map(({ own, knows }) => ({
      own: { hand: own.hand.slice(), drawn: own.drawn.slice(), chapel: own.chapel.slice() },
      knows: { discards: knows.discards.slice() },
    })),
    hidden: {
      supply: hidden.supply.slice(),
      discard: hidden.discard.slice(),
      goods: hidden.goods.map(copied),
      tiles: hidden.tiles.slice(),
    },
    agenda: state.agenda.slice(),
    decision: state.decision,
    answers: state.answers.slice(),
    chance: chance.kind === 'quick' ? { kind: 'quick', words: chance.words.slice() } : copyOfPlain(chance),
  };
}

const copied = (list: number[]): number[] => list.slice();
