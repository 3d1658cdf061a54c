import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { dice, goods, hand, knight, realm, table } from './table.ts';

it('CK-PROD-01, CK-PROD-02: red and white together choose the hexes; a settlement brings one resource', () => {
  const story = realm({ at: 'beforeRoll', players: [{ settlements: ['V10'] }, { settlements: ['V19'] }] }, { dice: dice(4, 5, 'trade') });
  story.play('roll');
  expect([hand(story, 0), hand(story, 1)]).toEqual([goods('1 ore'), goods('1 ore')]);
});

it.each([
  ['V0', 6, '2 brick'],
  ['V3', 2, '1 ore, 1 coin'],
  ['V7', 3, '1 lumber, 1 paper'],
  ['V38', 10, '1 wool, 1 cloth'],
  ['V26', 8, '2 grain'],
])('CK-PROD-03: a city on %s gets for a %i what its terrain yields: %s', (vertex, total, yields) => {
  const red = Math.min(6, total - 1);
  const story = realm({ at: 'beforeRoll', players: [{ cities: [vertex] }] }, { dice: dice(red, total - red, 'trade') });
  story.play('roll');
  expect(hand(story, 0)).toEqual(goods(yields));
});

it('CK-PROD-03: the hex of the robber gives neither resource nor commodity', () => {
  const story = realm(
    { at: 'beforeRoll', robber: 'H7', players: [{ cities: ['V16'] }, { cities: ['V18'] }] },
    { dice: dice(4, 4, 'trade') },
  );
  story.play('roll');
  expect([hand(story, 0), hand(story, 1)]).toEqual([goods(''), goods('')]);
  const free = realm({ at: 'beforeRoll', robber: 'H5', players: [{ cities: ['V16'] }] }, { dice: dice(4, 4, 'trade') });
  free.play('roll');
  expect(hand(free, 0)).toEqual(goods('1 lumber, 1 paper'));
});

it('CK-PROD-04: a metropolis yields like a city', () => {
  const players = [{ cities: ['V7'], tracks: [4, 0, 0] }];
  const story = realm({ at: 'beforeRoll', players, metropolises: { trade: 'V7' } }, { dice: dice(1, 2, 'politics') });
  story.play('roll');
  expect(hand(story, 0)).toEqual(goods('1 lumber, 1 paper'));
});

it('CK-PROD-05, CK-ROB-06: commodities are cards of the hand: they count on a seven and can be stolen', () => {
  const players = [{ settlements: ['V0'] }, { settlements: ['V19'], hand: cards('4 cloth, 4 ore') }, { hand: cards('7 paper') }];
  const story = realm({ at: 'beforeRoll', landings: 1, players }, { dice: [...dice(3, 4, 'trade'), 2] });
  story.play('roll');
  expect(story.view(0).asked.must).toEqual([1]);
  expect(story.refusal('discard cloth,cloth,cloth', 1)).toBe('CAT-ROB-02');
  story.by(1, 'discard cloth,cloth,cloth,ore');
  expect(hand(story, 1)).toEqual(goods('3 ore, 1 cloth'));
  story.play('robber H4 1');
  expect(hand(story, 0)).toEqual(goods('1 ore'));
});

it('CK-PROD-06: a commodity runs short for itself; the resource is still paid', () => {
  const short = [{ cities: ['V7'] }, { cities: ['V18'] }, { hand: cards('11 paper') }];
  const story = realm({ at: 'beforeRoll', players: short }, { dice: dice(1, 2, 'trade') });
  story.play('roll');
  // One paper for two players: nobody gets it. Lumber is there for both.
  expect([hand(story, 0), hand(story, 1)]).toEqual([goods('1 lumber'), goods('1 lumber')]);
  expect(story.events('shortage')).toEqual([{ kind: 'shortage', resource: 7, owed: 2, paid: 0, rule: 'CK-PROD-06' }]);
  // The same with cloth, the first of the commodities.
  const cloth = [{ cities: ['V42'] }, { cities: ['V51'] }, { hand: cards('11 cloth') }];
  const herd = realm({ at: 'beforeRoll', players: cloth }, { dice: dice(6, 6, 'trade') });
  herd.play('roll');
  expect(herd.events('shortage')).toEqual([{ kind: 'shortage', resource: 5, owed: 2, paid: 0, rule: 'CK-PROD-06' }]);
  const single = realm({ at: 'beforeRoll', players: [{ cities: ['V7'] }, { hand: cards('19 lumber') }] }, { dice: dice(1, 2, 'trade') });
  single.play('roll');
  expect(hand(single, 0)).toEqual(goods('1 paper'));
  // A single creditor takes what is left of a commodity, too.
  const both = [{ cities: ['V7', 'V18'] }, { hand: cards('11 paper') }];
  const last = realm({ at: 'beforeRoll', players: both }, { dice: dice(1, 2, 'trade') });
  last.play('roll');
  expect(hand(last, 0)).toEqual(goods('2 lumber, 1 paper'));
  expect(last.events('shortage')).toMatchObject([{ resource: 7, owed: 2, paid: 1, rule: 'CK-PROD-06' }]);
});

it('CK-PROD-07: a city pillaged in this very roll yields as a settlement', () => {
  const story = realm({ at: 'beforeRoll', ship: 6, players: [{ cities: ['V7'] }] }, { dice: dice(1, 2, 'ship') });
  story.play('roll');
  expect(story.events('pillaged')).toMatchObject([{ seat: 0, vertex: 7 }]);
  expect(hand(story, 0)).toEqual(goods('1 lumber'));
});

