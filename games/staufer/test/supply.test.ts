import { expect, test } from 'vitest';
import { area, chestsUnder, court, given, held, points, province } from './table.ts';

test('STA-SUP-01 any space, any number of times', () => {
  const story = given(4, {});
  for (const seat of [0, 1, 2]) {
    expect(story.next()).toBe(seat);
    story.play('supply S1 next -');
    expect(court(story, seat)).toEqual([5, 2]);
  }
  expect(story.events('supplied').map(({ space }) => space)).toEqual([0, 0, 0]);
});

test('STA-SUP-02 pieces of the five spaces; with two or three players there are four', () => {
  const gains = ['S1', 'S2', 'S3', 'S4', 'S5'].map((space) => {
    const story = given(4, {});
    story.play(`supply ${space} next -`);
    return court(story, 0);
  });
  expect(gains).toEqual([
    [5, 2],
    [4, 2],
    [6, 1],
    [5, 1],
    [4, 1],
  ]);
  const small = given(3, {});
  expect(small.refusal('supply S5 next -')).toBe('STA-SUP-02');
  small.play('supply S3 next -');
  expect(province(small, 0)).toEqual([9, 2]);
});

test('STA-SUP-03 STA-SUP-04 all chests of the space, which then stays empty', () => {
  const story = given(4, { chests: { S4: ['BR', 'TU_MOVE', 'BR'], S3: ['BR'] } });
  story.play('supply S4 next -');
  expect(held(story, 0)).toEqual(['TU_MOVE', 'BR', 'BR']);
  expect(chestsUnder(story, 'S4')).toEqual([]);
  story.play('supply S4 next -');
  expect(held(story, 1)).toEqual([]);
  expect(story.events('chestsTaken')).toHaveLength(1);
});

test('STA-SUP-05 a space without chests gives its pieces', () => {
  const story = given(4, {});
  story.play('supply S3 next -');
  expect(court(story, 0)).toEqual([6, 1]);
  expect(story.events('noChests')).toHaveLength(1);
});

test('STA-SUP-06 chests of other spaces stay', () => {
  const story = given(4, { chests: { S1: ['BR'], S2: ['PU'], S3: ['BR'] }, players: [{ chests: ['TU_SUPPLY'] }] });
  story.play('supply S1 next S2');
  expect([chestsUnder(story, 'S1'), chestsUnder(story, 'S2'), chestsUnder(story, 'S3')]).toEqual([['BR'], [], ['BR']]);
});

test('STA-EX-02 the space of two envoys: two envoys and the orange chest below', () => {
  const story = given(4, { start: 2, chests: { S3: ['OR_VP4'] } });
  story.play('supply S3 next -');
  expect(court(story, 2)).toEqual([6, 1]);
  expect(points(story, 2)).toBe(4);
});

test('STA-TAKE-01 an empty province: from a payment area of one’s choice', () => {
  const story = given(4, { players: [{ court: [4, 1], paid: { milano: [6, 0], palermo: [4, 0] } }] });
  story.play('supply S3 next -');
  expect(court(story, 0)).toEqual([5, 1]);
  expect(story.asking).toBe('fetch');
  expect(story.options()).toEqual(['fetch milano', 'fetch palermo', 'pass']);
  story.play('fetch palermo');
  expect(court(story, 0)).toEqual([6, 1]);
  expect(area(story, 0, 'palermo')).toEqual([3, 0]);
  expect(story.next()).toBe(1);
});

test('STA-TAKE-02 no noble anywhere in reach: an envoy instead', () => {
  const story = given(4, { players: [{ court: [4, 3] }] });
  story.play('supply S2 next -');
  expect(court(story, 0)).toEqual([5, 3]);
  expect(story.events('substituted')).toHaveLength(1);
  const short = given(4, { players: [{ court: [4, 3], paid: { milano: [11, 0] } }] });
  short.play('supply S2 next -', 'fetch milano');
  expect(court(short, 0)).toEqual([5, 3]);
  expect(short.events('fetched')).toMatchObject([{ piece: 0 }]);
});

test('STA-TAKE-03 nothing in reach: the piece is forfeited', () => {
  const story = given(4, { players: [{ court: [15, 3] }] });
  story.play('supply S1 next -');
  expect(court(story, 0)).toEqual([15, 3]);
  expect(story.events('forfeited').map(({ piece }) => piece)).toEqual([0, 1]);
  expect(story.next()).toBe(1);
});

test('STA-TAKE-04 pieces in offices are out of reach', () => {
  const offices = [['milano-2', 'envoy']];
  const story = given(4, { players: [{ court: [12, 1], offices, paid: { palermo: [2, 0] } }] });
  story.play('supply S4 next -');
  expect(story.refusal('fetch milano')).toBe('STA-TAKE-04');
  expect(story.options()).toEqual(['fetch palermo', 'pass']);
  const none = given(4, { players: [{ court: [14, 1], offices }] });
  none.play('supply S4 next -');
  expect(none.events('forfeited')).toHaveLength(1);
});

test('STA-TAKE-05 a player who declines gets nothing instead, no envoy for a noble either', () => {
  const story = given(4, { players: [{ court: [4, 2], paid: { milano: [0, 1] } }] });
  story.play('supply S2 next -');
  expect(story.options()).toEqual(['fetch milano', 'pass']);
  story.play('pass');
  expect(court(story, 0)).toEqual([4, 2]);
  expect(story.events('declinedPiece')).toMatchObject([{ piece: 1 }]);
  expect(story.next()).toBe(1);
});

test('STA-TAKE-06 a noble never replaces an envoy; the envoy for a noble comes from the province first', () => {
  const story = given(4, { players: [{ court: [15, 0] }] });
  story.play('supply S4 next -');
  expect(court(story, 0)).toEqual([15, 0]);
  expect(province(story, 0)).toEqual([0, 3]);
  const other = given(4, { players: [{ court: [4, 3], paid: { milano: [10, 0] } }] });
  other.play('supply S2 next -');
  expect(province(other, 0)).toEqual([0, 0]);
  expect(area(other, 0, 'milano')).toEqual([10, 0]);
  expect(court(other, 0)).toEqual([5, 3]);
});

test('STA-TAKE-01 several missing pieces are settled one at a time', () => {
  const story = given(4, { chests: { S5: ['OR_E3'] }, players: [{ court: [13, 1], paid: { aachen: [1, 0], milano: [1, 0] } }] });
  story.play('supply S5 next -', 'fetch aachen');
  expect(story.options()).toEqual(['fetch milano', 'pass']);
  story.play('fetch milano');
  expect(court(story, 0)).toEqual([15, 1]);
  expect(story.events('forfeited')).toHaveLength(1);
});
