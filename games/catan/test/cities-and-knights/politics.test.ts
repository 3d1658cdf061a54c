import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { dice, goods, hand, knight, progress, realm, scores, table } from './table.ts';

const line = { settlements: ['V10'], roads: ['E13', 'E20', 'E28'] };
const quiet = [...dice(6, 6, 'trade'), ...dice(6, 6, 'trade'), ...dice(6, 6, 'trade')];

it('CK-POL-01: the bishop moves the robber and takes one card from everybody there', () => {
  const players = [
    { settlements: ['V5'], progress: ['bishop', 'bishop'] },
    { settlements: ['V19', 'V21'], hand: cards('2 cloth') },
    { settlements: ['V10'], hand: cards('1 ore') },
  ];
  const story = realm({ landings: 1, players }, { dice: [0, 0] });
  expect(story.refusal('bishop H5')).toBe('CAT-ROB-03');
  expect(realm({ landings: 1, players: [{ settlements: ['V5'] }] }).refusal('bishop H4')).toBe('CK-POL-01');
  story.play('bishop H4');
  expect([story.state.open.robber, hand(story, 0), hand(story, 1), hand(story, 2)]).toEqual([
    4,
    goods('1 cloth, 1 ore'),
    goods('1 cloth'),
    goods(''),
  ]);
  // Nobody there, or nobody with cards: allowed as well.
  story.play('bishop H18');
  expect([story.state.open.robber, story.events('nothingStolen').length]).toEqual([18, 1]);
});

it('CK-POL-02: the diplomat removes a road that is open at one end', () => {
  const players = [
    { ...line, progress: ['diplomat'] },
    { settlements: ['V33'], roads: ['E36', 'E29', 'E30'], knights: [knight('V24')] },
    { settlements: ['V45'], roads: ['E60', 'E59'] },
  ];
  const story = realm({ players });
  // E30 carries a knight that would stand without a road; E29 and E13 are closed at both ends.
  expect(story.options().filter((move) => move.startsWith('diplomat'))).toEqual(['diplomat E28', 'diplomat E59']);
  for (const edge of ['E30', 'E29', 'E13', 'E0']) expect(story.refusal(`diplomat ${edge}`)).toBe('CK-POL-02');
});

it('CK-POL-02: foreign pieces do not close an end, own roads beyond them do', () => {
  const players = [{ progress: ['diplomat'] }, { settlements: ['V34'], roads: ['E45', 'E36'] }, { settlements: ['V22'] }];
  expect(realm({ players }).options()).toContain('diplomat E36');
  const beyond = [
    { progress: ['diplomat'] },
    { settlements: ['V34', 'V13'], roads: ['E45', 'E36', 'E29', 'E21'] },
    { settlements: ['V22'] },
  ];
  expect(realm({ players: beyond }).options()).toEqual(['end']);
});

it('CK-POL-03: a foreign road goes home; for an own one another may be laid, elsewhere and free', () => {
  const players = [
    { ...line, progress: ['diplomat', 'diplomat'] },
    { settlements: ['V45'], roads: ['E60', 'E59'] },
  ];
  const story = realm({ players });
  story.play('diplomat E59');
  expect([story.state.open.roads[59], story.state.open.roadsLeft, story.asking]).toEqual([-1, [12, 14, 15], 'ckAction']);
  story.play('diplomat E28');
  expect([story.asking, story.refusal('road E28')]).toEqual(['rebuild', 'CK-POL-03']);
  story.play('road E7');
  expect([story.state.open.roads[28], story.state.open.roads[7], story.state.open.roadsLeft[0]]).toEqual([-1, 0, 12]);
  expect(story.broken()).toEqual([]);
});

it('CK-POL-03, CK-LR-01: the routes are measured when the road lies again, or when it is left', () => {
  const five = { settlements: ['V10'], roads: ['E13', 'E20', 'E28', 'E29', 'E30'], progress: ['diplomat'] };
  const moved = realm({ players: [five] });
  expect(scores(moved)[0]).toBe(3);
  moved.play('diplomat E30');
  expect([moved.state.open.roadHolder, moved.broken()]).toEqual([0, []]);
  moved.play('road E21');
  expect([moved.state.open.roadHolder, moved.events('longestRoadAside')]).toEqual([0, []]);
  const left = realm({ players: [five] });
  left.play('diplomat E30', 'pass');
  expect([left.state.open.roadHolder, left.state.open.routes[0]]).toEqual([-1, 4]);
});

