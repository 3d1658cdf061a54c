import { test } from 'vitest';
import { survive } from './support/crashing.ts';

test('kill -9 five times under load: nothing acknowledged is lost or doubled, everybody goes on', async () => {
  await survive(5);
}, 150_000);
