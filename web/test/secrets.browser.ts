import { expect, test } from 'vitest';
import { passAround } from './support/secrets.ts';
import { browser, house, useSite } from './support/site.ts';

/* While a device is handed on, its page shows nothing that only one player may know. Whole games of all five: secrets.long.ts. */

useSite();

for (const game of ['medioevo'] as const)
  test(`${game}: a whole game around one device gives no secret away (seed 1)`, async () => {
    const trial = { game, seed: 1, prefs: { rendering: 'board' } };
    const { over, covers, hasSecrets, leaks, complaints } = await passAround(browser, house.base, trial);
    expect(leaks).toEqual([]);
    expect(complaints).toEqual([]);
    expect(over).toBe(true);
    expect(covers > 0).toBe(hasSecrets);
  }, 180_000);

// A hundred covers of San Juan take minutes: its whole game is in the long ring too.
for (const game of ['san-juan', 'burgundy', 'catan', 'staufer'] as const)
  test(`${game}: the first turns around one device give no secret away (seed 1)`, async () => {
    const { leaks, complaints } = await passAround(browser, house.base, {
      game,
      seed: 1,
      atMost: 12,
      presses: 150,
      prefs: { rendering: 'board' },
    });
    expect(leaks).toEqual([]);
    expect(complaints).toEqual([]);
  }, 180_000);