it('CK-POL-04: the warlord arms all own knights; those that were passive act later', () => {
  const players = [{ ...line, knights: [knight('V11'), knight('V21', 'basic', true)], progress: ['warlord'] }];
  const story = realm({ players });
  story.play('warlord');
  expect([table(story).knightActive[11], table(story).knightActive[21]]).toEqual([1, 1]);
  expect(story.refusal('march V11 V22')).toBe('CK-KN-05');
  story.play('march V21 V22');
  expect(table(story).knightOwners[22]).toBe(0);
});

it('CK-POL-05, CK-CARD-07: everybody with more points gives two cards, chosen at the same time', () => {
  const players = [
    { settlements: ['V0'], progress: ['wedding'] },
    { cities: ['V3'], hand: cards('3 ore, 1 cloth') },
    { cities: ['V20'], hand: cards('1 brick') },
    { settlements: ['V45'], hand: cards('5 wool') },
  ];
  const story = realm({ players }, { seats: 4 });
  story.play('wedding');
  // The one with a single card has no choice; equal points give nothing.
  expect(story.view(0).asked.must).toEqual([1]);
  expect(story.refusal('gift ore', 1)).toBe('CK-POL-05');
  expect(story.refusal('gift cloth,cloth', 1)).toBe('CK-POL-05');
  story.play('gift cloth,ore');
  expect(story.events('given').map(({ seat, cards: given }) => [seat, given])).toEqual([
    [1, goods('1 ore, 1 cloth')],
    [2, goods('1 brick')],
  ]);
  expect([0, 1, 2, 3].map((seat) => hand(story, seat))).toEqual([
    goods('1 brick, 1 ore, 1 cloth'),
    goods('2 ore'),
    goods(''),
    goods('5 wool'),
  ]);
});

it('CK-POL-06: intrigue sends any knight at an own road away, without an own one', () => {
  const players = [
    { ...line, progress: ['intrigue'], hand: cards('1 ore, 1 wool') },
    { settlements: ['V33'], roads: ['E36', 'E29', 'E30'], knights: [knight('V22', 'mighty', true), knight('V23')] },
  ];
  const story = realm({ players });
  expect(story.refusal('intrigue V23')).toBe('CK-POL-06');
  story.play('intrigue V22');
  // Past the own knight on V23 to V24, which is the only free place.
  expect([table(story).knightOwners[22], table(story).knightLevels[24], table(story).knightActive[24]]).toEqual([-1, 3, 1]);
  story.play('recruit V22');
  expect(table(story).knightOwners[22]).toBe(0);
});

it('CK-POL-07, CK-EX-08: the saboteur halves the hand of everybody with as many points, walls or not', () => {
  const players = [
    { cities: ['V0'], progress: ['saboteur'] },
    { cities: ['V3'], walls: ['V3'], hand: cards('9 ore') },
    { settlements: ['V20'], hand: cards('8 wool') },
  ];
  const story = realm({ players });
  story.play('saboteur');
  expect([story.view(0).asked.must, story.refusal('discard ore,ore,ore', 1)]).toEqual([[1], 'CK-POL-07']);
  story.play('discard ore,ore,ore,ore');
  expect([hand(story, 1), hand(story, 2), story.state.open.bank[4]]).toEqual([goods('5 ore'), goods('8 wool'), 14]);
});

it('CK-POL-08: the spy sees the hidden cards of an opponent and may take one, playable at once', () => {
  const players = [{ settlements: ['V10'], progress: ['spy'] }, { progress: ['mining', 'spy', 'crane'] }, { progress: ['bishop'] }];
  const story = realm({ players });
  story.play('spy 1');
  expect(story.options()).toEqual(['pass', 'steal crane', 'steal mining', 'steal spy']);
  expect(story.refusal('steal bishop')).toBe('CK-POL-08');
  story.play('steal spy', 'spy 1', 'steal mining', 'mining');
  expect([progress(story, 0), progress(story, 1), hand(story, 0)]).toEqual([[], ['crane'], goods('4 ore')]);
  expect(story.events('progressTakenUnseen').map(({ deck }) => deck)).toEqual([1, 2]);
  expect(story.broken()).toEqual([]);
});

