import { expect, test } from 'vitest';
import { areas, court, ended, envoys, from, given, held, nobles, points, province, scored, standingIn } from './table.ts';

const OWN = '2-3-4-5-6-10';
const WAYS = '1-2-10-11-12-13';
const SUPPLIES = '7-8-9-13-14-15';
/** Only Nijmegen is scored: it has most pieces and lies in the first row. */
const NIJMEGEN = { rowsB: ['most', 'king', 'fewest', 'most', 'king'] };

test('STA-PRV-01 the top VP card scores at once', () => {
  const story = given(3, { chests: { S4: ['PU'] }, players: [{ chests: ['PU'] }] });
  story.play('supply S4 next -', 'privilege 1');
  expect(from(story, 0, 'vpPrivilege')).toBe(10);
  expect(story.state.open.vpPile).toEqual([9, 8]);
});

test('STA-PRV-02 JOIN: beside a single piece, at normal cost, never a third', () => {
  const story = given(
    4,
    { players: [{ privileges: [2] }, { offices: envoys('aachen-4') }, { offices: envoys('aachen-3') }, { offices: envoys('aachen-3') }] },
    OWN,
  );
  story.play('deploy next');
  expect(story.refusal('office aachen-3 envoy plain -')).toBe('STA-PRV-02');
  story.play('office aachen-4 envoy plain -');
  expect(standingIn(story, 'aachen-4')).toEqual(['1:envoy', '0:envoy']);
  expect(court(story, 0)).toEqual([5 - 3, 1]);
  const without = given(4, { players: [{}, { offices: envoys('aachen-4') }] }, OWN);
  without.play('deploy next');
  expect(without.refusal('office aachen-4 envoy plain -')).toBe('STA-MOV-01');
});

test('STA-PRV-03 STA-PRV-21 DOUBLE: a second envoy free of cost, or not', () => {
  const position = { players: [{ court: [4, 1], privileges: [3] }] };
  const story = given(4, position, OWN);
  story.play('deploy next', 'office aachen-4 envoy plain -');
  expect(story.asking).toBe('double');
  story.play('second');
  expect(standingIn(story, 'aachen-4')).toEqual(['0:envoy', '0:envoy']);
  expect(court(story, 0)).toEqual([5 - 3 - 1, 1]);
  const declined = given(4, position, OWN);
  declined.play('deploy next', 'office aachen-4 envoy plain -', 'pass');
  expect(standingIn(declined, 'aachen-4')).toEqual(['0:envoy']);
  expect(declined.events('secondDeclined')).toHaveLength(1);
});

test('STA-PRV-03 not with a noble, not after joining, not without an envoy left', () => {
  const noble = given(4, { players: [{ privileges: [3] }] }, OWN);
  noble.play('deploy next', 'office aachen-4 noble plain -');
  expect(noble.next()).toBe(1);
  const joined = given(4, { players: [{ privileges: [2, 3] }, { offices: envoys('aachen-4') }] }, OWN);
  joined.play('deploy next', 'office aachen-4 envoy plain -');
  expect(joined.next()).toBe(1);
  const last = given(4, { players: [{ court: [2, 1], privileges: [3] }] }, OWN);
  last.play('deploy next', 'office aachen-4 envoy plain -');
  expect(last.next()).toBe(1);
  const both = given(4, { players: [{ court: [5, 1], privileges: [2, 3] }] }, OWN);
  both.play('deploy next', 'office aachen-4 envoy plain -');
  expect(both.asking).toBe('double');
  expect(both.state.agenda.at(-1)).toMatchObject({ kind: 'double' });
  both.play('second');
  expect(both.events('secondEnvoy')).toHaveLength(1);
});

test('STA-PRV-04 deployment for 3 whatever the number', () => {
  const story = given(4, { king: 'palermo', players: [{ court: [2, 0], privileges: [4] }] }, OWN);
  story.play('deploy next', 'office palermo-0 envoy plain -');
  expect(areas(story, 0)).toBe('1+0 1+0 0+0 0+0 0+0 0+0');
  expect(court(story, 0)).toEqual([0, 0]);
});