it('CK-PROD-08, CK-IMP-05, CK-IMP-06: whom the roll gave nothing chooses a resource, after all production, clockwise', () => {
  const players = [{ tracks: [0, 0, 3] }, { settlements: ['V10'], tracks: [0, 0, 3] }, { tracks: [0, 0, 5] }];
  const story = realm({ at: 'beforeRoll', turn: 2, players }, { dice: dice(3, 6, 'politics') });
  story.play('roll');
  // Seat 1 was paid.
  expect(hand(story, 1)).toEqual(goods('1 ore'));
  expect([story.asking, story.next()]).toEqual(['aqueduct', 2]);
  story.play('aqueduct wool');
  expect(story.next()).toBe(0);
  story.play('pass');
  expect([hand(story, 0), hand(story, 2)]).toEqual([goods(''), goods('1 wool')]);
  expect(story.asking).toBe('ckAction');
});

it('CK-IMP-06: three owners of an aqueduct choose clockwise from the player whose turn it is', () => {
  const players = [{ tracks: [0, 0, 3] }, { tracks: [0, 0, 3] }, { tracks: [0, 0, 3] }];
  const story = realm({ at: 'beforeRoll', turn: 1, players }, { dice: dice(3, 6, 'politics') });
  story.play('roll', 'aqueduct wool', 'aqueduct ore', 'aqueduct brick');
  expect(story.events('aqueductUsed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect([hand(story, 1), hand(story, 2), hand(story, 0)]).toEqual([goods('1 wool'), goods('1 ore'), goods('1 brick')]);
});

it('CK-IMP-05: also where robber or shortage are to blame; never on a seven, and only what the bank has', () => {
  const robbed = [{ settlements: ['V10'], tracks: [0, 0, 3] }, { hand: cards('19 wool') }];
  const story = realm({ at: 'beforeRoll', robber: 'H4', players: robbed }, { dice: dice(3, 6, 'politics') });
  story.play('roll');
  expect(story.options()).toEqual(['aqueduct brick', 'aqueduct grain', 'aqueduct lumber', 'aqueduct ore', 'pass']);
  expect(story.refusal('aqueduct wool')).toBe('CK-IMP-05');
  const seven = realm({ at: 'beforeRoll', players: [{ tracks: [0, 0, 3] }] }, { dice: dice(3, 4, 'politics') });
  seven.play('roll');
  expect(seven.asking).toBe('ckAction');
  const early = realm({ at: 'beforeRoll', players: [{ tracks: [0, 0, 2] }] }, { dice: dice(3, 6, 'politics') });
  early.play('roll');
  expect(early.asking).toBe('ckAction');
});

it('CK-ROB-01: before the first landing a seven costs cards and no more', () => {
  const players = [{ hand: cards('8 ore') }, { settlements: ['V10'], hand: cards('1 ore') }];
  const story = realm({ at: 'beforeRoll', players }, { dice: dice(3, 4, 'trade') });
  story.play('roll', 'discard ore,ore,ore,ore');
  expect(story.asking).toBe('ckAction');
  expect(story.state.open.robber).toBe(5);
  expect(story.events('robberWaits')).toEqual([{ kind: 'robberWaits', hex: 5, rule: 'CK-ROB-01' }]);
});

it('CK-ROB-02: neither bishop nor knight moves the robber before the first landing', () => {
  const players = [{ settlements: ['V10'], roads: ['E13', 'E20'], knights: [knight('V21', 'basic', true)], progress: ['bishop'] }];
  const story = realm({ players });
  expect([story.refusal('bishop H4'), story.refusal('chase V21')]).toEqual(['CK-ROB-02', 'CK-ROB-02']);
  expect(story.options().filter((line) => /bishop|chase/.test(line))).toEqual([]);
  const free = realm({ landings: 1, players });
  expect(free.options()).toEqual(expect.arrayContaining(['bishop H4', 'chase V21']));
});

it('CK-ROB-03, CK-ROB-04: the first landing frees the robber for the seven of the same roll, won or lost', () => {
  const active = { settlements: ['V10'], roads: ['E13'], knights: [knight('V11', 'basic', true)] };
  for (const players of [[{ cities: ['V0'] }], [active]]) {
    const story = realm({ at: 'beforeRoll', ship: 6, players }, { dice: dice(3, 4, 'ship') });
    story.play('roll');
    expect(table(story).landings).toBe(1);
    expect(story.asking).toBe('robber');
  }
});

it('CK-ROB-05, CK-EX-01: two walls allow eleven cards, and twelve cost six', () => {
  const walled = (text: string) => [{ cities: ['V0', 'V3'], walls: ['V0', 'V3'], hand: cards(text) }];
  const eleven = realm({ at: 'beforeRoll', players: walled('11 ore') }, { dice: dice(3, 4, 'trade') });
  eleven.play('roll');
  expect(eleven.asking).toBe('ckAction');
  const twelve = realm({ at: 'beforeRoll', players: walled('12 ore') }, { dice: dice(3, 4, 'trade') });
  twelve.play('roll');
  expect(twelve.question().selections?.[0]).toMatchObject({ min: 6, max: 6 });
});
