import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { coveredPlace, coveredType } from '../src/rules/display.ts';
import { copies, displayOf, given, goodsOf, handOf, handSizes, line, names, score } from './table.ts';

const asSecond = (player: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const story = given(2, { players: [{}, player], ...more });
  story.play('role builder', 'pass');
  return story;
};

test('SJ-CRN-01 building over a building takes its cost off', () => {
  const story = asSecond({ display: ['indigo-plant', 'crane', 'tower'], hand: ['hero', 'well', 'well', 'archive'] });
  expect(story.refusal('build hero quarry 0 well')).toBe('SJ-CRN-01');
  story.play('build hero tower 0 well,well');
  expect(displayOf(story, 1)).toEqual(['indigo-plant', 'crane', 'hero']);
  expect(handOf(story, 1)).toEqual(['archive']);
  const without = asSecond({ display: ['tower'], hand: ['hero', 'well', 'well'] });
  expect(without.refusal('build hero tower 0 well,well')).toBe('SJ-CRN-01');
  expect(without.options()).not.toContain('build hero tower 0 well,well');
});

test('SJ-CRN-02 the crane itself can never be covered', () => {
  const story = asSecond({ display: ['crane'], hand: ['tower', 'well'] });
  expect(story.refusal('build tower crane 0 well')).toBe('SJ-CRN-02');
  expect(story.options()).toEqual(['pass']);
});

test('SJ-CRN-03 what is being covered gives nothing for that build', () => {
  const hand = ['tower', 'well', 'hero', 'hero', 'palace'];
  for (const helper of ['quarry', 'smithy', 'library', 'black-market', 'carpenter', 'poor-house']) {
    const story = asSecond({ display: ['crane', helper, 'indigo-plant'], goods: ['indigo'], hand });
    const cost = Math.max(
      0,
      3 - { quarry: 4, smithy: 1, library: 5, 'black-market': 2, carpenter: 3, 'poor-house': 2 }[helper as 'quarry'],
    );
    story.play(`build tower ${helper} 0 ${['well', 'hero'].slice(0, cost).join(',') || '-'}`);
    expect(story.events('paid')).toMatchObject([{ discount: 0, cards: cost }]);
    expect(story.events('drewCards')).toEqual([]);
  }
  const market = asSecond({ display: ['crane', 'black-market', 'indigo-plant'], goods: ['indigo'], hand });
  expect(market.refusal('build tower black-market 0 indigo')).toBe('SJ-CRN-03');
});

test('SJ-CRN-03 a builder who covers the library pays one less, and the library stays unused', () => {
  const story = given(2, { players: [{ display: ['crane', 'library', 'quarry'], hand: ['palace', 'well'] }] });
  story.play('role builder');
  story.play('build palace library 0 -');
  expect(story.events('paid')).toMatchObject([{ printed: 6, crane: 5, cards: 0 }]);
  expect(story.state.open.libraryUsed).toEqual([0, 0]);
});

test('SJ-CRN-03 counting on the discount of what is being covered is refused with that reason', () => {
  const story = given(2, {
    players: [{ display: ['crane', 'quarry', 'indigo-plant'], hand: ['palace', 'well', 'tower', 'hero', 'hero'] }],
  });
  story.play('role builder');
  expect(story.refusal('build palace quarry 0 -')).toBe('SJ-CRN-03');
  expect(story.refusal('build palace indigo-plant 0 well,tower')).toBe('SJ-BLD-16');
  story.play('build palace quarry 0 well');
  expect(story.events('paid')).toMatchObject([{ printed: 6, crane: 4, privilege: 1, discount: 0, cards: 1 }]);
});

test('SJ-CRN-04 a good on the covered factory is lost to the discard pile', () => {
  const story = asSecond({ display: ['crane', 'indigo-plant', 'indigo-plant'], goods: ['indigo'], hand: ['well', 'hero'] });
  expect(story.refusal('build well sugar-mill 0 hero')).toBe('SJ-CRN-01');
  story.play('build well indigo-plant+good 0 hero');
  expect(goodsOf(story, 1)).toEqual([]);
  expect(story.events('covered')).toMatchObject([{ goodLost: true }]);
  expect(story.state.hidden.discard).toHaveLength(2);
  expect(story.broken()).toEqual([]);
});

