import { add, type Seat } from '@ludoteca/kernel';
import { estateOf } from './estates.ts';
import { hooks } from './module.ts';
import type { Ctx } from './types.ts';

/** Workers come from the bank to a seat's estate, by one effect. */
export function gainWorkers(ctx: Ctx, seat: Seat, workers: number): void {
  if (workers === 0) return;
  const { open } = ctx.state;
  add(open.workers, estateOf(open, seat), workers);
  for (const ask of hooks.workersGained) ask(ctx, seat);
}
