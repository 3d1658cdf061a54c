import { expect, test } from 'vitest';
import { BACK_MS, surviveTogether } from './support/three-processes.ts';

test('one of three processes is killed while people sit at 200 tables', async () => {
  const survived = await surviveTogether({ tables: 200, thoughtMs: 2_000, killAfterMs: 1_000, patienceMs: 900_000 });
  console.log(survived);
  expect(survived.cutOff).toBeGreaterThan(100);
  expect(survived.slowestReturnMs).toBeLessThan(BACK_MS);
}, 1_500_000);
