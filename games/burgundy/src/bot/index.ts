import type { Evaluation } from '@ludoteca/kernel';
import type { Burgundy } from '../rules/types.ts';
import { judge } from './judge.ts';
import { remarks } from './remarks.ts';
import { judgeSolo, type SoloJudgement } from './solo.ts';
import { winning } from './winning.ts';

function total(judgement: SoloJudgement): number {
  return Object.values(judgement).reduce((all: number, part: number) => all + part, 0);
}

/** The expected points of a seat at the end; in the solo game, the expected number of covered hexes. */
export const evaluation: Evaluation<Burgundy> = {
  horizon: (seats) => ({ answers: 10 * seats }),
  ownShare: 0.6,
  winning,
  remarks,
  potential(state, seat) {
    if (state.open.solo !== undefined) return total(judgeSolo(state, seat));
    const { points, areas, colours, storage, goods, means, monasteries, engine, modules } = judge(state, seat);
    return points + areas + colours + storage + goods + means + monasteries + engine + modules;
  },
  terms: (state, seat) =>
    Object.entries(state.open.solo === undefined ? judge(state, seat) : judgeSolo(state, seat)).map(([part, value]) => ({
      term: `term.${part}`,
      value,
    })),
};
