import { range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { columnPoints, mostCopies } from '../src/rules/jobs.ts';
import { rotationsOf } from '../src/rules/lookup.ts';
import { court, ended, envoys, from, given, nobles, points } from './table.ts';

const JOINED = '2-3-4-5-6-10';
/** A player's jobs with one card of interest. */
const jobs = (card: string): string[] => {
  if (card.startsWith('JP')) return ['palermo', card, 'JO_SET'];
  return card.startsWith('JO') ? ['palermo', 'JP_ALT3', card] : [card, 'JP_ALT3', 'JO_SET'];
};

test('STA-END-01 jobs are revealed and scored, then brown chests, then what is left', () => {
  const story = ended(2, { players: [{ offices: envoys('milano-2'), jobs: jobs('milano'), chests: ['BR', 'PU', 'TU_MOVE'] }] });
  const order = story.events('jobsRevealed', 'jobScored', 'brownScored', 'leftoversScored').filter(({ seat }) => seat === 0);
  expect(order.map(({ kind }) => kind)).toEqual(['jobsRevealed', 'jobScored', 'jobScored', 'jobScored', 'brownScored', 'leftoversScored']);
  expect(points(story, 0)).toBe(12 + 2 + 2);
  expect(story.view(1).open.jobs.slice(0, 3)).toEqual([4, 5, 5]);
});

test('STA-END-02 payment pieces count for nothing', () => {
  const story = ended(2, { players: [{ paid: { milano: [9, 1] }, offices: envoys('aachen-3'), jobs: jobs('JO_TOTAL') }] });
  expect(from(story, 0, 'officeJob')).toBe(1);
});

test('STA-END-03 only pieces in offices count, a double office twice', () => {
  const story = ended(
    4,
    { players: [{ court: [6, 1], offices: envoys('aachen-4', 'aachen-4', 'nijmegen-3'), jobs: jobs('JO_3') }] },
    JOINED,
  );
  expect(from(story, 0, 'officeJob')).toBe(12);
});

test('STA-END-04 regions scored in round 5 count for jobs too', () => {
  const story = given(4, { at: 'scoring', round: 5, players: [{ offices: envoys('palermo-4'), jobs: ['palermo', 'JP_ALT3', 'JO_3'] }] });
  expect(story.events('ranked')).toMatchObject([{ region: 5 }]);
  expect([from(story, 0, 'regionJob'), from(story, 0, 'officeJob')]).toEqual([12, 3]);
});

test('STA-JOB-01 region job: 12 for the first place, 6 for the second', () => {
  const worth = (seats: number, ...players: [string, string][][]): number =>
    from(
      ended(seats, { players: players.map((offices, seat) => (seat === 0 ? { offices, jobs: jobs('milano') } : { offices })) }),
      0,
      'regionJob',
    );
  expect(worth(3, envoys('milano-3'))).toBe(12);
  expect(worth(3, envoys('milano-3'), envoys('milano-2'))).toBe(6);
  expect(worth(3, nobles('milano-3'), envoys('milano-2'))).toBe(12);
  expect(worth(3, envoys('milano-3'), envoys('milano-2'), envoys('milano-0'))).toBe(0);
  expect(worth(2, envoys('milano-2'), envoys('milano-0'))).toBe(0);
});

test('STA-JOB-02 pattern job: points for every set, each piece used once', () => {
  const worth = (card: string, ...names: string[]): number =>
    from(ended(4, { players: [{ offices: envoys(...names), jobs: jobs(card) }] }, JOINED), 0, 'patternJob');
  expect(worth('JP_ADJ2', 'aachen-4', 'nijmegen-3')).toBe(7);
  expect(worth('JP_ADJ2', 'aachen-4', 'nijmegen-3', 'strasbourg-4')).toBe(7);
  expect(worth('JP_ADJ2', 'aachen-4', 'nijmegen-3', 'strasbourg-4', 'nijmegen-2')).toBe(14);
  expect(worth('JP_OPP2', 'aachen-4', 'augsburg-3', 'nijmegen-2')).toBe(8);
  expect(worth('JP_ALT3', 'aachen-4', 'strasbourg-4', 'milano-3')).toBe(15);
});

test('STA-JOB-03 shapes are turned, never mirrored, and lie on the ring as it is', () => {
  const mixed = (...names: string[]): number =>
    from(ended(4, { players: [{ offices: envoys(...names), jobs: jobs('JP_MIX3') }] }), 0, 'patternJob');
  expect(mixed('aachen-4', 'nijmegen-3', 'augsburg-3')).toBe(12);
  expect(mixed('milano-3', 'palermo-4', 'nijmegen-3')).toBe(12);
  // Two neighbours after the gap instead of before it.
  expect(mixed('aachen-4', 'strasbourg-4', 'augsburg-3')).toBe(0);
  const ring = ['palermo', 'aachen', 'milano', 'nijmegen', 'augsburg', 'strasbourg'];
  const turned = ended(4, { ring, players: [{ offices: envoys('palermo-4', 'strasbourg-4'), jobs: jobs('JP_ADJ2') }] });
  expect(from(turned, 0, 'patternJob')).toBe(7);
});

test('STA-JOB-02 the largest number of copies is found exactly', () => {
  const brute = (pieces: readonly number[], offsets: readonly number[]): number => {
    let best = 0;
    for (const turn of range(6)) {
      const regions = offsets.map((offset) => (offset + turn) % 6);
      if (regions.some((region) => pieces[region] === 0)) continue;
      const left = pieces.map((count, region) => count - (regions.includes(region) ? 1 : 0));
      best = Math.max(best, 1 + brute(left, offsets));
    }
    return best;
  };
  const shapes = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 4],
  ];
  for (const pieces of [
    [1, 1, 1, 1, 1, 1],
    [2, 0, 1, 2, 1, 0],
    [0, 2, 2, 1, 0, 2],
    [1, 2, 0, 2, 1, 1],
    [2, 1, 2, 0, 1, 1],
    [3, 1, 0, 0, 2, 1],
    // The first pair that fits is one too many here.
    [1, 1, 1, 0, 0, 1],
  ]) {
    for (const offsets of shapes)
      expect([pieces, offsets, mostCopies(pieces, rotationsOf(offsets))]).toEqual([pieces, offsets, brute(pieces, offsets)]);
  }
  expect(
    ended(2, {})
      .events('jobScored')
      .filter(({ deck }) => deck === 1),
  ).toHaveLength(2);
});

