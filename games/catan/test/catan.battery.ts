import { configure } from '@ludoteca/kernel';
import { battery, checkPosition, PROPERTIES, type PropertyName, reportText } from '@ludoteca/kernel/battery';
import { expect, test } from 'vitest';
import { catan } from '../src/rules/index.ts';
import { cards, given } from './table.ts';

const MAPS = ['beginner', 'spiral', 'random', 'balanced'];
const TABLES = [2, 3, 4].flatMap((seats) => MAPS.map((map) => ({ seats, map })));

test.each(TABLES)('catan keeps to every property with $seats players, map $map', ({ seats, map }) => {
  const config = configure(catan, { seats, options: { map, twoPlayers: seats === 2 } });
  const report = battery(catan, { seed: `catan ${seats} ${map}`, games: 1, every: 40, config });
  expect(report.failures, reportText(report)).toEqual([]);
  expect(report.capped).toBe(0);
});

/* Pairs of options are played in catan.long.ts. */
test('every property is put to use, and every option once', () => {
  const report = battery(catan, { seed: 'catan', games: 6, every: 400, pairs: false });
  console.log(reportText(report));
  expect(report.failures, reportText(report)).toEqual([]);
  expect(Object.keys(PROPERTIES).filter((name) => report.exercised[name as PropertyName] === 0)).toEqual([]);
  // Two modes with all their options are many games: on a busy machine they take their time.
}, 600_000);

const four = ['V0', 'V3', 'V5', 'V16'];
/** Positions that random games seldom reach. */
const POSITIONS = {
  'a talk with an acceptance and a counter-offer': () => {
    const story = given({ players: [{ hand: cards('2 brick, 2 ore') }, { hand: cards('3 wool') }, { hand: cards('1 grain, 1 wool') }] });
    story.play('offer brick wool 1,2', 'accept', 'counter grain ore 0');
    return story;
  },
  'two hands to halve': () => {
    const players = [{ hand: cards('5 brick, 4 ore') }, { hand: cards('3 wool') }, { hand: cards('8 grain') }];
    const story = given({ at: 'beforeRoll', players }, { dice: [2, 3] });
    story.play('roll');
    return story;
  },
  'a card stolen, a part of it paid': () => {
    const players = [
      { cards: ['knight'], hand: cards('1 wool, 1 grain') },
      { settlements: ['V10'], hand: cards('2 brick, 2 lumber') },
      { hand: cards('1 wool') },
    ];
    const story = given({ at: 'beforeRoll', players }, { dice: [0, 0, 0] });
    story.play('knight', 'robber H4 1', 'roll', 'offer brick wool 2', 'accept', 'trade 2');
    return story;
  },
  'a turn of somebody who may be about to win': () =>
    given({ turn: 1, players: [{}, { cities: four, cards: ['knight', 'plenty', 'victory'] }] }),
  'the second free road': () => {
    const story = given({ players: [{ settlements: ['V10'], cards: ['roads'] }] });
    story.play('roads', 'road E13');
    return story;
  },
  'Year of Plenty from a bank that is almost empty': () =>
    given({ players: [{ cards: ['plenty'] }, { hand: cards('19 brick, 19 lumber, 19 wool, 19 grain, 18 ore') }] }),
};

test.each(Object.entries(POSITIONS))('%s keeps to every property', (_, position) => {
  expect(checkPosition(catan, position().state, 'position')).toEqual([]);
});
