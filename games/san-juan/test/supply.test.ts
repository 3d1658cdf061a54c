import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { sanJuan } from '../src/rules/index.ts';
import { allBut, copies, given, goodsOf, handOf, handSizes } from './table.ts';

test('SJ-SUP-01 an empty supply is refilled from the discard pile when a card is needed', () => {
  const story = given(2, { rest: 'discards', supply: ['hero'], players: [{ display: ['library'] }] });
  const discards = story.view(0).shown.discard;
  story.play('role prospector', 'draw yes');
  expect(story.events('reshuffled')).toMatchObject([{ cards: discards }]);
  expect(story.view(0).shown).toMatchObject({ supply: discards - 1, discard: 0 });
  expect(handOf(story, 0)).toContain('hero');
});

test('SJ-SUP-01 not before a card is needed', () => {
  const story = given(2, { rest: 'discards', supply: ['hero'] });
  story.play('role prospector', 'draw no');
  expect(story.view(0).shown.supply).toBe(0);
  expect(story.events('reshuffled')).toEqual([]);
  story.play('role producer', 'pass', 'produce indigo');
  expect(story.events('reshuffled')).toHaveLength(1);
});

test('SJ-SUP-02 payments and sold goods of the same action are shuffled in, drawn cards are not', () => {
  const hand = allBut('indigo-plant', 'carpenter', 'archive', 'well');
  const story = given(2, { players: [{ display: ['carpenter'], hand: ['archive', 'well'] }, { hand }] });
  story.play('role builder', 'build archive - 1 well');
  expect(story.events('reshuffled')).toMatchObject([{ cards: 1 }]);
  expect(handOf(story, 0)).toEqual(['well']);
  const drawn = given(2, { rest: 'discards', supply: copies(4, 'sugar-mill') });
  const discards = drawn.view(0).shown.discard;
  drawn.play('role councillor', 'draw no');
  expect(drawn.events('reshuffled')).toMatchObject([{ cards: discards }]);
  expect(at(drawn.state.seats, 0).own.drawn).toHaveLength(5);
});

test('SJ-SUP-02 goods sold are on the discard pile before their cards are drawn', () => {
  const hand = allBut('indigo-plant', 'silver-smelter', 'tower');
  const story = given(2, { players: [{ display: ['silver-smelter'], goods: ['silver'], hand: [] }, { hand }] });
  story.play('role trader', 'sell silver');
  expect(story.events('reshuffled')).toMatchObject([{ cards: 1 }]);
  expect(handOf(story, 0)).toHaveLength(1);
});

test('SJ-SUP-01 a new supply is shuffled', () => {
  const orders = ['a', 'b', 'c', 'd'].map((seed) => {
    const story = Story.given(sanJuan, { seats: 2, seed, position: { rest: 'discards', supply: [] } });
    story.play('role prospector', 'draw no');
    return String(story.state.hidden.supply);
  });
  expect(new Set(orders).size).toBe(4);
});

test('SJ-SUP-03 with both piles empty the missing draws are lost', () => {
  const story = given(2, { players: [{}, { hand: allBut('indigo-plant', 'indigo-plant', 'hero', 'well') }], supply: ['hero', 'well'] });
  story.play('role councillor', 'draw no', 'keep well', 'draw no');
  // The councillor found two cards instead of five; the discarded one went to the other player, who simply keeps it.
  expect(story.events('drawsLost')).toMatchObject([
    { seat: 0, count: 3 },
    { seat: 1, count: 1 },
  ]);
  expect(handOf(story, 0)).toEqual(['well']);
  expect(handSizes(story)).toEqual([1, 107]);
  story.play('role producer', 'produce indigo', 'produce indigo');
  expect([goodsOf(story, 0), goodsOf(story, 1)]).toEqual([[], []]);
  expect(story.events('goodMissing')).toHaveLength(2);
});

test('SJ-SUP-03 an archive owner who finds no more than may be kept discards nothing', () => {
  const story = given(2, { players: [{ display: ['archive'] }, { hand: allBut('archive', 'indigo-plant', 'hero') }], supply: ['hero'] });
  story.play('role councillor', 'draw no');
  expect(handOf(story, 0)).toEqual(['hero']);
  expect(story.next()).toBe(1);
  expect(story.asking).toBe('attend');
  expect(story.events('drawsLost')).toMatchObject([{ seat: 0, count: 4 }]);
});

test('SJ-SUP-03 the well counts goods really produced', () => {
  const display = ['indigo-plant', 'sugar-mill', 'well'];
  const story = given(2, { players: [{ display }, { hand: allBut(...display, 'indigo-plant', 'hero') }], supply: ['hero'] });
  story.play('role producer', 'produce indigo,sugar', 'pass');
  expect(goodsOf(story, 0)).toEqual(['indigo']);
  expect(handSizes(story)[0]).toBe(0);
  expect(story.events('goodMissing')).toMatchObject([{ good: 1 }]);
});

test('SJ-LIB-08 goods that the supply could not give leave the producer’s library unused', () => {
  const display = ['library', 'indigo-plant', 'sugar-mill', 'tobacco-storage'];
  const players = [{ display }, { hand: allBut(...display, 'indigo-plant', 'hero', 'well') }];
  const story = given(2, { players, supply: ['hero', 'well'] });
  story.play('role producer', 'produce indigo,sugar,tobacco', 'pass');
  expect(goodsOf(story, 0)).toEqual(['indigo', 'sugar']);
  expect([story.state.open.libraryUsed[0], story.events('librarySpared')]).toMatchObject([0, [{ seat: 0, rule: 'SJ-LIB-08' }]]);
});

test('SJ-SUP-04 buildings, covered cards, goods and chapel cards are never shuffled in', () => {
  const player = {
    display: ['tower', 'chapel', 'sugar-mill'],
    covered: [['archive', 'tower']],
    goods: ['sugar'],
    chapel: ['hero', 'palace'],
  };
  const story = given(2, { rest: 'discards', players: [player, { hand: ['well'] }] });
  story.play('role prospector', 'draw no');
  // 110 cards less three buildings, one below, one good, two under the chapel, the other's plant and hand card.
  expect(story.events('reshuffled')).toMatchObject([{ cards: 110 - 3 - 1 - 1 - 2 - 1 - 1 }]);
  expect(story.broken()).toEqual([]);
});

test('SJ-SUP-05 every discard lies face down', () => {
  const story = given(2, { players: [{ hand: ['archive', 'hero'] }, {}] });
  story.play('role builder', 'build archive - 1 hero');
  expect(story.events('discarded')).toMatchObject([{ count: 1 }]);
  expect(JSON.stringify(story.view(1))).not.toContain('24');
  expect(story.view(0).mine?.knows.discards).toEqual([24]);
});
