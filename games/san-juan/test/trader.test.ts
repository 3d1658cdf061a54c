import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { given, goodsOf, handOf, handSizes, score } from './table.ts';

const FIVE = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter'];
const ALL = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'];
const rich = (...more: string[]) => ({ display: [...FIVE, ...more], goods: ALL });
const trade = (players: Record<string, unknown>[], tile = 't3', more: Record<string, unknown> = {}) => {
  const story = given(2, { players, tiles: [tile], ...more });
  story.play('role trader');
  return story;
};

test('SJ-TRD-01 the trader turns up a tile before anybody decides, even if nobody can sell', () => {
  const story = trade([rich()], 't5');
  expect(story.state.open.tile).toBe(4);
  expect(story.asking).toBe('sell');
  const idle = trade([{}], 't2');
  expect(idle.events('tileTurned')).toMatchObject([{ tile: 1 }]);
});

test('SJ-TRD-02 SJ-TRD-05 one good for as many cards as its price', () => {
  const story = trade([{}, rich()]);
  expect(story.refusal('sell -')).toBe('SJ-TRD-02');
  const face = at(at(story.state.hidden.goods, 1), 4);
  story.play('sell silver');
  expect(handSizes(story)).toEqual([0, 3]);
  expect(goodsOf(story, 1)).toEqual(ALL.slice(0, 4));
  expect(story.state.hidden.discard).toEqual([face]);
  const poor = trade([{}, { goods: ['indigo'], display: ['indigo-plant', 'sugar-mill'] }]);
  expect(poor.refusal('sell sugar')).toBe('SJ-TRD-02');
});

test('SJ-TRD-03 SJ-TRD-04 the trader sells one good more', () => {
  const story = trade([rich(), rich()]);
  expect(story.refusal('sell indigo,sugar,silver', 0)).toBe('SJ-TRD-04');
  expect(story.refusal('sell indigo,sugar', 1)).toBe('SJ-TRD-04');
  story.play('sell coffee,silver', 'sell indigo');
  expect(handSizes(story)).toEqual([5, 1]);
});

test('SJ-TRD-06 goods of one kind sell at the same price for everybody', () => {
  const double = { display: ['silver-smelter', 'silver-smelter'], goods: ['silver', 'silver'] };
  const story = trade([double, double]);
  story.play('sell silver,silver', 'sell silver');
  expect(handSizes(story)).toEqual([6, 3]);
});

test('SJ-TRD-07 the tiles come round in the same order', () => {
  const story = given(2, { tiles: ['t4', 't1', 't5', 't2', 't3'] });
  const idle = ['role trader', 'role prospector', 'pass', 'role producer', 'pass', 'pass'];
  for (let round = 0; round < 7; round++) story.play(...idle);
  expect(story.events('tileTurned').map(({ tile }) => tile)).toEqual([3, 0, 4, 1, 2, 3, 0]);
  expect(story.events('tileBack').map(({ tile }) => tile)).toEqual([3, 0, 4, 1, 2, 3, 0]);
  expect(story.broken()).toEqual([]);
});

test('SJ-TRD-08 fewer goods or none may be sold', () => {
  const story = trade([rich(), rich()]);
  story.play('sell indigo', 'pass');
  expect(handSizes(story)).toEqual([1, 0]);
  expect(goodsOf(story, 1)).toEqual(ALL);
});

test('SJ-TRD-09 sales bring cards, no points', () => {
  const story = trade([rich()]);
  const before = score(story, 0);
  story.play('sell coffee,silver');
  expect(score(story, 0)).toBe(before);
  expect(handSizes(story)[0]).toBe(5);
});

test('SJ-TRD-10 SJ-TRD-11 sales are settled in turn order, each with its bonus cards in one draw', () => {
  const supply = ['hero', 'hero', 'palace', 'well'];
  const story = trade([rich('market-hall'), rich()], 't1', { supply });
  story.by(1, 'sell indigo');
  story.by(0, 'sell silver');
  expect(story.state.seats.map(({ own }) => own.hand)).toEqual([[24, 24, 28], [11]]);
  expect(story.heard(0).filter(({ kind }) => kind === 'drewCards')).toMatchObject([{ cards: [24, 24, 28] }]);
});

