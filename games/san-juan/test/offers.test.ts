import { type Draft, extend, type MoveFor } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { TYPE } from '../src/data/buildings.ts';
import { sanJuan } from '../src/rules/index.ts';
import type { Move, SanJuan } from '../src/rules/types.ts';
import { given, type Table } from './table.ts';

const GOOD = 29;
const asSecond = (player: Record<string, unknown>): Table => {
  const story = given(2, { players: [{}, player] });
  story.play('role builder', 'pass');
  return story;
};

/** Every build offered, as "card over extra price", in the order of the question. */
const offered = (story: Table): string[] =>
  (story.question().selections ?? []).map(({ head, min, max }) => {
    if (head.kind !== 'build' || min !== max) throw new Error('a build with one price was expected');
    return `${head.card} ${head.over ?? '-'} ${head.extra} ${min}`;
  });

describe('builds on offer', () => {
  test('SJ-DEC-02 each kind of card once, and no violet building that stands already', () => {
    const story = asSecond({ display: ['archive'], hand: ['archive', 'smithy', 'smithy', 'indigo-plant', 'indigo-plant'] });
    expect(offered(story)).toEqual([`${TYPE['indigo-plant']} - 0 1`, `${TYPE.smithy} - 0 1`]);
  });

  test('every kind of visible building can be covered, once, except the crane', () => {
    const story = asSecond({ display: ['sugar-mill', 'crane', 'sugar-mill', 'archive'], hand: ['well', 'hero'] });
    expect(offered(story)).toEqual([`${TYPE.well} 1 0 0`, `${TYPE.well} ${TYPE.archive} 0 1`]);
  });

  test('a factory with a good and one without are different things to cover', () => {
    const story = asSecond({
      display: ['crane', 'sugar-mill', 'sugar-mill', 'coffee-roaster'],
      goods: ['sugar', 'coffee'],
      hand: ['well'],
    });
    expect(offered(story)).toEqual([`${TYPE.well} ${GOOD + 1} 0 0`, `${TYPE.well} 1 0 0`, `${TYPE.well} ${GOOD + 3} 0 0`]);
  });

  test('nothing over its own kind', () => {
    const story = asSecond({ display: ['crane', 'sugar-mill', 'indigo-plant'], hand: ['sugar-mill', 'hero'] });
    expect(offered(story)).toEqual(['1 0 0 1']);
  });

  test('reductions can be declined as far as the hand reaches', () => {
    const story = given(2, { players: [{ display: ['library', 'quarry'], hand: ['tower', 'well', 'well'] }] });
    story.play('role builder');
    const tower = offered(story).filter((line) => line.startsWith(`${TYPE.tower} `));
    expect(tower).toEqual(['15 - 0 0', '15 - 1 1', '15 - 2 2']);
    const dearer = given(2, { players: [{ display: ['library'], hand: ['tower', 'hero', 'hero'] }] });
    dearer.play('role builder');
    expect(offered(dearer)).toEqual(['15 - 0 1', '15 - 1 2']);
  });

  test('two goods and no more make a build affordable', () => {
    const display = ['black-market', 'indigo-plant', 'sugar-mill', 'coffee-roaster'];
    const goods = ['indigo', 'sugar', 'coffee'];
    const story = asSecond({ display, goods, hand: ['tower', 'quarry', 'hero'] });
    expect(offered(story)).toEqual([`${TYPE.tower} - 0 3`, `${TYPE.quarry} - 0 4`]);
    expect(asSecond({ display: display.slice(1), goods, hand: ['tower', 'quarry', 'hero'] }).question().selections).toEqual([]);
  });
});

