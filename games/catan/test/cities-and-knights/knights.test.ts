import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { dice, goods, hand, knight, realm, scores, table } from './table.ts';

// The first player's roads V10–V11–V21–V22, the second one's V33–V22–V23.
const line = { settlements: ['V10'], roads: ['E13', 'E20', 'E28'] };
const other = { settlements: ['V33'], roads: ['E36', 'E29'] };
const quiet = [...dice(6, 6, 'trade'), ...dice(6, 6, 'trade'), ...dice(6, 6, 'trade')];
const turnAround = ['end', 'roll', 'end', 'roll', 'end', 'roll'];

it('CK-KN-01, CK-KN-02: one ore and one wool put a passive basic knight on a free intersection at an own road', () => {
  const story = realm({ players: [{ ...line, hand: cards('2 ore, 1 wool') }] });
  expect(story.options().filter((move) => move.startsWith('recruit'))).toEqual(['recruit V11', 'recruit V21', 'recruit V22']);
  expect(story.refusal('recruit V20')).toBe('CK-KN-02');
  // No distance is kept to the settlement next door.
  story.play('recruit V11');
  expect([hand(story, 0), table(story).knightLevels[11], table(story).knightActive[11]]).toEqual([goods('1 ore'), 1, 0]);
  expect(story.refusal('recruit V21')).toBe('CK-KN-02');
});

it('CK-KN-03: an intersection with a building or a knight is not free', () => {
  const story = realm({
    players: [
      { ...line, knights: [knight('V21')], hand: cards('1 ore, 1 wool') },
      { ...other, knights: [knight('V22')] },
    ],
  });
  for (const place of ['V10', 'V21', 'V22']) expect(story.refusal(`recruit ${place}`)).toBe('CK-KN-03');
});

it('CK-KN-04, CK-KN-05: a grain activates any own knight, also one just built, but it does not act this turn', () => {
  const story = realm(
    {
      landings: 1,
      robber: 'H4',
      players: [
        { ...line, hand: cards('1 ore, 1 wool, 1 grain') },
        { ...other, knights: [knight('V23')] },
      ],
    },
    { dice: quiet },
  );
  story.play('recruit V21', 'activate V21');
  expect([table(story).knightActive[21], hand(story, 0)]).toEqual([1, goods('')]);
  expect(story.refusal('activate V21')).toBe('CK-KN-04');
  expect(story.refusal('activate V23')).toBe('CK-KN-04');
  expect([story.refusal('march V21 V11'), story.refusal('chase V21')]).toEqual(['CK-KN-05', 'CK-KN-05']);
  expect(story.options().filter((move) => /march|chase|activate/.test(move))).toEqual([]);
  story.play(...turnAround, 'march V21 V11');
  expect(table(story).knightOwners[11]).toBe(0);
});

it('CK-KN-06, CK-KN-07: promotion costs as much, keeps the state, and happens once a turn', () => {
  const players = [{ ...line, knights: [knight('V21', 'basic', true)], hand: cards('3 ore, 3 wool') }, other];
  const story = realm({ players }, { dice: quiet });
  story.play('recruit V11', 'promote V21', 'promote V11');
  expect([table(story).knightLevels[21], table(story).knightActive[21], table(story).knightActive[11]]).toEqual([2, 1, 0]);
  expect(hand(story, 0)).toEqual(goods(''));
  expect(story.refusal('promote V21')).toBe('CK-KN-07');
  expect(story.refusal('promote V22')).toBe('CK-KN-06');
  expect(story.broken()).toEqual([]);
});

it('CK-KN-08: mighty knights need the fortress', () => {
  const mighty = (politics: number) =>
    realm({ players: [{ ...line, tracks: [0, politics, 0], knights: [knight('V21', 'strong')], hand: cards('1 ore, 1 wool') }] });
  expect(mighty(2).refusal('promote V21')).toBe('CK-KN-08');
  const story = mighty(3);
  story.play('promote V21');
  expect(table(story).knightLevels[21]).toBe(3);
  expect(
    realm({ players: [{ ...line, tracks: [0, 3, 0], knights: [knight('V21', 'mighty')], hand: cards('1 ore, 1 wool') }] }).refusal(
      'promote V21',
    ),
  ).toBe('CK-KN-06');
});

