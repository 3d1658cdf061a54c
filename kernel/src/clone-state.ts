import type { ChanceState } from './chance/chance.ts';
import type { GameTypes, State } from './contract.ts';

/**
 * A copy of a state for a game's fast `clone`: the game copies its own three parts field by field, the kernel the rest.
 * Steps, answers and configuration never change once made, so copies share them.
 */
export function cloneState<T extends GameTypes>(
  state: State<T>,
  open: State<T>['open'],
  seats: State<T>['seats'],
  hidden: State<T>['hidden'],
): State<T> {
  return {
    game: state.game,
    rules: state.rules,
    shape: state.shape,
    config: state.config,
    open,
    seats,
    hidden,
    agenda: state.agenda.slice(),
    decision: state.decision,
    answers: state.answers.slice(),
    chance: copyChance(state.chance),
  };
}

function copyChance(chance: ChanceState): ChanceState {
  if (chance.kind === 'quick') return { kind: 'quick', words: chance.words.slice() };
  if (chance.kind === 'sealed') return { kind: 'sealed', seed: chance.seed, counter: chance.counter };
  return { kind: 'rigged', next: chance.next.slice(), behind: copyChance(chance.behind) };
}

/** A copy of a list of integers; `rows.map(copyRow)` copies a list of lists. */
export function copyRow<V extends number>(row: V[]): V[] {
  return row.slice();
}