describe('a half-made payment', () => {
  const display = ['black-market', 'crane', 'indigo-plant', 'sugar-mill', 'coffee-roaster'];
  const story = asSecond({ display, goods: ['indigo', 'sugar', 'coffee'], hand: ['quarry', 'well', 'well', 'hero'] });
  const draft = (head: Partial<MoveFor<SanJuan, 'build'>>, ...items: number[]): Draft<Move> => ({
    shape: 'selection',
    head: { kind: 'build', card: TYPE.quarry, over: null, extra: 0, ...head },
    items,
  });
  const next = (head: Partial<MoveFor<SanJuan, 'build'>>, ...items: number[]): { next: number[]; whole: boolean } => {
    const { items: more, whole } = extend(sanJuan, story.state, 1, draft(head, ...items));
    return { next: more.flatMap((item) => ('item' in item ? [item.item] : [])), whole };
  };
  const NOWHERE = { next: [], whole: false };
  const { well, hero } = TYPE;

  test('goes on with each kind of card and good until two goods are in it', () => {
    expect(next({})).toEqual({ next: [well, hero, GOOD, GOOD + 1, GOOD + 3], whole: false });
    expect(next({}, GOOD)).toEqual({ next: [well, hero, GOOD + 1, GOOD + 3], whole: false });
    expect(next({}, GOOD, GOOD + 3)).toEqual({ next: [well, hero], whole: false });
    expect(next({}, GOOD, well, GOOD + 3)).toEqual({ next: [well, hero], whole: false });
  });

  test('is whole at the price, and not beyond it', () => {
    expect(next({}, well, well, hero, GOOD)).toEqual({ next: [], whole: true });
    expect(next({}, well, well, hero, GOOD, GOOD + 1)).toEqual(NOWHERE);
    expect(next({ over: GOOD + 3 })).toEqual({ next: [], whole: true });
    expect(next({ over: GOOD + 3 }, well)).toEqual(NOWHERE);
  });

  test('leaves out the good that is being covered', () => {
    expect(next({ over: GOOD + 1 })).toEqual({ next: [well, hero, GOOD, GOOD + 3], whole: false });
  });

  test('leads nowhere with what the player does not have or may not do', () => {
    expect(next({}, TYPE.tower)).toEqual(NOWHERE);
    expect(next({}, well, well, well)).toEqual(NOWHERE);
    expect(next({}, GOOD, GOOD + 1, GOOD + 3)).toEqual(NOWHERE);
    expect(next({ card: TYPE.crane })).toEqual(NOWHERE);
    expect(next({ over: TYPE.crane })).toEqual(NOWHERE);
    expect(next({ extra: 1 })).toEqual(NOWHERE);
  });

  test('leads nowhere where no payment reaches the price', () => {
    const poor = asSecond({ display, goods: ['indigo', 'sugar', 'coffee'], hand: ['hero', 'well', 'well'] });
    const head = { kind: 'build', card: hero, over: null, extra: 0 } as const;
    expect(extend(sanJuan, poor.state, 1, { shape: 'selection', head, items: [] })).toEqual({ items: [], whole: false });
  });
});

test('SJ-BLK-01 SJ-BLK-03 a good the player does not have is refused as such, even while another is covered', () => {
  const display = ['black-market', 'crane', 'indigo-plant', 'sugar-mill'];
  const story = asSecond({ display, goods: ['indigo'], hand: ['tower', 'well', 'hero'] });
  expect(story.refusal('build tower indigo-plant+good 0 well,coffee')).toBe('SJ-BLK-01');
  expect(story.refusal('build tower indigo-plant+good 0 well,indigo')).toBe('SJ-BLK-03');
  expect(story.refusal('build tower sugar-mill 0 sugar')).toBe('SJ-BLK-01');
});

test('SJ-CRN-10 only what lies covered is refused as covered', () => {
  const story = asSecond({ display: ['crane', 'tower'], covered: [['archive', 'tower']], hand: ['hero', 'well', 'well'] });
  expect(story.refusal('build hero archive 0 well,well')).toBe('SJ-CRN-10');
  expect(story.refusal('build hero quarry 0 well')).toBe('SJ-CRN-01');
});

test('an archive is no factory', () => {
  const story = given(2, { players: [{ display: ['archive', 'indigo-plant'] }] });
  story.play('role producer');
  expect(story.question(0).selections).toMatchObject([{ from: [0] }]);
});

test('SJ-PRD-01 SJ-PRD-03 a factory the player lacks is refused before one that is full', () => {
  const story = given(2, { players: [{ display: ['indigo-plant', 'sugar-mill'], goods: ['indigo'] }] });
  story.play('role producer');
  expect(story.refusal('produce indigo,coffee', 0)).toBe('SJ-PRD-01');
  expect(story.refusal('produce indigo,sugar', 0)).toBe('SJ-PRD-03');
});

test('a player who may sell may also sell nothing', () => {
  const story = given(2, { players: [{ goods: ['indigo'] }] });
  story.play('role trader');
  expect(story.options()).toEqual(['pass', 'sell indigo']);
  expect(story.broken()).toEqual([]);
});