it('CK-KN-09: there are two pieces of each level', () => {
  const players = [{ ...line, knights: [knight('V11'), knight('V21')], hand: cards('2 ore, 2 wool') }];
  const story = realm({ players });
  expect(story.refusal('recruit V22')).toBe('CK-KN-09');
  story.play('promote V21', 'recruit V22');
  expect(story.broken()).toEqual([]);
  const strong = [{ ...line, knights: [knight('V11', 'strong'), knight('V21', 'strong'), knight('V22')], hand: cards('1 ore, 1 wool') }];
  expect(realm({ players: strong }).refusal('promote V22')).toBe('CK-KN-09');
});

it('CK-KN-10, CK-EX-12: a foreign knight, passive too, stops building and roads and cuts the route', () => {
  const long = { settlements: ['V33', 'V13'], roads: ['E36', 'E29', 'E21', 'E15', 'E14'] };
  const players = [
    { ...line, hand: cards('1 ore, 1 wool') },
    { ...long, hand: cards('2 brick, 2 lumber, 1 wool, 1 grain') },
  ];
  const story = realm({ players }, { dice: quiet });
  // V33–V22–V23–V13–V12–V11: five roads.
  expect([story.state.open.routes[1], scores(story)[1]]).toEqual([5, 4]);
  expect(story.options().filter((move) => move.startsWith('recruit'))).toEqual(['recruit V11', 'recruit V21', 'recruit V22']);
  story.play('recruit V22');
  expect([story.state.open.routes[1], scores(story)[1]]).toEqual([4, 2]);
  story.play('end', 'roll');
  expect(story.refusal('road E28')).toBe('CAT-BUILD-03');
  expect(story.refusal('settlement V22')).toBe('CK-KN-10');
  expect(story.options()).not.toContain('settlement V22');
});

it('CK-KN-10: a road is not continued through a foreign knight', () => {
  const players = [
    { settlements: ['V10'], roads: ['E13', 'E20'], hand: cards('1 brick, 1 lumber') },
    { settlements: ['V33'], roads: ['E36', 'E28'], knights: [knight('V21')] },
  ];
  const story = realm({ players });
  expect(story.refusal('road E27')).toBe('CK-KN-10');
  expect(story.options()).toEqual(expect.arrayContaining(['road E14', 'road E7']));
  const free = realm({ players: [players[0], { settlements: ['V33'], roads: ['E36', 'E28'] }] });
  free.play('road E27');
  expect(free.state.open.roads[27]).toBe(0);
});

it('CK-KN-11, CK-KN-12: an own knight blocks the own site until it has marched off; beside it building is free', () => {
  const players = [{ ...line, knights: [knight('V21', 'basic', true)], hand: cards('1 brick, 1 lumber, 1 wool, 1 grain') }];
  const story = realm({ players });
  expect(story.refusal('settlement V21')).toBe('CK-KN-11');
  story.play('march V21 V22', 'settlement V21');
  expect(story.state.open.owners[21]).toBe(0);
});

it('CK-KN-13: a knight may be promoted and then act with its new strength, or act and then be promoted', () => {
  const players = [
    { ...line, knights: [knight('V21', 'basic', true), knight('V11', 'basic', true)], hand: cards('2 ore, 2 wool') },
    { ...other, knights: [knight('V22')] },
  ];
  const story = realm({ players });
  expect(story.refusal('march V21 V22')).toBe('CK-ACT-05');
  story.play('promote V21', 'march V21 V22', 'march V11 V21', 'promote V21');
  expect([table(story).knightLevels[22], table(story).knightLevels[21]]).toEqual([2, 2]);
});

it('CK-KN-14, CK-ACT-07: a knight without any place to go returns to the supply as a piece of its level', () => {
  const players = [
    { ...line, knights: [knight('V21', 'mighty', true)] },
    { settlements: ['V33'], roads: ['E36'], knights: [knight('V22', 'strong')] },
  ];
  const story = realm({ players });
  // The only road of the second player leads to its own settlement.
  story.play('march V21 V22');
  expect(story.events('knightRemoved')).toMatchObject([{ seat: 1, vertex: 22, level: 2, rule: 'CK-ACT-07' }]);
  expect(table(story).knightsLeft.slice(3, 6)).toEqual([2, 2, 2]);
  expect(story.broken()).toEqual([]);
});

it('CK-ACT-01, CK-ACT-11: one action of an active knight, then it is passive', () => {
  const players = [
    { ...line, knights: [knight('V21', 'basic', true), knight('V11')] },
    { ...other, knights: [knight('V23', 'basic', true)] },
  ];
  const story = realm({ players });
  expect(story.refusal('march V11 V22')).toBe('CK-ACT-11');
  expect(story.refusal('march V23 V22')).toBe('CK-ACT-01');
  story.play('march V21 V22');
  expect(table(story).knightActive[22]).toBe(0);
  expect(story.refusal('march V22 V21')).toBe('CK-ACT-11');
});

