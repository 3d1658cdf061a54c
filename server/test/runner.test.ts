import { expect, test } from 'vitest';
import { openStore } from '../src/index.ts';
import { JobRunner, type Outcome } from '../src/jobs/runner.ts';
import type { House } from '../src/table/house.ts';
import { newDir, removeDir } from './support/house.ts';

/** Longer than the test: a job that only the next poll finds is not found. */
const POLL_MS = 60_000;
const DUE = 1_000;
const NOTICE = { kind: 'notice', table_id: 't', seat: 0, decision: 0, due: DUE, claimed_by: null, claimed_until: 0, owner: '' };

test('a job that falls due while the runner looks for jobs does not wait for the next poll', async () => {
  const dir = newDir();
  const store = await openStore({ dataDir: dir });
  for (const early of [1, 2, 3, 4, 5]) {
    await store.db
      .insertInto('jobs')
      .values({ ...NOTICE, id: `notice:anna:${early}` })
      .execute();
    // The clock reaches the time of the job after so many readings.
    let readings = 0;
    const now = (): number => (readings++ < early ? DUE - 1 : DUE);
    const carriedOut: string[] = [];
    const send = (job: { readonly id: string }): Promise<Outcome> => {
      carriedOut.push(job.id);
      return Promise.resolve('done');
    };
    const house: Pick<House, 'store' | 'log' | 'now'> = { store, log: { info() {}, warn() {}, error() {} }, now };
    const runner = new JobRunner(house, { notice: send }, { pollMs: POLL_MS, leaseMs: 1_000, chores: 1, turns: 1 });
    runner.wake();
    await expect.poll(() => carriedOut, { timeout: 5_000 }).toEqual([`notice:anna:${early}`]);
    await runner.end(1_000);
  }
  await store.close();
  removeDir(dir);
});