test('STA-PRV-05 deployment one cheaper; with 4 it costs 2', () => {
  const story = given(4, { players: [{ court: [3, 0], privileges: [5] }] }, OWN);
  story.play('deploy next', 'office aachen-1 envoy plain -');
  expect(story.events('paid')).toMatchObject([{ cost: 4, regions: [1, 2, 3] }]);
  const both = given(4, { players: [{ court: [3, 0], privileges: [4, 5] }] }, OWN);
  both.play('deploy next', 'office aachen-1 envoy plain -');
  expect(both.events('paid')).toMatchObject([{ cost: 2, regions: [1] }]);
});

test('STA-PRV-06 three points for each piece in an office of the king’s region, none for payments', () => {
  const story = given(4, { king: 'palermo', players: [{ court: [9, 0], privileges: [6] }] }, OWN);
  story.play('deploy next', 'office palermo-0 envoy plain -');
  expect(from(story, 0, 'privileges')).toBe(3);
  const away = given(4, { players: [{ court: [9, 0], privileges: [6] }] }, OWN);
  away.play('deploy next', 'office nijmegen-3 envoy plain -');
  expect(points(away, 0)).toBe(0);
});

test('STA-PRV-07 STA-PRV-09 after a supply action an envoy and two points', () => {
  const story = given(4, { players: [{ privileges: [7, 9] }] }, SUPPLIES);
  story.play('supply S5 next -');
  expect(court(story, 0)).toEqual([5, 1]);
  expect(from(story, 0, 'privileges')).toBe(2);
  const deployed = given(4, { players: [{ privileges: [7, 9] }] }, SUPPLIES);
  deployed.play('deploy next', 'office aachen-4 envoy plain -');
  expect([court(deployed, 0), points(deployed, 0)]).toEqual([[2, 1], 0]);
});

test('STA-PRV-08 after a supply action a chest from the pile', () => {
  const story = given(4, { pile: ['OR_VP5', 'BR'], players: [{ privileges: [8] }] }, SUPPLIES);
  story.play('supply S5 next -');
  expect(points(story, 0)).toBe(5);
  expect(story.events('drewChest')).toMatchObject([{ seat: 0, chest: 3 }]);
  expect(held(story, 0)).toEqual([]);
});

test('STA-PRV-10 movement costs one piece, on the target', () => {
  const story = given(4, { players: [{ court: [3, 0], privileges: [10] }] }, WAYS);
  story.play('deploy next', 'office milano-3 envoy plain -');
  expect(story.events('moved')).toMatchObject([{ regions: [4] }]);
  expect(court(story, 0)).toEqual([0, 0]);
  const home = given(4, { players: [{ court: [3, 0], privileges: [10] }] }, WAYS);
  home.play('deploy next', 'office aachen-4 envoy plain -');
  expect(home.events('moved')).toMatchObject([{ regions: [] }]);
});

test('STA-PRV-11 the first two regions are free; with 10 all of them', () => {
  const way = (privileges: number[], office: string): readonly number[] => {
    const story = given(4, { players: [{ court: [9, 0], privileges }] }, WAYS);
    story.play('deploy next', `office ${office} envoy plain -`);
    return story.events('moved')[0]?.regions ?? [-1];
  };
  expect(way([11], 'nijmegen-3')).toEqual([]);
  expect(way([11], 'strasbourg-4')).toEqual([]);
  expect(way([11], 'augsburg-3')).toEqual([3]);
  expect(way([11], 'palermo-4')).toEqual([3, 4, 5]);
  expect(way([10, 11], 'palermo-4')).toEqual([]);
});

test('STA-PRV-12 both neighbours of the king’s region are free', () => {
  const way = (office: string): readonly number[] => {
    const story = given(4, { players: [{ court: [9, 0], privileges: [12] }] }, WAYS);
    story.play('deploy next', `office ${office} envoy plain -`);
    return story.events('moved')[0]?.regions ?? [-1];
  };
  expect(way('nijmegen-3')).toEqual([]);
  expect(way('palermo-4')).toEqual([]);
  expect(way('milano-3')).toEqual([1, 2, 3, 4]);
  expect(way('strasbourg-4')).toEqual([1, 2]);
});

