import { configure } from '@ludoteca/kernel';
import { battery, checkPosition, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { catan } from '../../src/rules/index.ts';
import { knight } from '../cities-and-knights/table.ts';
import { cards } from '../table.ts';
import { atSea, withKnights } from './table.ts';

const MODES = ['base', 'cities-and-knights'];
const TABLES = MODES.flatMap((mode) =>
  ['new-shores', 'through-the-desert'].flatMap((map) => [3, 4].map((seats) => ({ mode, map, seats }))),
);

test.each(TABLES)('Seafarers keeps to every property: $mode, $map, $seats players', ({ mode, map, seats }) => {
  const config = configure(catan, { seats, options: { mode, map } });
  const report = battery(catan, { seed: `seas ${mode} ${map} ${seats}`, games: 1, every: mode === 'base' ? 60 : 200, config });
  expect(report.failures, reportText(report)).toEqual([]);
  expect(report.capped).toBe(0);
});

/** Positions that random games seldom reach. */
const POSITIONS = {
  'gold for two': () => {
    const story = atSea({ at: 'beforeRoll', robber: 'H20', players: [{ settlements: ['V12'] }, { cities: ['V3'] }] }, { dice: [1, 2] });
    story.play('roll');
    return story;
  },
  'robber or pirate': () => {
    const story = atSea({ players: [{ cards: ['knight'] }, { settlements: ['V22'], ships: ['E31'], hand: cards('2 ore') }] });
    story.play('knight');
    return story;
  },
  'a pirate driven off': () => {
    const players = [{ settlements: ['V22'], ships: ['E31'], knights: [knight('V23', 'basic', true)] }];
    const story = withKnights({ landings: 1, pirate: 'H12', players });
    story.play('hunt V23');
    return story;
  },
  'a ship taken up by a diplomat': () => {
    const story = withKnights({ players: [{ settlements: ['V22'], ships: ['E31', 'E24'], progress: ['diplomat'] }] });
    story.play('diplomat E24');
    return story;
  },
  'a knight at sea': () => {
    const players = [
      { settlements: ['V22'], ships: ['E31', 'E30'], knights: [knight('V23', 'basic', true)], hand: cards('2 lumber, 2 wool, 1 ore') },
    ];
    const story = withKnights({ landings: 1, players });
    story.play('march V23 V21');
    return story;
  },
};

test.each(Object.entries(POSITIONS))('%s keeps to every property', (_, position) => {
  expect(checkPosition(catan, position().state, 'position')).toEqual([]);
});
