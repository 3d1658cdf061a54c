import { at, configure } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { sanJuan } from '../src/rules/index.ts';
import { given, goodsOf, handSizes, line } from './table.ts';

const begin = (seats: number, balancing = false, seed = 'setup') => Story.begin(sanJuan, { seats, options: { balancing } }, seed);

test('SJ-SET-01 two, three or four players', () => {
  for (const seats of [2, 3, 4]) expect(begin(seats).events('prepared')).toMatchObject([{ players: seats }]);
  for (const seats of [1, 5]) expect(() => configure(sanJuan, { seats })).toThrow('2 to 4');
});

test('SJ-SET-02 the first governor is drawn at random and chooses first', () => {
  const governors = new Set([...'abcdefghijklmnopqrstuvwxyz'].map((seed) => begin(4, false, seed).state.open.governor));
  expect([...governors].sort()).toEqual([0, 1, 2, 3]);
  const story = begin(4);
  expect(story.events('governor')).toMatchObject([{ seat: story.state.open.governor }]);
  expect(story.next()).toBe(story.state.open.governor);
});

test('SJ-SET-03 all five roles lie in the middle', () => {
  expect(begin(3).options()).toEqual(['role builder', 'role councillor', 'role producer', 'role prospector', 'role trader']);
});

test('SJ-SET-04 five tiles in a random order that nobody knows', () => {
  const orders = ['a', 'b', 'c'].map((seed) => begin(2, false, seed).state.hidden.tiles);
  for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  expect(begin(2).state.open.tiles).toEqual([]);
});

test('SJ-SET-05 everybody starts with an empty indigo plant taken from the cards', () => {
  const story = begin(4);
  expect(story.state.open.displays).toEqual([[0], [0], [0], [0]]);
  expect(story.state.open.goods).toEqual([[0], [0], [0], [0]]);
  expect(goodsOf(story, 2)).toEqual([]);
  const others = [...story.state.hidden.supply, ...story.state.seats.flatMap(({ own }) => own.hand)];
  expect(others.filter((card) => card === 0)).toHaveLength(10 - 4);
});

test('SJ-SET-06 the first indigo plant counts for twelve buildings and the guild hall and can be covered', () => {
  const eleven = [
    'indigo-plant',
    'guild-hall',
    'archive',
    'smithy',
    'gold-mine',
    'poor-house',
    'trading-post',
    'well',
    'tower',
    'chapel',
    'quarry',
  ];
  const story = given(2, {
    players: [
      { display: ['indigo-plant', 'crane'], hand: ['sugar-mill'] },
      { display: eleven, hand: ['crane', 'hero'] },
    ],
  });
  story.play('role builder', 'build sugar-mill indigo-plant 0 -', 'build crane - 0 hero');
  expect(story.match.state.open.displays.map((display) => display.length)).toEqual([2, 12]);
  expect(story.standing().final).toBe(true);
  expect(line(story, 1, 'guild-hall')).toBe(2);
  expect(line(story, 0, 'printed')).toBe(2);
});

test('SJ-SET-07 the cards are shuffled', () => {
  const supplies = ['a', 'b', 'c'].map((seed) => String(begin(2, false, seed).state.hidden.supply));
  expect(new Set(supplies).size).toBe(3);
});

test('SJ-SET-07 four cards each, and 100, 95 or 90 in the supply', () => {
  for (const [seats, supply] of [
    [2, 100],
    [3, 95],
    [4, 90],
  ] as const) {
    const story = begin(seats);
    expect(handSizes(story)).toEqual(Array.from({ length: seats }, () => 4));
    expect(story.view(0).shown.supply).toBe(supply);
  }
});

test('SJ-SET-08 the discard pile starts empty, and nobody can look into it', () => {
  const story = begin(2);
  expect(story.view(0).shown.discard).toBe(0);
  for (const viewer of [-1, 0, 1]) expect(Object.keys(story.view(viewer))).not.toContain('hidden');
  expect(story.broken()).toEqual([]);
});

test('SJ-VAR-01 balanced seats draw 5, 6, 7, 8 cards and keep four', () => {
  const story = begin(4, true);
  const { governor } = story.state.open;
  const fromGovernor = [0, 1, 2, 3].map((place) => (governor + place) % 4);
  expect(fromGovernor.map((seat) => at(handSizes(story), seat))).toEqual([5, 6, 7, 8]);
  expect(story.view(0).shown.supply).toBe(80);
  expect(story.refusal('pass', governor)).toBe('SJ-VAR-01');
  expect(story.refusal('discard -', governor)).toBe('SJ-VAR-01');
  for (const seat of fromGovernor) story.by(seat, at(story.options(seat), 0));
  expect(handSizes(story)).toEqual([4, 4, 4, 4]);
  expect(story.view(0).shown.discard).toBe(10);
  expect(story.asking).toBe('chooseRole');
});

test('SJ-VAR-01 with two players the seats draw five and six', () => {
  const story = begin(2, true);
  const { governor } = story.state.open;
  expect([at(handSizes(story), governor), at(handSizes(story), 1 - governor)]).toEqual([5, 6]);
  expect(begin(2).state.hidden.supply).toHaveLength(100);
});

test('SJ-VAR-02 nobody sees what the others keep', () => {
  const story = begin(3, true);
  const first = story.next();
  const other = (first + 1) % 3;
  story.by(first, at(story.options(first), 0));
  expect(story.view(other).answer).toBeNull();
  expect(story.heard(other).filter(({ kind }) => kind === 'discarded')).toEqual([]);
  story.by(other, at(story.options(other), 0));
  story.by((first + 2) % 3, at(story.options((first + 2) % 3), 0));
  const heard = story.heard(other).filter((event) => 'cards' in event && 'seat' in event && event.seat !== other);
  expect(heard).toEqual([]);
  expect(story.state.seats.map(({ knows }) => knows.discards.length).sort()).toEqual([1, 2, 3]);
});
