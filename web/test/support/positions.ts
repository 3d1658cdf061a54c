import type { Page } from 'playwright-core';
import { positionAddress } from '../../src/saved/position-link.ts';

/** Opens a described position as a table of this browser, the visitor in the first seat against bots. */
export async function openPosition(page: Page, scenario: object): Promise<void> {
  await page.goto(positionAddress({ scenario, seat: 0 }));
  await page.waitForURL(/\/local\//);
  await page.locator('[data-decision]').waitFor();
}

/** A duel in Medioevo in which the visitor plays first and the other takes a Barracks: it attacks whatever the visitor does. */
export const RAID = {
  ...{ game: 'medioevo', seats: 2, seed: 'raid' },
  position: {
    ...{ at: 'round', round: 5, lords: ['b01a', 'b16a'], rows: [['b01a', 'b16a', 'b10a']] },
    players: [
      { coins: 7, fief: ['b02a'] },
      { coins: 5, fief: ['b04a'] },
    ],
  },
};

/** The last rounds of a duel. */
export const LAST_ROUNDS = {
  ...{ game: 'medioevo', seats: 2, seed: 'last' },
  position: { at: 'round', round: 13, players: [{ coins: 40 }, { coins: 35 }] },
};

/** The same with a Church under the visitor's lord: its token is to be laid before the income. */
export const BLESSING = { ...RAID, position: { ...RAID.position, lords: ['b19a', 'b16a'], rows: [['b19a', 'b16a', 'b20a']] } };

/** San Juan at the choice of a role, the visitor first. */
export const ROLES = { ...{ game: 'san-juan', seats: 2, seed: 'roles' }, position: { at: 'choice', governor: 0 } };

/** The Staufer Dynasty, the last turn of a round: whatever the visitor supplies, two regions score, and in the second one a chest is picked. */
export const SCORING = {
  ...{ game: 'staufer', seats: 2, seed: 'pick' },
  position: {
    ...{ at: 'turn', round: 3, king: 'aachen', start: 0, rowsA: ['aachen', 'palermo', 'milano', 'augsburg', 'strasbourg'] },
    ...{ rowsB: ['king', 'fewest', 'most', 'king', 'fewest'], rowsC: [1, 2, 3, 1], pile: ['TU_FIRST', 'PU'] },
    ...{ supplyTrack: [1, 1, 0], deployTrack: [1, 0], order: [0] },
    players: [
      {
        court: [6, 1],
        offices: [
          ['augsburg-0', 'noble'],
          ['augsburg-1', 'envoy'],
          ['milano-0', 'noble'],
        ],
        points: 41,
      },
      { court: [4, 0], offices: [['augsburg-2', 'envoy']], paid: { nijmegen: [1, 0] }, points: 46 },
    ],
  },
};
