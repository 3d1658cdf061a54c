import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { POST_DUCHIES, POSTS } from '../src/data/duchies.ts';
import { LAYOUTS } from '../src/rules/layout.ts';
import { postRewards } from '../src/rules/modules/posts.ts';
import { fresh, given, of } from './table.ts';

const more = { options: { boards: 'posts' } };
const west = { b1: 'monastery26', c1: 'ship', d1: 'bank', e1: 'church', f1: 'castle' };
const across = { d2: 'ship', d3: 'market', d4: 'townHall', d5: 'warehouse', d6: 'pig2' };
const ready = { duchy: '11a', castle: 'a1', tiles: { ...west, ...across }, storage: ['mine', 'mine'], dice: [3, 1] };

test('BUR-POST-01: everybody gets another duchy from 11a to 11f and chooses a castle hex in turn order', () => {
  const table = fresh(4, { boards: 'posts' }, 'posts');
  const dealt = table.events('boardDealt').map(({ sides }) => sides);
  expect(new Set(dealt.flat()).size).toBe(4);
  expect(dealt.every((sides) => sides.length === 1 && at(sides, 0) >= 10)).toBe(true);
  expect(table.asking).toBe('chooseDuchy');
  expect(table.options()).toHaveLength(4);
  expect(table.refusal(`duchy 1 d4`)).toBe('BUR-POST-01');
  expect(table.wander('posts').standing().final).toBe(true);
});

test('BUR-POST-02: three border posts at the edge of each of the six duchies', () => {
  expect(POST_DUCHIES).toHaveLength(6);
  for (const [index, { gates }] of POST_DUCHIES.entries()) {
    expect(gates).toHaveLength(POSTS);
    for (const hex of gates.flat()) expect(at(at(LAYOUTS, 10 + index).contact, hex).length).toBeLessThan(6);
  }
});

test('BUR-POST-03: two posts joined score the points of the phase', () => {
  const table = given({ phase: 'C', players: [{ ...ready, tiles: west }] }, more);
  table.play('place 3 mine g1');
  expect(table.events('postsJoined')).toMatchObject([{ posts: 2, points: 6, rule: 'BUR-POST-03' }]);
  expect(table.broken()).toEqual([]);
});

test('BUR-POST-04: the first to join all three scores the phase again and 5 points with two players', () => {
  const table = given({ phase: 'B', players: [ready] }, more);
  table.play('place 3 mine g1', 'place 1 mine d7');
  expect(table.events('postsJoined').map(({ posts, points }) => [posts, points])).toEqual([
    [2, 8],
    [3, 8 + 5],
  ]);
  const line = table
    .standing()
    .sides.find(({ seats }) => seats.includes(0))
    ?.lines.find(({ label }) => label === 'posts');
  expect(line).toMatchObject({ points: 8 + 8 + 5, rule: 'BUR-POST-03' });
});

test('BUR-POST-05: the second scores the small prize only, the third nothing', () => {
  const done = { duchy: '11a', castle: 'a1', tiles: { ...west, b1: 'monastery1', ...across, g1: 'mine', d7: 'mine' } };
  const others = [{ ...done, duchy: '11b', castle: 'a4', tiles: {} }];
  const second = given({ turn: 1, posts: [0], players: [done, ready, ...others] }, { seats: 3, ...more });
  second.play('place 3 mine g1', 'place 1 mine d7');
  expect(second.events('postsJoined').map(({ points }) => points)).toEqual([10, 3]);
  const rest = { ...done, tiles: { ...done.tiles, b1: 'monastery2', d6: 'cow2' } };
  const third = given({ turn: 2, posts: [1, 0], players: [done, rest, ready] }, { seats: 3, ...more });
  third.play('place 3 mine g1', 'place 1 mine d7');
  expect(third.events('postsJoined').map(({ points }) => points)).toEqual([10, 0]);
  expect(third.state.open.posts?.order).toEqual([1, 0, 2]);
});

test('BUR-POST-06: one gate more than before, not one hex more, brings a reward', () => {
  const table = given({ players: [{ ...ready, tiles: west, storage: ['mine', 'ship'], dice: [3, 1] }] }, more);
  table.play('place 1 ship f2');
  expect(table.events('postsJoined')).toEqual([]);
  table.play('sail 1', 'place 3 mine g1');
  expect(table.events('postsJoined')).toHaveLength(1);
  expect(table.broken()).toEqual([]);
});

test('BUR-POST-07: the reward is no bonus tile: monastery 26 does not count it', () => {
  const table = given({ phase: 'E', round: 5, players: [{ ...ready, castle: 'a4', tiles: { ...ready.tiles, a1: 'castle' } }] }, more);
  table.play('place 3 mine g1', 'place 1 mine d7', 'end', 'end');
  expect(table.events('finalMonastery')).toMatchObject([{ monastery: 26, count: 0, points: 0 }]);
});

test('BUR-POST-08: once for every player; start castle and inn join as well', () => {
  const tiles = { b1: 'monastery1', c1: 'inn', d1: 'bank', e1: 'church', f1: 'castle' };
  const player = { ...ready, tiles, storage: ['mine'], dice: [3] };
  const other = { ...player, tiles: { ...tiles, b1: 'monastery2', c1: 'ship' } };
  const table = given({ players: [player, other] }, { options: { boards: 'posts', inns: true } });
  table.play('place 3 mine g1', 'end', 'place 3 mine g1');
  expect(table.events('postsJoined').map(({ seat, points }) => [seat, points])).toEqual([
    [0, 10],
    [1, 10],
  ]);
  expect(of(table, 1).points).toBe(of(table, 0).points);
});

test('posts are there with their duchies only, joined by nobody at first', () => {
  expect(fresh(3, { boards: 'posts' }).state.open.posts).toEqual({ joined: [0, 0, 0], order: [] });
  expect(fresh(3).state.open.posts).toBeUndefined();
  expect(postRewards(given({}).state.open, 0, 3)).toEqual([]);
});

test('a scenario names those who have joined all posts, everybody once', () => {
  const done = { duchy: '11a', castle: 'a1', tiles: { ...west, ...across, g1: 'mine', d7: 'mine' } };
  const read = (order: readonly number[]) => given({ players: [done], posts: order }, more).state.open.posts;
  expect(read([0])).toEqual({ joined: [3, 0], order: [0] });
  for (const order of [[], [1]]) expect(() => read(order)).toThrow('the seats that have joined all posts, in order: 0');
  const both = [done, { ...done, tiles: { ...done.tiles, b1: 'monastery2', d6: 'cow2' } }];
  expect(() => given({ players: both, posts: [0] }, more)).toThrow('in order: 0, 1');
  expect(() => read([2])).toThrow('a whole number from 0 to 1');
  expect(() => given({ posts: [] })).toThrow('no border posts without boards "posts"');
});
