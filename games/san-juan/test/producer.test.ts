import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { given, goodsOf, handSizes } from './table.ts';

const FIVE = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter'];
const produce = (players: Record<string, unknown>[], more: Record<string, unknown> = {}) => {
  const story = given(2, { players, ...more });
  story.play('role producer');
  return story;
};

test('SJ-PRD-01 a player lays the top card face down on an empty factory', () => {
  const story = produce([{}, { display: ['sugar-mill'] }], { supply: ['well', 'hero'] });
  expect(story.refusal('produce coffee', 1)).toBe('SJ-PRD-01');
  expect(story.refusal('produce -', 1)).toBe('SJ-PRD-01');
  story.play('produce indigo', 'produce sugar');
  expect([goodsOf(story, 0), goodsOf(story, 1)]).toEqual([['indigo'], ['sugar']]);
  expect(story.state.hidden.goods).toEqual([[11], [24]]);
});

test('SJ-PRD-02 SJ-PRD-06 the producer makes one good more', () => {
  const story = produce([{ display: FIVE }, { display: FIVE }]);
  expect(story.refusal('produce indigo,sugar,silver', 0)).toBe('SJ-PRD-06');
  expect(story.refusal('produce indigo,sugar', 1)).toBe('SJ-PRD-06');
  story.play('produce indigo,silver', 'produce coffee');
  expect([goodsOf(story, 0), goodsOf(story, 1)]).toEqual([['indigo', 'silver'], ['coffee']]);
});

test('SJ-PRD-03 a factory holds one good', () => {
  const story = produce([{ display: ['indigo-plant', 'sugar-mill'], goods: ['indigo'] }]);
  expect(story.refusal('produce indigo', 0)).toBe('SJ-PRD-03');
  expect(story.refusal('produce sugar,sugar', 0)).toBe('SJ-PRD-03');
  expect(story.options(0)).toEqual(['pass', 'produce sugar']);
});

test('SJ-PRD-04 fewer goods than allowed, and any of the empty factories', () => {
  const story = produce([{ display: ['indigo-plant', 'sugar-mill', 'sugar-mill'] }, {}]);
  expect(story.options(0)).toEqual(['pass', 'produce indigo', 'produce indigo,sugar', 'produce sugar', 'produce sugar,sugar']);
  story.play('produce sugar', 'pass');
  expect([goodsOf(story, 0), goodsOf(story, 1)]).toEqual([['sugar'], []]);
});

test('SJ-PRD-05 without an empty factory nothing is produced', () => {
  const story = produce([{ goods: ['indigo'] }, {}]);
  expect(story.refusal('pass', 0)).toBe('HOUSE-SEAT');
  story.play('produce indigo');
  expect(story.events('noEmptyFactory')).toMatchObject([{ seat: 0 }]);
  expect(goodsOf(story, 0)).toEqual(['indigo']);
});

test('SJ-PRD-07 the face of a good is known to nobody', () => {
  const story = produce([{}, {}], { supply: ['hero', 'hero'] });
  story.play('produce indigo', 'produce indigo');
  for (const viewer of [-1, 0, 1]) {
    expect(JSON.stringify([story.view(viewer).open, story.view(viewer).mine])).not.toContain('24');
    expect(story.heard(viewer).filter(({ kind }) => kind === 'drewCards')).toEqual([]);
  }
  expect(story.state.open.goods).toEqual([[1], [1]]);
});

test('SJ-PRD-08 answers in any order, cards in turn order', () => {
  const story = produce([{}, {}], { supply: ['well', 'hero'] });
  story.by(1, 'produce indigo');
  expect(goodsOf(story, 1)).toEqual([]);
  story.by(0, 'produce indigo');
  expect(story.state.hidden.goods).toEqual([[11], [24]]);
});

test('SJ-PRD-08 cards are laid out from the producer on, not from the governor', () => {
  const story = given(2, { governor: 0, supply: ['well', 'hero', 'tower'], players: [{}, {}] });
  story.play('role prospector', 'pass', 'role producer');
  story.by(0, 'produce indigo');
  story.by(1, 'produce indigo');
  const [first, second] = story.events('produced');
  expect([first?.seat, second?.seat]).toEqual([1, 0]);
});

test('SJ-PRD-09 a well card is drawn before the next player’s goods', () => {
  const story = produce([{ display: ['indigo-plant', 'sugar-mill', 'well'] }, {}], { supply: ['tower', 'tower', 'hero', 'palace'] });
  story.play('produce indigo,sugar', 'produce indigo');
  expect(at(story.state.seats, 0).own.hand).toEqual([24]);
  expect(story.state.hidden.goods[1]).toEqual([28]);
});

test('SJ-WEL-01 the well gives one card for two goods or more', () => {
  const display = [...FIVE, 'well', 'aqueduct'];
  const three = produce([{ display }, { display: [...FIVE, 'well'] }]);
  three.play('produce indigo,sugar,coffee', 'produce indigo');
  expect(handSizes(three)).toEqual([1, 0]);
  const one = produce([{ display }, { display }]);
  one.play('produce indigo', 'produce indigo,sugar');
  expect(handSizes(one)).toEqual([0, 1]);
});

test('SJ-WEL-02 two goods of one kind are enough for the well', () => {
  const story = produce([{ display: ['sugar-mill', 'sugar-mill', 'well'] }]);
  story.play('produce sugar,sugar', 'pass');
  expect(handSizes(story)[0]).toBe(1);
});

test('SJ-AQU-01 SJ-EX-10 the aqueduct allows one good more: two, three, four with the library', () => {
  const display = [...FIVE, 'aqueduct'];
  const most = (first: string[], second: string[], seat: number) => {
    const story = produce([{ display: first }, { display: second }]);
    const max = story.question(seat).selections?.[0]?.max;
    story.play(seat === 0 ? `produce ${['indigo', 'sugar', 'tobacco', 'coffee'].slice(0, max).join(',')}` : 'pass');
    if (story.asking === 'produce') story.play(seat === 1 ? 'produce indigo,sugar' : 'pass');
    return goodsOf(story, seat).length;
  };
  expect(most(FIVE, display, 1)).toBe(2);
  expect(most(display, FIVE, 0)).toBe(3);
  expect(most([...display, 'library'], FIVE, 0)).toBe(4);
});

test('SJ-DEC-03 a set of empty factories; more than allowed without the library uses it', () => {
  const story = produce([{ display: [...FIVE, 'library'] }, {}]);
  expect(story.asking).toBe('produce');
  expect(story.question(0).selections).toMatchObject([{ from: [0, 1, 2, 3, 4], min: 1, max: 3 }]);
  story.play('produce indigo,sugar,silver', 'pass');
  expect(story.state.open.libraryUsed).toEqual([1, 0]);
});

test('SJ-CMB-07 producer with library, aqueduct and well: four goods and a card', () => {
  const story = produce([{ display: [...FIVE, 'library', 'aqueduct', 'well'] }]);
  story.play('produce indigo,sugar,tobacco,silver', 'pass');
  expect(goodsOf(story, 0)).toHaveLength(4);
  expect(handSizes(story)[0]).toBe(1);
});

test('SJ-CMB-11 two goods of another’s producer phase with aqueduct and well', () => {
  const story = produce([{}, { display: ['indigo-plant', 'sugar-mill', 'aqueduct', 'well'] }]);
  story.play('pass', 'produce indigo,sugar');
  expect(handSizes(story)).toEqual([0, 1]);
});
