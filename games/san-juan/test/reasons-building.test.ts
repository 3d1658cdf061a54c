import { describe, expect, test } from 'vitest';
import { given, reasons } from './table.ts';

/* Every line of the log names the rules at work in it; here those of the builder phase. */

const asSecond = (player: Record<string, unknown>, line: string) => {
  const story = given(2, { players: [{}, player] });
  story.play('role builder', 'pass', line);
  return story;
};
const asBuilder = (player: Record<string, unknown>, line: string) => {
  const story = given(2, { players: [player] });
  story.play('role builder', line);
  return story;
};

describe('what is built', () => {
  test.each([
    ['a first factory', ['archive'], [], 'build indigo-plant - 0 -'],
    ['a second factory of a kind', ['indigo-plant'], [], 'build indigo-plant - 0 -'],
    ['a building with an effect', ['indigo-plant'], [], 'build smithy - 0 -'],
    ['a monument', ['quarry', 'indigo-plant'], [], 'build statue - 0 well'],
    ['a large building', ['library', 'quarry', 'crane'], [], 'build palace library 0 -'],
    ['a crane', ['quarry'], [], 'build crane - 0 -'],
    ['a violet building covered before', ['tower', 'indigo-plant'], [['smithy', 'tower']], 'build smithy - 0 -'],
    ['a factory covered before', ['tower'], [['indigo-plant', 'tower']], 'build indigo-plant - 0 -'],
    ['a chapel', ['library', 'quarry'], [], 'build chapel - 0 -'],
    ['a chapel covered before', ['library', 'quarry'], [['chapel', 'quarry']], 'build chapel - 0 -'],
  ])('%s', (_, display, covered, line) => {
    const hand = ['indigo-plant', 'smithy', 'statue', 'palace', 'crane', 'chapel', 'well'];
    const story = asBuilder({ display, covered, hand }, line);
    expect(reasons(story, 'built')).toEqual(['SJ-BLD-02']);
  });
});

describe('what is covered', () => {
  const ALWAYS = 'SJ-CRN-01';
  const hand = ['hero', 'statue', 'well', 'well', 'palace', 'palace'];
  test.each([
    ['something cheaper', ['crane', 'archive'], {}, 'build statue archive 0 well,well'],
    ['something that would help', ['crane', 'smithy'], {}, 'build statue smithy 0 well,well'],
    ['a good', ['crane', 'indigo-plant'], { goods: ['indigo'] }, 'build statue indigo-plant+good 0 well,well'],
    ['a chapel', ['crane', 'chapel'], {}, 'build hero chapel 0 well,well'],
    ['a stack', ['crane', 'archive'], { covered: [['well', 'archive']] }, 'build statue archive 0 well,well'],
    ['a stack elsewhere', ['crane', 'archive', 'tower'], { covered: [['quarry', 'tower']] }, 'build statue archive 0 well,well'],
    ['something as dear', ['crane', 'tower'], {}, 'build statue tower 0 -'],
    ['something dearer', ['crane', 'coffee-roaster'], {}, 'build statue coffee-roaster 0 -'],
  ])('%s', (_, display, more, line) => {
    expect(reasons(asSecond({ display, hand, ...more }, line), 'covered')).toEqual([ALWAYS]);
  });
});

