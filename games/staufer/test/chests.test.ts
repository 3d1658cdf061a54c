import { expect, test } from 'vitest';
import { chestsUnder, court, discards, ended, from, given, held, points, scored } from './table.ts';

const PURPLES = { chests: ['PU'] };

test('STA-CH-02 used chests are discarded; an empty pile is made anew from them', () => {
  const story = given(
    4,
    { chests: { S5: ['OR_VP2'] }, pile: [], rest: 'discards', players: [{ chests: ['TU_SUPPLY'], privileges: [8] }] },
    'alternative',
  );
  const before = discards(story).length;
  story.play('supply S4 next S5');
  expect(story.events('reshuffled')).toMatchObject([{ chests: before + 2 }]);
  expect(story.view(1).shown.pile + held(story, 0).length + discards(story).length).toBe(72);
  expect(story.broken()).toEqual([]);
});

test('STA-CH-02 purple pairs spent are discarded too', () => {
  const story = given(4, { chests: { S5: ['PU'] }, players: [PURPLES] });
  story.play('supply S5 next -', 'privilege 4');
  expect(discards(story)).toEqual(['PU', 'PU']);
  expect(held(story, 0)).toEqual([]);
});

test('STA-CH-03 no chest anywhere: nothing is drawn or laid', () => {
  const everything = {
    S1: Array.from({ length: 18 }, () => 'PU').concat(
      Array.from({ length: 10 }, () => 'BR'),
      ['TU_FIRST', 'TU_SUPPLY'].flatMap((id) => Array.from({ length: 5 }, () => id)),
      ['TU_MOVE', 'TU_DEPLOY', 'TU_IMMUNE'].flatMap((id) => Array.from({ length: 6 }, () => id)),
      ['OR_VP2', 'OR_VP3', 'OR_VP4', 'OR_VP5', 'OR_E1', 'OR_E2', 'OR_E3', 'OR_N1'].flatMap((id) => [id, id]),
    ),
  };
  const story = given(4, { chests: everything, players: [{ privileges: [8] }] }, 'alternative');
  story.play('supply S5 next -');
  expect(story.events('pileEmpty')).toHaveLength(1);
  expect(held(story, 0)).toEqual([]);
  const refill = scored(4, { chests: everything });
  expect(refill.events('refilled')).toMatchObject([{ lying: [] }]);
  expect(refill.broken()).toEqual([]);
});

test('STA-CH-04 the owner chooses the order where it matters', () => {
  const position = { chests: { S5: ['OR_VP3', 'PU', 'BR'] }, players: [PURPLES] };
  const late = given(4, position);
  late.play('supply S5 next -');
  expect(late.asking).toBe('chooseChest');
  expect(held(late, 0)).toEqual(['BR', 'PU']);
  expect(late.options()).toEqual(['open OR_VP3', 'open PU']);
  expect(late.refusal('open BR')).toBe('STA-CH-04');
  late.play('open OR_VP3', 'privilege 16');
  expect(points(late, 0)).toBe(3);
  const early = given(4, position);
  early.play('supply S5 next -', 'open PU', 'privilege 16');
  expect(points(early, 0)).toBe(3 + 2);
});

test('STA-CH-04 without an exchange in reach nobody is asked', () => {
  const story = given(4, { chests: { S5: ['OR_VP3', 'PU'] } });
  story.play('supply S5 next -');
  expect(story.next()).toBe(1);
  const two = given(4, { chests: { S5: ['OR_VP3', 'PU', 'PU'] } });
  two.play('supply S5 next -');
  expect(two.asking).toBe('chooseChest');
  const owned = given(4, { chests: { S5: ['OR_VP3', 'PU'] }, players: [{ chests: ['PU'], privileges: [16] }] });
  owned.play('supply S5 next -');
  expect(owned.asking).toBe('exchange');
});

