import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { BUILDINGS } from '../src/data/buildings.ts';
import { given, handOf, handSizes, names } from './table.ts';

const MINE = { display: ['gold-mine'] };
const prospect = (players: Record<string, unknown>[], supply: string[] = [], seats = 2) => {
  const story = given(seats, { players, supply });
  story.play('role prospector');
  return story;
};
/** Four cards of different costs: 4, 1, 3, 5. */
const GOOD = ['quarry', 'smithy', 'tobacco-storage', 'library'];
/** Two of them cost 3. */
const BAD = ['library', 'prefecture', 'smithy', 'tobacco-storage'];

test('SJ-PRO-01 the prospector draws a card, the others nothing', () => {
  const story = prospect([{}, {}], ['hero']);
  story.play('draw no');
  expect(handOf(story, 0)).toEqual(['hero']);
  expect(handSizes(story)).toEqual([1, 0]);
  const library = prospect([{ display: ['library'] }], ['hero', 'palace']);
  library.play('draw yes');
  expect(handOf(library, 0)).toEqual(['hero', 'palace']);
});

test('SJ-PRO-02 gold mines come after the privilege', () => {
  const story = prospect([{}, MINE], ['hero', ...BAD]);
  expect(story.asking).toBe('prospect');
  story.play('draw no', 'dig');
  expect(handOf(story, 0)).toEqual(['hero']);
  expect(story.events('revealed')).toMatchObject([{ seat: 1 }]);
});

test('SJ-PRO-03 mines work even if the prospector forgoes the card, which nobody else ever sees', () => {
  const story = prospect([{}, MINE], GOOD);
  story.play('pass');
  expect(story.asking).toBe('dig');
  const drawn = prospect([{}, {}], ['hero']);
  drawn.play('draw no');
  expect(drawn.heard(1).filter(({ kind }) => kind === 'drewCards')).toEqual([]);
  expect(drawn.heard(1).filter(({ kind }) => kind === 'drew')).toMatchObject([{ seat: 0, count: 1 }]);
  story.play('pass');
  expect(story.asking).toBe('chooseRole');
});

test('SJ-GLD-01 every owner in turn order from the prospector may dig', () => {
  const story = given(3, { governor: 1, players: [MINE, {}, MINE] });
  story.play('role prospector', 'pass');
  const asked: number[] = [];
  while (story.asking === 'dig') {
    asked.push(story.next());
    expect(story.options()).toEqual(['dig', 'pass']);
    story.play('pass');
  }
  expect(asked).toEqual([2, 0]);
});

test('SJ-GLD-01 the order begins with the prospector also when another one is governor', () => {
  const story = given(3, { governor: 0, players: [MINE, MINE, MINE] });
  story.play('role builder', 'pass', 'pass', 'pass', 'role prospector', 'pass');
  const asked: number[] = [];
  while (story.asking === 'dig') {
    asked.push(story.next());
    story.play('pass');
  }
  expect(asked).toEqual([1, 2, 0]);
});

test('SJ-GLD-02 SJ-EX-04 four different costs: one card is taken, three are discarded', () => {
  const story = prospect([MINE], GOOD);
  story.play('pass', 'dig');
  expect(story.refusal('take palace')).toBe('SJ-GLD-02');
  expect(story.options()).toEqual(['pass', 'take library', 'take quarry', 'take smithy', 'take tobacco-storage']);
  story.play('take quarry');
  expect(handOf(story, 0)).toEqual(['quarry']);
  expect(names(story.state.hidden.discard).sort()).toEqual(['library', 'smithy', 'tobacco-storage']);
  expect(story.state.open.seenHands).toEqual([[20], []]);
});

test('SJ-GLD-02 the owner may refuse all four', () => {
  const story = prospect([MINE], GOOD);
  story.play('pass', 'dig', 'pass');
  expect(handSizes(story)).toEqual([0, 0]);
  expect(story.state.hidden.discard).toHaveLength(4);
  expect(story.state.open.revealed).toEqual([]);
});

test('SJ-GLD-03 SJ-EX-03 two equal costs: all four are discarded', () => {
  const story = prospect([MINE], BAD);
  story.play('pass', 'dig');
  expect(story.asking).toBe('chooseRole');
  expect(handSizes(story)).toEqual([0, 0]);
  expect(names(story.state.hidden.discard)).toEqual(BAD);
});

test('SJ-GLD-04 all see the four cards, and printed costs are compared', () => {
  const player = { display: ['gold-mine', 'quarry', 'smithy'] };
  const story = prospect([player], ['coffee-roaster', 'silver-smelter', 'tower', 'well']);
  story.play('pass', 'dig');
  for (const viewer of [-1, 1])
    expect(story.heard(viewer).filter(({ kind }) => kind === 'revealed')).toMatchObject([{ cards: [3, 4, 15, 11] }]);
  expect(story.asking).toBe('nugget');
  expect(story.view(1).open.revealed).toEqual([3, 4, 15, 11]);
});

test('SJ-GLD-05 the prospector’s own mine works, and the library does not double it', () => {
  const story = prospect([{ display: ['gold-mine', 'library'] }], ['hero', ...BAD]);
  story.play('draw no', 'dig');
  expect(story.events('revealed')).toMatchObject([{ seat: 0 }]);
  expect(story.events('revealed')[0]?.cards).toHaveLength(4);
  expect(story.asking).toBe('chooseRole');
});

test('SJ-GLD-06 with fewer than four cards left a mine is not used', () => {
  const hand: string[] = BUILDINGS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  for (const used of ['gold-mine', 'indigo-plant', 'well', 'well', 'well']) hand.splice(hand.indexOf(used), 1);
  const story = prospect([{}, { ...MINE, hand }]);
  story.play('pass');
  expect(story.events('mineEmpty')).toMatchObject([{ seat: 1 }]);
  expect(story.asking).toBe('chooseRole');
  const enough = prospect([{}, { ...MINE, hand: hand.slice(1) }]);
  enough.play('pass');
  expect(enough.asking).toBe('dig');
});

test('SJ-GLD-07 one owner is done before the next digs, and the discards may come round', () => {
  const hand: string[] = BUILDINGS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  for (const used of ['gold-mine', 'gold-mine', ...GOOD]) hand.splice(hand.indexOf(used), 1);
  const story = prospect([MINE, { ...MINE, hand }], GOOD);
  story.play('pass', 'dig');
  expect(story.next()).toBe(0);
  story.play('pass');
  expect(story.next()).toBe(1);
  story.play('dig');
  expect(story.events('reshuffled')).toMatchObject([{ cards: 4 }]);
  expect(names(story.state.open.revealed).sort()).toEqual([...GOOD].sort());
});

test('SJ-DEC-06 draw or not, dig or not, then which card', () => {
  const story = prospect([{ display: ['gold-mine', 'library'] }], ['hero', 'hero', ...GOOD]);
  expect(story.options()).toEqual(['draw no', 'draw yes', 'pass']);
  story.play('draw yes');
  expect(story.options()).toEqual(['dig', 'pass']);
  story.play('dig', 'take library');
  expect(handOf(story, 0)).toEqual(['library', 'hero', 'hero']);
});

test('SJ-CMB-14 library and gold mine: two cards, then one reveal of four', () => {
  const story = prospect([{ display: ['gold-mine', 'library'] }], ['hero', 'palace', ...BAD]);
  story.play('draw yes', 'dig');
  expect(handOf(story, 0)).toEqual(['hero', 'palace']);
  expect(story.events('revealed').map(({ cards }) => cards.length)).toEqual([4]);
  expect(at(story.state.open.libraryUsed, 0)).toBe(1);
});