it('CK-CARD-09: whoever is named must have something to lose', () => {
  const players = [
    { cities: ['V0'], progress: ['spy', 'deserter', 'masterMerchant'] },
    { settlements: ['V20'], hand: cards('3 ore') },
    { cities: ['V33', 'V45'] },
  ];
  const story = realm({ players });
  for (const move of [
    'spy 1',
    'spy 0',
    'spy 3',
    'deserter 1',
    'deserter 0',
    'deserter 3',
    'masterMerchant 1',
    'masterMerchant 2',
    'masterMerchant 3',
  ])
    expect(story.refusal(move)).toBe('CK-CARD-09');
});

it('CK-POL-09: an opponent gives up a knight, and one of its level and state may join', () => {
  const players = [
    { ...line, progress: ['deserter'] },
    { settlements: ['V35'], roads: ['E37', 'E30'], knights: [knight('V24', 'mighty', true), knight('V23')] },
  ];
  const story = realm({ players });
  story.play('deserter 1');
  expect([story.next(), story.options(), story.refusal('dismiss V21')]).toEqual([1, ['dismiss V23', 'dismiss V24'], 'CK-POL-09']);
  story.play('dismiss V24');
  expect([story.next(), story.options()]).toEqual([0, ['enlist V11', 'enlist V21', 'enlist V22', 'pass']]);
  expect(story.refusal('enlist V24')).toBe('CK-POL-09');
  // Mighty without a fortress.
  story.play('enlist V21');
  expect([table(story).knightLevels[21], table(story).knightActive[21], table(story).knightsLeft]).toEqual([
    3,
    1,
    [2, 2, 1, 1, 2, 2, 2, 2, 2],
  ]);
  expect(story.broken()).toEqual([]);
});

it('CK-POL-11: a deserter that comes active may act this very turn', () => {
  const players = [
    { ...line, progress: ['deserter'] },
    { settlements: ['V35'], roads: ['E37'], knights: [knight('V24', 'basic', true)] },
  ];
  const story = realm({ players });
  // With a single knight there is no choice.
  story.play('deserter 1', 'enlist V21', 'march V21 V22');
  expect(table(story).knightOwners[22]).toBe(0);
});

it('CK-EX-15: without a piece of the level a basic knight comes; without that none, and the opponent loses the knight all the same', () => {
  const victim = { settlements: ['V35'], roads: ['E37'], knights: [knight('V24', 'strong')] };
  const long = { settlements: ['V10'], roads: ['E13', 'E20', 'E28', 'E27', 'E26'] };
  const strong = [knight('V11', 'strong'), knight('V21', 'strong')];
  const story = realm({ players: [{ ...long, knights: strong, progress: ['deserter'] }, victim] });
  story.play('deserter 1', 'enlist V22');
  expect(table(story).knightLevels[22]).toBe(1);
  const full = realm({ players: [{ ...long, knights: [...strong, knight('V20'), knight('V19')], progress: ['deserter'] }, victim] });
  full.play('deserter 1');
  expect([full.asking, table(full).knightOwners[24], full.broken()]).toEqual(['ckAction', -1, []]);
});

it('CK-POL-09: for a mighty knight without a piece a basic one comes, though a strong one is left', () => {
  const victim = { settlements: ['V35'], roads: ['E37'], knights: [knight('V24', 'mighty')] };
  const long = { settlements: ['V10'], roads: ['E13', 'E20', 'E28'] };
  const mighty = [knight('V11', 'mighty'), knight('V21', 'mighty')];
  const story = realm({ players: [{ ...long, knights: mighty, progress: ['deserter'] }, victim] });
  story.play('deserter 1', 'enlist V22');
  expect([table(story).knightLevels[22], table(story).knightsLeft.slice(0, 3)]).toEqual([1, [1, 2, 0]]);
});

it('CK-POL-10: the constitution is a point, laid open at once', () => {
  const story = realm(
    { at: 'beforeRoll', players: [{ tracks: [0, 1, 0] }], decks: { politics: ['constitution'] } },
    { dice: dice(2, 1, 'politics') },
  );
  story.play('roll');
  expect([table(story).laid, progress(story, 0), scores(story)[0]]).toEqual([[-1, 0], [], 1]);
});

