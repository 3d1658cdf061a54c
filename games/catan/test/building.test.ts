import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST } from '../src/data/goods.ts';
import { catan } from '../src/rules/index.ts';
import { cards, counts, given, handOf } from './table.ts';

const all = cards('9 brick, 9 lumber, 9 wool, 9 grain, 9 ore');

it('CAT-BUILD-01: the four prices, paid to the bank', () => {
  expect([ROAD_COST, SETTLEMENT_COST, CITY_COST, CARD_COST]).toEqual([
    counts('1 brick, 1 lumber'),
    counts('1 brick, 1 lumber, 1 wool, 1 grain'),
    counts('2 grain, 3 ore'),
    counts('1 wool, 1 grain, 1 ore'),
  ]);
  const poor = given({ players: [{ settlements: ['V10'], roads: ['E13', 'E14'], hand: cards('1 brick, 1 wool, 1 grain, 2 ore') }] });
  for (const line of ['road E12', 'settlement V12', 'city V10']) expect(poor.refusal(line)).toBe('CAT-BUILD-01');
  poor.play('buy');
  expect(poor.refusal('buy')).toBe('CAT-BUILD-01');
  const rich = given({ players: [{ settlements: ['V10'], roads: ['E13', 'E14'], hand: all }] });
  rich.play('road E12', 'settlement V12', 'city V10', 'buy');
  expect(handOf(rich, 0)).toEqual(counts('7 brick, 7 lumber, 7 wool, 5 grain, 5 ore'));
  expect(rich.state.open.bank).toEqual([12, 12, 12, 14, 14]);
});

it('CAT-BUILD-02: any number of builds in a turn', () => {
  const story = given({ players: [{ settlements: ['V10'], hand: all }] });
  story.play('road E12', 'road E13', 'road E7', 'road E14', 'settlement V12', 'road E15');
  expect(story.state.open.roadsLeft[0]).toBe(10);
});

it('CAT-BUILD-03: a free path next to an own piece, not through somebody’s building', () => {
  const players = [
    { settlements: ['V10'], roads: ['E13'], hand: all },
    { settlements: ['V21'], roads: ['E20'] },
  ];
  const story = given({ players });
  expect(story.options().filter((line) => line.startsWith('road'))).toEqual(['road E12', 'road E14', 'road E7']);
  expect(story.refusal('road E13')).toBe('CAT-BUILD-03');
  expect(story.refusal('road E20')).toBe('CAT-BUILD-03');
  expect(story.refusal('road E40')).toBe('CAT-BUILD-03');
  const blocked = given({ players: [{ settlements: ['V10'], roads: ['E13', 'E14'], hand: all }, { settlements: ['V12'] }] });
  // Behind the foreign settlement the own road cannot go on.
  expect(blocked.refusal('road E15')).toBe('CAT-BUILD-03');
  expect(blocked.options()).toContain('road E20');
});

it('CAT-BUILD-04: a free intersection at an own road, with no building next to it', () => {
  const players = [{ settlements: ['V10'], roads: ['E13', 'E14', 'E15', 'E16'], hand: all }, { settlements: ['V23'] }];
  const story = given({ players });
  expect(story.options().filter((line) => line.startsWith('settlement'))).toEqual(['settlement V12', 'settlement V14']);
  for (const line of ['settlement V11', 'settlement V13', 'settlement V23', 'settlement V40', 'settlement V10'])
    expect(story.refusal(line)).toBe('CAT-BUILD-04');
  story.play('settlement V12');
  expect(story.broken()).toEqual([]);
  expect(story.options().filter((line) => line.startsWith('settlement'))).toEqual(['settlement V14']);
});

it('CAT-BUILD-05: a city takes the place of an own settlement', () => {
  const players = [{ settlements: ['V10'], cities: ['V40'], hand: all }, { settlements: ['V19'] }];
  const story = given({ players });
  expect(story.options().filter((line) => line.startsWith('city'))).toEqual(['city V10']);
  for (const line of ['city V40', 'city V19', 'city V0']) expect(story.refusal(line)).toBe('CAT-BUILD-05');
  story.play('city V10');
  const { open } = story.state;
  expect([open.levels[10], open.settlementsLeft[0], open.citiesLeft[0]]).toEqual([2, 5, 2]);
});

it('CAT-BUILD-06: what is built stays where it is', () => {
  const story = Story.begin(catan, { seats: 4 }, 'stays');
  const gone: string[] = [];
  let before = { owners: [-1], roads: [-1], levels: [0] };
  story.wander('stays', ({ state: { open } }) => {
    for (const [vertex, owner] of before.owners.entries()) {
      if (owner >= 0 && (open.owners[vertex] !== owner || at(open.levels, vertex) < at(before.levels, vertex))) gone.push(`V${vertex}`);
    }
    for (const [edge, owner] of before.roads.entries()) if (owner >= 0 && open.roads[edge] !== owner) gone.push(`E${edge}`);
    before = { owners: [...open.owners], roads: [...open.roads], levels: [...open.levels] };
    return open.turns > 150;
  });
  expect(gone).toEqual([]);
  expect(before.levels).toContain(2);
}, 30_000);

it('CAT-BUILD-07: a settlement can become a city in the turn in which it was built', () => {
  const story = given({ players: [{ settlements: ['V10'], roads: ['E13', 'E14'], hand: all }] });
  story.play('settlement V12', 'city V12');
  expect(story.state.open.levels[12]).toBe(2);
});

it('CAT-BUILD-08: without a piece left there is nothing to build', () => {
  const settlements = ['V0', 'V3', 'V5', 'V16', 'V38'];
  const roads = ['E0', 'E1', 'E2', 'E3', 'E4', 'E5', 'E9', 'E17', 'E22', 'E32', 'E38', 'E48', 'E53', 'E61', 'E16'];
  const story = given({ players: [{ settlements, roads, hand: all }] });
  expect(story.refusal('settlement V14')).toBe('CAT-BUILD-08');
  expect(story.refusal('road E6')).toBe('CAT-BUILD-08');
  expect(story.options().some((line) => /^(road|settlement)/.test(line))).toBe(false);
  story.play('city V0', 'settlement V14');
  expect(story.state.open.settlementsLeft[0]).toBe(0);
  const cities = given({ players: [{ cities: ['V0', 'V3', 'V5', 'V16'], settlements: ['V38'], hand: all }] });
  expect(cities.refusal('city V38')).toBe('CAT-BUILD-08');
  expect(cities.options().some((line) => line.startsWith('city'))).toBe(false);
});