test('SJ-TRD-10 sales are settled from the trader on, not from the governor', () => {
  const supply = ['tower', 'hero', 'palace'];
  const story = given(2, { governor: 0, players: [rich(), rich()], tiles: ['t1'], supply });
  story.play('role prospector', 'pass', 'role trader');
  story.by(0, 'sell indigo');
  story.by(1, 'sell indigo');
  expect(story.events('sold').map(({ seat }) => seat)).toEqual([1, 0]);
  // The first card of the supply goes to the trader.
  expect([handOf(story, 1), handOf(story, 0)]).toEqual([['tower'], ['hero']]);
});

test('SJ-TRP-01 SJ-EX-06 the trading post sells two, three, or four goods with the library', () => {
  const second = trade([{}, rich('trading-post')]);
  second.play('sell indigo,sugar');
  expect(handSizes(second)[1]).toBe(2);
  const first = trade([rich('trading-post')]);
  expect(first.refusal('sell indigo,sugar,tobacco,coffee')).toBe('SJ-TRD-04');
  first.play('sell indigo,sugar,silver');
  expect(handSizes(first)[0]).toBe(5);
  const library = trade([rich('trading-post', 'library')]);
  library.play('sell indigo,sugar,tobacco,silver');
  expect(handSizes(library)[0]).toBe(7);
});

test('SJ-MST-01 the market stand gives one card for two goods or more', () => {
  const story = trade([rich('market-stand'), rich('market-stand')], 't1');
  story.play('sell indigo,sugar', 'sell indigo');
  expect(handSizes(story)).toEqual([3, 1]);
});

test('SJ-MKH-01 the market hall gives one card for any sale', () => {
  const story = trade([rich('market-hall'), rich('market-hall')], 't1');
  story.play('sell indigo,sugar', 'sell indigo');
  expect(handSizes(story)).toEqual([3, 2]);
});

test('SJ-MKH-02 market hall and market stand add up', () => {
  const story = trade([rich('market-hall', 'market-stand')], 't1');
  story.play('sell indigo,sugar');
  expect(handSizes(story)[0]).toBe(4);
});

test('SJ-DEC-04 a set of goods after the tile is seen; more than allowed without the library uses it', () => {
  const story = trade([rich('library')]);
  expect(story.asking).toBe('sell');
  expect(story.view(0).open.tile).toBe(2);
  expect(story.question(0).selections).toMatchObject([{ from: [0, 1, 2, 3, 4], min: 1, max: 3 }]);
  story.play('sell indigo,sugar,tobacco');
  expect(story.state.open.libraryUsed).toEqual([1, 0]);
});

test('SJ-CMB-08 SJ-EX-12 four goods with all trader buildings, and prices plus one with the market hall', () => {
  const story = trade([rich('library', 'trading-post', 'market-stand', 'market-hall')]);
  story.play('sell sugar,tobacco,coffee,silver');
  expect(handSizes(story)[0]).toBe(1 + 2 + 2 + 3 + 2);
  const hall = trade([rich('market-hall')]);
  hall.play('sell sugar,coffee');
  expect(handSizes(hall)[0]).toBe(4);
  const dear = trade([rich('market-hall')], 't5');
  dear.play('sell sugar,coffee');
  expect(handSizes(dear)[0]).toBe(6);
});

test('SJ-CMB-09 a single good brings the market hall card but not the market stand’s', () => {
  const story = trade([rich('market-hall', 'market-stand')], 't1');
  story.play('sell indigo');
  expect(handSizes(story)[0]).toBe(2);
});

test('SJ-CMB-10 two goods in another’s trader phase with trading post and market stand', () => {
  const story = trade([{}, rich('trading-post', 'market-stand')], 't1');
  story.play('sell indigo,sugar');
  expect(handSizes(story)).toEqual([0, 3]);
});

test('SJ-EX-01 indigo, tobacco and silver at 1-1-2-2-3 with trading post and market stand: seven cards', () => {
  const story = trade([rich('trading-post', 'market-stand')]);
  story.play('sell indigo,tobacco,silver');
  expect(handSizes(story)[0]).toBe(7);
});