it('CK-POL-12, CK-END-03: points are compared as they lie open when the card is played', () => {
  const players = [
    { settlements: ['V0'], progress: ['wedding'], hand: cards('3 ore, 2 grain') },
    { settlements: ['V20'], defenders: 1, hand: cards('3 wool') },
  ];
  const ahead = realm({ players });
  ahead.play('wedding');
  expect(ahead.events('giftsOwed')).toMatchObject([{ owed: [0, 2, 0] }]);
  const level = realm({ players });
  level.play('city V0');
  expect(level.refusal('wedding')).toBe('CK-CARD-06');
});

it('CK-LR-01, CK-LR-02: a knight cuts the longest road, whose parts still belong to its owner', () => {
  const players = [
    { settlements: ['V10'], roads: ['E13', 'E20', 'E28', 'E29', 'E30'], hand: cards('1 brick, 1 lumber') },
    { settlements: ['V33'], roads: ['E36'], hand: cards('1 ore, 1 wool') },
  ];
  const story = realm({ turn: 1, players }, { dice: quiet });
  expect(scores(story).slice(0, 2)).toEqual([3, 1]);
  story.play('recruit V22');
  expect([story.state.open.routes[0], story.state.open.roadHolder, scores(story)[0]]).toEqual([3, -1, 1]);
  expect(story.events('longestRoadAside')).toMatchObject([{ seat: 0 }]);
  story.play('end', 'roll', 'end', 'roll', 'road E31');
  expect([story.state.open.roads[31], story.state.open.routes[0]]).toEqual([0, 3]);
  expect(story.broken()).toEqual([]);
});

it('CK-LR-01: a displaced knight changes the routes once, when it stands again', () => {
  // Blue's knight on V22 cuts red's road; driven to V23 it cuts it again.
  const players = [
    { settlements: ['V10'], roads: ['E13', 'E20', 'E28', 'E29', 'E30'], knights: [knight('V21', 'strong', true)] },
    { settlements: ['V33', 'V13'], roads: ['E36', 'E21'], knights: [knight('V22')] },
  ];
  const story = realm({ players });
  expect(story.state.open.routes[0]).toBe(3);
  story.play('march V21 V22');
  // Blue's roads lead from V22 to V33 only: no place, so the knight leaves and red's five roads are whole.
  expect([story.state.open.routes[0], story.events('longestRoad').length, scores(story)[0]]).toEqual([5, 1, 3]);
});

it('CK-POL-02: a road by which a knight stands alone is not taken, whichever end it is at', () => {
  for (const place of ['V10', 'V11']) {
    const player = { settlements: ['V40'], roads: ['E13'], knights: [knight(place)], progress: ['diplomat'] };
    expect(realm({ players: [player] }).refusal('diplomat E13')).toBe('CK-POL-02');
  }
});

it('a card that is not in hand is refused by its own rule and not on offer', () => {
  const story = realm({
    players: [
      { settlements: ['V10'], cities: ['V0'], roads: ['E13'], knights: [knight('V11')] },
      { cities: ['V20', 'V22'], hand: cards('4 ore') },
    ],
  });
  const lines = ['saboteur', 'wedding', 'warlord', 'mining', 'irrigation', 'crane', 'engineer V0'];
  expect(lines.map((line) => story.refusal(line))).toEqual([
    'CK-POL-07',
    'CK-POL-05',
    'CK-POL-04',
    'CK-SCI-03',
    'CK-SCI-04',
    'CK-SCI-02',
    'CK-SCI-07',
  ]);
  expect(story.options()).toEqual(['end']);
  expect(story.refusal('promote V11')).toBe('CK-KN-06');
  expect(realm({ at: 'beforeRoll' }).refusal('alchemist 1 1')).toBe('CK-SCI-01');
});

it('CK-POL-04, CK-POL-05: warlord and wedding are on offer where they do something', () => {
  const held = { settlements: ['V10'], roads: ['E13'], progress: ['warlord', 'wedding'] };
  const ahead = { cities: ['V20', 'V22'], hand: cards('4 ore') };
  const played = (...players: unknown[]) => realm({ players }).options();
  expect(played({ ...held, knights: [knight('V11')] }, ahead)).toEqual(['end', 'warlord', 'wedding']);
  expect(played({ ...held, knights: [knight('V11', 'basic', true)] }, {})).not.toContain('warlord');
  expect(played(held, { hand: cards('4 ore') })).toEqual(['end']);
});
