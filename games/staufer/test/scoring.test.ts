import { expect, test } from 'vitest';
import { court, discards, envoys, everyChestBut, from, given, held, kinds, nobles, points, scored, type Table } from './table.ts';

const MOST = ['most', 'king', 'fewest', 'most', 'king'];
const FEWEST = ['fewest', 'king', 'most', 'king', 'most'];
/** Rows that begin with the given region; the king's region never stands among them. */
const rows = (first: string, king = 'aachen'): string[] => [
  first,
  ...['aachen', 'nijmegen', 'strasbourg', 'augsburg', 'milano', 'palermo'].filter((id) => id !== first && id !== king),
];
const markerOf = (story: Table): number => story.events('markerSet')[0]?.region ?? -1;

test('STA-SCO-01 the second marker is put down, then A is scored before B', () => {
  const story = scored(4, { king: 'milano', rowsA: rows('palermo', 'milano'), players: [{ offices: envoys('palermo-4', 'milano-3') }] });
  expect(story.events('markerSet', 'ranked').map(({ kind, region }) => [kind, region])).toEqual([
    ['markerSet', 4],
    ['ranked', 5],
    ['ranked', 4],
  ]);
});

test('STA-SCO-02 both markers in one region: it is scored once', () => {
  const story = scored(4, { rowsA: rows('palermo'), rowsB: MOST, players: [{ offices: envoys('palermo-4') }] });
  expect(story.events('ranked')).toHaveLength(1);
  expect(from(story, 0, 'regions')).toBe(8);
  expect(story.events('oneRegion')).toMatchObject([{ region: 5 }]);
});

test('STA-SCO-03 B tile: the king’s region', () => {
  expect(markerOf(scored(4, { king: 'augsburg', rowsA: rows('palermo', 'augsburg') }))).toBe(3);
});

test('STA-SCO-04 B tile: the fewest chests under offices', () => {
  const chests = { 'aachen-0': ['BR'], 'nijmegen-0': ['BR', 'BR'], 'strasbourg-1': ['BR'], 'augsburg-1': ['BR'], 'palermo-0': ['BR'] };
  expect(markerOf(scored(4, { rowsB: FEWEST, chests }))).toBe(4);
  // Chests under the supply board do not count.
  expect(markerOf(scored(4, { rowsB: FEWEST, chests: { ...chests, S1: ['BR'] } }))).toBe(4);
  // Those under an office that is held do: Milano has two, Palermo one.
  const held = { 'aachen-0': ['BR', 'BR'], 'nijmegen-0': ['BR', 'BR'], 'strasbourg-1': ['BR', 'BR'], 'augsburg-1': ['BR', 'BR'] };
  const under = { ...held, 'milano-0': ['PU'], 'milano-3': ['PU'], 'palermo-0': ['PU'] };
  expect(markerOf(scored(4, { rowsB: FEWEST, chests: under, players: [{ offices: envoys('milano-0', 'milano-3') }] }))).toBe(5);
});

test('STA-SCO-05 B tile: the most pieces in offices, a noble is one piece', () => {
  const story = scored(4, {
    rowsB: MOST,
    players: [{ offices: nobles('strasbourg-0', 'strasbourg-2') }, { offices: envoys('milano-0', 'milano-2', 'milano-3') }],
  });
  expect(markerOf(story)).toBe(4);
});

test('STA-SCO-06 ties go to the nearest region clockwise from the king, the king’s own first', () => {
  const tied = { rowsB: MOST, players: [{ offices: envoys('nijmegen-3', 'palermo-4') }] };
  expect(markerOf(scored(4, { ...tied, king: 'milano', rowsA: rows('aachen', 'milano') }))).toBe(5);
  expect(markerOf(scored(4, { ...tied, king: 'nijmegen', rowsA: rows('aachen', 'nijmegen') }))).toBe(1);
});

test('STA-SCO-07 the forecast is seen by all and changes nothing', () => {
  const story = given(2, { order: [0, 1, 0, 1, 0, 1], rowsB: MOST });
  expect(story.view(-1).shown.forecast).toBe(0);
  story.play('deploy next', 'office nijmegen-2 envoy plain -');
  expect(story.view(-1).shown.forecast).toBe(1);
  expect(story.state.open.marker).toBe(-1);
  for (let i = 0; i < 5; i++) story.play('supply S4 next -');
  expect(markerOf(story)).toBe(1);
});

test('STA-SCO-08 the second marker is put down before A is scored; A itself can be the answer', () => {
  const story = scored(4, { king: 'nijmegen', rowsA: rows('aachen', 'nijmegen'), rowsB: MOST, players: [{ offices: envoys('aachen-4') }] });
  expect(markerOf(story)).toBe(0);
  expect(story.events('oneRegion')).toHaveLength(1);
  expect(kinds(story).slice(0, 3)).toEqual(['markerSet', 'oneRegion', 'ranked']);
});

test('STA-SCO-09 no piece anywhere: most pieces is the king’s region', () => {
  expect(markerOf(scored(4, { king: 'milano', rowsA: rows('palermo', 'milano'), rowsB: MOST }))).toBe(4);
});

