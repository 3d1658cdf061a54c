import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { dice, fresh, goods, hand, kinds, knight, progress, realm, scores, table } from './table.ts';

const landing = { dice: dice(1, 1, 'ship') };
const west = { settlements: ['V10'], roads: ['E13', 'E20', 'E28'] };
const east = { settlements: ['V35'], roads: ['E37', 'E30', 'E46'] };
const south = { settlements: ['V42'], roads: ['E57', 'E56', 'E58'] };

/** The barbarians land on this position. */
function attacked(players: unknown[], more: Record<string, unknown> = {}, options: Record<string, unknown> = {}) {
  const story = realm({ at: 'beforeRoll', ship: 6, players, ...more }, landing, options);
  story.play('roll');
  return story;
}

it('CK-BARB-01, CK-BARB-02: as many barbarians as cities, metropolises once; all active knights of all players against them', () => {
  const players = [
    { ...west, cities: ['V0', 'V3'], tracks: [4, 0, 0], knights: [knight('V11', 'strong', true), knight('V21', 'mighty')] },
    { ...east, knights: [knight('V24', 'basic', true)] },
    south,
  ];
  const story = attacked(players, { metropolises: { trade: 'V0' } });
  expect(story.events('attackWon')).toMatchObject([{ barbarians: 2, catan: 3, strengths: [2, 1, 0] }]);
});

it('CK-BARB-03: nobody can arm a knight when they land', () => {
  const players = [{ ...west, cities: ['V0', 'V3'], knights: [knight('V11', 'mighty')], hand: cards('3 grain') }];
  const story = attacked(players);
  expect(story.events('attackLost')).toMatchObject([{ barbarians: 2, catan: 0 }]);
  expect([story.asking, story.options()]).toEqual(['pillage', ['lose V0', 'lose V3']]);
});

it('CK-BARB-04: they win only if they are stronger', () => {
  const players = [{ ...west, cities: ['V0'], knights: [knight('V11', 'basic', true)] }];
  expect(kinds(attacked(players))).toContain('attackWon');
  const two = [{ ...west, cities: ['V0', 'V3'], knights: [knight('V11', 'basic', true)] }];
  expect(kinds(attacked(two))).toContain('attackLost');
});

it('CK-BARB-05, CK-BARB-07: the weakest of those with a city lose one each, of their own choice, all together', () => {
  const players = [
    { cities: ['V0', 'V3'], walls: ['V3'] },
    { ...east, cities: ['V20'], knights: [knight('V24', 'basic', true)] },
    { cities: ['V43', 'V45'] },
  ];
  const story = attacked(players);
  expect(story.view(1).asked.must).toEqual([0, 2]);
  expect(story.refusal('lose V43', 0)).toBe('CK-BARB-07');
  story.by(2, 'lose V45');
  story.by(0, 'lose V3');
  expect(story.events('pillaged').map(({ seat, vertex }) => [seat, vertex])).toEqual([
    [0, 3],
    [2, 45],
  ]);
  expect([story.state.open.citiesLeft, story.state.open.settlementsLeft]).toEqual([
    [3, 3, 3],
    [4, 4, 4],
  ]);
  expect([table(story).wallsLeft[0], scores(story)]).toEqual([3, [3, 3, 3]]);
  expect(story.broken()).toEqual([]);
});

it('CK-BARB-06, CK-EX-04: who has only settlements or a metropolis is left alone', () => {
  const players = [
    { ...west, cities: ['V0', 'V3'], knights: [knight('V11', 'basic', true)] },
    { ...east, cities: ['V20', 'V14'], knights: [knight('V24', 'basic', true)] },
    { cities: ['V45'], tracks: [0, 0, 4] },
    { ...south, knights: [knight('V41', 'basic', true)] },
  ];
  const story = realm({ at: 'beforeRoll', ship: 6, players, metropolises: { science: 'V45' } }, { ...landing, seats: 4 });
  story.play('roll');
  expect(story.events('attackLost')).toMatchObject([{ barbarians: 5, catan: 3 }]);
  expect(story.events('spared').map(({ seat }) => seat)).toEqual([2, 3]);
  story.by(0, 'lose V0');
  story.by(1, 'lose V20');
  expect(story.state.open.citiesLeft).toEqual([3, 3, 3, 4]);
});

it('CK-BARB-08, CK-BARB-09: without a settlement to spare the city is laid down, and set up again before any other upgrade', () => {
  const players = [
    { cities: ['V0'], settlements: ['V3', 'V5', 'V16', 'V18', 'V20'], hand: cards('6 ore, 4 grain'), progress: ['medicine'] },
  ];
  const story = attacked(players);
  expect(story.events('pillaged')).toMatchObject([{ vertex: 0, tipped: true, rule: 'CK-BARB-08' }]);
  expect([story.state.open.citiesLeft[0], story.state.open.settlementsLeft[0], scores(story)[0]]).toEqual([3, 0, 6]);
  expect([story.refusal('city V3'), story.refusal('medicine V3'), story.refusal('wall V0')]).toEqual([
    'CK-BARB-09',
    'CK-BARB-09',
    'CK-WALL-01',
  ]);
  expect(story.broken()).toEqual([]);
  story.play('city V0', 'medicine V3');
  expect([hand(story, 0), story.state.open.citiesLeft[0], scores(story)[0]]).toEqual([goods('2 ore, 1 grain'), 2, 8]);
});

