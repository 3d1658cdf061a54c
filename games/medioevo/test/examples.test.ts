import { at } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { TILE_NUMBER } from '../src/data/tiles.ts';
import { cemetery, coins, fief, given, names, row, type Table, tile } from './table.ts';

const [PINK, BLUE, GREEN] = [0, 1, 2];

const rows = [
  ['b01a', 'b04a', 'b10a', 'b16a'],
  ['b02a', 'b05a', 'b08a', 'b13a'],
  ['b03a', 'b06a', 'b07a', 'b22a'],
  ['b02b', 'b05b', 'b14a', 'b20a'],
] as const;

/** The worked example of the book, lines of it played: pink, blue and green place their lords, then the first round. */
const LINES = ['lord b16a', 'lord b01a', 'lord b10a', 'lord b05a', 'lord b08a', 'explore b07a', 'lord b02a'] as const;

function example(lines: number): Table {
  const story = given({ seats: 3, at: 'opening', order: [PINK, BLUE, GREEN], rows, pile: ['b21a', 'b11a', 'b12a', 'b09a'] });
  story.play(...LINES.slice(0, lines));
  return story;
}

describe('the worked first round of the book', () => {
  test('MED-EX-06: blue on a Field, green on a Rampart, pink on a Barracks; the fourth tile is discarded', () => {
    const story = example(3);
    expect(story.events('lordPlaced').map(({ seat }) => seat)).toEqual([PINK, BLUE, GREEN]);
    expect(story.events('discarded')).toEqual([{ kind: 'discarded', tile: tile('b04a'), rule: 'MED-ROUND-05' }]);
    expect(story.events('turnOrder')).toMatchObject([{ seats: [BLUE, GREEN, PINK] }]);
    expect(story.next()).toBe(BLUE);
  });

  test('MED-EX-07: blue gets nothing for peasants and two coins for the Field', () => {
    const story = example(4);
    expect(story.events('symbolCoins')).toMatchObject([{ seat: BLUE, coins: 0, rule: 'MED-FIELD-02' }]);
    expect(story.events('income')).toMatchObject([{ seat: BLUE, tiles: 1, coins: 2, rule: 'MED-FIELD-03' }]);
    expect(coins(story)).toEqual([0, 2, 0]);
    expect(fief(story, BLUE)).toEqual(['b01a']);
  });

  test('MED-EX-08: green sends the explorer to row 3 and gets two coins for the Rampart', () => {
    const story = example(5);
    expect(at(row(story, 2), 2)).toBe('b08a');
    expect(story.refusal('explore b13a')).toBe('MED-RAMP-01');
    story.play('explore b07a');
    expect(story.events('explorerPlaced')).toMatchObject([{ seat: GREEN, tile: tile('b07a') }]);
    expect(story.events('income').at(-1)).toMatchObject({ seat: GREEN, tiles: 1, coins: 2, rule: 'MED-RAMP-11' });
    expect(coins(story)).toEqual([0, 2, 2]);
  });

  test('MED-EX-09: pink attacks, green is safe, blue loses two coins and the Field', () => {
    const story = example(7);
    expect(story.events('spared')).toMatchObject([{ seat: GREEN, rule: 'MED-RAMP-12' }]);
    expect(story.events('paid')).toMatchObject([{ seat: BLUE, to: PINK, coins: 2 }]);
    expect(story.events('buried')).toMatchObject([{ seat: BLUE, tile: tile('b01a') }]);
    expect(story.events('income').at(-1)).toMatchObject({ seat: PINK, tiles: 1, coins: 2, rule: 'MED-BARR-08' });
    expect(coins(story)).toEqual([4, 0, 2]);
    expect([cemetery(story, BLUE), fief(story, BLUE)]).toEqual([['b01a'], []]);
  });

  test('MED-EX-10: row 1 gets four new tiles, sorted before they are turned', () => {
    const story = example(7);
    expect(row(story, 1)).toEqual(['b09a', 'b11a', 'b12a', 'b21a']);
    const numbers = at(story.state.open.rows, 0).map((id) => at(TILE_NUMBER, id));
    expect(numbers).toEqual([9, 11, 12, 21]);
    expect(story.events('rowLaid').at(-1)).toMatchObject({ row: 0, rule: 'MED-REFILL-01' });
  });

  test('MED-EX-11: pink starts round 2; the tile of green is closed to pink and blue, not to green', () => {
    const story = example(7);
    expect(story.state.open.round).toBe(2);
    expect(names(story.state.open.discards)).toEqual(['b04a', 'b13a']);
    expect(story.events('turnOrder').at(-1)?.seats).toEqual([PINK, BLUE, GREEN]);
    expect(story.refusal('lord b07a')).toBe('MED-RAMP-05');
    story.play('lord b03a');
    expect([story.next(), story.refusal('lord b07a')]).toEqual([BLUE, 'MED-RAMP-05']);
    story.play('lord b06a');
    expect([story.next(), story.options()]).toEqual([GREEN, ['lord b07a', 'lord b22a']]);
  });
});