test('STA-CH-05 a turquoise chest may not be used where it changes nothing', () => {
  const chests = ['TU_FIRST', 'TU_MOVE', 'TU_DEPLOY', 'TU_SUPPLY'];
  const story = given(4, { chests: { S1: ['BR'] }, players: [{ court: [6, 0], chests }] });
  expect(story.refusal('supply S4 first -')).toBe('STA-CH-05');
  expect(story.refusal('deploy first')).toBe('STA-CH-05');
  expect(story.refusal('supply S4 next S3')).toBe('STA-CH-05');
  expect(story.refusal('supply S1 next S1')).toBe('STA-CH-05');
  expect(story.options()).toContain('supply S4 next S1');
  story.play('deploy next');
  expect(story.refusal('office aachen-4 envoy move -')).toBe('STA-CH-05');
  expect(story.refusal('office aachen-4 envoy move+deploy -')).toBe('STA-CH-05');
  expect(story.options()).toContain('office aachen-4 envoy deploy -');
  const none = given(4, { supplyTrack: [1], chests: { S1: ['BR'] } });
  expect(none.refusal('supply S4 first -')).toBe('STA-CH-05');
  expect(none.refusal('supply S4 next S1')).toBe('STA-CH-05');
  none.play('deploy next');
  expect(none.refusal('office nijmegen-3 envoy move -')).toBe('STA-CH-05');
  expect(none.refusal('office nijmegen-3 envoy deploy -')).toBe('STA-CH-05');
});

test('STA-CH-05 FIRST helps only on a track where somebody stands', () => {
  const firsts = (tracks: Record<string, number[]>): string[] => {
    const story = given(4, { ...tracks, players: [{ court: [6, 0], chests: ['TU_FIRST'] }] });
    return story.options().filter((option) => option.includes('first'));
  };
  expect(firsts({ supplyTrack: [1] })).toEqual(['S1', 'S2', 'S3', 'S4', 'S5'].map((space) => `supply ${space} first -`));
  expect(firsts({ deployTrack: [1] })).toEqual(['deploy first']);
});

test('STA-OR-01 STA-OR-02 orange chests of points work at once and are discarded', () => {
  const story = given(4, { chests: { S5: ['OR_VP2', 'OR_VP3', 'OR_VP4', 'OR_VP5'] } });
  story.play('supply S5 next -');
  expect(story.events('points').map(({ points: n }) => n)).toEqual([2, 3, 4, 5]);
  expect(from(story, 0, 'orange')).toBe(14);
  expect(discards(story)).toEqual(['OR_VP2', 'OR_VP3', 'OR_VP4', 'OR_VP5']);
});

test('STA-OR-03 STA-OR-04 orange chests of pieces', () => {
  const story = given(4, { chests: { S5: ['OR_E1', 'OR_E2', 'OR_E3', 'OR_N1'] } });
  story.play('supply S5 next -');
  expect(court(story, 0)).toEqual([4 + 6, 2]);
  expect(story.events('gained').map(({ envoys, nobles }) => [envoys, nobles])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
  ]);
});

test('STA-TU-01 turquoise chests are kept openly and discarded on use', () => {
  const story = given(4, { chests: { S5: ['TU_MOVE'] }, supplyTrack: [0], order: [0, 0, 1, 2, 3, 3, 2, 1, 3, 2, 1] });
  story.play('supply S5 next -');
  expect(held(story, 0)).toEqual(['TU_MOVE']);
  story.play('deploy next', 'office milano-3 envoy move -');
  expect(held(story, 0)).toEqual([]);
  expect(discards(story)).toEqual(['TU_MOVE']);
});

test('STA-TU-02 FIRST: to the first space, the others move on by one', () => {
  const story = given(4, { supplyTrack: [1, 2], players: [{ chests: ['TU_FIRST'] }] });
  story.play('supply S4 first -');
  expect(story.state.open.supplyTrack).toEqual([0, 1, 2]);
  expect(story.events('placed')).toMatchObject([{ track: 'supply', space: 0, first: true }]);
});

test('STA-TU-03 FIRST on the deployment track earns the envoy of the lowest space; nobody else gains or loses', () => {
  const story = given(3, { deployTrack: [1, 2, 1], players: [{ chests: ['TU_FIRST'] }] });
  expect(story.next()).toBe(0);
  story.play('deploy first');
  expect(story.state.open.deployTrack).toEqual([0, 1, 2, 1]);
  expect([court(story, 0), court(story, 1), court(story, 2)]).toEqual([
    [5, 1],
    [4, 1],
    [4, 1],
  ]);
});