test('STA-PRV-13 own pieces of a scored region come back to the court', () => {
  const story = scored(4, {
    ...NIJMEGEN,
    players: [
      { court: [0, 0], privileges: [13], offices: [...envoys('nijmegen-3'), ...nobles('nijmegen-1')] },
      { court: [0, 0], offices: envoys('nijmegen-2') },
    ],
  });
  // One envoy each from Nijmegen's bonus.
  expect(court(story, 0)).toEqual([2, 1]);
  expect(court(story, 1)).toEqual([1, 0]);
  expect(province(story, 1)).toEqual([14, 3]);
});

test('STA-PRV-14 three, two and one point for the ranks', () => {
  const players = ['nijmegen-0', 'nijmegen-2', 'nijmegen-3'].map((name, seat) => ({
    offices: envoys(name),
    privileges: seat === 2 ? [] : [14],
  }));
  const story = scored(4, { ...NIJMEGEN, players }, SUPPLIES);
  expect([0, 1, 2].map((seat) => from(story, seat, 'privileges'))).toEqual([3, 2, 0]);
  const third = scored(
    3,
    { ...NIJMEGEN, players: players.map(({ offices }, seat) => ({ offices, privileges: seat === 2 ? [14] : [] })) },
    SUPPLIES,
  );
  expect(from(third, 2, 'privileges')).toBe(1);
});

test('STA-PRV-15 two points for every scored region with an own office', () => {
  const story = scored(
    4,
    {
      king: 'milano',
      rowsA: ['nijmegen', 'aachen', 'strasbourg', 'augsburg', 'palermo'],
      players: [{ privileges: [15], offices: envoys('nijmegen-3', 'nijmegen-2', 'milano-3') }],
    },
    SUPPLIES,
  );
  expect(from(story, 0, 'privileges')).toBe(4);
});

test('STA-PRV-16 two points for every orange chest acquired', () => {
  const story = given(4, { chests: { S5: ['OR_E1', 'OR_VP2', 'BR'] }, players: [{ privileges: [16] }] });
  story.play('supply S5 next -');
  expect([from(story, 0, 'privileges'), from(story, 0, 'orange')]).toEqual([4, 2]);
  // Wherever it comes from: here the bonus of Augsburg.
  const rowsA = ['augsburg', 'nijmegen', 'strasbourg', 'milano', 'palermo'];
  const bonus = scored(4, { rowsA, pile: ['OR_VP3', 'BR'], players: [{ privileges: [16], offices: envoys('augsburg-1') }] });
  bonus.play('pick OR_VP3');
  expect([from(bonus, 0, 'privileges'), from(bonus, 0, 'orange')]).toEqual([2, 3]);
});

test('STA-PRV-17 two pieces in an office count as two offices, the left one further left', () => {
  const story = scored(
    4,
    { ...NIJMEGEN, players: [{ offices: envoys('nijmegen-3') }, { offices: envoys('nijmegen-3', 'nijmegen-0') }] },
    OWN,
  );
  expect(story.events('ranked')).toMatchObject([{ seats: [1, 0], totals: [2, 1] }]);
  const tie = scored(4, { ...NIJMEGEN, players: [{ offices: envoys('nijmegen-3') }, { offices: envoys('nijmegen-3') }] }, OWN);
  expect(tie.events('ranked')).toMatchObject([{ seats: [0, 1], totals: [1, 1] }]);
});

test('STA-PRV-18 the noble icon binds the second piece too', () => {
  const story = given(4, { king: 'nijmegen', players: [{ privileges: [2] }, { offices: nobles('nijmegen-1') }] }, OWN);
  story.play('deploy next');
  expect(story.refusal('office nijmegen-1 envoy plain -')).toBe('STA-PRV-18');
  story.play('office nijmegen-1 noble plain -');
  expect(standingIn(story, 'nijmegen-1')).toEqual(['1:noble', '0:noble']);
});

test('STA-PRV-19 a privilege works from the moment it is taken', () => {
  const story = given(4, { chests: { S5: ['PU'] }, players: [{ chests: ['PU'] }] }, SUPPLIES);
  story.play('supply S5 next -', 'privilege 9');
  expect(from(story, 0, 'privileges')).toBe(2);
  // A privilege that comes through the chest of privilege 8 is too late for this action.
  const late = given(4, { pile: ['PU'], players: [{ chests: ['PU'], privileges: [8] }] }, SUPPLIES);
  late.play('supply S5 next -', 'privilege 9');
  expect(from(late, 0, 'privileges')).toBe(0);
});

