import { describe, expect, test } from 'vitest';
import { cemetery, coins, columnOf, estate, fief, given, march, tile } from './table.ts';

const now = ['b07a', 'b10a', 'b16a'] as const;
const next = ['b03a', 'b05a', 'b08a'] as const;

describe('Village', () => {
  test('MED-VILL-01: a tile of the own cemetery goes back on top of its estate', () => {
    const players = [{ fief: ['b01a', 'b19a'], cemetery: ['b02a', 'b12a', 'b16b'] }, { cemetery: ['b22a'] }] as const;
    const story = march(given({ now, next, players }));
    expect([story.asking, story.options()]).toEqual(['restore', ['restore b02a', 'restore b12a', 'restore b16b']]);
    story.play('restore b02a');
    expect(columnOf(story, 0, 'field')).toEqual(['b01a', 'b02a']);
    expect(cemetery(story, 0)).toEqual(['b12a', 'b16b']);
    expect(story.events('restored')).toEqual([{ kind: 'restored', seat: 0, tile: tile('b02a'), rule: 'MED-VILL-01' }]);
  });

  test('MED-VILL-02: the returned tile has no effect and no income', () => {
    const players = [
      { cemetery: ['b16b', 'b13a'], coins: 1 },
      { coins: 8, fief: ['b01a'] },
    ] as const;
    const story = march(given({ now, next, players }));
    story.play('restore b16b');
    expect(story.events('attack', 'paid')).toEqual([]);
    expect(story.events('income')).toMatchObject([{ seat: 0, estate: estate('village'), tiles: 1, coins: 2 }]);
    expect(coins(story)).toEqual([3, 8]);
  });

  test.each([
    ['b08b', 2],
    ['b11a', 2],
    ['b20a', 2],
    ['b13a', 1],
  ] as const)('MED-VILL-03: %s counts at once if the Village shows its type', (back, tiles) => {
    const players = [{ cemetery: [back, 'b01a'], terrains: [['church', 'village']] }] as const;
    const story = march(given({ now, next, players }));
    story.play(`restore ${back}`);
    expect(story.events('income')).toMatchObject([{ tiles, coins: 2 * tiles }]);
  });

  test('MED-VILL-03: a Village brought back counts, and the engine says so', () => {
    const story = march(given({ now, next, players: [{ cemetery: ['b08b', 'b01a'] }] }));
    story.play('restore b08b');
    expect(story.events('income')).toMatchObject([{ tiles: 2, coins: 4, rule: 'MED-VILL-05' }]);
  });

  test('MED-VILL-04: with an empty cemetery the effect is skipped, with tiles in it a tile comes back', () => {
    const story = march(given({ now, next, players: [{}, { cemetery: ['b22a'] }] }));
    expect(story.events('effectSkipped')).toEqual([{ kind: 'effectSkipped', seat: 0, estate: estate('village'), rule: 'MED-VILL-04' }]);
    expect([coins(story), fief(story, 0)]).toEqual([[2, 0], ['b07a']]);
    const buried = march(given({ now, next, players: [{ cemetery: ['b01a', 'b22a'] }] }));
    expect(buried.options()).toEqual(['restore b01a', 'restore b22a']);
  });

  test('MED-VILL-05: the income is two coins for each Village and each Rampart', () => {
    const players = [{ fief: ['b08b', 'b10b', 'b11a', 'b01a'] }] as const;
    const story = march(given({ now, next, players }));
    expect(story.events('income')).toMatchObject([{ tiles: 4, each: 2, coins: 8, rule: 'MED-VILL-05' }]);
  });

  test('MED-EX-01: two Ramparts and a first Village give six coins', () => {
    const story = march(given({ now, next, players: [{ fief: ['b10b', 'b10c'] }] }));
    expect(story.events('income')).toMatchObject([{ tiles: 3, coins: 6, rule: 'MED-VILL-05' }]);
  });
});
