import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { copies, given, handOf, handSizes } from './table.ts';

/** Every choice of role to the end of the round; nobody builds or sells anything. */
const IDLE = ['role prospector', 'pass', 'role trader', 'role producer', 'pass', 'pass'];

test('SJ-RND-01 round follows round', () => {
  const story = given(2, { round: 13 });
  story.play(...IDLE);
  expect(story.state.open.round).toBe(14);
  expect(story.events('roundBegun')).toMatchObject([{ round: 14 }]);
});

test('SJ-RND-01 a game in which nobody builds is scored as it stands after round 100', () => {
  const story = given(2, { round: 99, players: [{ display: ['indigo-plant', 'hero'] }] });
  story.play(...IDLE);
  expect(story.standing().final).toBe(false);
  story.play(...IDLE);
  expect(story.events('endless')).toMatchObject([{ round: 100 }]);
  expect(story.standing()).toMatchObject({ final: true, sides: [{ score: 6, won: true }, { score: 1 }] });
});

test('SJ-RND-02 SJ-RND-10 the governor chooses first, then the others clockwise, once each', () => {
  const story = given(4, { governor: 2, at: 'round' });
  const asked: number[] = [];
  for (const lines of [
    ['role prospector', 'pass'],
    ['role trader'],
    ['role producer', ...copies(4, 'pass')],
    ['role councillor', ...copies(4, 'pass')],
  ]) {
    asked.push(story.next());
    story.play(...lines);
  }
  expect(asked).toEqual([2, 3, 0, 1]);
  expect(story.events('roundBegun')).toMatchObject([{ choices: 4 }, { round: 2 }]);
  expect(given(3, { at: 'round' }).events('roundBegun')).toMatchObject([{ choices: 3 }]);
});

test('SJ-RND-03 a role stays with its chooser and cannot be chosen again in the round', () => {
  const story = given(3, {});
  story.play('role prospector', 'pass');
  expect(story.state.open.roles).toEqual([-1, -1, -1, -1, 0]);
  expect(story.refusal('role prospector')).toBe('SJ-RND-03');
  expect(story.options()).not.toContain('role prospector');
});

test('SJ-RND-04 SJ-RND-05 all act in turn order from the chooser before the next role is chosen', () => {
  const story = given(3, { governor: 1 });
  story.play('role builder');
  const asked: number[] = [];
  while (story.asking === 'build') {
    asked.push(story.next());
    story.play('pass');
  }
  expect(asked).toEqual([1, 2, 0]);
  expect(story.events('phaseBegun')).toMatchObject([{ role: 0, seats: [1, 2, 0] }]);
  expect(story.asking).toBe('chooseRole');
  expect(story.next()).toBe(2);
});

test('SJ-RND-05 the order begins with the chooser also when another one is governor', () => {
  const story = given(3, { governor: 1 });
  story.play('role prospector', 'pass', 'role builder');
  const asked: number[] = [];
  while (story.asking === 'build') {
    asked.push(story.next());
    story.play('pass');
  }
  expect(asked).toEqual([2, 0, 1]);
});

test('SJ-RND-06 SJ-DEC-01 a role must be chosen', () => {
  const story = given(2, {});
  expect(story.asking).toBe('chooseRole');
  expect(story.refusal('pass')).toBe('SJ-RND-06');
});

test('SJ-RND-07 only the chooser has the privilege, and the prospector has no action', () => {
  const story = given(3, { players: [{}, { display: ['indigo-plant', 'sugar-mill'] }] });
  story.play('role prospector', 'draw no');
  expect(handSizes(story)).toEqual([1, 0, 0]);
  story.play('role councillor', 'draw no', 'draw no', 'draw no');
  expect(story.state.seats.map(({ own }) => own.drawn.length)).toEqual([2, 5, 2]);
});

test('SJ-RND-08 everybody may forgo the action, the chooser the privilege too', () => {
  const story = given(2, { players: [{ hand: ['well', 'crane', 'tower'], goods: ['indigo'] }] });
  story.play('role builder', 'pass', 'pass', 'role trader', 'pass', 'role councillor', 'pass', 'pass');
  expect(story.events('passed').map(({ seat }) => seat)).toEqual([0, 1, 0, 0, 1]);
  expect(handSizes(story)).toEqual([3, 0]);
});

test('SJ-RND-09 action and privilege are simply added up', () => {
  const story = given(2, { players: [{ display: ['indigo-plant', 'sugar-mill', 'sugar-mill'] }, { display: ['library'] }] });
  story.play('role producer', 'produce indigo,sugar');
  expect(story.state.open.goods[0]).toEqual([1, 1, 0]);
  story.play('role councillor', 'draw yes', 'pass');
  expect(at(story.state.seats, 1).own.drawn).toHaveLength(8);
  const other = given(2, {});
  other.play('role councillor', 'draw no', 'pass');
  expect(at(other.state.seats, 0).own.drawn).toHaveLength(5);
});

test('SJ-RND-11 with two players the governor chooses twice', () => {
  const story = given(2, { governor: 1, at: 'round' });
  const asked = [story.next()];
  story.play('role prospector', 'pass');
  asked.push(story.next());
  story.play('role trader');
  asked.push(story.next());
  story.play('role producer', 'pass', 'pass');
  expect(asked).toEqual([1, 0, 1]);
  expect(story.events('roundBegun')).toMatchObject([{ choices: 3 }, { round: 2 }]);
});

