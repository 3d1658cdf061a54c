import type { Evaluation } from '@ludoteca/kernel';
import type { Medioevo } from '../rules/types.ts';
import { judge } from './judge.ts';
import { remarks } from './remarks.ts';
import { winning } from './winning.ts';

/** The coins that a seat can expect at the end. */
export const evaluation: Evaluation<Medioevo> = {
  horizon: () => ({ answers: 30 }),
  winning,
  remarks,
  potential(state, seat) {
    const { coins, toCome, empty } = judge(state, seat);
    return coins + toCome + empty;
  },
  terms(state, seat) {
    const { coins, toCome, empty } = judge(state, seat);
    return [
      { term: 'term.coinsNow', value: coins },
      { term: 'term.coinsToCome', value: toCome },
      { term: 'term.emptyEstates', value: empty },
    ];
  },
};