it('CK-BARB-08: a city on its side is neither counted nor pillaged nor paid as a city', () => {
  const story = realm({ at: 'beforeRoll', ship: 6, players: [{ tipped: ['V3'] }, { cities: ['V20'] }] }, landing);
  story.play('roll');
  expect(story.events('barbariansLanded')).toMatchObject([{ barbarians: 1 }]);
  expect(story.events('pillaged').map(({ seat }) => seat)).toEqual([1]);
  expect(hand(story, 0)).toEqual(goods('1 ore'));
  expect(story.broken()).toEqual([]);
});

it('CK-BARB-10: without a city improvements stay and draw, but no more are bought', () => {
  const players = [{ settlements: ['V0'], tracks: [1, 0, 0], hand: cards('2 cloth') }];
  const story = realm({ at: 'beforeRoll', players, decks: { trade: ['merchant'] } }, { dice: dice(1, 1, 'trade') });
  story.play('roll');
  expect(progress(story, 0)).toEqual(['merchant']);
  expect(story.refusal('improve trade')).toBe('CK-BARB-10');
});

it('CK-BARB-11: the strongest alone becomes a defender, worth a point', () => {
  const players = [
    { ...west, knights: [knight('V11', 'basic', true)] },
    { ...east, cities: ['V20'], knights: [knight('V24', 'strong', true)] },
  ];
  const story = attacked(players);
  expect(story.events('defender')).toMatchObject([{ seat: 1, cards: 1 }]);
  expect(scores(story)).toEqual([1, 4, 0]);
});

it('CK-BARB-12: several strongest draw a card each from a deck of their choice, clockwise from the turn', () => {
  const players = [
    { ...west, knights: [knight('V11', 'basic', true)] },
    { ...east, knights: [knight('V24', 'basic', true)] },
  ];
  const story = realm({ at: 'beforeRoll', turn: 1, ship: 6, players, decks: { trade: ['merchant'], science: ['crane'] } }, landing);
  story.play('roll');
  expect([story.asking, story.next(), story.options()]).toEqual(['chooseDeck', 1, ['draw politics', 'draw science', 'draw trade']]);
  story.play('draw trade');
  expect(story.next()).toBe(0);
  story.play('draw science');
  expect([progress(story, 1), progress(story, 0)]).toEqual([['merchant'], ['crane']]);
  expect(table(story).defenders).toEqual([0, 0, 0]);
});

it('CK-BARB-12, CK-EVENT-05: a deck that ran out is not offered, and where all are empty nothing is drawn', () => {
  const players = [
    { ...west, knights: [knight('V11', 'basic', true)] },
    { ...east, knights: [knight('V24', 'basic', true)] },
  ];
  const story = realm({ at: 'beforeRoll', ship: 6, players }, landing);
  story.state.hidden.decks?.[1]?.splice(0);
  story.play('roll');
  expect([story.options(), story.refusal('draw politics')]).toEqual([['draw science', 'draw trade'], 'CK-EVENT-05']);
  const empty = realm({ at: 'beforeRoll', ship: 6, players }, landing);
  for (const deck of empty.state.hidden.decks ?? []) deck.splice(0);
  empty.play('roll');
  expect(empty.asking).toBe('ckAction');
  expect(empty.events('decksEmpty')).toEqual([0, 1].map((seat) => ({ kind: 'decksEmpty', seat, rule: 'CK-EVENT-05' })));
});

it('CK-BARB-13: without any knight nobody has earned anything', () => {
  const story = attacked([west]);
  expect(story.events('nobodyRewarded')).toMatchObject([{ barbarians: 0, rule: 'CK-BARB-13' }]);
  expect([table(story).defenders, progress(story, 0)]).toEqual([[0, 0, 0], []]);
});

it('CK-BARB-14: when the six cards are gone the honour is still a point', () => {
  const players = [{ ...west, knights: [knight('V11', 'basic', true)] }, { defenders: 6 }];
  const story = attacked(players);
  expect([table(story).defenders, scores(story).slice(0, 2)]).toEqual([
    [1, 6, 0],
    [2, 6],
  ]);
});

