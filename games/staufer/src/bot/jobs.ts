import { at } from '@ludoteca/kernel';
import { ROUNDS } from '../data/course.ts';
import { jobPoints } from '../rules/ending.ts';
import type { Outlook } from './outlook.ts';

/** The value of a job fulfilled before the last round: pieces are still cleared away and put elsewhere. */
const BY_ROUND: readonly number[] = [0.1, 0.14, 0.22, 0.42, 1];
/** A region that is scored before the last round loses its pieces. */
const CLEARED = 0.1;

function isClearedFirst({ open }: Outlook, region: number): boolean {
  const row = open.rowsA.indexOf(region);
  return row >= open.round - 1 && row < ROUNDS - 1;
}

export function jobsWorth(outlook: Outlook): number {
  const { state, seat, open } = outlook;
  const { jobs } = at(state.seats, seat).own;
  const share = at(BY_ROUND, open.round - 1);
  const region = at(jobs, 0);
  let worth = jobPoints(state, seat, 0, region) * (isClearedFirst(outlook, region) ? share * CLEARED : share);
  worth += (jobPoints(state, seat, 1, at(jobs, 1)) + jobPoints(state, seat, 2, at(jobs, 2))) * share;
  return worth;
}
