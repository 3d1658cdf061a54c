import { range } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { cemetery, columnOf, given, march, row, type Table, tile } from './table.ts';

const rows = [
  ['b10a', 'b11a', 'b16a'],
  ['b02a', 'b04a', 'b07a'],
  ['b03a', 'b05a', 'b08a'],
  ['b03b', 'b06a', 'b09a'],
] as const;

/** The rows, counted from 1, in which the tiles lie that the explorer may go to. */
function explorable(story: Table): number[] {
  const tiles = story.options().map((line) => line.replace('explore ', ''));
  return range(4)
    .map((index) => index + 1)
    .filter((number) => row(story, number).some((name) => tiles.includes(name)));
}

describe('Rampart', () => {
  test('MED-RAMP-01: the explorer goes to an open tile of a row where the own lord is not', () => {
    const story = march(given({ rows }));
    expect([story.asking, story.options()]).toEqual([
      'explore',
      ['b03a', 'b03b', 'b05a', 'b06a', 'b08a', 'b09a'].map((name) => `explore ${name}`),
    ]);
    expect(story.refusal('explore b04a')).toBe('MED-RAMP-01');
    expect(story.refusal('explore b10a')).toBe('MED-RAMP-01');
    expect(story.refusal('explore b23a')).toBe('MED-RAMP-01');
    story.play('explore b06a');
    expect(story.state.open.explorers).toEqual([tile('b06a'), -1]);
    expect(story.events('explorerPlaced')).toEqual([
      { kind: 'explorerPlaced', seat: 0, tile: tile('b06a'), place: 1, rule: 'MED-RAMP-01' },
    ]);
  });

  test('MED-RAMP-02: not to a tile with the explorer of another player', () => {
    const story = march(given({ rows, players: [{}, { explorer: 'b05a' }] }));
    expect(story.options()).not.toContain('explore b05a');
    expect(story.options()).toHaveLength(5);
    expect(story.refusal('explore b05a')).toBe('MED-RAMP-02');
  });

  test.each([
    [1, [3, 4]],
    [5, [3, 4]],
    [9, [3, 4]],
    [13, [3, 4]],
    [2, [1, 4]],
    [6, [1, 4]],
    [10, [1, 4]],
    [3, [1, 2]],
    [7, [1, 2]],
    [11, [1, 2]],
    [4, [2, 3]],
    [8, [2, 3]],
    [12, [2, 3]],
    [14, [4]],
  ])('the rows open to an explorer in round %i are %j', (round, open) => {
    const story = march(given({ round, now: ['b10a', 'b11a', 'b16a'], next: ['b02a', 'b04a', 'b07a'] }));
    expect(explorable(story)).toEqual(open);
    expect(story.options()).toHaveLength(open.length * 3);
  });

  test.each([15, 16])('MED-RAMP-03: in round %i no row is left and the effect is skipped', (round) => {
    const story = given({ round, now: ['b10a', 'b11a', 'b16a'] });
    if (round === 15) march(story, 2);
    expect(story.events('effectSkipped').slice(0, 2)).toMatchObject([
      { seat: 0, rule: 'MED-RAMP-03' },
      { seat: 1, rule: 'MED-RAMP-03' },
    ]);
    expect(story.events('explorerPlaced')).toEqual([]);
    expect(story.state.open.explorers).toEqual([-1, -1]);
  });

  test('MED-RAMP-04: an explorer already out is placed again, and may stay where it is', () => {
    const again = march(given({ rows, players: [{ explorer: 'b03a' }] }));
    expect(again.options()).toContain('explore b03a');
    expect(again.options()).toHaveLength(6);
    again.play('explore b03a');
    expect(again.state.open.explorers).toEqual([tile('b03a'), -1]);
    expect(again.events('explorerPlaced')).toEqual([
      { kind: 'explorerPlaced', seat: 0, tile: tile('b03a'), place: 0, rule: 'MED-RAMP-04' },
    ]);
    const moved = march(given({ rows, players: [{ explorer: 'b03a' }] }));
    moved.play('explore b09a');
    expect(moved.state.open.explorers).toEqual([tile('b09a'), -1]);
    march(moved);
    expect(moved.options()).toContain('explore b03a');
  });

  test('MED-RAMP-05: a reserved tile is closed to the lords of others and open to its owner', () => {
    const now = ['b01a', 'b02b', 'b16a'] as const;
    const story = given({ now, next: ['b03a', 'b05a', 'b08a'], players: [{}, { explorer: 'b05a' }] });
    expect(story.options()).toEqual(['lord b03a', 'lord b08a']);
    expect(story.refusal('lord b05a')).toBe('MED-RAMP-05');
    story.play('lord b03a');
    expect(story.options()).toEqual(['lord b05a', 'lord b08a']);
  });

  test('MED-RAMP-06 MED-RAMP-07: the owner may take another tile, and the explorer comes home all the same', () => {
    const now = ['b01a', 'b02b', 'b16a'] as const;
    const story = given({ now, next: ['b03a', 'b05a', 'b08a'], players: [{ explorer: 'b05a' }] });
    const [moved, returned] = story.play('lord b08a').map(({ event }) => event);
    expect(moved).toMatchObject({ kind: 'lordMoved', tile: tile('b08a') });
    expect(returned).toEqual({ kind: 'explorerReturned', seat: 0, tile: tile('b05a'), rule: 'MED-RAMP-07' });
    expect(story.state.open.explorers).toEqual([-1, -1]);
  });

  test('MED-RAMP-07: landing on the reserved tile brings the explorer home too', () => {
    const now = ['b01a', 'b02b', 'b16a'] as const;
    const story = given({ now, next: ['b03a', 'b05a', 'b08a'], players: [{ explorer: 'b05a' }] });
    const told = story.play('lord b05a').map(({ event }) => event);
    expect(told.slice(0, 2)).toEqual([
      { kind: 'lordMoved', seat: 0, tile: tile('b05a'), place: 1, rule: 'MED-TURN-03' },
      { kind: 'explorerReturned', seat: 0, tile: tile('b05a'), rule: 'MED-RAMP-07' },
    ]);
    expect(story.state.open.explorers).toEqual([-1, -1]);
  });

  test('MED-RAMP-07: an explorer on another row stays out', () => {
    const story = given({ rows, lords: ['b16a', 'b11a'], players: [{ explorer: 'b09a' }] });
    march(story).play('explore b03a');
    expect(story.play('lord b04a').map(({ event }) => event.kind)).not.toContain('explorerReturned');
    expect(story.state.open.explorers).toEqual([tile('b09a'), tile('b03a')]);
  });

  test('MED-RAMP-08: a tile that its owner did not take is free for those who act later', () => {
    const now = ['b01a', 'b02b', 'b16a'] as const;
    const story = given({ now, next: ['b03a', 'b05a', 'b08a'], players: [{ explorer: 'b05a' }] });
    story.play('lord b08a');
    expect(story.options()).toEqual(['lord b03a', 'lord b05a']);
    story.play('lord b05a');
    expect(story.state.open.lords).toContain(tile('b05a'));
  });

  test('MED-RAMP-09: the explorer is home in time for a Rampart of the same turn', () => {
    const story = given({ rows, players: [{ explorer: 'b04a' }] });
    const told = story.play('lord b07a').map(({ event }) => event);
    expect(told[1]).toEqual({
      kind: 'explorerReturned',
      seat: 0,
      tile: tile('b04a'),
      rule: 'MED-RAMP-07',
    });
    expect(story.state.open.explorers).toEqual([-1, -1]);
    story.play('explore b05a');
    expect(story.events('explorerPlaced')).toEqual([
      { kind: 'explorerPlaced', seat: 0, tile: tile('b05a'), place: 1, rule: 'MED-RAMP-01' },
    ]);
  });

  test('MED-RAMP-10: attacks, refills and events leave a reservation alone', () => {
    const players = [{ fief: ['b16b'] }, { explorer: 'b07a', fief: ['b11b'] }] as const;
    const four = [['b02a', 'b04a', 'b13a'], ['b03a', 'b05a', 'b07a'], [], ['b16a', 'b17a', 'b22a']] as const;
    const story = given({ round: 4, rows: four, players, events: ['earthquake'] });
    march(story, 2);
    expect(cemetery(story, 1)).toEqual(['b11b']);
    expect(story.events('eventBegun', 'rowLaid')).toHaveLength(2);
    expect(story.state.open).toMatchObject({ round: 5, explorers: [-1, tile('b07a')] });
    expect(story.refusal('lord b07a')).toBe('MED-RAMP-05');
  });

  test('MED-RAMP-11: the income is two coins for each Field and each Rampart', () => {
    const players = [{ fief: ['b01a', 'b01b', 'b12a', 'b08b'] }] as const;
    const story = march(given({ rows, players }));
    story.play('explore b03a');
    expect(story.events('income')).toMatchObject([{ tiles: 4, each: 2, coins: 8, rule: 'MED-RAMP-11' }]);
  });

  test('MED-RAMP-12: as many Ramparts as the attacker has Barracks keep a fief safe', () => {
    const players = [{ fief: ['b16b'] }, { fief: ['b10b', 'b12a'], coins: 4 }] as const;
    const story = march(given({ now: ['b16a', 'b01a', 'b22a'], players }));
    expect(story.events('attack')).toMatchObject([{ seat: 0, victims: [] }]);
    expect(story.events('spared')).toEqual([{ kind: 'spared', seat: 1, rule: 'MED-RAMP-12' }]);
    expect(columnOf(story, 1, 'rampart')).toEqual(['b10b', 'b12a']);
  });

  test('MED-RAMP-13: the row being emptied is never a target, refilled rows above are', () => {
    const story = given({ round: 3, rows: [[], [], ['b10a', 'b11a', 'b16a'], ['b03b', 'b06a', 'b09a']], pile: ['b19a'] });
    march(story);
    expect(story.refusal('explore b11a')).toBe('MED-RAMP-13');
    expect(explorable(story)).toEqual([1, 2]);
    march(march(story));
    expect([row(story, 3), explorable(story)]).toEqual([[], [1, 2]]);
    expect(story.refusal('explore b19a')).toBe('MED-RAMP-01');
  });
});
