import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, range } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BLUE_TILES } from '../src/data/tiles.ts';
import { medioevo } from '../src/rules/index.ts';
import { card, coins, fief, names, row, type Table, tile } from './table.ts';

function described(seats: number, position: unknown, seed = 'words'): Table {
  return Story.given(medioevo, { seats, seed, position });
}

/** The error about a position, without the path that all of them share. */
function complaint(seats: number, position: unknown): string {
  try {
    described(seats, position);
  } catch (error) {
    if (error instanceof BadInput) return error.message.replace('scenario.position', '');
    throw error;
  }
  return 'accepted';
}

const now = ['b01a', 'b02a', 'b03a'];

test('the example of the README is accepted as printed', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')) ?? [];
  const story = Story.given(medioevo, JSON.parse(example));
  expect([story.state.open.round, story.asking]).toEqual([5, 'moveLord']);
});

describe('scenarios', () => {
  test('an empty description is the start of a random first round', () => {
    const story = described(3, {});
    expect(story.state.open).toMatchObject({ round: 1, coins: [0, 0, 0], eventsPast: 0, explorers: [-1, -1, -1] });
    expect(story.state.open.rows.map((tiles) => tiles.length)).toEqual([3, 4, 4, 4]);
    expect([story.asking, story.next(), story.broken()]).toEqual(['moveLord', 0, []]);
    expect(described(3, {}, 'other words').state.open.rows).not.toEqual(story.state.open.rows);
    expect(described(3, {}).state).toEqual(story.state);
  });

  test('everything can be said', () => {
    const players = [
      { coins: 7, fief: ['b04a'], cemetery: ['b05a'], extraCoins: ['mill'], terrains: [['field', 'mill']], explorer: 'b07a' },
      { fief: ['b06a', 'b08a'] },
    ];
    const rows = [[], now, ['b10a', 'b11a', 'b12a'], ['b07a', 'b13a', 'b14a']];
    const story = described(2, {
      round: 6,
      rows,
      lords: ['b03a', 'b01a'],
      players,
      discards: ['b22a'],
      events: ['earthquake'],
      pile: ['b23a', 'b16a'],
    });
    const { open, hidden } = story.state;
    expect(open).toMatchObject({
      round: 6,
      eventsPast: 1,
      coins: [7, 0],
      lords: [tile('b03a'), tile('b01a')],
      explorers: [tile('b07a'), -1],
    });
    expect([fief(story, 0), fief(story, 1), names(open.cemeteries.flat())]).toEqual([['b04a'], ['b06a', 'b08a'], ['b05a']]);
    expect([open.extraCoins[1], open.terrains[1], open.terrainSupply]).toEqual([1, 0, [1, 2, 3, 4, 5, 6, 7]]);
    expect(names(open.discards)).toEqual(['b22a', 'b02a']);
    expect(open.events[0]).toBe(card('earthquake'));
    expect(new Set(open.events).size).toBe(4);
    expect(names(hidden.pile).slice(-2)).toEqual(['b16a', 'b23a']);
    expect([row(story, 2), row(story, 3), row(story, 4)]).toEqual([['b01a', 'b03a'], rows[2], rows[3]]);
    expect([row(story, 1).length, story.next()]).toEqual([3, 1]);
    expect(coins(story)).toEqual([7, 0]);
  });

  test('the opening placement can be described, with its order', () => {
    const story = described(2, { at: 'opening', rows: [now], order: [1, 0] });
    expect([story.asking, story.next(), row(story, 1)]).toEqual(['placeLord', 1, now]);
    expect(story.state.open.lords).toEqual([-1, -1]);
    expect(described(2, { at: 'opening' }).state.open.order).toEqual([0, 1]);
  });

  test('late rounds have only the rows still to be played', () => {
    expect(described(2, { round: 15 }).state.open.rows.map((tiles) => tiles.length)).toEqual([0, 0, 2, 3]);
    expect(described(2, { round: 13 }).state.open.rows.map((tiles) => tiles.length)).toEqual([2, 3, 3, 3]);
    expect(described(2, { round: 12 }).state.open.rows.map((tiles) => tiles.length)).toEqual([3, 3, 3, 2]);
    expect(described(2, { round: 13 }).state.open.eventsPast).toBe(3);
    expect(described(2, { round: 12 }).state.open.eventsPast).toBe(2);
  });

  test('the orange tiles wait in the second pile, or are already being drawn', () => {
    const waiting = described(4, { second: ['o01a', 'o05a'] }).state.hidden;
    expect([waiting.pile.length, waiting.second.length, names(waiting.second).slice(-2)]).toEqual([32, 32, ['o05a', 'o01a']]);
    const begun = described(4, { second: [], pile: ['o01a', 'b01a'] }).state.hidden;
    expect([begun.pile.length, begun.second.length, names(begun.pile).slice(-2)]).toEqual([64, 0, ['b01a', 'o01a']]);
    expect(described(4, { second: [] }).broken()).toEqual([]);
  });

  test.each([
    [{ rounds: 3 }, ': unknown field "rounds"; allowed: at, round, rows, lords, players, discards, events, order, pile, second'],
    [{ at: 'end' }, '.at: "end" found, one of opening, round expected'],
    [{ round: 17 }, '.round: 17 found, a whole number from 1 to 16 expected'],
    [{ round: 0 }, '.round: 0 found, a whole number from 1 to 16 expected'],
    [{ at: 'opening', round: 2 }, '.round: 2 found, a whole number from 1 to 1 expected'],
    [{ at: 'opening', lords: ['b01a', 'b02a'] }, '.lords: ["b01a","b02a"] found, no lords before the opening placement expected'],
    [{ order: [0, 1] }, '.order: only the opening placement has an order of its own'],
    [{ at: 'opening', order: [0, 0] }, '.order: [0,0] found, each seat once expected'],
    [{ at: 'opening', order: [0] }, '.order: [0] found, a list of 2 expected'],
    [{ at: 'opening', order: [0, 2] }, '.order[1]: 2 found, a whole number from 0 to 1 expected'],
    [{ discards: ['x'] }, '.discards[0]: "x" found, a tile from b01a to b23c expected'],
    [{ discards: [7] }, '.discards[0]: 7 found, a tile from b01a to b23c expected'],
    [{ pile: ['o01a'] }, '.pile[0]: "o01a" found, a tile from b01a to b23c, since orange ones need 4 or 5 players expected'],
    [{ rows: [['b01a']] }, '.rows[0]: ["b01a"] found, 3 tiles, or none expected'],
    [{ rows: [[], [], [], [], []] }, '.rows: [[],[],[],[],[]] found, a list of 0 to 4 expected'],
    [{ round: 14, rows: [now] }, '.rows[0]: ["b01a","b02a","b03a"] found, no tile in a row already played expected'],
    [{ rows: [now], discards: ['b01a'] }, ': tile "b01a" is in two places'],
    [{ pile: ['b01a'], discards: ['b01a'] }, ': tile "b01a" is in two places'],
    [{ rows: [now], lords: ['b01a', 'b04a'] }, '.lords: ["b01a","b04a"] found, a different tile of the current row for each lord expected'],
    [{ rows: [now], lords: ['b01a', 'b01a'] }, '.lords: ["b01a","b01a"] found, a different tile of the current row for each lord expected'],
    [{ rows: [now], lords: ['b01a'] }, '.lords: ["b01a"] found, a list of 2 expected'],
    [{ second: ['b01a'] }, '.second: ["b01a"] found, orange tiles of 4 or 5 players expected'],
    [{ events: ['alliance', 'alliance'] }, '.events: ["alliance","alliance"] found, each event at most once expected'],
    [{ players: [{}, {}, {}] }, '.players: [{},{},{}] found, a list of 0 to 2 expected'],
    [{ players: [{ gold: 1 }] }, '.players[0]: unknown field "gold"; allowed: coins, fief, cemetery, extraCoins, terrains, explorer'],
    [{ players: [{ coins: -1 }] }, '.players[0].coins: -1 found, a whole number from 0 to 10000 expected'],
    [{ players: [{ coins: 10_001 }] }, '.players[0].coins: 10001 found, a whole number from 0 to 10000 expected'],
    [
      { players: [{ extraCoins: ['mill', 'mill'] }] },
      '.players[0].extraCoins[1]: "mill" found, an estate without an extra-coin token expected',
    ],
    [{ players: [{ terrains: [['field']] }] }, '.players[0].terrains[0]: ["field"] found, a list of 2 expected'],
    [
      { players: [{ terrains: [['field', 'field']] }] },
      '.players[0].terrains[0][1]: "field" found, an estate that does not show the type yet expected',
    ],
    [{ rows: [now], players: [{ explorer: 'b02a' }] }, '.players[0].explorer: "b02a" found, a free tile of another row expected'],
    [{ discards: ['b02a'], players: [{ explorer: 'b02a' }] }, '.players[0].explorer: "b02a" found, a free tile of another row expected'],
    [
      { rows: [[], now], players: [{ explorer: 'b02a' }, { explorer: 'b02a' }] },
      '.players[1].explorer: "b02a" found, a free tile of another row expected',
    ],
  ])('refuses %j in one line', (position, expected) => {
    expect(complaint(2, position)).toBe(expected);
  });

  test('refuses names that no list has, naming those it has', () => {
    expect(complaint(2, { events: ['plague'] })).toMatch(
      /^\.events\[0\]: "plague" found, one of skilledTrades, preciousGoods, .*, earthquake expected$/,
    );
    expect(complaint(2, { events: range(5).map(() => 'alliance') })).toContain('a list of 0 to 4 expected');
    expect(complaint(2, { players: [{ extraCoins: ['tower'] }] })).toContain(
      'one of field, mill, village, rampart, market, barracks, church, palace',
    );
    expect(complaint(5, { discards: ['x'] })).toBe('.discards[0]: "x" found, a tile from b01a to b23c or o01a to o23a expected');
  });

  test('refuses tokens that are already used up', () => {
    const all = ['field', 'mill', 'village', 'rampart', 'market', 'barracks', 'church', 'palace'];
    expect(complaint(2, { players: [{ extraCoins: all }] })).toBe('accepted');
    expect(complaint(2, { players: [{ extraCoins: all }, { extraCoins: ['mill'] }] })).toBe(
      '.players[1].extraCoins[0]: "mill" found, at most 8 extra-coin tokens expected',
    );
    expect(complaint(3, { players: [{ extraCoins: all }, {}, { extraCoins: ['mill'] }] })).toContain('at most 8 extra-coin tokens');
    const taken = [{ terrains: [['field', 'mill']] }, { terrains: [['field', 'mill']] }];
    expect(complaint(2, { players: taken })).toBe(
      '.players[1].terrains[0][0]: "field" found, a terrain token still in the supply expected',
    );
    const twice = [
      {
        terrains: [
          ['field', 'mill'],
          ['church', 'mill'],
        ],
      },
    ];
    expect(complaint(2, { players: twice })).toBe('.players[0].terrains[1][1]: "mill" found, an estate without a terrain token expected');
  });

  test('refuses piles of the wrong back', () => {
    expect(complaint(4, { pile: ['o01a'] })).toBe('.pile: ["o01a"] found, blue tiles while an orange pile is waiting expected');
    expect(complaint(4, { pile: ['o01a'], second: [] })).toBe('accepted');
    expect(complaint(4, { second: ['b01a'] })).toBe('.second: ["b01a"] found, orange tiles of 4 or 5 players expected');
  });

  test('refuses positions that could not be played to the end for want of tiles', () => {
    const blue = names(BLUE_TILES);
    expect(complaint(2, { players: [{ fief: blue.slice(0, 16) }] })).toBe('accepted');
    expect(complaint(2, { players: [{ fief: blue.slice(0, 17) }] })).toBe(
      ': 23 tiles left to draw, 24 needed for the refills to come; fewer tiles with the players or a later round would do',
    );
    expect(complaint(2, { round: 13, players: [{ fief: blue.slice(0, 40) }] })).toBe('accepted');
    expect(complaint(2, { round: 13, players: [{ fief: blue.slice(0, 41) }] })).toBe(
      '.rows[3]: 2 tiles left in the pile to fill it, 3 needed',
    );
    expect(complaint(2, { round: 12, discards: blue.slice(0, 2), players: [{ fief: blue.slice(2, 40) }] })).toBe('accepted');
  });

  test('whatever is accepted can be played to the end', () => {
    const blue = names(BLUE_TILES);
    const positions: [number, object][] = [
      [2, { players: [{ fief: blue.slice(0, 16) }] }],
      [3, { round: 4, players: [{ fief: blue.slice(0, 4), cemetery: blue.slice(4, 9) }] }],
      [4, { round: 9, second: [], discards: blue.slice(20, 30) }],
      [5, { round: 2, second: [], players: [{ fief: blue.slice(0, 5) }] }],
      [2, { round: 13, players: [{ fief: blue.slice(0, 40) }] }],
    ];
    for (const [seats, position] of positions) expect(described(seats, position).wander('end').asking).toBeUndefined();
  });
});