describe('what is paid', () => {
  const hand = ['sugar-mill', 'archive', 'tower', 'well', 'hero', 'hero'];
  test.each([
    ['the full price', asSecond, [], 'build sugar-mill - 0 well,hero'],
    ['a price with the privilege', asBuilder, [], 'build sugar-mill - 0 well'],
    ['a factory with the smithy', asSecond, ['smithy'], 'build sugar-mill - 0 well'],
    ['a violet building with the quarry', asSecond, ['quarry'], 'build tower - 0 well,hero'],
    ['goods', asSecond, ['black-market'], 'build sugar-mill - 0 well,indigo'],
    ['more reductions than needed', asBuilder, ['quarry'], 'build archive - 0 -'],
    ['exactly as many as needed', asBuilder, ['smithy'], 'build sugar-mill - 0 -'],
    ['a crane that covers too dear a building', asSecond, ['crane', 'quarry'], 'build archive quarry 0 -'],
    ['a crane that covers as dear a building', asSecond, ['crane', 'chapel'], 'build tower chapel 0 -'],
    ['a declined privilege', asBuilder, [], 'build sugar-mill - 1 well,hero'],
    ['a surplus although something is declined', asBuilder, ['quarry'], 'build archive - 1 well'],
  ])('%s', (_, build, display, line) => {
    const story = build({ display: [...display, 'indigo-plant'], goods: ['indigo'], hand }, line);
    expect(reasons(story, 'paid')).toEqual(['SJ-BLD-05']);
  });

  test('SJ-BLD-02 SJ-SUP-05 the cards paid are told to their owner as a payment, to the others as a number', () => {
    const story = asSecond({ hand: ['well', 'hero', 'palace'] }, 'build well - 0 hero,palace');
    expect(story.events('discardedCards')).toMatchObject([{ reason: 'payment' }]);
    expect(reasons(story, 'discarded')).toEqual(['SJ-BLD-02']);
    expect(story.heard(1).filter(({ kind }) => kind === 'discarded')).toEqual([]);
    expect(story.heard(0).filter(({ kind }) => kind === 'discardedCards')).toEqual([]);
  });

  test('a free build tells of no discards', () => {
    const story = asBuilder({ hand: ['archive'] }, 'build archive - 0 -');
    expect(story.events('discarded', 'discardedCards')).toEqual([]);
  });
});

describe('what is declined', () => {
  test.each([
    ['the privilege of a builder without a library', ['smithy'], 'build sugar-mill - 1 well', ['SJ-BLD-11']],
    ['the library alone', ['library'], 'build tower - 1 well,hero', ['SJ-BLD-11']],
    ['the library and the privilege', ['library'], 'build tower - 2 well,hero,hero', ['SJ-BLD-11']],
    ['nothing', ['library'], 'build tower - 0 well', []],
  ])('%s', (_, display, line, expected) => {
    const story = asBuilder({ display, hand: ['sugar-mill', 'tower', 'well', 'hero', 'hero'] }, line);
    expect(reasons(story, 'declined')).toEqual(expected);
  });
});

test('SJ-LIB-06 SJ-LIB-08 a build says whether the library was used, declined or not needed', () => {
  const library = (line: string) => asBuilder({ display: ['library', 'quarry'], hand: ['hero', 'well', 'crane', 'palace', 'tower'] }, line);
  const used = library('build hero - 0 well,crane');
  expect(used.events('libraryUsed')).toMatchObject([{ seat: 0, role: 0 }]);
  expect(reasons(used, 'libraryUsed')).toEqual(['SJ-LIB-01']);
  expect(reasons(library('build hero - 1 well,crane,palace'), 'librarySpared')).toEqual(['SJ-LIB-06']);
  expect(reasons(library('build well - 0 -'), 'librarySpared')).toEqual(['SJ-LIB-08']);
});

test('SJ-CRP-01 SJ-POR-01 bonus cards say which building they come from', () => {
  const story = asSecond({ display: ['carpenter', 'poor-house', 'quarry'], hand: ['archive'] }, 'build archive - 0 -');
  expect(reasons(story, 'drewCards')).toEqual(['SJ-CRP-01', 'SJ-POR-01']);
  expect(reasons(story, 'drew')).toEqual(['SJ-CRP-01', 'SJ-POR-01']);
  expect(story.heard(1).filter(({ kind }) => kind === 'drew')).toEqual([]);
});

test('SJ-RND-08 SJ-BLD-18 a player who builds nothing passes, and the phase has its own end', () => {
  const story = given(2, {});
  story.play('role builder', 'pass', 'pass');
  expect(reasons(story, 'passed')).toEqual(['SJ-RND-08', 'SJ-RND-08']);
  expect(story.events('phaseEnded')).toMatchObject([
    { role: 0, rule: 'SJ-BLD-18' },
    { role: 0, rule: 'SJ-RND-04' },
  ]);
});
