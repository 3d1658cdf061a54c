import type { JobRow } from '../store/schema.ts';
import { remaining } from '../table/clock-rule.ts';
import { commands } from '../table/commands.ts';
import type { Hall } from '../table/hall.ts';
import type { Outcome } from './runner.ts';

/** A clock should have run out by now, unless the server was down meanwhile. */
export async function clockExpiry(hall: Hall, job: JobRow): Promise<Outcome> {
  const actor = await hall.current(job.table_id);
  const { house } = hall;
  if ((await actor.run(commands.standIn, { seat: job.seat })) === 'done') return 'done';
  const left = remaining(actor.doc.clock, actor.doc.clocks?.seats[job.seat], house.now(), house.elapsed);
  return left === undefined ? 'done' : { again: house.now() + Math.max(1, left) };
}
