import type { Evaluation } from '@ludoteca/kernel';
import type { Burgundy } from '../rules/types.ts';
import { judge } from './judge.ts';
import { remarks } from './remarks.ts';
import { winning } from './winning.ts';

/** What a position promises a seat at the end, in points. */
export const evaluation: Evaluation<Burgundy> = {
  horizon: (seats) => ({ answers: 10 * seats }),
  ownShare: 0.6,
  winning,
  remarks,
  potential(state, seat) {
    const { points, areas, colours, storage, goods, means, monasteries, engine, modules } = judge(state, seat);
    return points + areas + colours + storage + goods + means + monasteries + engine + modules;
  },
  terms: (state, seat) => Object.entries(judge(state, seat)).map(([part, value]) => ({ term: `term.${part}`, value })),
};