test('STA-MAJ-01 offices count one, those of a noble two', () => {
  const story = scored(4, { rowsB: MOST, players: [{ offices: envoys('nijmegen-2') }, { offices: nobles('nijmegen-3') }] });
  expect(story.events('ranked')).toMatchObject([{ region: 1, seats: [1, 0], totals: [2, 1] }]);
});

test('STA-MAJ-02 STA-PTS-02 without an office no rank, without anybody no points', () => {
  const story = scored(4, { players: [{ offices: envoys('nijmegen-2') }] });
  expect(story.events('ranked')).toMatchObject([{ seats: [0] }]);
  expect(story.events('emptyRegion')).toMatchObject([{ region: 0 }]);
  expect([0, 1, 2, 3].map((seat) => points(story, seat))).toEqual([10, 0, 0, 0]);
});

test('STA-MAJ-03 STA-MAJ-04 ties go to the leftmost office; ranks are never shared', () => {
  const story = scored(4, {
    rowsB: MOST,
    players: [{ offices: envoys('nijmegen-3') }, { offices: envoys('nijmegen-2') }, { offices: envoys('nijmegen-0') }],
  });
  expect(story.events('ranked')).toMatchObject([{ seats: [2, 1, 0], totals: [1, 1, 1] }]);
  expect([0, 1, 2].map((seat) => from(story, seat, 'regions'))).toEqual([4, 7, 10]);
});

test('STA-PTS-01 the tile pays two ranks, three with four or five players', () => {
  const players = ['nijmegen-0', 'nijmegen-2', 'nijmegen-3', 'nijmegen-1'].map((name) => ({
    offices: name === 'nijmegen-1' ? nobles(name) : envoys(name),
  }));
  const paid = (seats: number): number[] => {
    const story = scored(seats, { rowsB: MOST, players: players.slice(0, Math.min(seats, 3)) });
    return [0, 1, 2].slice(0, seats).map((seat) => from(story, seat, 'regions'));
  };
  expect([paid(3), paid(4), paid(5)]).toEqual([
    [10, 5, 0],
    [10, 7, 4],
    [10, 7, 4],
  ]);
  const four = scored(4, { rowsB: MOST, players });
  expect([0, 1, 2, 3].map((seat) => from(four, seat, 'regions'))).toEqual([7, 4, 0, 10]);
});

test('STA-PTS-03 a tile pays again each time', () => {
  const story = scored(2, {
    rowsA: rows('palermo'),
    rowsB: ['most', 'most', 'king', 'king', 'fewest'],
    players: [{ offices: envoys('palermo-3', 'palermo-0'), chests: ['TU_IMMUNE'] }],
  });
  story.play('protect palermo-3 envoy');
  expect(from(story, 0, 'regions')).toBe(8);
  for (let i = 0; i < 6; i++) {
    story.play('supply S4 next -');
    while (story.asking !== 'act') story.play(story.options()[0] ?? '');
  }
  expect(story.events('ranked').map(({ region }) => region)).toEqual([5, 5]);
  expect(from(story, 0, 'regions')).toBe(16);
});

test('STA-BON-01 the bonus comes after the points and before the second region', () => {
  const story = scored(4, { king: 'milano', rowsA: rows('palermo', 'milano'), players: [{ offices: envoys('palermo-4', 'milano-3') }] });
  expect(story.events('points').map(({ why, points: n }) => [why, n])).toEqual([
    ['tile', 8],
    ['bonus', 3],
    ['tile', 10],
    ['bonus', 2],
  ]);
});

test('STA-BON-02 Augsburg: two chests, the first picks, the second gets the other', () => {
  const position = { rowsA: rows('augsburg'), rowsB: MOST, pile: ['BR', 'TU_MOVE'] };
  const story = scored(4, {
    ...position,
    players: [{ offices: envoys('augsburg-3') }, { offices: envoys('augsburg-1') }, { offices: envoys('augsburg-2') }],
  });
  expect(story.next()).toBe(1);
  expect(story.options()).toEqual(['pick BR', 'pick TU_MOVE']);
  expect(story.refusal('pass')).toBe('STA-BON-02');
  expect(story.refusal('pick PU')).toBe('STA-BON-02');
  story.play('pick TU_MOVE');
  expect([held(story, 1), held(story, 2), held(story, 0)]).toEqual([['TU_MOVE'], ['BR'], []]);
  const alone = scored(4, { ...position, players: [{ offices: envoys('augsburg-3') }] });
  alone.play('pick BR');
  expect(discards(alone)).toEqual(['TU_MOVE']);
});

test('STA-BON-03 Aachen: a chest for each player is turned up, ranked players pick, the rest goes', () => {
  const story = scored(4, {
    king: 'palermo',
    rowsA: rows('aachen', 'palermo'),
    rowsB: MOST,
    pile: ['BR', 'TU_MOVE', 'BR', 'TU_FIRST'],
    players: [{ offices: envoys('aachen-4') }, { offices: envoys('aachen-2') }],
  });
  expect(story.events('bonusChests')).toMatchObject([{ chests: [13, 9, 13, 8] }]);
  expect(story.options()).toEqual(['pick BR', 'pick TU_FIRST', 'pick TU_MOVE']);
  story.play('pick TU_FIRST', 'pick BR');
  expect([held(story, 1), held(story, 0)]).toEqual([['TU_FIRST'], ['BR']]);
  expect(story.events('leftDiscarded')).toMatchObject([{ chests: [9, 13] }]);
});