test('STA-JOB-04 office jobs 3, 4 and 5: by number of offices, five more for each further one', () => {
  expect([0, 1, 2, 3, 4, 5].map((count) => columnPoints([3, 7, 12], count))).toEqual([0, 3, 7, 12, 17, 22]);
  const worth = (card: string, ...names: string[]): number =>
    from(ended(4, { players: [{ offices: envoys(...names), jobs: jobs(card) }] }), 0, 'officeJob');
  expect(worth('JO_4', 'aachen-3', 'nijmegen-2', 'aachen-4')).toBe(7);
  expect(worth('JO_3', 'aachen-4', 'nijmegen-3', 'strasbourg-4', 'augsburg-3')).toBe(17);
  expect(worth('JO_5', 'aachen-1', 'aachen-2')).toBe(9);
});

test('STA-JOB-05 the total job counts all offices', () => {
  const names = ['aachen-4', 'aachen-3', 'nijmegen-3', 'strasbourg-4', 'augsburg-3', 'milano-3', 'palermo-4'];
  const worth = (count: number): number =>
    from(ended(4, { players: [{ offices: envoys(...names.slice(0, count)), jobs: jobs('JO_TOTAL') }] }), 0, 'officeJob');
  expect(range(8).map(worth)).toEqual([0, 1, 3, 5, 8, 12, 16, 21]);
});

test('STA-JOB-06 STA-JOB-07 pairs of a number 8 points, sets of 3, 4 and 5 15 points', () => {
  const worth = (card: string, ...names: string[]): number =>
    from(ended(4, { players: [{ offices: envoys(...names), jobs: jobs(card) }] }), 0, 'officeJob');
  expect(worth('JO_PAIRS', 'aachen-4', 'nijmegen-3', 'milano-3', 'aachen-1', 'aachen-2')).toBe(16);
  expect(worth('JO_SET', 'aachen-4', 'aachen-3', 'aachen-2', 'palermo-4', 'palermo-3')).toBe(15);
});

