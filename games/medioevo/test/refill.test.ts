import { at, quick, range } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { TILES, type TileName } from '../src/data/tiles.ts';
import { begin, blueRunningOut, given, march, names, row, type Table, tile, wanderTo } from './table.ts';

const now = ['b01a', 'b02a', 'b16a'] as const;
const next = ['b03a', 'b05a', 'b08a'] as const;

/** How many tiles with a blue and an orange back lie in a row, counted from 1. */
function backs(story: Table, number: number): Record<string, number> {
  const all = at(story.state.open.rows, number - 1).map((id) => at(TILES, id).back);
  return { blue: all.filter((back) => back === 'blue').length, orange: all.filter((back) => back === 'orange').length };
}

/** Pile, second pile and discards at the first question of a round. */
function stock(story: Table): [pile: number, second: number, discards: number] {
  return [story.state.hidden.pile.length, story.state.hidden.second.length, story.state.open.discards.length];
}

describe('refill', () => {
  test('MED-REFILL-01: the emptied row gets new tiles, sorted before they are turned', () => {
    const story = march(given({ round: 6, now, next, pile: ['b20a', 'b04a', 'b12a'] }), 2);
    expect(row(story, 2)).toEqual(['b04a', 'b12a', 'b20a']);
    expect(story.events('rowLaid')).toEqual([
      { kind: 'rowLaid', row: 1, tiles: [tile('b04a'), tile('b12a'), tile('b20a')], rule: 'MED-REFILL-01' },
    ]);
  });

  test('MED-REFILL-01: what the refill has shown cannot be taken back', () => {
    const story = march(given({ now, next }));
    expect(story.match.undoRefusal(0)).toBeUndefined();
    march(story);
    expect(story.events('rowLaid')).toMatchObject([{ rule: 'MED-REFILL-01' }]);
    expect(story.match.undoRefusal(1)).toBe('HOUSE-REVEALED');
  });

  test('MED-REFILL-02: round 12 refills for the last time, round 13 no longer', () => {
    const twelve = march(given({ round: 12, now, next }), 2);
    expect([twelve.events('rowLaid').length, twelve.events('noRefill').length]).toEqual([1, 0]);
    const thirteen = given({ round: 13, now, next });
    const pile = [...thirteen.state.hidden.pile];
    march(thirteen, 2);
    expect(thirteen.events('noRefill')).toEqual([{ kind: 'noRefill', row: 0, rule: 'MED-REFILL-02' }]);
    expect([row(thirteen, 1), thirteen.state.hidden.pile]).toEqual([[], pile]);
  });

  test('MED-REFILL-03: the other rows keep their places and their order', () => {
    const story = given({ round: 2, now, next });
    const before = story.state.open.rows.map((tiles) => [...tiles]);
    march(story, 2);
    expect(story.events('rowLaid')).toMatchObject([{ row: 1, rule: 'MED-REFILL-01' }]);
    expect(story.state.open.rows[0]).toEqual(before[0]);
    expect(story.state.open.rows[3]).toEqual(before[3]);
    expect(names(at(before, 2))).toEqual(next);
  });

  test('MED-REFILL-04: two players leave four tiles in the pile', () => {
    const story = begin(2);
    story.wander('two', (now) => {
      expect(now.broken()).toEqual([]);
      return false;
    });
    expect(stock(story)).toEqual([4, 0, 16]);
    expect(story.events('reshuffled', 'secondPile')).toEqual([]);
  });

  test('MED-REFILL-05: with three players and no pile left, the discards become the new one', () => {
    const story = wanderTo(begin(3), 10);
    expect(stock(story)).toEqual([0, 0, 10]);
    const discards = [...story.state.open.discards];
    wanderTo(story, 11);
    expect(story.events('reshuffled')).toEqual([{ kind: 'reshuffled', tiles: 10, rule: 'MED-REFILL-05' }]);
    expect(at(story.state.open.rows, 1).every((id) => discards.includes(id))).toBe(true);
    expect(story.state.hidden.pile.every((id) => discards.includes(id))).toBe(true);
  });

  test('MED-REFILL-05: the rule for five is not named with two players, whose pile can run out in a made-up position only', () => {
    const story = given({ now: ['b01a', 'b04a', 'b10a'], next: ['b02a', 'b05a', 'b11a'], discards: ['b13a', 'b14a'] });
    story.state.hidden.pile = [];
    march(story, 2);
    expect(story.events('reshuffled')).toMatchObject([{ tiles: 3, rule: 'MED-REFILL-05' }]);
  });

  test('MED-REFILL-05: they are shuffled', () => {
    const orders = range(5).map((seed) => {
      const story = wanderTo(begin(3), 10);
      story.state.chance = quick(`shuffle ${seed}`);
      return wanderTo(story, 11).state.hidden.pile.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('MED-REFILL-06: with four players the orange pile follows the blue one', () => {
    const story = blueRunningOut(['b05a', 'b20a'], ['o12a', 'o01a', 'o23a', 'o08a']);
    wanderTo(story, 8);
    expect(story.events('secondPile', 'reshuffled')).toEqual([{ kind: 'secondPile', tiles: 32, rule: 'MED-REFILL-06' }]);
    expect(row(story, 3)).toEqual(['o01a', 'b05a', 'o12a', 'b20a', 'o23a']);
    expect(stock(story).slice(0, 2)).toEqual([29, 0]);
    expect(names(story.state.hidden.pile).at(-1)).toBe('o08a');
  });

  test('MED-REFILL-07: with five players the discards of both backs follow the orange pile', () => {
    const story = wanderTo(begin(5), 11);
    const [pile, second, discards] = stock(story);
    expect([pile, second, discards]).toEqual([0, 0, 11]);
    const thrown = [...story.state.open.discards];
    wanderTo(story, 12);
    expect(story.events('secondPile')).toEqual([{ kind: 'secondPile', tiles: 32, rule: 'MED-REFILL-07' }]);
    expect(story.events('reshuffled')).toEqual([{ kind: 'reshuffled', tiles: 11, rule: 'MED-REFILL-07' }]);
    expect([...at(story.state.open.rows, 2), ...story.state.hidden.pile].sort()).toEqual(thrown.sort());
    expect(new Set(thrown.map((id) => at(TILES, id).back))).toEqual(new Set(['blue', 'orange']));
  });

  test('MED-REFILL-08 MED-SETUP-07: a row of two piles is sorted as one, equal numbers in drawing order', () => {
    const story = wanderTo(blueRunningOut(['b20a', 'b05a'], ['o20a', 'o05a', 'o01a']), 8);
    expect(row(story, 3)).toEqual(['o01a', 'b05a', 'o05a', 'b20a', 'o20a']);
    expect(story.events('rowLaid')).toMatchObject([{ row: 2 }]);
  });

  test('MED-REFILL-09: the exact course with three players', () => {
    const story = begin(3);
    const course = [2, 10, 11, 12, 13].map((round) => stock(wanderTo(story, round)));
    expect(course.map(([pile, , discards]) => [pile, discards])).toEqual([
      [32, 2],
      [0, 10],
      [6, 1],
      [2, 2],
      [0, 1],
    ]);
    expect(story.events('reshuffled').map(({ tiles, rule }) => [tiles, rule])).toEqual([
      [10, 'MED-REFILL-05'],
      [2, 'MED-REFILL-05'],
    ]);
  });

  test('MED-REFILL-10: the exact course with four players', () => {
    const story = begin(4);
    expect([7, 8].map((round) => stock(wanderTo(story, round)).slice(0, 2))).toEqual([
      [2, 32],
      [29, 0],
    ]);
    expect(backs(story, 3)).toEqual({ blue: 2, orange: 3 });
    story.wander('four');
    expect(stock(story)).toEqual([4, 0, 16]);
    expect(story.events('secondPile', 'reshuffled').map(({ rule }) => rule)).toEqual(['MED-REFILL-06']);
  });

  test('MED-REFILL-11: the exact course with five players', () => {
    const story = begin(5);
    wanderTo(story, 5);
    expect(stock(story).slice(0, 2)).toEqual([4, 32]);
    wanderTo(story, 6);
    expect([backs(story, 1), stock(story).slice(0, 2)]).toEqual([{ blue: 4, orange: 2 }, [30, 0]]);
    expect([11, 12, 13].map((round) => stock(wanderTo(story, round)))).toEqual([
      [0, 0, 11],
      [5, 0, 1],
      [0, 0, 1],
    ]);
    expect(story.events('reshuffled').map(({ tiles, rule }) => [tiles, rule])).toEqual([
      [11, 'MED-REFILL-07'],
      [1, 'MED-REFILL-07'],
    ]);
  });

  test('MED-REFILL-12: it makes no difference who lays the tiles out', () => {
    const laid = (lords: readonly [TileName, TileName]) =>
      march(given({ now, next, lords, pile: ['b20a', 'b04a', 'b12a'] }), 2).events('rowLaid');
    expect(laid(['b01a', 'b02a'])).toEqual(laid(['b02a', 'b01a']));
    expect(laid(['b01a', 'b02a'])).toMatchObject([{ rule: 'MED-REFILL-01' }]);
    expect(Object.keys(at(laid(['b01a', 'b02a']), 0))).not.toContain('seat');
  });
});
