import { configure } from '@ludoteca/kernel';
import { battery, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { catan } from '../../src/rules/index.ts';

/** Every number of players with both ways to meet the barbarians, and every map. */
const TABLES = [
  { seats: 2, map: 'spiral', nasty: true },
  { seats: 2, map: 'first-game', nasty: false },
  { seats: 3, map: 'first-game', nasty: true },
  { seats: 3, map: 'balanced', nasty: false },
  { seats: 4, map: 'random', nasty: true },
  { seats: 4, map: 'beginner', nasty: false },
];

test.each(TABLES)('Cities & Knights keeps to every property with $seats players, map $map, nasty $nasty', ({ seats, map, nasty }) => {
  const harbours = map === 'first-game' && nasty ? 'printed' : 'fixed';
  const options = { mode: 'cities-and-knights', map, nasty, harbours, singleKindFleet: !nasty, twoPlayers: seats === 2 };
  const config = configure(catan, { seats, options });
  const report = battery(catan, { seed: `knights ${seats} ${map}`, games: 1, every: 150, config });
  expect(report.failures, reportText(report)).toEqual([]);
  expect(report.capped).toBe(0);
});