test('STA-BON-04 Strasbourg: two envoys and one envoy', () => {
  const players = ['strasbourg-4', 'strasbourg-2', 'strasbourg-1'].map((name) => ({ offices: envoys(name) }));
  const story = scored(4, { rowsA: rows('strasbourg'), rowsB: MOST, players });
  expect([0, 1, 2, 3].map((seat) => court(story, seat)[0])).toEqual([4, 5, 6, 4]);
  expect(story.events('gained').map(({ seat, envoys: n }) => [seat, n])).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

test('STA-BON-05 Nijmegen: an envoy for everybody present', () => {
  const story = scored(4, { rowsB: MOST, players: [{ offices: envoys('nijmegen-3', 'nijmegen-2') }, { offices: envoys('nijmegen-0') }] });
  expect([0, 1, 2, 3].map((seat) => court(story, seat)[0])).toEqual([5, 5, 4, 4]);
});

test('STA-BON-06 Palermo: three points and one point', () => {
  const players = ['palermo-4', 'palermo-3', 'palermo-2'].map((name) => ({ offices: envoys(name) }));
  const story = scored(4, { rowsA: rows('palermo'), rowsB: MOST, players });
  expect([0, 1, 2].map((seat) => from(story, seat, 'bonuses'))).toEqual([0, 1, 3]);
});

test('STA-BON-07 Milano: two points for everybody present', () => {
  const story = scored(4, {
    rowsA: rows('milano'),
    rowsB: MOST,
    players: [{ offices: envoys('milano-3') }, {}, { offices: envoys('milano-0') }],
  });
  expect([0, 1, 2].map((seat) => from(story, seat, 'bonuses'))).toEqual([2, 0, 2]);
});

test('STA-BON-08 STA-BON-10 a chest picked works like any other, completely, before the next pick', () => {
  const story = scored(4, {
    rowsA: rows('augsburg'),
    rowsB: MOST,
    pile: ['OR_VP5', 'PU'],
    players: [
      { offices: envoys('augsburg-3'), chests: ['PU'] },
      { offices: envoys('augsburg-1'), chests: ['PU'] },
    ],
  });
  story.play('pick PU');
  expect(story.asking).toBe('exchange');
  expect(points(story, 0)).toBe(6);
  story.play('privilege 1');
  expect(points(story, 1)).toBe(12 + 10);
  expect(points(story, 0)).toBe(6 + 5);
});

test('STA-BON-09 too few chests: the better ranks choose, the others get none', () => {
  const chests = { S1: Array.from({ length: 10 }, () => 'BR') };
  const players = [{ offices: envoys('augsburg-3') }, { offices: envoys('augsburg-1') }];
  const pile = ['TU_MOVE'];
  const full = scored(4, { rowsA: rows('augsburg'), rowsB: MOST, chests, pile, players });
  expect(full.asking).toBe('pick');
  const everything = { 'palermo-0': everyChestBut('TU_MOVE') };
  const short = scored(4, { rowsA: rows('augsburg'), rowsB: MOST, chests: everything, pile, players });
  expect([held(short, 1), held(short, 0)]).toEqual([['TU_MOVE'], []]);
  expect(short.events('nothingToPick')).toMatchObject([{ seat: 0 }]);
  const nobody = scored(4, { rowsA: rows('augsburg'), rowsB: MOST });
  expect(nobody.events('bonusChests')).toEqual([]);
});

test('STA-BON-02 the third place has no part in the two chests of Augsburg', () => {
  const players = ['augsburg-1', 'augsburg-2', 'augsburg-3'].map((name) => ({ offices: envoys(name) }));
  const story = scored(4, { rowsA: rows('augsburg'), rowsB: MOST, pile: ['BR', 'BR'], players });
  expect(story.events('picked', 'nothingToPick').map(({ kind, seat }) => [kind, seat])).toEqual([
    ['picked', 0],
    ['picked', 1],
  ]);
});

test('STA-EX-06 two offices against one: first and second', () => {
  const story = scored(4, {
    rowsB: MOST,
    players: [{ offices: envoys('nijmegen-0') }, {}, { offices: envoys('nijmegen-2', 'nijmegen-3') }],
  });
  expect(story.events('ranked')).toMatchObject([{ seats: [2, 0], totals: [2, 1] }]);
});

test('STA-EX-07 one envoy, two envoys with the leftmost office, one noble: 2nd pair decided from the left', () => {
  const story = scored(4, {
    rowsA: rows('milano'),
    rowsB: MOST,
    players: [{ offices: envoys('milano-3') }, { offices: nobles('milano-1') }, {}, { offices: envoys('milano-0', 'milano-2') }],
  });
  expect(story.events('ranked')).toMatchObject([{ seats: [3, 1, 0], totals: [2, 2, 1] }]);
});
