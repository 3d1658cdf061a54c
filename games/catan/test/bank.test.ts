import { expect, it } from 'vitest';
import { cards, counts, given, handOf } from './table.ts';

it('CAT-TRADE-04: four equal cards for one other card that the bank has', () => {
  const story = given({ players: [{ settlements: ['V19'], hand: cards('5 brick, 3 wool') }, { hand: cards('19 ore') }] });
  expect(story.options().filter((line) => line.startsWith('bank'))).toEqual([
    'bank 4 brick grain',
    'bank 4 brick lumber',
    'bank 4 brick wool',
  ]);
  expect(story.refusal('bank 4 brick brick')).toBe('CAT-TRADE-04');
  expect(story.refusal('bank 4 brick ore')).toBe('CAT-TRADE-04');
  expect(story.refusal('bank 4 wool grain')).toBe('CAT-TRADE-04');
  story.play('bank 4 brick grain');
  expect(handOf(story, 0)).toEqual(counts('1 brick, 3 wool, 1 grain'));
  expect(story.state.open.bank).toEqual([18, 19, 16, 18, 0]);
});

it('CAT-TRADE-05: three for one of any kind with a building on a 3:1 harbour', () => {
  const story = given({ players: [{ cities: ['V0'], hand: cards('3 brick, 4 ore') }] });
  story.play('bank 3 brick wool', 'bank 3 ore grain');
  expect(handOf(story, 0)).toEqual(counts('1 wool, 1 grain, 1 ore'));
  expect(story.events('bankTraded').map(({ rule }) => rule)).toEqual(['CAT-TRADE-05', 'CAT-TRADE-05']);
});

it('CAT-TRADE-06: two for one of its own resource with a building on a 2:1 harbour', () => {
  const story = given({ players: [{ settlements: ['V14'], hand: cards('2 ore, 4 wool') }] });
  expect(story.options().filter((line) => line.startsWith('bank'))).toHaveLength(8);
  expect(story.refusal('bank 2 wool brick')).toBe('CAT-TRADE-06');
  story.play('bank 2 ore wool');
  expect(handOf(story, 0)).toEqual(counts('5 wool'));
});

it('CAT-TRADE-07: a road on a harbour’s intersection or another player’s building is not enough', () => {
  const story = given({ players: [{ settlements: ['V2'], roads: ['E1'], hand: cards('3 ore') }, { settlements: ['V0'] }] });
  expect(story.refusal('bank 3 ore wool')).toBe('CAT-TRADE-07');
  expect(story.refusal('bank 2 ore wool')).toBe('CAT-TRADE-07');
  expect(story.broken()).toEqual([]);
  story.state.open.rates[0] = 2;
  expect(story.broken()).toEqual(['CAT-TRADE-07']);
});

it('CAT-TRADE-08: any number of trades in a turn', () => {
  const story = given({ players: [{ hand: cards('16 brick') }] });
  story.play('bank 4 brick ore', 'bank 4 brick ore', 'bank 4 brick wool', 'bank 4 brick wool');
  expect(handOf(story, 0)).toEqual(counts('2 wool, 2 ore'));
});

it('CAT-TRADE-10: always the best rate, the better of two harbours counts', () => {
  const story = given({ players: [{ settlements: ['V0', 'V14'], hand: cards('4 ore, 4 brick') }] });
  expect(story.refusal('bank 4 brick wool')).toBe('CAT-TRADE-10');
  expect(story.refusal('bank 3 ore wool')).toBe('CAT-TRADE-10');
  const lines = story.options().filter((line) => line.startsWith('bank'));
  expect(new Set(lines.map((line) => line.split(' ').slice(0, 3).join(' ')))).toEqual(new Set(['bank 2 ore', 'bank 3 brick']));
  story.play('bank 2 ore wool');
  expect(story.events('bankTraded')[0]).toMatchObject({ count: 2 });
});

it('CAT-TRADE-07: three to one needs its own harbour, whatever other harbour one has', () => {
  // V3 lies at the grain harbour.
  const story = given({ players: [{ settlements: ['V3'], hand: cards('4 ore, 2 grain') }] });
  expect([story.refusal('bank 3 ore wool'), story.refusal('bank 2 ore wool')]).toEqual(['CAT-TRADE-07', 'CAT-TRADE-06']);
});