it('CK-ACT-02, CK-EX-10: a knight that acted may be activated again, and acts in the next turn: chasing from afar takes two', () => {
  const players = [
    { ...line, knights: [knight('V22', 'basic', true)], hand: cards('1 grain') },
    { settlements: ['V19'], hand: cards('1 ore') },
  ];
  const story = realm({ landings: 1, robber: 'H4', players }, { dice: [...quiet, 0] });
  story.play('march V22 V11', 'activate V11');
  expect(story.refusal('chase V11')).toBe('CK-KN-05');
  story.play(...turnAround, 'chase V11');
  expect(story.asking).toBe('robber');
  story.play('robber H3 1');
  expect([table(story).knightActive[11], hand(story, 0)]).toEqual([0, goods('1 ore')]);
});

it('CK-ACT-03, CK-EX-14: the march follows own roads without a gap and passes no foreign piece', () => {
  const players = [
    { settlements: ['V10', 'V20'], roads: ['E13', 'E20', 'E28', 'E29', 'E26'], knights: [knight('V11', 'mighty', true)] },
    { settlements: ['V33'], roads: ['E36'], knights: [knight('V22')] },
  ];
  const story = realm({ players });
  // V22 holds a weaker knight, V23 lies behind it; V19 hangs on another road; V10 is an own building.
  expect(story.options().filter((move) => move.startsWith('march'))).toEqual(['march V11 V21', 'march V11 V22']);
  expect([story.refusal('march V11 V23'), story.refusal('march V11 V19')]).toEqual(['CK-ACT-03', 'CK-ACT-03']);
});

it('CK-ACT-03: nor past a building of somebody else; own ones may be passed', () => {
  const players = [
    { settlements: ['V10'], roads: ['E12', 'E13', 'E20', 'E28'], knights: [knight('V11', 'mighty', true)] },
    { settlements: ['V21'] },
  ];
  const story = realm({ players });
  expect(story.options().filter((move) => move.startsWith('march'))).toEqual(['march V11 V9']);
  expect([story.refusal('march V11 V22'), story.refusal('march V11 V21')]).toEqual(['CK-ACT-03', 'CK-KN-03']);
});

it('CK-ACT-08, CK-KN-03: own knights are not driven away, and no knight goes where a building stands', () => {
  const players = [{ ...line, knights: [knight('V11', 'mighty', true), knight('V21')] }];
  const story = realm({ players });
  expect(story.refusal('march V11 V21')).toBe('CK-ACT-08');
  expect(story.refusal('march V11 V10')).toBe('CK-KN-03');
  // The own knight may be passed.
  story.play('march V11 V22');
  expect(story.broken()).toEqual([]);
  expect(table(story).knightOwners[22]).toBe(0);
});

it('CK-ACT-05, CK-ACT-06, CK-EX-13: a stronger knight drives a weaker one away, whose owner retreats along own roads', () => {
  const players = [
    { ...line, knights: [knight('V21', 'strong', true)] },
    { settlements: ['V33'], roads: ['E36', 'E29', 'E30', 'E45'], knights: [knight('V22', 'basic', true)] },
  ];
  const story = realm({ players });
  story.play('march V21 V22');
  expect([story.asking, story.next()]).toEqual(['retreat', 1]);
  expect(story.events('knightMoved')).toMatchObject([{ from: 21, to: 22, rule: 'CK-ACT-05' }]);
  // Along the own roads to V23, V24 and past the own settlement to V34; not to V35, where no road leads.
  expect(story.options()).toEqual(['retreat V23', 'retreat V24', 'retreat V34']);
  expect(story.refusal('retreat V35')).toBe('CK-ACT-06');
  expect(story.refusal('retreat V33')).toBe('CK-KN-03');
  expect(story.broken()).toEqual([]);
  story.play('retreat V24');
  expect([table(story).knightOwners[24], table(story).knightActive[24], table(story).knightActive[22]]).toEqual([1, 1, 0]);
  expect(story.next()).toBe(0);
});

it('CK-ACT-04: one knight on an intersection: the weaker one has to leave, and a retreat ends where none stands', () => {
  const players = [
    { ...line, knights: [knight('V21', 'strong', true)] },
    { settlements: ['V33'], roads: ['E36', 'E29', 'E30', 'E45'], knights: [knight('V22'), knight('V24')] },
  ];
  const story = realm({ players });
  story.play('march V21 V22');
  expect(story.options()).toEqual(['retreat V23', 'retreat V34']);
  expect(story.refusal('retreat V24')).toBe('CK-ACT-08');
  story.play('retreat V23');
  expect([22, 23, 24].map((vertex) => table(story).knightOwners[vertex])).toEqual([0, 1, 1]);
});

