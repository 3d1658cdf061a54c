import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { dice, goods, hand, realm } from './table.ts';

it('CK-TRADE-01: players exchange resources and commodities together', () => {
  const story = realm({ players: [{ hand: cards('2 brick, 1 cloth') }, { hand: cards('1 paper, 1 ore') }] });
  story.play('barter brick,cloth paper 1', 'haggle paper brick,brick,cloth 0');
  expect(story.refusal('counter ore brick 0', 1)).toBe('CK-TRADE-01');
  story.by(0, 'trade 1');
  expect([hand(story, 0), hand(story, 1)]).toEqual([goods('1 paper'), goods('2 brick, 1 ore, 1 cloth')]);
});

it('CK-TRADE-02: four equal cards for one of another kind, resource or commodity', () => {
  const story = realm({ players: [{ hand: cards('4 ore, 4 cloth, 3 brick') }] });
  expect(story.refusal('bank 4 ore ore')).toBe('CK-TRADE-02');
  expect(story.refusal('bank 4 brick ore')).toBe('CK-TRADE-02');
  story.play('bank 4 ore coin', 'bank 4 cloth grain');
  expect(hand(story, 0)).toEqual(goods('3 brick, 1 grain, 1 coin'));
});

it('CK-TRADE-03: a harbour for anything takes three commodities as well', () => {
  const story = realm({ players: [{ settlements: ['V45'], hand: cards('3 paper, 3 wool') }, { hand: cards('3 coin') }] });
  story.play('bank 3 paper ore', 'bank 3 wool cloth');
  expect(hand(story, 0)).toEqual(goods('1 ore, 1 cloth'));
  story.play('end', 'roll');
  expect(story.refusal('bank 3 coin ore')).toBe('CAT-TRADE-07');
});

it('CK-TRADE-04, CK-EX-11: two brick at the brick harbour buy paper, but no two commodities do; under a fleet two paper buy anything', () => {
  const players = [{ settlements: ['V0'], hand: cards('2 brick, 2 wool, 2 coin'), progress: ['merchantFleet'] }];
  const story = realm({ players });
  expect([story.refusal('bank 2 wool ore'), story.refusal('bank 2 coin ore')]).toEqual(['CK-TRADE-04', 'CK-TRADE-05']);
  story.play('bank 2 brick paper', 'merchantFleet -', 'bank 2 coin paper', 'bank 2 paper ore');
  expect(hand(story, 0)).toEqual(goods('2 wool, 1 ore'));
  expect(story.events('bankTraded').map(({ rule }) => rule)).toEqual(['CK-TRADE-04', 'CK-TRD-04', 'CK-TRD-04']);
});

it('CK-TRADE-05: the guild trades two equal commodities for any other card', () => {
  const guild = [{ tracks: [3, 0, 0], hand: cards('2 cloth, 2 coin, 2 ore') }];
  const story = realm({ players: guild });
  expect(story.refusal('bank 2 ore wool')).toBe('CAT-TRADE-07');
  story.play('bank 2 cloth coin', 'bank 2 coin ore');
  expect(hand(story, 0)).toEqual(goods('3 ore, 1 coin'));
  const early = realm({ players: [{ tracks: [2, 0, 0], hand: cards('2 cloth') }] });
  expect(early.refusal('bank 2 cloth ore')).toBe('CK-TRADE-05');
});

it('CK-TRADE-06: the merchant trades two of its hex’s resource', () => {
  const players = [{ settlements: ['V10'], hand: cards('2 ore, 2 brick') }, { hand: cards('2 ore') }];
  const story = realm({ players, merchant: { hex: 'H4', seat: 0 } }, { dice: dice(1, 1, 'trade') });
  expect(story.refusal('bank 2 brick wool')).toBe('CAT-TRADE-07');
  story.play('bank 2 ore paper');
  expect(hand(story, 0)).toEqual(goods('2 brick, 1 paper'));
  story.play('end', 'roll');
  expect(story.refusal('bank 2 ore wool')).toBe('CAT-TRADE-07');
});

it('CK-TRADE-07: only the best rate counts, and rates do not add up', () => {
  const players = [{ settlements: ['V45', 'V0'], hand: cards('4 brick, 4 wool') }];
  const story = realm({ players });
  for (const line of ['bank 3 brick ore', 'bank 4 brick ore', 'bank 4 wool ore']) expect(story.refusal(line)).toBe('CK-TRADE-07');
  story.play('bank 2 brick ore', 'bank 3 wool ore');
  expect(hand(story, 0)).toEqual(goods('2 brick, 1 wool, 2 ore'));
});