test('SJ-CRN-04 the empty one of two equal factories can be covered instead', () => {
  const story = asSecond({ display: ['crane', 'indigo-plant', 'indigo-plant'], goods: ['indigo'], hand: ['well', 'hero'] });
  story.play('build well indigo-plant 0 hero');
  expect(goodsOf(story, 1)).toEqual(['indigo']);
  expect(displayOf(story, 1)).toEqual(['crane', 'indigo-plant', 'well']);
  const lost = asSecond({ display: ['crane', 'indigo-plant', 'indigo-plant'], goods: ['indigo'], hand: ['well', 'hero'] });
  lost.play('build well indigo-plant+good 0 hero');
  expect([goodsOf(lost, 1), lost.events('covered')[0]?.goodLost]).toEqual([[], true]);
});

test('SJ-CRN-05 cards under a covered chapel still count, its own points do not', () => {
  const display = ['crane', 'chapel', ...copies(9, 'indigo-plant')];
  const story = given(2, {
    round: 2,
    players: [
      { display, hand: ['tower', 'well'], chapel: ['hero', 'hero', 'well'] },
      { display: ['sugar-mill'], hand: ['sugar-mill'] },
    ],
  });
  story.play('role builder', 'build tower chapel 0 -', 'pass');
  story.play('role prospector', 'pass', 'role trader');
  expect(story.asking).toBe('chooseRole');
  const now = { ...story.state, open: { ...story.state.open, finished: true } };
  const lines = at(story.game.standing(now).sides, 0).lines;
  expect(lines).toMatchObject([{ points: 1 + 2 + 9 }, { points: 3 }, {}, {}, {}, {}]);
});

test('SJ-CRN-06 SJ-CHP-05 a violet building may be built again once its copy is covered; a new chapel starts a second pile', () => {
  const display = ['crane', 'tower', 'indigo-plant'];
  const story = given(2, {
    taken: ['prospector', 'trader'],
    players: [{ display, covered: [['chapel', 'tower']], chapel: ['hero'], hand: ['chapel', 'well', 'quarry'] }],
  });
  story.play('role builder', 'build chapel indigo-plant 0 well', 'pass');
  expect(displayOf(story, 0)).toEqual(['crane', 'tower', 'chapel']);
  expect(story.asking).toBe('chapel');
  story.play('tuck quarry');
  expect(names(at(story.state.seats, 0).own.chapel)).toEqual(['hero', 'quarry']);
});

test('SJ-CRN-07 no building over one of its own kind, factories included', () => {
  const story = asSecond({ display: ['crane', 'indigo-plant', 'tower'], hand: ['indigo-plant', 'tower', 'sugar-mill', 'well'] });
  expect(story.refusal('build indigo-plant indigo-plant 0 -')).toBe('SJ-CRN-07');
  expect(story.refusal('build tower tower 0 -')).toBe('SJ-CRN-07');
  expect(story.options()).toContain('build sugar-mill indigo-plant 0 well');
  expect(story.options().filter((option) => option.startsWith('build indigo-plant indigo-plant'))).toEqual([]);
});

test('SJ-CRN-08 SJ-CRN-10 covered cards stay below, only the top one counts', () => {
  const story = asSecond({ display: ['crane', 'tower'], covered: [['archive', 'tower']], hand: ['hero', 'well', 'well'] });
  expect(story.refusal('build hero archive 0 well,well')).toBe('SJ-CRN-10');
  story.play('build hero tower 0 well,well');
  const covered = at(story.state.open.covered, 1);
  expect(names(covered.map(coveredType))).toEqual(['archive', 'tower']);
  expect(covered.map(coveredPlace)).toEqual([1, 1]);
  expect(story.state.hidden.discard).toHaveLength(2);
  expect(score(story, 1)).toBe(1 + 5);
});

test('SJ-CRN-09 building over adds no building and never ends the game', () => {
  const eleven = ['crane', ...copies(8, 'sugar-mill'), 'archive', 'smithy'];
  const story = asSecond({ display: eleven, hand: ['well', 'hero'] });
  story.play('build well archive 0 hero');
  expect(displayOf(story, 1)).toHaveLength(11);
  expect(story.standing().final).toBe(false);
});

