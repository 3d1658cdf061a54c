import { range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { area, court, envoys, given, kinds, points, province, standingIn } from './table.ts';

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
});

/** Every office without a noble icon, with four players. */
const PLAIN = {
  aachen: envoys('aachen-1', 'aachen-2', 'aachen-3', 'aachen-4'),
  nijmegen: envoys('nijmegen-0', 'nijmegen-2', 'nijmegen-3'),
  strasbourg: envoys('strasbourg-1', 'strasbourg-2', 'strasbourg-3', 'strasbourg-4'),
  augsburg: envoys('augsburg-1', 'augsburg-2', 'augsburg-3'),
  milano: envoys('milano-0', 'milano-2', 'milano-3'),
  palermo: envoys('palermo-0', 'palermo-2', 'palermo-3', 'palermo-4'),
};

test('STA-TRK-05 where only noble offices are free, deployment needs a noble', () => {
  const others = [
    { offices: [...PLAIN.aachen, ...PLAIN.nijmegen] },
    { offices: [...PLAIN.strasbourg, ...PLAIN.augsburg] },
    { offices: [...PLAIN.milano, ...PLAIN.palermo] },
  ];
  const without = given(4, { players: [{ court: [12, 0], chests: ['TU_MOVE', 'TU_DEPLOY'] }, ...others] });
  expect(without.refusal('deploy next')).toBe('STA-TRK-05');
  expect(without.options()).not.toContain('deploy next');
  const withOne = given(4, { players: [{ court: [11, 1] }, ...others] });
  withOne.play('deploy next');
  expect(withOne.refusal('office aachen-0 envoy plain -')).toBe('STA-DEP-03');
  withOne.play('office aachen-0 noble plain -');
  expect(standingIn(withOne, 'aachen-0')).toEqual(['0:noble']);
});

test('STA-TRK-05 a MOVE chest counts when the track is chosen', () => {
  // No envoy space is left and Aachen is full, so the cheapest office is one step and three pieces away.
  const position = { deployTrack: [1, 1, 2, 2] };
  const poor = given(4, { ...position, players: [{ court: [3, 0] }, { offices: PLAIN.aachen }] });
  expect(poor.refusal('deploy next')).toBe('STA-TRK-05');
  const helped = given(4, { ...position, players: [{ court: [3, 0], chests: ['TU_MOVE'] }, { offices: PLAIN.aachen }] });
  expect(helped.options()).toContain('deploy next');
  helped.play('deploy next', 'office nijmegen-3 envoy move -');
  expect(court(helped, 0)).toEqual([0, 0]);
});

test('STA-TRK-05 STA-TRK-06 an envoy that does not exist does not count', () => {
  const thirteen = [...PLAIN.nijmegen, ...PLAIN.strasbourg, ...PLAIN.augsburg, ...PLAIN.milano];
  const all = given(4, { players: [{ court: [2, 0], offices: thirteen }] });
  expect(province(all, 0)[0]).toBe(0);
  expect(all.refusal('deploy next')).toBe('STA-TRK-05');
  expect(all.options()).not.toContain('deploy next');
  const oneLeft = given(4, { players: [{ court: [2, 0], offices: thirteen.slice(1) }] });
  expect(oneLeft.options()).toContain('deploy next');
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
  const gained = (seats: number, others: number[]): number => {
    const story = given(seats, { deployTrack: others, players: [{ court: [6, 1] }] });
    story.play('deploy next');
    return (court(story, 0)[0] ?? 0) - 6;
  };
  expect([gained(3, [1]), gained(3, [1, 2])]).toEqual([1, 0]);
  expect([gained(4, [1, 2, 3]), gained(4, [1, 2, 3, 3])]).toEqual([1, 0]);
  const story = given(4, {});
  story.play('deploy next');
  expect(story.events('gained')).toMatchObject([{ why: 'bonusEnvoy', envoys: 1 }]);
});
