import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { copies, given, goodsOf, handSizes } from './table.ts';

const FIVE = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter'];
const OWNER = { display: [...FIVE, 'library'] };

test('SJ-LIB-01 SJ-LIB-02 the owner may double the privilege of a chosen role', () => {
  const councillor = given(2, { players: [OWNER] });
  councillor.play('role councillor', 'draw yes', 'pass');
  expect(at(councillor.state.seats, 0).own.drawn).toHaveLength(8);
  const builder = given(2, { players: [{ display: ['library'], hand: ['tower', 'well'] }] });
  builder.play('role builder', 'build tower - 0 well');
  const producer = given(2, { players: [OWNER] });
  producer.play('role producer', 'produce indigo,sugar,silver', 'pass');
  expect(goodsOf(producer, 0)).toHaveLength(3);
  const trader = given(2, { players: [{ ...OWNER, goods: ['indigo', 'sugar', 'silver'] }], tiles: ['t3'] });
  trader.play('role trader', 'sell indigo,sugar,silver');
  expect(handSizes(trader)[0]).toBe(5);
  const prospector = given(2, { players: [OWNER] });
  prospector.play('role prospector', 'draw yes');
  expect(handSizes(prospector)[0]).toBe(2);
  const without = given(2, {});
  without.play('role prospector');
  expect(without.refusal('draw yes')).toBe('SJ-LIB-01');
});

test('SJ-LIB-03 it doubles neither the action nor other buildings', () => {
  const story = given(2, { players: [{ display: [...FIVE, 'aqueduct', 'library'] }] });
  story.play('role producer');
  expect(story.refusal('produce indigo,sugar,tobacco,coffee,silver')).toBe('SJ-PRD-06');
  story.play('produce indigo,sugar,tobacco,coffee', 'pass');
  expect(goodsOf(story, 0)).toHaveLength(4);
});

test('SJ-LIB-04 it does nothing for roles that others have chosen', () => {
  const story = given(2, { players: [{}, { ...OWNER, goods: ['indigo', 'sugar'] }] });
  story.play('role producer');
  expect(story.refusal('produce tobacco,coffee', 1)).toBe('SJ-LIB-04');
  story.play('pass', 'pass', 'role prospector', 'pass', 'role councillor');
  expect(story.refusal('draw yes', 1)).toBe('SJ-LIB-04');
});

test('SJ-LIB-05 with two players the library works once a round', () => {
  const story = given(2, { players: [OWNER, {}] });
  story.play('role producer', 'produce indigo,sugar,silver', 'pass', 'role prospector', 'pass', 'role trader');
  expect(story.refusal('sell indigo,sugar,silver')).toBe('SJ-LIB-05');
  story.play('sell indigo,sugar');
  story.play('role councillor', 'draw no', 'draw no');
  expect(story.state.open.libraryUsed).toEqual([0, 0]);
});

test('SJ-LIB-06 a library that is declined stays available', () => {
  const story = given(2, { players: [OWNER] });
  story.play('role prospector', 'draw no', 'role trader', 'role councillor');
  expect(story.events('librarySpared')).toMatchObject([{ rule: 'SJ-LIB-06' }]);
  expect(story.options(0)).toContain('draw yes');
});

test('SJ-LIB-07 a library built with the first role works for the second', () => {
  const story = given(2, { players: [{ hand: ['library', ...copies(4, 'well').slice(0, 3), 'crane'] }] });
  story.play('role builder', 'build library - 0 well,well,well,crane', 'pass', 'role trader', 'role prospector', 'draw yes');
  expect(handSizes(story)[0]).toBe(2);
});

test('SJ-LIB-08 only a difference counts as use', () => {
  const story = given(2, { players: [OWNER] });
  story.play('role producer', 'produce indigo,sugar', 'pass', 'role councillor', 'pass', 'pass', 'role trader');
  expect(story.events('librarySpared')).toMatchObject([{ seat: 0, rule: 'SJ-LIB-08' }]);
  expect(story.question(0).selections).toMatchObject([{ max: 2, from: [0, 1] }]);
  expect(story.state.open.libraryUsed).toEqual([0, 0]);
  const free = given(2, { players: [{ display: ['library', 'quarry'], hand: ['well'] }] });
  free.play('role builder', 'build well - 0 -');
  expect(free.state.open.libraryUsed).toEqual([0, 0]);
});

test('SJ-LIB-09 a second library gives no second use in the round', () => {
  const player = { display: [...FIVE, 'library', 'tower'], covered: [['library', 'tower']], libraryUsed: true };
  const story = given(2, { players: [player] });
  story.play('role producer');
  expect(story.refusal('produce indigo,sugar,silver')).toBe('SJ-LIB-09');
  expect(story.question(0).selections).toMatchObject([{ max: 2 }]);
});

test('SJ-LIB-05 a builder who has used the library this round is told so when paying two cards less', () => {
  const player = { display: ['library'], libraryUsed: true, hand: ['tower', 'well', 'crane', 'hero'] };
  const story = given(2, { players: [player] });
  story.play('role builder');
  expect(story.refusal('build tower - 0 well')).toBe('SJ-LIB-05');
  expect(story.refusal('build tower - 0 -')).toBe('SJ-BLD-16');
  story.play('build tower - 0 well,crane');
  expect(story.events('libraryUsed', 'librarySpared')).toEqual([]);
  const other = given(2, { players: [{}, player] });
  other.play('role builder', 'pass');
  expect(other.refusal('build tower - 0 well,crane')).toBe('SJ-BLD-16');
});
