import { at, type Evaluation, type Term } from '@ludoteca/kernel';
import { totalOf } from '../rules/table.ts';
import type { Staufer } from '../rules/types.ts';
import { jobsWorth } from './jobs.ts';
import { majoritiesWorth } from './majorities.ts';
import { chestsWorth, piecesWorth, privilegesWorth, turnsWorth } from './means.ts';
import { outlookOf } from './outlook.ts';
import { remarks } from './remarks.ts';
import { winning } from './winning.ts';

const PARTS = [majoritiesWorth, jobsWorth, chestsWorth, piecesWorth, privilegesWorth, turnsWorth] as const;
const TERMS = ['term.majorities', 'term.jobs', 'term.chests', 'term.pieces', 'term.privileges', 'term.turns'] as const;

/** The points that a seat can expect at the end: points so far, majorities and jobs in the present position, and the yield of its means. */
export const evaluation: Evaluation<Staufer> = {
  // Three answers each; with more players, fewer of them are evaluated again, so that a rollout takes the same time.
  horizon: (seats) => ({ answers: 3 * seats, shortlist: Math.ceil(12 / seats) }),
  winning,
  remarks,
  potential(state, seat) {
    let worth = totalOf(state.open, seat);
    if (state.open.finished) return worth;
    const outlook = outlookOf(state, seat);
    for (const part of PARTS) worth += part(outlook);
    return worth;
  },
  terms(state, seat): readonly Term[] {
    const points = { term: 'term.points', value: totalOf(state.open, seat) };
    if (state.open.finished) return [points];
    const outlook = outlookOf(state, seat);
    return [points, ...PARTS.map((part, n) => ({ term: at(TERMS, n), value: part(outlook) }))];
  },
};
