import { add, type MoveFor, type Seat } from '@ludoteca/kernel';
import { WORKERS_TAKEN } from '../data/course.ts';
import { WORKERS_WITH_14 } from '../data/effects.ts';
import { NO_FREE_STEP, shownBy, spendDie } from './dice.ts';
import { estateOf, owns } from './estates.ts';
import { gainWorkers } from './stock.ts';
import type { Burgundy, Ctx, Open } from './types.ts';

const COIN_TOO = 13;
const MORE_WORKERS = 14;

/** The workers that a die brings. */
export function workersTaken(open: Open, estate: number): number {
  return owns(open, estate, MORE_WORKERS) ? WORKERS_WITH_14 : WORKERS_TAKEN;
}

/** The coins that come with them. */
export function coinsWithWorkers(open: Open, estate: number): number {
  return owns(open, estate, COIN_TOO) ? 1 : 0;
}

/** Any die, as it is, brings workers: the one action that is always possible. */
export function takeWorkers(ctx: Ctx, seat: Seat, { die }: MoveFor<Burgundy, 'workers'>): void {
  const { open } = ctx.state;
  spendDie(ctx, seat, die, shownBy(open, die), NO_FREE_STEP);
  const estate = estateOf(open, seat);
  const workers = workersTaken(open, estate);
  const coins = coinsWithWorkers(open, estate);
  add(open.coins, estate, coins);
  ctx.tell?.({ kind: 'workersTaken', seat, workers, coins, rule: 'BUR-WORK-01' });
  gainWorkers(ctx, seat, workers);
}