test('SJ-CRN-11 covering something dearer is free, without a refund', () => {
  const story = asSecond({ display: ['crane', 'library'], hand: ['archive', 'well'] });
  story.play('build archive library 0 -');
  expect(handOf(story, 1)).toEqual(['well']);
  expect(story.events('paid')).toMatchObject([{ printed: 1, crane: 1, cards: 0 }]);
});

test('SJ-CRN-12 the crane adds to the other reductions', () => {
  const story = given(2, { players: [{ display: ['crane', 'quarry', 'archive'], hand: ['hero', 'well', 'well'] }] });
  story.play('role builder', 'build hero archive 0 well,well');
  expect(story.events('paid')).toMatchObject([{ printed: 5, crane: 1, privilege: 1, discount: 1, cards: 2 }]);
});

test('SJ-CRN-13 the crane is optional, and any kind covers any other', () => {
  const player = { display: ['crane', 'indigo-plant', 'archive'], hand: ['sugar-mill', 'well', 'hero', 'hero'] };
  const covers = asSecond(player)
    .options()
    .map((option) => option.split(' ').slice(1, 3).join(' '));
  for (const way of ['sugar-mill -', 'sugar-mill indigo-plant', 'sugar-mill archive', 'well -', 'well indigo-plant', 'well archive'])
    expect(covers).toContain(way);
  const story = asSecond(player);
  story.play('build sugar-mill archive 0 hero');
  expect(displayOf(story, 1)).toEqual(['crane', 'indigo-plant', 'sugar-mill']);
});

test('SJ-CRN-14 a crane does not help to build itself', () => {
  const story = given(2, { players: [{ display: ['indigo-plant', 'tower'], hand: ['crane', 'well'] }] });
  story.play('role builder');
  expect(story.refusal('build crane tower 0 -')).toBe('SJ-CRN-14');
  story.play('build crane - 0 well');
  expect(displayOf(story, 0)).toEqual(['indigo-plant', 'tower', 'crane']);
});

test('SJ-CMB-16 covering the tower lowers the limit at the next check', () => {
  const story = given(2, {
    taken: ['prospector', 'trader'],
    players: [{ display: ['crane', 'tower'], hand: ['chapel', ...copies(8, 'sugar-mill')] }, {}],
  });
  story.play('role builder', 'build chapel tower 0 -', 'pass');
  expect(handSizes(story)[0]).toBe(8);
  expect(story.asking).toBe('chapel');
  story.play('pass');
  expect(story.asking).toBe('handLimit');
  expect(story.refusal('pass')).toBe('SJ-RND-15');
});

test('SJ-CMB-17 covered buildings no longer count for arch, guild hall and city hall', () => {
  const large = ['triumphal-arch', 'guild-hall', 'city-hall'];
  const story = given(2, {
    players: [
      { display: ['crane', 'statue', 'hero', 'indigo-plant', ...large], hand: ['sugar-mill'] },
      { display: ['crane', 'statue', 'indigo-plant', 'sugar-mill', ...large], hand: ['victory-column', 'well', 'well'] },
    ],
  });
  const sources = (seat: number) => large.map((label) => line(story, seat, label));
  expect([sources(0), sources(1)]).toEqual([
    [6, 2, 6],
    [4, 4, 5],
  ]);
  story.play('role builder', 'build sugar-mill hero 0 -', 'build victory-column sugar-mill 0 well,well');
  expect([sources(0), sources(1)]).toEqual([
    [4, 4, 5],
    [6, 2, 6],
  ]);
});

test('SJ-EX-07 a palace over a chapel costs three cards', () => {
  const story = asSecond({ display: ['crane', 'chapel'], hand: ['palace', 'well', 'well', 'tower', 'hero'] });
  story.play('build palace chapel 0 well,well,tower');
  expect(handOf(story, 1)).toEqual(['hero']);
});

test('SJ-EX-08 a statue over a coffee roaster costs nothing and brings nothing', () => {
  const story = asSecond({ display: ['crane', 'coffee-roaster'], hand: ['statue', 'well'] });
  story.play('build statue coffee-roaster 0 -');
  expect(handOf(story, 1)).toEqual(['well']);
  expect(displayOf(story, 1)).toEqual(['crane', 'statue']);
});