test('STA-TU-04 MOVE: no movement cost, the deployment cost remains', () => {
  const story = given(4, { players: [{ court: [2, 0], chests: ['TU_MOVE'] }] });
  story.play('deploy next', 'office palermo-4 envoy move -');
  expect(court(story, 0)).toEqual([0, 0]);
  expect(story.events('moved')).toMatchObject([{ regions: [] }]);
  expect(story.events('paid')).toMatchObject([{ cost: 3, regions: [0, 1] }]);
});

test('STA-TU-05 DEPLOY: only the piece in the office, movement remains', () => {
  const story = given(4, { players: [{ court: [2, 0], chests: ['TU_DEPLOY'] }] });
  story.play('deploy next', 'office strasbourg-1 envoy deploy -');
  expect(court(story, 0)).toEqual([0, 0]);
  expect(story.events('paid')).toMatchObject([{ cost: 1, regions: [] }]);
});

test('STA-TU-06 both together: one piece in all', () => {
  const story = given(4, { players: [{ court: [0, 1], chests: ['TU_DEPLOY', 'TU_MOVE'] }] });
  story.play('deploy next', 'office strasbourg-0 noble move+deploy -');
  expect(court(story, 0)).toEqual([1, 0]);
  expect(held(story, 0)).toEqual([]);
});

test('STA-TU-07 SUPPLY: the chests of another space instead', () => {
  const story = given(4, { chests: { S4: ['BR'], S1: ['TU_MOVE', 'TU_MOVE'] }, players: [{ chests: ['TU_SUPPLY'] }] });
  story.play('supply S4 next S1');
  expect(held(story, 0)).toEqual(['TU_MOVE', 'TU_MOVE']);
  expect(chestsUnder(story, 'S4')).toEqual(['BR']);
  expect(court(story, 0)).toEqual([5, 1]);
});

test('STA-EX-10 SUPPLY: an envoy, a noble and the purple chest of another space instead of the brown one', () => {
  const story = given(4, { start: 2, chests: { S1: ['BR'], S2: ['PU'] }, players: [{}, {}, { chests: ['TU_SUPPLY'] }] });
  story.play('supply S1 next S2');
  expect(court(story, 2)).toEqual([5, 2]);
  expect(held(story, 2)).toEqual(['PU']);
  expect(chestsUnder(story, 'S1')).toEqual(['BR']);
});

test('STA-BR-01 brown chests: 2, 5, 9, 14, 20, then a further set', () => {
  const brown = (count: number): number => from(ended(2, { players: [{ chests: Array.from({ length: count }, () => 'BR') }] }), 0, 'brown');
  expect([0, 1, 2, 3, 4, 5, 6, 10].map(brown)).toEqual([0, 2, 5, 9, 14, 20, 22, 40]);
  expect(ended(2, { players: [{ chests: ['BR'] }] }).events('brownScored')).toMatchObject([{ seat: 0, count: 1, points: 2 }]);
});

test('STA-PU-01 a purple chest may be exchanged with another one for a privilege', () => {
  const story = given(4, { chests: { S5: ['PU'] }, players: [PURPLES] });
  story.play('supply S5 next -');
  expect(story.asking).toBe('exchange');
  expect(story.options()).toEqual(['pass', 'privilege 1', 'privilege 10', 'privilege 13', 'privilege 16', 'privilege 4', 'privilege 7']);
  story.play('privilege 10');
  expect(story.state.open.privileges[0]).toBe(1 << 10);
  expect(story.state.open.copies[10]).toBe(1);
});

test('STA-PU-02 no type twice, one VP card at most', () => {
  const story = given(4, { chests: { S5: ['PU'] }, players: [{ chests: ['PU'], privileges: [1, 4] }] });
  story.play('supply S5 next -');
  expect(story.refusal('privilege 4')).toBe('STA-PU-02');
  expect(story.refusal('privilege 1')).toBe('STA-PU-02');
  expect(story.options()).toEqual(['pass', 'privilege 10', 'privilege 13', 'privilege 16', 'privilege 7']);
});

