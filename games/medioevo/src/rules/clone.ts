import type { MedioevoState } from './types.ts';

/** A copy by hand: a few dozen slices. Steps and configuration never change once made, so they are shared. */
export function clone(state: MedioevoState): MedioevoState {
  const { open, hidden, chance } = state;
  return {
    game: state.game,
    rules: state.rules,
    shape: state.shape,
    config: state.config,
    open: {
      round: open.round,
      rows: open.rows.map(copied),
      lords: open.lords.slice(),
      explorers: open.explorers.slice(),
      fiefs: open.fiefs.map(copied),
      cemeteries: open.cemeteries.map(copied),
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
    seats: state.seats.map(() => ({ own: {}, knows: {} })),
    hidden: { pile: hidden.pile.slice(), second: hidden.second.slice() },
    agenda: state.agenda.slice(),
    decision: state.decision,
    answers: state.answers.slice(),
    chance: chance.kind === 'quick' ? { kind: 'quick', words: chance.words.slice() } : structuredCopy(chance),
  };
}

const copied = (list: number[]): number[] => list.slice();

function structuredCopy(chance: Exclude<MedioevoState['chance'], { kind: 'quick' }>): MedioevoState['chance'] {
  return chance.kind === 'sealed' ? { ...chance } : { kind: 'rigged', next: chance.next.slice(), behind: copyChance(chance.behind) };
}

function copyChance(chance: MedioevoState['chance']): MedioevoState['chance'] {
  return chance.kind === 'quick' ? { kind: 'quick', words: chance.words.slice() } : structuredCopy(chance);
}
