import { at, range } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { begin, coins, columnOf, given, march, row, tile, wanderTo } from './table.ts';

describe('rounds', () => {
  test('MED-ROUND-01: sixteen rounds begin on rows 1 to 4 in turn', () => {
    const story = begin(2).wander('rows');
    const begun = story.events('roundBegun');
    expect(begun.map(({ round }) => round)).toEqual(range(16).map((index) => index + 1));
    expect(begun.map(({ row: index }) => index)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
    expect(begun.every(({ rule }) => rule === 'MED-ROUND-01')).toBe(true);
  });

  test('MED-ROUND-02: lords go to the row below and nowhere else', () => {
    const rows = [
      ['b01a', 'b10a', 'b16a'],
      ['b02a', 'b04a', 'b07a'],
      ['b03a', 'b05a', 'b08a'],
      ['b03b', 'b06a', 'b09a'],
    ] as const;
    const story = given({ rows });
    expect(story.options()).toEqual(['lord b02a', 'lord b04a', 'lord b07a']);
    expect(['b10a', 'b03a', 'b03b', 'b23a'].map((name) => story.refusal(`lord ${name}`))).toEqual(range(4).map(() => 'MED-ROUND-02'));
  });

  test.each([4, 8, 12])('MED-ROUND-02: in round %i the next row is the first', (round) => {
    const story = given({ round, now: ['b03b', 'b06a', 'b09a'], next: ['b02a', 'b04a', 'b07a'] });
    expect(row(story, 4)).toEqual(['b03b', 'b06a']);
    expect(story.options()).toEqual(['lord b02a', 'lord b04a', 'lord b07a']);
    expect(story.refusal('lord b06a')).toBe('MED-ROUND-02');
  });

  test('MED-ROUND-03: in round 16 the lords leave the table, the rest of the turn stays the same', () => {
    const story = given({ round: 16, now: ['b01a', 'b04a', 'b16a'], events: [] });
    expect(story.events('lordLeft').map(({ seat, rule }) => [seat, rule])).toEqual([
      [0, 'MED-ROUND-03'],
      [1, 'MED-ROUND-03'],
    ]);
    expect(story.state.open.lords).toEqual([-1, -1]);
    expect(columnOf(story, 0, 'field')).toEqual(['b01a']);
    expect(story.events('income').map(({ seat, coins: amount }) => [seat, amount])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(story.asking).toBeUndefined();
  });

  test('MED-ROUND-04: a round goes discard, turns, refill, event', () => {
    const story = march(given({ round: 4, now: ['b01a', 'b02a', 'b16a'], next: ['b03a', 'b05a', 'b08a'], events: ['newDefences'] }), 2);
    const course = story.events('discarded', 'turnEnded', 'rowEmpty', 'rowLaid', 'eventBegun', 'roundEnded').map(({ kind }) => kind);
    expect(course).toEqual(['discarded', 'turnEnded', 'turnEnded', 'rowEmpty', 'rowLaid', 'eventBegun', 'roundEnded', 'discarded']);
    expect(story.events('roundEnded')).toEqual([{ kind: 'roundEnded', round: 4, rule: 'MED-ROUND-04' }]);
    expect(story.state.open.round).toBe(5);
  });

  test('MED-ROUND-04: a round without an event ends with the refill', () => {
    const story = march(given({ round: 3, now: ['b01a', 'b02a', 'b16a'], next: ['b03a', 'b05a', 'b08a'] }), 2);
    const course = story.events('rowLaid', 'eventBegun', 'roundEnded').map(({ kind }) => kind);
    expect(course).toEqual(['rowLaid', 'roundEnded']);
  });

  test('MED-ROUND-05: the tile without a lord is discarded face up before anybody acts', () => {
    const story = given({ round: 2, now: ['b01a', 'b10a', 'b16a'], lords: ['b16a', 'b01a'], discards: ['b22a'] });
    expect(row(story, 2)).toEqual(['b01a', 'b16a']);
    expect(story.state.open.discards).toEqual([tile('b22a'), tile('b10a')]);
    expect(story.events('discarded', 'lordMoved')).toEqual([{ kind: 'discarded', tile: tile('b10a'), rule: 'MED-ROUND-05' }]);
  });

  test('MED-ROUND-06: turns follow the lords from left to right, one turn each', () => {
    const now = ['b01a', 'b02a', 'b03a', 'b13a', 'b22a'] as const;
    const story = given({ seats: 4, now, lords: ['b13a', 'b01a', 'b22a', 'b03a'], next: ['b04a', 'b05a', 'b07a', 'b08a', 'b14a'] });
    expect(story.events('turnOrder')).toEqual([{ kind: 'turnOrder', seats: [1, 3, 0, 2], rule: 'MED-ROUND-06' }]);
    expect(range(3).map(() => march(story).next())).toEqual([3, 0, 2]);
    expect(story.events('turnEnded').map(({ seat }) => seat)).toEqual([1, 3, 0]);
    march(story);
    expect(story.asking).toBe('terrainToken');
  });

  test('MED-ROUND-07: nothing that happens in a round changes its order', () => {
    const now = ['b10a', 'b16a', 'b17a', 'b22a'] as const;
    const story = given({ seats: 3, round: 13, now, next: ['b01a', 'b02a', 'b03a', 'b04a'] });
    const order = [...story.state.open.order];
    march(story).play(at(story.options(), 0));
    march(story);
    expect(story.events('attack')).toHaveLength(1);
    expect(story.state.open.order).toEqual(order);
    expect(story.next()).toBe(2);
    expect(story.events('turnOrder')).toEqual([{ kind: 'turnOrder', seats: [0, 1, 2], rule: 'MED-ROUND-06' }]);
  });

  test('MED-ROUND-08: places on the row decide, not seats and not numbers of another row', () => {
    const story = given({ seats: 3, now: ['b01a', 'b02a', 'b03a', 'b22a'], next: ['b04a', 'b05a', 'b13a', 'b14a'] });
    story.play('lord b14a', 'lord b13a', 'lord b05a');
    expect(story.events('turnOrder').map(({ seats }) => seats)).toEqual([
      [0, 1, 2],
      [2, 1, 0],
    ]);
    expect(story.next()).toBe(2);
  });

  test('MED-ROUND-09: after a round everybody has as many tiles as rounds have been played', () => {
    const story = begin(4);
    for (const round of range(14).map((index) => index + 2)) {
      wanderTo(story, round, `round ${round}`);
      const { fiefs, cemeteries } = story.state.open;
      expect(fiefs.map((tiles, seat) => tiles.length + at(cemeteries, seat).length)).toEqual(range(4).map(() => round - 1));
      expect(story.broken()).toEqual([]);
    }
  });

  test('MED-ROUND-10: all sixteen rounds discard a tile, the last four as well', () => {
    const discarded = begin(3).wander('discards').events('discarded');
    expect(discarded.map(({ rule }) => rule)).toEqual([...range(12).map(() => 'MED-ROUND-05'), ...range(4).map(() => 'MED-ROUND-10')]);
  });

  test('MED-ROUND-11: the row is empty after its last lord, until its refill', () => {
    const story = given({ round: 5, now: ['b01a', 'b02a', 'b16a'], next: ['b03a', 'b05a', 'b08a'], pile: ['b09a', 'b06a', 'b01b'] });
    march(story);
    expect(row(story, 1)).toEqual(['b02a']);
    const told = march(story).events('rowEmpty', 'rowLaid');
    expect(told).toMatchObject([
      { kind: 'rowEmpty', row: 0, rule: 'MED-ROUND-11' },
      { kind: 'rowLaid', row: 0 },
    ]);
    expect(row(story, 1)).toEqual(['b01b', 'b06a', 'b09a']);
  });

  test('MED-ROUND-11: from round 13 on the row stays empty', () => {
    const story = march(given({ round: 13, now: ['b01a', 'b02a', 'b16a'], next: ['b03a', 'b05a', 'b08a'] }), 2);
    expect(row(story, 1)).toEqual([]);
    expect(story.state.open.round).toBe(14);
    expect(coins(story)).toEqual([2, 3]);
  });
});
