import { range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { area, court, given, kinds, points, province } from './table.ts';

test('STA-FLOW-01 five rounds; after the fifth scoring the game is over', () => {
  const story = given(2, { at: 'round' });
  story.wander('rounds');
  expect(story.events('roundBegun').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
  expect(story.events('cleanUp')).toHaveLength(4);
  expect(story.events('finalScoring')).toHaveLength(1);
  expect(story.standing().final).toBe(true);
});

test('STA-FLOW-02 the topmost member acts until the track is empty', () => {
  const story = given(2, { order: [1, 1, 0, 0, 1, 0] });
  const asked = range(6).map(() => {
    const seat = story.next();
    story.play('supply S4 next -');
    return seat;
  });
  expect(asked).toEqual([1, 1, 0, 0, 1, 0]);
  expect(story.state.open.round).toBe(2);
});

test('STA-FLOW-03 STA-FLOW-06 one track, then its action; nobody passes', () => {
  const story = given(4, {});
  expect(story.asking).toBe('act');
  expect(story.refusal('pass')).toBe('STA-FLOW-06');
  expect(story.refusal('office aachen-4 envoy plain -')).toBe('STA-FLOW-03');
  story.play('deploy next');
  expect(story.asking).toBe('office');
  expect(story.refusal('pass')).toBe('STA-FLOW-06');
  story.play('office aachen-4 envoy plain -');
  expect(story.next()).toBe(1);
});

test('STA-FLOW-04 STA-CH-01 several chests in one turn', () => {
  const story = given(4, { deployTrack: [1], players: [{ court: [1, 0], chests: ['TU_FIRST', 'TU_MOVE', 'TU_DEPLOY'] }] });
  story.play('deploy first', 'office milano-2 envoy move+deploy -');
  expect(story.events('chestUsed').map(({ chest }) => chest)).toEqual([8, 9, 10]);
  expect(court(story, 0)).toEqual([1, 0]);
});

test('STA-FLOW-05 the highest total wins', () => {
  const story = given(3, { at: 'final', round: 5, players: [{ points: 40 }, { points: 90 }, { points: 60 }] });
  expect(story.events('won')).toMatchObject([{ seats: [1] }]);
  expect(story.standing().sides.map(({ rank }) => rank)).toEqual([3, 1, 2]);
});

test('STA-FLOW-07 the order of a deployment turn', () => {
  const story = given(
    4,
    {
      deployTrack: [1],
      chests: { 'nijmegen-2': ['BR'] },
      king: 'nijmegen',
      players: [{ chests: ['TU_FIRST'], privileges: [3, 6], court: [6, 0] }],
    },
    '1-2-3-6-8-12',
  );
  story.play('deploy first', 'office nijmegen-2 envoy plain -', 'second');
  const order = kinds(story).filter((kind) => !['roundBegun', 'turnBegun'].includes(kind));
  expect(order).toEqual([
    'chestUsed',
    'placed',
    'gained',
    'moved',
    'deployed',
    'paid',
    'secondEnvoy',
    'points',
    'chestsTaken',
    'chestKept',
  ]);
  expect(points(story, 0)).toBe(6);
});

test('STA-FLOW-08 the order of a supply turn', () => {
  const story = given(
    4,
    { supplyTrack: [1], chests: { S3: ['BR'] }, pile: ['TU_MOVE'], players: [{ chests: ['TU_FIRST'], privileges: [7, 8, 9] }] },
    '1-2-7-8-9-12',
  );
  story.play('supply S3 first -');
  const order = kinds(story).filter((kind) => !['roundBegun', 'turnBegun'].includes(kind));
  expect(order).toEqual([
    'chestUsed',
    'placed',
    'supplied',
    'gained',
    'chestsTaken',
    'chestKept',
    'gained',
    'points',
    'drewChest',
    'chestKept',
  ]);
  expect(court(story, 0)).toEqual([4 + 2 + 1, 1]);
});

test('STA-TRK-01 the supply track fills from the top', () => {
  const story = given(3, {});
  story.play('supply S4 next -', 'supply S4 next -');
  expect(story.state.open.supplyTrack).toEqual([0, 1]);
  expect(story.events('placed')).toMatchObject([
    { track: 'supply', space: 0 },
    { track: 'supply', space: 1 },
  ]);
});

test('STA-TRK-02 the deployment track fills from the bottom', () => {
  const story = given(3, {});
  story.play('deploy next', 'office aachen-4 envoy plain -', 'deploy next', 'office aachen-3 envoy plain -');
  expect(story.state.open.deployTrack).toEqual([0, 1]);
  expect(story.events('placed').map(({ space }) => space)).toEqual([0, 1]);
});

test('STA-TRK-03 an envoy space gives an envoy that can be spent at once', () => {
  const story = given(3, { players: [{ court: [2, 0] }] });
  story.play('deploy next');
  expect(court(story, 0)).toEqual([3, 0]);
  expect(province(story, 0)).toEqual([12, 3]);
  story.play('office aachen-4 envoy plain -');
  expect(court(story, 0)).toEqual([0, 0]);
});

test('STA-TRK-05 deployment only if some office can be taken', () => {
  const poor = given(4, { players: [{ court: [1, 0] }] });
  expect(poor.refusal('deploy next')).toBe('STA-TRK-05');
  expect(poor.options()).toEqual(['supply S1 next -', 'supply S2 next -', 'supply S3 next -', 'supply S4 next -', 'supply S5 next -']);
  // With the envoy of the space, or a chest, it is enough.
  expect(given(4, { players: [{ court: [2, 0] }] }).options()).toContain('deploy next');
  expect(given(4, { players: [{ court: [0, 0], chests: ['TU_DEPLOY'] }] }).options()).toContain('deploy next');
  expect(given(4, { deployTrack: [1, 1, 2, 2], players: [{ court: [2, 0] }] }).options()).not.toContain('deploy next');
  // Only noble offices are free and no noble is there.
  const full = ['aachen-1', 'aachen-2', 'aachen-3', 'aachen-4'].map((name) => [name, 'envoy']);
  const nobleOnly = given(4, { players: [{ court: [3, 0], chests: ['TU_DEPLOY'] }, { offices: full }] });
  expect(nobleOnly.options()).toContain('deploy next');
  nobleOnly.play('deploy next');
  expect(nobleOnly.refusal('office aachen-0 envoy deploy -')).toBe('STA-DEP-03');
});

test('STA-TRK-06 the bonus envoy comes from a payment area when the province is empty', () => {
  const story = given(4, { players: [{ court: [4, 1], paid: { milano: [11, 0] } }] });
  story.play('deploy next');
  expect(story.asking).toBe('fetch');
  story.play('fetch milano');
  expect(court(story, 0)).toEqual([5, 1]);
  expect(area(story, 0, 'milano')).toEqual([10, 0]);
  const rich = given(4, { players: [{ court: [15, 0] }] });
  rich.play('deploy next');
  expect(rich.events('forfeited')).toMatchObject([{ seat: 0, piece: 0 }]);
  expect(rich.asking).toBe('office');
});

test('STA-TRK-06 who needs the bonus envoy to deploy cannot decline it', () => {
  const story = given(4, { players: [{ court: [2, 0], paid: { milano: [13, 0] } }] });
  story.play('deploy next');
  expect(story.refusal('pass')).toBe('STA-TRK-05');
  expect(story.options()).toEqual(['fetch milano']);
  story.play('fetch milano', 'office aachen-4 envoy plain -');
  expect(story.events('fetched')).toHaveLength(1);
});

test('STA-TRK-07 only the lowest spaces show an envoy: two with three players, four with four', () => {
  const envoys = (seats: number, others: number[]): number => {
    const story = given(seats, { deployTrack: others, players: [{ court: [6, 1] }] });
    story.play('deploy next');
    return (court(story, 0)[0] ?? 0) - 6;
  };
  expect([envoys(3, [1]), envoys(3, [1, 2])]).toEqual([1, 0]);
  expect([envoys(4, [1, 2, 3]), envoys(4, [1, 2, 3, 3])]).toEqual([1, 0]);
  const story = given(4, {});
  story.play('deploy next');
  expect(story.events('gained')).toMatchObject([{ why: 'bonusEnvoy', envoys: 1 }]);
});