test('STA-JOB-08 for patterns and offices a noble is one piece', () => {
  const story = ended(4, { players: [{ offices: nobles('aachen-4', 'nijmegen-3'), jobs: ['palermo', 'JP_ADJ2', 'JO_3'] }] });
  expect([from(story, 0, 'patternJob'), from(story, 0, 'officeJob')]).toEqual([7, 7]);
});

test('STA-JOB-09 a job that is not fulfilled costs nothing', () => {
  const story = ended(2, { players: [{ points: 5, jobs: ['milano', 'JP_ALT3', 'JO_SET'] }] });
  expect(
    story
      .events('jobScored')
      .filter(({ seat }) => seat === 0)
      .map(({ points: n }) => n),
  ).toEqual([0, 0, 0]);
  expect(points(story, 0)).toBe(5);
});

const EVEN = { jobs: ['palermo', 'JP_ALT3', 'JO_SET'] };
const ALSO = { jobs: ['milano', 'JP_ADJ3', 'JO_PAIRS'] };

test('STA-TIE-01 equal points: more pieces in the court win, nobles count one', () => {
  const story = ended(2, {
    players: [
      { ...EVEN, points: 50, court: [3, 2] },
      { ...ALSO, points: 50, court: [4, 0] },
    ],
  });
  expect(story.standing().sides).toMatchObject([
    { won: true, ties: [{ rule: 'STA-TIE-01', value: 5 }] },
    { won: false, rank: 2, ties: [{ value: 4 }] },
  ]);
});

test('STA-TIE-02 equal in the court too: the victory is shared', () => {
  const story = ended(2, {
    players: [
      { ...EVEN, points: 50, court: [4, 0] },
      { ...ALSO, points: 50, court: [3, 1] },
    ],
  });
  expect(story.standing().sides.map(({ won, rank }) => [won, rank])).toEqual([
    [true, 1],
    [true, 1],
  ]);
  expect(story.events('won')).toMatchObject([{ seats: [0, 1], points: 50 }]);
  expect(story.standing().sides.flatMap(({ ties }) => ties)).toEqual([
    { rule: 'STA-TIE-02', value: 4 },
    { rule: 'STA-TIE-02', value: 4 },
  ]);
});

test('STA-TIE-03 payment pieces do not come to the court at the end', () => {
  const story = ended(2, {
    players: [
      { ...EVEN, points: 50, court: [3, 1], paid: { milano: [8, 1] } },
      { ...ALSO, points: 50, court: [5, 0] },
    ],
  });
  expect(court(story, 0)).toEqual([3, 1]);
  expect(story.standing().sides.map(({ won }) => won)).toEqual([false, true]);
});

test('STA-EX-08 second place 6, a pattern of 7 twice 14, three offices of 4 12: 32 points', () => {
  const story = ended(4, {
    players: [
      { offices: envoys('aachen-3', 'strasbourg-2', 'strasbourg-3', 'milano-3'), jobs: ['milano', 'JP_GAP2', 'JO_4'] },
      { offices: envoys('milano-0') },
    ],
  });
  expect([from(story, 0, 'regionJob'), from(story, 0, 'patternJob'), from(story, 0, 'officeJob')]).toEqual([6, 14, 12]);
  expect(points(story, 0)).toBe(32);
});

test('STA-EX-12 four 4s and two 7s are three pairs; two each of 3, 4 and 5 are two sets', () => {
  const pairs = ended(4, {
    players: [
      {
        offices: [...envoys('aachen-3', 'nijmegen-2', 'strasbourg-2', 'strasbourg-3', 'palermo-0'), ...nobles('aachen-0')],
        jobs: jobs('JO_PAIRS'),
      },
      {
        offices: envoys('aachen-4', 'nijmegen-3', 'augsburg-2', 'milano-2', 'milano-0', 'augsburg-1'),
        jobs: ['milano', 'JP_ADJ2', 'JO_SET'],
      },
    ],
  });
  expect([from(pairs, 0, 'officeJob'), from(pairs, 1, 'officeJob')]).toEqual([24, 30]);
});

test('STA-EX-13 a pattern twice with two pieces in one shared region; a piece elsewhere is of no use', () => {
  const story = ended(4, {
    players: [{ offices: envoys('aachen-4', 'aachen-3', 'strasbourg-4', 'milano-3', 'nijmegen-3'), jobs: jobs('JP_GAP2') }],
  });
  expect(from(story, 0, 'patternJob')).toBe(14);
});