test('STA-PRV-20 a privilege from the chest below does not help the deployment that brought it', () => {
  const story = given(4, { chests: { 'aachen-4': ['PU'] }, players: [{ chests: ['PU'] }] }, OWN);
  story.play('deploy next', 'office aachen-4 envoy plain -', 'privilege 6');
  expect(points(story, 0)).toBe(0);
  expect(court(story, 0)).toEqual([2, 1]);
  expect(story.next()).toBe(1);
});

test('STA-PRV-21 reductions apply by themselves', () => {
  const story = given(4, { players: [{ court: [9, 0], privileges: [11] }] }, WAYS);
  story.play('deploy next');
  const dear = story.options().filter((line) => line.startsWith('office nijmegen-3 envoy'));
  expect(dear).toEqual(['office nijmegen-3 envoy plain -']);
  story.play(...dear);
  expect(court(story, 0)).toEqual([7, 0]);
});

test('STA-PRV-22 privileges are never given back', () => {
  const story = given(2, { players: [{ privileges: [4] }, { privileges: [1, 7] }] });
  story.wander('kept');
  expect(story.broken()).toEqual([]);
  expect((story.state.open.privileges[0] ?? 0) & (1 << 4)).not.toBe(0);
  story.state.open.privileges[0] = 0;
  expect(story.broken()).toEqual(['STA-PRV-22']);
});

test('STA-EX-11 4 and 5 pay 2; 3 and 6 bring 6 points; 11 over four regions pays the third and fourth', () => {
  const both = given(4, { players: [{ court: [3, 0], privileges: [4, 5, 3, 6] }] }, OWN);
  both.play('deploy next', 'office aachen-2 envoy plain -', 'second');
  expect(both.events('paid')).toMatchObject([{ cost: 2 }]);
  expect(points(both, 0)).toBe(6);
  const far = given(4, { players: [{ court: [9, 0], privileges: [11] }] }, WAYS);
  far.play('deploy next', 'office milano-3 envoy plain -');
  expect(far.events('moved')).toMatchObject([{ regions: [3, 4] }]);
});

test('STA-PC-02 two players: second place of tile and bonus, but not of privilege 14 and region job', () => {
  const players = [
    { offices: envoys('strasbourg-3') },
    { court: [0, 0], offices: envoys('strasbourg-1', 'strasbourg-2'), privileges: [14] },
  ];
  const position = {
    rowsA: ['strasbourg', 'nijmegen', 'augsburg', 'milano', 'palermo'],
    rowsB: ['most', 'king', 'fewest', 'most', 'king'],
  };
  const story = scored(2, { ...position, players }, SUPPLIES);
  expect([from(story, 0, 'regions'), from(story, 1, 'regions')]).toEqual([4, 11]);
  expect([court(story, 0), court(story, 1)]).toEqual([
    [5, 1],
    [2, 0],
  ]);
  const second = scored(
    2,
    { ...position, players: [{ offices: envoys('strasbourg-3'), privileges: [14] }, { offices: envoys('strasbourg-1', 'strasbourg-2') }] },
    SUPPLIES,
  );
  expect([from(story, 1, 'privileges'), from(second, 0, 'privileges')]).toEqual([3, 0]);
  const job = ended(2, {
    players: [{ offices: envoys('milano-2'), jobs: ['milano', 'JP_ADJ2', 'JO_3'] }, { offices: envoys('milano-0') }],
  });
  expect(from(job, 0, 'regionJob')).toBe(0);
});

test('STA-PC-03 three players: two ranks of the tile, but privilege 14 pays the third', () => {
  const players = ['nijmegen-0', 'nijmegen-2', 'nijmegen-3'].map((name) => ({ offices: envoys(name) }));
  const story = scored(
    3,
    { ...NIJMEGEN, players: players.map((player, seat) => ({ ...player, privileges: seat === 2 ? [14] : [] })) },
    SUPPLIES,
  );
  expect([0, 1, 2].map((seat) => [from(story, seat, 'regions'), from(story, seat, 'privileges')])).toEqual([
    [10, 0],
    [5, 0],
    [0, 1],
  ]);
});
