import { expect, test } from 'vitest';
import { allBut, copies, displayOf, given, goodsOf, handOf } from './table.ts';

test('what a scenario leaves out is filled in', () => {
  const story = given(3, {});
  expect(story.state.open).toMatchObject({ round: 1, governor: 0, displays: [[0], [0], [0]] });
  expect(story.view(0).shown).toMatchObject({ supply: 107, discard: 0, hands: [0, 0, 0] });
  expect(story.broken()).toEqual([]);
});

test('roles taken so far lie in front of those whose turn it was', () => {
  const story = given(2, { governor: 1, taken: ['builder', 'trader'] });
  expect(story.state.open.roles).toEqual([1, -1, 0, -1, -1]);
  expect(story.next()).toBe(1);
});

test('hands are sorted, goods lie on factories, tiles come in the order named', () => {
  const story = given(2, {
    players: [{ display: ['indigo-plant', 'indigo-plant'], goods: ['indigo', 'indigo'], hand: ['palace', 'sugar-mill'] }],
    tiles: ['t5', 't1'],
    turned: 1,
  });
  expect(handOf(story, 0)).toEqual(['sugar-mill', 'palace']);
  expect(goodsOf(story, 0)).toEqual(['indigo', 'indigo']);
  expect(displayOf(story, 0)).toHaveLength(2);
  expect(story.state.open.tiles).toEqual([4]);
  expect(story.state.hidden.tiles[3]).toBe(0);
});

test('the variant can be described before its first discards', () => {
  const story = given(
    2,
    {
      at: 'opening',
      players: [{ hand: ['well', 'well', 'crane', 'tower', 'hero'] }, { hand: ['palace', 'palace', 'quarry', 'quarry', 'hero', 'hero'] }],
    },
    { balancing: true },
  );
  expect(story.asking).toBe('startingHand');
  story.play('discard well', 'discard palace,palace');
  expect(handOf(story, 0)).toEqual(['well', 'crane', 'tower', 'hero']);
});

test('a described hand of four cards or fewer is kept in the variant, and its owner is not asked', () => {
  const four = ['well', 'crane', 'tower', 'hero'];
  const story = given(2, { at: 'opening', players: [{ hand: four }, { hand: [...four, 'palace'] }] }, { balancing: true });
  expect(story.refusal('discard -', 0)).toBe('HOUSE-SEAT');
  story.by(1, 'discard palace');
  expect([handOf(story, 0), handOf(story, 1)]).toEqual([four, four]);
  expect(story.asking).toBe('chooseRole');
  expect(given(2, { at: 'opening' }, { balancing: true }).asking).toBe('chooseRole');
});

test.each([
  [{ players: [{ display: ['castle'] }] }, 'display[0]: "castle" found, one of'],
  [{ players: [{ display: ['well', 'well'] }] }, 'no violet building twice'],
  [{ players: [{ display: [] }] }, 'a list of 1 to 12'],
  [{ players: [{ goods: ['silver'] }] }, 'a good for an empty factory'],
  [{ players: [{ goods: ['indigo', 'indigo'] }] }, 'a good for an empty factory'],
  [{ players: [{ hand: ['palace', 'palace', 'palace'] }] }, 'more than 2 cards "palace"'],
  [{ players: [{ hand: copies(10, 'indigo-plant') }] }, 'more than 10 cards "indigo-plant"'],
  [{ players: [{ hand: allBut('indigo-plant', 'indigo-plant'), goods: ['indigo'] }] }, '0 cards are left for 1 goods'],
  [{ players: [{ chapel: ['palace'] }] }, 'without a chapel'],
  [{ players: [{ covered: [['well', 'tower']] }] }, 'a building in the display'],
  [{ players: [{ covered: [['well']] }] }, 'a list of 2'],
  [{ players: [{ money: 3 }] }, 'unknown field "money"'],
  [{ taken: ['builder', 'builder'] }, 'each role once'],
  [{ taken: ['builder', 'trader', 'producer'] }, 'a list of 0 to 2'],
  [{ tiles: ['t1', 't1'] }, 'each tile once'],
  [{ round: 101 }, 'a whole number from 1 to 100'],
  [{ governor: 2 }, 'a whole number from 0 to 1'],
  [{ at: 'dawn' }, 'one of choice, round, opening'],
  [{ rest: 'bin' }, 'one of supply, discards'],
])('refuses %j', (position, complaint) => {
  expect(() => given(2, position)).toThrow(complaint);
});