test('STA-PU-03 one exchange for each purple chest acquired, none without', () => {
  const story = given(4, { chests: { S5: ['PU'] }, players: [{ chests: ['PU', 'PU', 'PU'] }] });
  expect(story.refusal('privilege 4')).toBe('STA-PU-03');
  story.play('supply S5 next -', 'privilege 4');
  expect(held(story, 0)).toEqual(['PU', 'PU']);
  expect(story.next()).toBe(1);
  const two = given(4, { chests: { S5: ['PU', 'PU'] }, players: [{ chests: ['PU', 'PU'] }] });
  two.play('supply S5 next -', 'pass', 'privilege 7');
  expect(held(two, 0)).toEqual(['PU', 'PU']);
  expect(two.events('exchangeDeclined')).toHaveLength(1);
});

test('STA-PU-04 purple chests left are worth a point each, and so are turquoise ones', () => {
  const story = ended(2, { players: [{ chests: ['PU', 'PU', 'TU_MOVE'] }] });
  expect(from(story, 0, 'leftovers')).toBe(3);
  expect(story.events('leftoversScored')).toMatchObject([{ seat: 0, turquoise: 1, purple: 2, points: 3 }]);
});

test('STA-PU-05 no privilege left that may be taken: the chests stay', () => {
  const all = [1, 4, 7, 10, 13, 16];
  const story = given(2, { chests: { S4: ['PU'] }, players: [{ chests: ['PU'], privileges: all.slice(1) }, { privileges: [1] }] });
  story.play('supply S4 next -');
  expect(story.asking).toBe('exchange');
  const none = given(2, { chests: { S4: ['PU', 'OR_VP2'] }, players: [{ chests: ['PU'], privileges: all }] });
  none.play('supply S4 next -');
  expect(none.next()).toBe(1);
  expect(none.events('noPrivilege')).toMatchObject([{ seat: 0 }]);
  expect(held(none, 0)).toEqual(['PU', 'PU']);
});

test('STA-PU-06 in a deployment, by privilege 8 and by a region bonus too', () => {
  const deployed = given(4, { chests: { 'aachen-4': ['PU'] }, players: [PURPLES] });
  deployed.play('deploy next', 'office aachen-4 envoy plain -', 'privilege 13');
  expect(deployed.events('privilegeTaken')).toMatchObject([{ seat: 0, type: 13 }]);
  const drawn = given(4, { pile: ['PU'], players: [{ chests: ['PU'], privileges: [8] }] }, 'alternative');
  drawn.play('supply S5 next -', 'privilege 5');
  expect(drawn.events('privilegeTaken')).toMatchObject([{ type: 5 }]);
  const bonus = scored(4, {
    rowsA: ['augsburg', 'nijmegen', 'strasbourg', 'milano', 'palermo'],
    pile: ['PU', 'PU'],
    players: [{ chests: ['PU'], offices: [['augsburg-3', 'envoy']] }],
  });
  bonus.play('privilege 16');
  expect(bonus.events('privilegeTaken')).toMatchObject([{ type: 16 }]);
});

test('STA-PU-07 the top VP card, and other types while a copy is left', () => {
  const story = given(4, {
    chests: { S5: ['PU'] },
    players: [{ chests: ['PU'] }, { privileges: [1, 4] }, { privileges: [4] }],
  });
  story.play('supply S5 next -');
  expect(story.refusal('privilege 4')).toBe('STA-PU-07');
  expect(story.refusal('privilege 2')).toBe('STA-PU-07');
  story.play('privilege 1');
  expect(from(story, 0, 'vpPrivilege')).toBe(9);
  expect(story.state.open.vpPile).toEqual([8, 7]);
});

test('STA-EX-09 seven brown chests 25, two turquoise and one purple 3; three brown 9', () => {
  const story = ended(3, {
    players: [{ chests: ['BR', 'BR', 'BR', 'BR', 'BR', 'BR', 'BR', 'TU_FIRST', 'TU_MOVE', 'PU'] }, { chests: ['BR', 'BR', 'BR'] }],
  });
  expect([from(story, 0, 'brown'), from(story, 0, 'leftovers'), from(story, 1, 'brown')]).toEqual([25, 3, 9]);
  expect(from(story, 0, 'brown') + from(story, 0, 'leftovers')).toBe(28);
});
