import { expect, test } from 'vitest';
import { BACK_MS, surviveTogether } from './support/three-processes.ts';

test('one of three processes is killed: nothing acknowledged is lost, everybody is back on their question', async () => {
  const { cutOff, slowestReturnMs } = await surviveTogether({ tables: 6, thoughtMs: 30, killAfterMs: 300, patienceMs: 90_000 });
  expect(cutOff).toBeGreaterThan(0);
  expect(slowestReturnMs).toBeLessThan(BACK_MS);
}, 150_000);
