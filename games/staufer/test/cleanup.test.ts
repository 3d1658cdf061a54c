import { at, range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { area, chestsUnder, court, envoys, given, held, kinds, nobles, province, scored, standingIn } from './table.ts';

const MOST = ['most', 'king', 'fewest', 'most', 'king'];
const OWN = '2-3-4-5-6-10';

test('STA-CLN-01 offices, chests, king, tiles, turn order', () => {
  const story = scored(4, { rowsB: MOST, players: [{ offices: envoys('nijmegen-3'), paid: { nijmegen: [1, 0] } }] });
  const order = kinds(story);
  expect(order.slice(order.indexOf('cleanUp'))).toEqual([
    'cleanUp',
    'cleared',
    'refilled',
    'kingMoved',
    'returned',
    'rowGone',
    'newOrder',
    'roundBegun',
    'turnBegun',
  ]);
});

test('STA-CLN-02 pieces of scored regions return to the province', () => {
  const story = scored(4, { rowsB: MOST, players: [{ offices: [...envoys('nijmegen-3', 'nijmegen-2'), ...nobles('nijmegen-1')] }] });
  expect(['nijmegen-1', 'nijmegen-2', 'nijmegen-3'].flatMap((name) => standingIn(story, name))).toEqual([]);
  // 15 and 3 less the court, in which the envoy of Nijmegen's bonus has come.
  expect(court(story, 0)).toEqual([5, 1]);
  expect(province(story, 0)).toEqual([10, 2]);
  expect(story.broken()).toEqual([]);
});

test('STA-CLN-02 of two pieces in one office both return', () => {
  const offices = { offices: envoys('nijmegen-3') };
  const story = scored(4, { rowsB: MOST, players: [offices, offices] }, OWN);
  expect(standingIn(story, 'nijmegen-3')).toEqual([]);
  expect(story.events('cleared')).toMatchObject([
    { seat: 0, envoys: 1, nobles: 0 },
    { seat: 1, envoys: 1, nobles: 0 },
  ]);
  expect(story.broken()).toEqual([]);
});

test('STA-CLN-03 other regions stay as they are', () => {
  const story = scored(4, {
    rowsB: MOST,
    players: [{ offices: envoys('nijmegen-3', 'nijmegen-2', 'milano-3') }, { offices: envoys('palermo-4') }],
  });
  expect(standingIn(story, 'milano-3')).toEqual(['0:envoy']);
  expect(standingIn(story, 'palermo-4')).toEqual(['1:envoy']);
  expect(story.events('cleared')).toMatchObject([{ region: 1, envoys: 2 }]);
});

test('STA-CLN-04 a new chest under every office of the scored regions and every supply space, besides those lying there', () => {
  const pile = ['BR', 'BR', 'BR', 'BR', 'TU_MOVE', 'TU_FIRST', 'TU_MOVE', 'TU_FIRST', 'PU'];
  const story = scored(4, {
    rowsB: MOST,
    chests: { S1: ['PU'], 'nijmegen-0': ['PU'] },
    pile,
    players: [{ offices: envoys('nijmegen-3') }],
  });
  expect(['nijmegen-0', 'nijmegen-1', 'nijmegen-2', 'nijmegen-3'].map((name) => chestsUnder(story, name))).toEqual([
    ['PU', 'BR'],
    ['BR'],
    ['BR'],
    ['BR'],
  ]);
  expect(['S1', 'S2', 'S3', 'S4', 'S5'].map((name) => chestsUnder(story, name))).toEqual([
    ['PU', 'TU_MOVE'],
    ['TU_FIRST'],
    ['TU_MOVE'],
    ['TU_FIRST'],
    ['PU'],
  ]);
  expect(chestsUnder(story, 'aachen-0')).toEqual([]);
});

test('STA-CLN-05 every region that the king enters gives its payments back; the one he leaves does not', () => {
  const paid = { aachen: [1, 0], nijmegen: [2, 1], strasbourg: [1, 0], augsburg: [3, 0] };
  const story = scored(4, {
    rowsC: [2, 1, 1, 3],
    players: [
      { court: [0, 0], paid },
      { court: [0, 0], paid: { strasbourg: [0, 2] } },
    ],
  });
  expect(story.state.open.king).toBe(2);
  expect([court(story, 0), court(story, 1)]).toEqual([
    [3, 1],
    [0, 2],
  ]);
  expect([area(story, 0, 'aachen'), area(story, 0, 'augsburg'), area(story, 0, 'nijmegen')]).toEqual([
    [1, 0],
    [3, 0],
    [0, 0],
  ]);
});

test('STA-CLN-06 the next row comes up and the second marker goes back', () => {
  const story = scored(4, { round: 3 });
  expect(story.state.open.round).toBe(4);
  expect(story.state.open.marker).toBe(-1);
  expect(story.events('roundBegun')).toMatchObject([{ round: 4, region: 4, condition: 0 }]);
  expect(story.events('rowGone')).toMatchObject([{ round: 3 }]);
});

test('STA-CLN-07 supply track from the top, then deployment track from its last member', () => {
  const story = given(3, { at: 'scoring', supplyTrack: [2, 0, 1, 1], deployTrack: [0, 2, 2, 1, 0] });
  expect(story.state.open.order).toEqual([2, 0, 1, 1, 0, 1, 2, 2, 0]);
  expect([story.state.open.supplyTrack, story.state.open.deployTrack]).toEqual([[], []]);
  expect(story.next()).toBe(2);
  expect(story.broken()).toEqual([]);
});

test('STA-CLN-08 no clean-up after round 5', () => {
  const story = scored(4, {
    round: 5,
    players: [{ offices: envoys('palermo-4', 'aachen-4'), paid: { nijmegen: [2, 0] }, chests: ['TU_IMMUNE'] }],
  });
  if (story.asking === 'pick') story.play(at(story.options(), 0));
  expect(story.events('cleanUp', 'kingMoved', 'refilled', 'chestUsed')).toEqual([]);
  expect(standingIn(story, 'palermo-4')).toEqual(['0:envoy']);
  expect(area(story, 0, 'nijmegen')).toEqual([2, 0]);
  expect(story.state.open.king).toBe(0);
});

test('STA-CLN-09 also an empty region, or an office whose piece stays, gets its chests', () => {
  const empty = scored(4, { pile: ['BR', 'BR', 'BR', 'BR', 'PU', 'PU', 'PU', 'PU', 'PU'] });
  expect(range(4).flatMap((n) => chestsUnder(empty, `nijmegen-${n}`))).toEqual(['BR', 'BR', 'BR', 'BR']);
  expect(range(5).flatMap((n) => chestsUnder(empty, `aachen-${n}`))).toHaveLength(5);
  const stays = scored(4, {
    rowsB: MOST,
    pile: ['BR', 'BR', 'BR', 'BR'],
    players: [{ offices: envoys('nijmegen-3'), chests: ['TU_IMMUNE'] }],
  });
  stays.play('protect nijmegen-3 envoy');
  expect(chestsUnder(stays, 'nijmegen-3')).toEqual(['BR']);
});

test('STA-TU-08 IMMUNE: one own piece of a region just scored stays', () => {
  const story = scored(4, {
    rowsB: MOST,
    players: [{ offices: envoys('nijmegen-3', 'nijmegen-2', 'milano-3'), chests: ['TU_IMMUNE'] }, { offices: envoys('nijmegen-0') }],
  });
  expect(story.asking).toBe('protect');
  expect(story.options()).toEqual(['pass', 'protect nijmegen-2 envoy', 'protect nijmegen-3 envoy']);
  expect(story.refusal('protect milano-3 envoy')).toBe('STA-CH-05');
  expect(story.refusal('protect nijmegen-0 envoy')).toBe('STA-CH-05');
  expect(story.refusal('protect nijmegen-3 noble')).toBe('STA-CH-05');
  story.play('protect nijmegen-2 envoy');
  expect([standingIn(story, 'nijmegen-2'), standingIn(story, 'nijmegen-3'), standingIn(story, 'nijmegen-0')]).toEqual([
    ['0:envoy'],
    [],
    [],
  ]);
  expect(held(story, 0)).toEqual([]);
});

test('STA-TU-08 owners decide in rank order, A before B, each chest for one piece', () => {
  const chests = ['TU_IMMUNE', 'TU_IMMUNE'];
  const story = scored(4, {
    king: 'milano',
    rowsA: ['palermo', 'aachen', 'nijmegen', 'strasbourg', 'augsburg'],
    players: [
      { offices: envoys('palermo-4', 'milano-3'), chests },
      { offices: envoys('palermo-3', 'palermo-2'), chests },
    ],
  });
  const asked: number[] = [];
  for (const line of ['protect palermo-3 envoy', 'pass', 'protect palermo-4 envoy', 'protect milano-3 envoy']) {
    asked.push(story.next());
    story.play(line);
  }
  expect(asked).toEqual([1, 1, 0, 0]);
  expect(held(story, 1)).toEqual(['TU_IMMUNE']);
  expect(story.asking).toBe('act');
});

test('STA-CLN-10 the right piece of a double office that stays becomes its single piece', () => {
  const story = scored(
    4,
    {
      rowsB: MOST,
      players: [{ offices: envoys('nijmegen-3') }, { offices: envoys('nijmegen-3'), chests: ['TU_IMMUNE'], privileges: [2] }],
    },
    OWN,
  );
  story.play('protect nijmegen-3 envoy');
  expect(standingIn(story, 'nijmegen-3')).toEqual(['1:envoy']);
  expect(story.events('survived')).toMatchObject([{ seat: 1 }]);
  expect(story.broken()).toEqual([]);
});

test('STA-CLN-10 two own envoys in one office need two chests', () => {
  const story = scored(
    4,
    { rowsB: MOST, players: [{ offices: envoys('nijmegen-3', 'nijmegen-3'), chests: ['TU_IMMUNE', 'TU_IMMUNE'] }] },
    OWN,
  );
  story.play('protect nijmegen-3 envoy', 'protect nijmegen-3 envoy');
  expect(standingIn(story, 'nijmegen-3')).toEqual(['0:envoy', '0:envoy']);
  const one = scored(4, { rowsB: MOST, players: [{ offices: envoys('nijmegen-3', 'nijmegen-3'), chests: ['TU_IMMUNE'] }] }, OWN);
  one.play('protect nijmegen-3 envoy');
  expect(standingIn(one, 'nijmegen-3')).toEqual(['0:envoy']);
  expect(one.events('survived')).toHaveLength(1);
});

test('STA-CLN-11 payment areas of a scored region are not emptied', () => {
  const story = scored(4, {
    king: 'milano',
    rowsB: MOST,
    rowsA: ['strasbourg', 'aachen', 'nijmegen', 'augsburg', 'palermo'],
    players: [{ offices: envoys('strasbourg-4'), paid: { strasbourg: [3, 1], palermo: [1, 0] } }],
  });
  expect(area(story, 0, 'strasbourg')).toEqual([3, 1]);
  expect(area(story, 0, 'palermo')).toEqual([0, 0]);
});

test('an IMMUNE chest won in the bonus can be used in the clean-up that follows', () => {
  const story = scored(4, {
    rowsA: ['augsburg', 'nijmegen', 'strasbourg', 'milano', 'palermo'],
    rowsB: MOST,
    pile: ['TU_IMMUNE', 'TU_IMMUNE'],
    players: [{ offices: envoys('augsburg-3') }],
  });
  story.play('protect augsburg-3 envoy');
  expect(standingIn(story, 'augsburg-3')).toEqual(['0:envoy']);
});
