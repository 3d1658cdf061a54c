import { expect, test } from 'vitest';
import { passAround } from './support/secrets.ts';
import { browser, house, useSite } from './support/site.ts';

/* Whole games of every game around one device, drawn where there is a board and in words. */

useSite();

for (const game of ['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer'] as const)
  for (const rendering of ['board', 'plain'] as const)
    test(`${game} (${rendering}): a whole game around one device gives no secret away (seed 2)`, async () => {
      const passed = await passAround(browser, house.base, { game, seed: 2, prefs: { rendering } });
      expect(passed.leaks).toEqual([]);
      expect(passed.complaints).toEqual([]);
      expect(passed.over).toBe(true);
      expect(passed.covers > 0).toBe(passed.hasSecrets);
    });