it('CK-BARB-15: afterwards all knights rest and the ship is back at its start', () => {
  const players = [
    { ...west, knights: [knight('V11', 'basic', true)] },
    { ...east, cities: ['V20'], knights: [knight('V24', 'mighty', true)] },
  ];
  const story = attacked(players);
  expect([table(story).ship, table(story).knightActive.includes(1)]).toEqual([0, false]);
  expect(story.events('barbariansLeft')).toMatchObject([{ knights: [11, 24], first: true }]);
  expect(table(story).knightLevels[24]).toBe(3);
});

it('CK-BARB-16: whoever has five cards after the draw gives one back at once, unless it is the own turn', () => {
  const four = ['mining', 'irrigation', 'crane', 'medicine'];
  const players = [
    { ...west, knights: [knight('V11', 'basic', true)], progress: four },
    { ...east, knights: [knight('V24', 'basic', true)], progress: four },
  ];
  const story = attacked(players, { decks: { trade: ['merchant', 'masterMerchant'] } });
  story.play('draw trade', 'draw trade');
  expect([story.asking, story.view(0).asked.must]).toEqual(['surplus', [1]]);
  story.by(1, 'return masterMerchant');
  expect([progress(story, 0).length, progress(story, 1).length]).toEqual([5, 4]);
});

it('CK-BARB-17: strengths, losses, rest of the knights, and only then the roll of the dice', () => {
  const players = [{ cities: ['V0', 'V2'] }, { ...east, knights: [knight('V24', 'basic', true)] }];
  const story = realm({ at: 'beforeRoll', ship: 6, players }, { dice: dice(3, 3, 'ship') });
  story.play('roll');
  expect([table(story).ship, kinds(story).includes('produced')]).toEqual([7, false]);
  expect(story.broken()).toEqual([]);
  story.play('lose V2');
  const order = ['barbariansLanded', 'attackLost', 'pillaged', 'barbariansLeft', 'produced'];
  expect(kinds(story).filter((kind) => order.includes(kind))).toEqual(order);
  // V0 is still a city, V2 a settlement now.
  expect(hand(story, 0)).toEqual(goods('3 brick'));
});

it('CK-BARB-18: each victim loses one city and nothing else', () => {
  const players = [
    { ...west, cities: ['V0', 'V3', 'V5'], tracks: [2, 1, 3], knights: [knight('V11', 'strong')], hand: cards('3 ore'), progress: ['spy'] },
  ];
  const story = attacked(players);
  story.play('lose V5');
  expect([story.state.open.citiesLeft[0], table(story).tracks.slice(0, 3)]).toEqual([2, [2, 1, 3]]);
  expect([table(story).knightLevels[11], hand(story, 0)[4], progress(story, 0)]).toEqual([2, 5, ['spy']]);
  expect(story.state.open.roads.filter((owner) => owner === 0)).toHaveLength(3);
});

it('CK-VAR-01, CK-VAR-02: in the nasty game each player says in turn which active knights fight, and only those rest', () => {
  const players = [
    { ...west, cities: ['V0'], knights: [knight('V11', 'strong', true), knight('V21', 'basic', true)] },
    { ...east, knights: [knight('V24', 'basic', true)] },
    south,
  ];
  const story = attacked(players, {}, { nasty: true });
  expect([story.asking, story.next()]).toEqual(['muster', 0]);
  for (const line of ['commit V24', 'commit V11,V11', 'commit V30']) expect(story.refusal(line)).toBe('CK-VAR-01');
  story.play('commit V21');
  expect([story.next(), table(story).committed, story.broken()]).toEqual([1, [21], []]);
  story.play('commit -');
  expect(story.events('attackWon')).toMatchObject([{ barbarians: 1, catan: 1, strengths: [1, 0, 0] }]);
  expect([table(story).knightActive[11], table(story).knightActive[21], table(story).knightActive[24]]).toEqual([1, 0, 1]);
});

it('CK-VAR-01: knights that rest cannot be committed, and the strength of the others is told', () => {
  const knights = [knight('V11', 'strong', true), knight('V21', 'basic', true), knight('V22')];
  const story = attacked([{ ...west, cities: ['V0'], knights }], {}, { nasty: true });
  expect(story.refusal('commit V22')).toBe('CK-VAR-01');
  story.play('commit V11,V21');
  expect(story.events('mustered')).toEqual([{ kind: 'mustered', seat: 0, vertices: [11, 21], strength: 3, rule: 'CK-VAR-01' }]);
});

it('CK-VAR-03: who commits nothing counts as the weakest', () => {
  const players = [
    { ...west, cities: ['V0'], knights: [knight('V11', 'mighty', true)] },
    { ...east, cities: ['V20'], knights: [knight('V24', 'basic', true)] },
  ];
  const story = attacked(players, {}, { nasty: true });
  story.play('commit -', 'commit V24');
  expect(story.events('attackLost')).toMatchObject([{ barbarians: 2, catan: 1, strengths: [0, 1, 0] }]);
  expect(story.events('pillaged').map(({ seat }) => seat)).toEqual([0]);
  expect(fresh({ nasty: true }).state.config.options.nasty).toBe(true);
});