test('SJ-RND-12 after the round the roles return and the governor card goes to the left', () => {
  const story = given(3, { governor: 2, players: [{}, {}, {}] });
  story.play('role prospector', 'pass', 'role trader', 'role councillor', 'pass', 'pass', 'pass');
  expect(story.state.open).toMatchObject({ governor: 0, roles: [-1, -1, -1, -1, -1], round: 2 });
  expect(story.events('governor')).toMatchObject([{ seat: 0 }]);
});

test('SJ-RND-13 governor, chapels, hand limit, first choice', () => {
  const hand = copies(9, 'indigo-plant');
  const story = given(2, {
    round: 4,
    taken: ['prospector', 'trader'],
    players: [{ display: ['chapel', 'indigo-plant'], hand: hand.slice(1) }, { hand: ['well'] }],
  });
  story.play('role councillor', 'pass', 'pass');
  expect(story.events('governor')).toMatchObject([{ seat: 1 }]);
  expect(story.asking).toBe('chapel');
  story.play('pass');
  expect(story.asking).toBe('handLimit');
  story.play('discard indigo-plant');
  expect(story.asking).toBe('chooseRole');
  expect(story.next()).toBe(1);
});

test('SJ-RND-14 SJ-CHP-01 one hand card under the chapel or none', () => {
  const story = given(2, { at: 'round', round: 2, players: [{ display: ['chapel'], hand: ['well', 'crane'] }, { hand: ['tower'] }] });
  expect(story.asking).toBe('chapel');
  expect(story.options()).toEqual(['pass', 'tuck crane', 'tuck well']);
  expect(story.refusal('tuck tower')).toBe('SJ-RND-14');
  expect(story.refusal('tuck -')).toBe('SJ-CHP-01');
  expect(story.refusal('tuck well,well')).toBe('SJ-CHP-01');
  expect(story.refusal('pass', 1)).toBe('HOUSE-SEAT');
  story.play('tuck well');
  expect(handOf(story, 0)).toEqual(['crane']);
  expect(at(story.state.seats, 0).own.chapel).toHaveLength(1);
  expect(story.asking).toBe('chooseRole');
});

test('SJ-RND-14 without a visible chapel or without cards nobody is asked', () => {
  const story = given(2, {
    at: 'round',
    round: 2,
    players: [{ display: ['chapel'] }, { display: ['tower'], covered: [['chapel', 'tower']], hand: ['well'] }],
  });
  expect(story.asking).toBe('chooseRole');
});

test('SJ-RND-15 hands above seven are cut down to seven by their owners', () => {
  const hand = ['well', 'well', 'crane', 'crane', 'tower', 'tower', 'quarry', 'quarry', 'hero'];
  const story = given(2, { at: 'round', round: 2, players: [{ hand }, { hand: copies(7, 'sugar-mill') }] });
  expect(story.asking).toBe('handLimit');
  expect(story.refusal('pass')).toBe('SJ-RND-15');
  expect(story.refusal('discard well')).toBe('SJ-RND-15');
  expect(story.refusal('discard well,palace')).toBe('SJ-RND-15');
  story.play('discard well,hero');
  expect(handOf(story, 0)).toEqual(
    ['well', 'crane', 'crane', 'tower', 'tower', 'quarry', 'quarry'].sort((a, b) => hand.indexOf(a) - hand.indexOf(b)),
  );
  expect(handSizes(story)).toEqual([7, 7]);
});

test('SJ-RND-16 during a round a hand may grow beyond the limit', () => {
  const story = given(2, { players: [{ hand: copies(7, 'sugar-mill') }], supply: ['hero'] });
  story.play('role prospector', 'draw no');
  expect(handSizes(story)).toEqual([8, 0]);
  expect(story.asking).toBe('chooseRole');
  story.play('role trader', 'role producer', 'pass', 'pass');
  expect(story.asking).toBe('handLimit');
});

test('SJ-RND-17 limits are decided at the same time and applied from the new governor', () => {
  const story = given(3, {
    at: 'round',
    round: 2,
    governor: 1,
    players: [{ hand: copies(8, 'sugar-mill') }, { hand: copies(8, 'coffee-roaster') }, {}],
  });
  story.by(0, 'discard sugar-mill');
  expect(story.view(1).shown.discard).toBe(0);
  expect(story.heard(1).filter(({ kind }) => kind === 'discarded')).toEqual([]);
  story.by(1, 'discard coffee-roaster');
  expect(story.heard(-1).filter(({ kind }) => kind === 'discarded')).toMatchObject([{ seat: 1 }, { seat: 0 }]);
  expect(story.state.hidden.discard).toHaveLength(2);
});

test('SJ-RND-18 a role is spent even if nobody can do anything', () => {
  const story = given(2, {});
  story.play('role trader');
  expect(story.events('idle')).toMatchObject([{ role: 2 }]);
  expect(at(story.state.open.roles, 2)).toBe(0);
  const full = given(2, { players: [{ goods: ['indigo'] }, { goods: ['indigo'] }] });
  full.play('role producer');
  expect(full.events('idle')).toMatchObject([{ role: 1 }]);
});