it('CK-ACT-05: equal strength is not enough', () => {
  const players = [
    { ...line, knights: [knight('V21', 'strong', true)] },
    { ...other, knights: [knight('V22', 'strong')] },
  ];
  expect(realm({ players }).refusal('march V21 V22')).toBe('CK-ACT-05');
});

it('CK-ACT-09: the place the attacker came from is free for the retreat', () => {
  // Red comes from V23 to V22; blue’s roads lead from there by V33, V34, V35 and V24 to V23.
  const players = [
    { settlements: ['V13'], roads: ['E21', 'E29'], knights: [knight('V23', 'strong', true)] },
    { settlements: ['V33'], roads: ['E36', 'E45', 'E46', 'E37', 'E30'], knights: [knight('V22')] },
  ];
  const story = realm({ players });
  story.play('march V23 V22');
  expect(story.options()).toEqual(['retreat V23', 'retreat V24', 'retreat V34', 'retreat V35']);
  story.play('retreat V23');
  expect([table(story).knightOwners[22], table(story).knightOwners[23], story.broken()]).toEqual([0, 1, []]);
});

it('CK-ACT-09: a knight whose only free place is where the attacker came from goes there and does not leave the board', () => {
  const players = [
    { settlements: ['V13'], roads: ['E21', 'E29'], knights: [knight('V23', 'strong', true)] },
    {
      settlements: ['V33', 'V35'],
      roads: ['E36', 'E45', 'E46', 'E37', 'E30'],
      knights: [knight('V22'), knight('V24'), knight('V34', 'strong')],
    },
  ];
  const story = realm({ players });
  story.play('march V23 V22');
  expect(story.events('knightRetreated')).toMatchObject([{ seat: 1, from: 22, to: 23, rule: 'CK-ACT-06' }]);
  expect([story.events('knightRemoved'), story.next(), story.broken()]).toEqual([[], 0, []]);
});

it('CK-ACT-13: a single place for the retreat is taken without asking', () => {
  const players = [
    { settlements: ['V13'], roads: ['E21', 'E29'], knights: [knight('V23', 'strong', true)] },
    { settlements: ['V33'], roads: ['E36', 'E28'], knights: [knight('V22')] },
  ];
  const story = realm({ players });
  story.play('march V23 V22');
  // Blue’s only other intersection is V21.
  expect(story.events('knightRetreated')).toMatchObject([{ seat: 1, from: 22, to: 21 }]);
  expect(story.next()).toBe(0);
  const crossing = [
    { settlements: ['V13'], roads: ['E21', 'E29'], knights: [knight('V22', 'strong', true)] },
    { settlements: ['V24'], roads: ['E30'], knights: [] },
  ];
  const back = realm({ players: [crossing[0], { settlements: ['V35'], roads: ['E37', 'E30', 'E46'], knights: [knight('V23')] }] });
  back.play('march V22 V23');
  expect(back.options()).toEqual(['retreat V24', 'retreat V34']);
  back.play('retreat V24');
  expect(back.broken()).toEqual([]);
});

it('CK-ACT-10: a knight of any strength beside the robber drives it off, to any other hex, and steals as usual', () => {
  const players = [
    { ...line, knights: [knight('V21', 'basic', true), knight('V22', 'basic', true)] },
    { settlements: ['V19'], hand: cards('1 coin') },
  ];
  const story = realm({ landings: 2, robber: 'H4', players }, { dice: [0] });
  expect(story.refusal('chase V22')).toBe('CK-ACT-10');
  story.play('chase V21');
  expect(story.refusal('robber H4 -')).toBe('CAT-ROB-03');
  expect(story.options()).toEqual(expect.arrayContaining(['robber H5 -', 'robber H3 1']));
  story.play('robber H8 1');
  expect([story.state.open.robber, hand(story, 0)]).toEqual([8, goods('1 coin')]);
});

it('CK-ACT-12: a road laid this turn counts, and standing still is no march', () => {
  const players = [{ settlements: ['V10'], roads: ['E13'], knights: [knight('V11', 'basic', true)], hand: cards('1 brick, 1 lumber') }];
  const story = realm({ players });
  expect(story.refusal('march V11 V11')).toBe('CK-ACT-12');
  story.play('road E20', 'march V11 V21');
  expect(table(story).knightOwners[21]).toBe(0);
});
