import { expect, it } from 'vitest';
import { PROGRESS } from '../../src/cities-and-knights/data/progress.ts';
import { cards } from '../table.ts';
import { dice, goods, hand, kinds, knight, progress, realm, scores, table } from './table.ts';

const line = { settlements: ['V10'], roads: ['E13', 'E20', 'E28'] };
const quiet = [...dice(6, 6, 'trade'), ...dice(6, 6, 'trade'), ...dice(6, 6, 'trade')];

it('CK-SCI-01: the alchemist chooses both dice before the roll; the event die is thrown and comes first, with the chosen red', () => {
  const players = [{ settlements: ['V10'], tracks: [3, 0, 0], progress: ['alchemist'] }];
  const story = realm({ at: 'beforeRoll', players, decks: { trade: ['merchant'] } }, { dice: [3] });
  expect(story.options()).toHaveLength(37);
  story.play('alchemist 4 5');
  expect([story.state.open.dice, progress(story, 0), hand(story, 0)]).toEqual([[4, 5], ['merchant'], goods('1 ore')]);
  expect(kinds(story).indexOf('progressDrawn')).toBeLessThan(kinds(story).indexOf('produced'));
  const seven = realm({ at: 'beforeRoll', players: [{ hand: cards('8 ore'), progress: ['alchemist'] }] }, { dice: [3] });
  seven.play('alchemist 3 4');
  expect(seven.asking).toBe('discard');
});

it('CK-SCI-11: only one alchemist a turn, since the event die follows at once', () => {
  const story = realm({ at: 'beforeRoll', players: [{ progress: ['alchemist', 'alchemist'] }] }, { dice: [3] });
  story.play('alchemist 1 1');
  expect(story.refusal('alchemist 1 1')).toBe('CK-SCI-01');
  expect(progress(story, 0)).toEqual(['alchemist']);
});

it('CK-SCI-02: a crane takes one commodity off the next improvement, never two', () => {
  const players = [{ cities: ['V0'], tracks: [1, 0, 0], hand: cards('1 cloth, 3 ore, 1 grain'), progress: ['crane', 'crane'] }];
  const story = realm({ players });
  story.play('crane');
  expect(story.refusal('crane')).toBe('CK-SCI-02');
  // Not for cities.
  expect(story.refusal('city V0')).toBe('CAT-BUILD-05');
  story.play('improve trade');
  expect([hand(story, 0), table(story).tracks[0]]).toEqual([goods('3 ore, 1 grain'), 2]);
  story.play('crane', 'improve politics');
  expect(story.events('improved').at(-1)).toMatchObject({ track: 1, level: 1, paid: 0 });
  expect(story.refusal('improve science')).toBe('CK-IMP-02');
});

it('CK-SCI-02: one track that can rise is enough for a crane', () => {
  const player = { cities: ['V0'], tracks: [5, 0, 3], progress: ['crane'], hand: cards('2 coin') };
  const story = realm({ players: [player], metropolises: { trade: 'V0' } });
  expect([story.refusal('improve trade'), story.refusal('improve science')]).toEqual(['CK-IMP-07', 'CK-MET-05']);
  story.play('crane', 'improve politics');
  expect(hand(story, 0)).toEqual(goods('2 coin'));
});

it('CK-SCI-02: an unused crane is gone with the turn', () => {
  const players = [{ cities: ['V0'], progress: ['crane'] }];
  const story = realm({ players }, { dice: quiet });
  story.play('crane', 'end', 'roll', 'end', 'roll', 'end', 'roll');
  expect(story.refusal('improve trade')).toBe('CK-IMP-02');
  expect(table(story).crane).toBe(0);
});

it('CK-SCI-03, CK-EX-05: mining brings two ore for each mountains hex with an own building', () => {
  // Two settlements on H4, a city on H14; the robber does not matter.
  const players = [{ settlements: ['V19', 'V21'], cities: ['V43'], progress: ['mining', 'mining'] }, { hand: cards('14 ore') }];
  const story = realm({ robber: 'H14', players });
  story.play('mining');
  expect(hand(story, 0)).toEqual(goods('4 ore'));
  // One card is left in the bank.
  story.play('mining');
  expect(hand(story, 0)).toEqual(goods('5 ore'));
});

it('CK-SCI-04, CK-EX-06: irrigation brings two grain for each fields hex', () => {
  const players = [{ cities: ['V18', 'V20'], settlements: ['V48'], progress: ['irrigation'] }];
  const story = realm({ players });
  story.play('irrigation');
  expect(hand(story, 0)).toEqual(goods('4 grain'));
});

it('CK-SCI-05, CK-CARD-02: the printer is laid open when drawn, also out of turn, and is no card of the hand', () => {
  const players = [{}, { tracks: [0, 0, 1], progress: ['spy', 'mining', 'crane', 'medicine'] }];
  const story = realm({ at: 'beforeRoll', players, decks: { science: ['printer'] } }, { dice: dice(1, 1, 'science') });
  story.play('roll');
  expect([progress(story, 1).length, table(story).laid, scores(story)]).toEqual([4, [1, -1], [0, 1, 0]]);
  expect(story.asking).toBe('ckAction');
});

it('CK-SCI-06, CK-EX-07: the inventor exchanges two tokens, but no 2, 6, 8 or 12 and not two alike', () => {
  const story = realm({ robber: 'H4', players: [{ progress: ['inventor'] }] });
  // H1 2, H0 6, H7 8, H17 12, H5 the desert, H3 and H10 both 3.
  for (const pair of ['H1,H4', 'H0,H4', 'H4,H7', 'H4,H17', 'H4,H5', 'H3,H10', 'H4', 'H4,H4'])
    expect(story.refusal(`inventor ${pair}`)).toBe('CK-SCI-06');
  // H4 has a 9, H9 an 11.
  story.play('inventor H9,H4');
  expect([story.state.open.numbers[4], story.state.open.numbers[9], story.state.open.robber]).toEqual([11, 9, 4]);
});

it('CK-SCI-07: the engineer builds a wall without paying', () => {
  const story = realm({ players: [{ cities: ['V0'], settlements: ['V3'], progress: ['engineer'] }] });
  expect(story.refusal('engineer V3')).toBe('CK-CARD-10');
  story.play('engineer V0');
  expect([table(story).walls[0], table(story).wallsLeft[0]]).toEqual([1, 2]);
  expect(realm({ players: [{ cities: ['V0'] }] }).refusal('engineer V0')).toBe('CK-SCI-07');
});

it('CK-SCI-08: medicine makes a city for two ore and one grain, one card for one city', () => {
  const players = [{ settlements: ['V0', 'V3'], hand: cards('2 ore, 1 grain'), progress: ['medicine', 'medicine'] }];
  const story = realm({ players });
  expect(story.refusal('medicine V20')).toBe('CAT-BUILD-05');
  story.play('medicine V0');
  expect([hand(story, 0), story.state.open.levels[0], story.state.open.citiesLeft[0]]).toEqual([goods(''), 2, 3]);
  expect(story.refusal('medicine V3')).toBe('CK-CARD-10');
});

it('CK-SCI-08: medicine also sets up a city that lies on its side', () => {
  const story = realm({ players: [{ tipped: ['V0'], hand: cards('2 ore, 1 grain'), progress: ['medicine'] }] });
  story.play('medicine V0');
  expect([table(story).tipped, story.state.open.levels[0], story.state.open.citiesLeft[0]]).toEqual([[], 2, 3]);
  expect(story.events('cityRestored')).toMatchObject([{ vertex: 0 }]);
});

it('CK-SCI-09: the smith promotes up to two different knights, free, within the limits', () => {
  const players = [
    { ...line, knights: [knight('V11'), knight('V21', 'basic', true), knight('V22', 'strong')], progress: ['smith', 'smith'] },
  ];
  const story = realm({ players });
  expect(story.refusal('smith V22')).toBe('CK-KN-08');
  // Both strong pieces are out then, so there is no second promotion, and no second smith.
  story.play('smith V11');
  expect([story.asking, table(story).knightLevels[11], table(story).knightLevels[21]]).toEqual(['ckAction', 2, 1]);
  expect(story.refusal('smith V21')).toBe('CK-CARD-10');
});

it('CK-SCI-09: a second knight, or none', () => {
  const players = [{ ...line, knights: [knight('V11'), knight('V21', 'basic', true)], progress: ['smith'] }];
  const story = realm({ players });
  story.play('smith V21');
  expect([story.options(), story.refusal('promote V21')]).toEqual([['pass', 'promote V11'], 'CK-KN-07']);
  story.play('promote V11');
  expect([table(story).knightLevels[11], table(story).knightLevels[21], table(story).knightActive[21]]).toEqual([2, 2, 1]);
  const once = realm({ players });
  once.play('smith V21', 'pass');
  expect([table(once).knightLevels[11], once.asking]).toEqual([1, 'ckAction']);
  expect(once.events('passed')).toMatchObject([{ seat: 0, rule: 'CK-SCI-09' }]);
  expect(story.broken()).toEqual([]);
});

it('CK-SCI-10: two free roads, also apart, and the second may be left', () => {
  const players = [{ settlements: ['V10', 'V45'], progress: ['roadBuilding', 'roadBuilding'] }];
  const story = realm({ players });
  story.play('roadBuilding', 'road E13', 'road E60');
  expect([story.state.open.roads[13], story.state.open.roads[60], story.state.open.roadsLeft[0]]).toEqual([0, 0, 13]);
  story.play('roadBuilding');
  expect(story.refusal('stop')).toBe('CK-SCI-10');
  story.play('road E7', 'stop');
  expect([story.asking, story.state.open.roadsLeft[0]]).toEqual(['ckAction', 12]);
  const rules = [...story.events('roadBuilt'), ...story.events('stopped')].map(({ rule }) => rule);
  expect(rules).toEqual(['CK-SCI-10', 'CK-SCI-10', 'CK-SCI-10', 'CK-SCI-10']);
});

it('CK-CARD-10: cards that build or promote are played only where that is possible', () => {
  const story = realm({ players: [{ settlements: ['V0'], progress: ['engineer', 'medicine', 'smith', 'roadBuilding'] }] });
  expect([story.refusal('engineer V0'), story.refusal('medicine V0'), story.refusal('smith V0')]).toEqual([
    'CK-CARD-10',
    'CK-CARD-10',
    'CK-CARD-10',
  ]);
  expect(story.options()).toEqual(['end', 'roadBuilding']);
  expect(realm({ players: [{ progress: ['roadBuilding'] }] }).refusal('roadBuilding')).toBe('CK-CARD-10');
});

it('CK-CARD-01, CK-CARD-04, CK-CARD-08: any number of cards a turn, also one just drawn; each goes under its deck before it works', () => {
  const players = [{ settlements: ['V19', 'V48'], tracks: [0, 0, 1], progress: ['irrigation', 'irrigation'] }];
  const story = realm({ at: 'beforeRoll', players, decks: { science: ['mining'] } }, { dice: dice(1, 1, 'science') });
  story.play('roll', 'mining', 'irrigation', 'irrigation');
  expect(hand(story, 0)).toEqual(goods('2 ore, 8 grain'));
  const under = (['irrigation', 'irrigation', 'mining'] as const).map((card) => PROGRESS.indexOf(card));
  expect(story.state.hidden.decks?.[2]?.slice(0, 3)).toEqual(under);
  expect(table(story).beneath[2]).toEqual(under);
  expect(story.broken()).toEqual([]);
});

it('CK-CARD-05: progress cards are no goods', () => {
  const traders = [{ hand: cards('1 ore'), progress: ['mining'] }, { hand: cards('1 cloth'), progress: ['spy'] }, { progress: ['spy'] }];
  const trade = realm({ players: traders });
  const want = goods('1 brick, 1 lumber, 1 wool, 1 grain, 1 ore, 1 cloth, 1 coin, 1 paper');
  expect(trade.question().offers).toEqual([{ head: { kind: 'barter' }, give: goods('1 ore'), want, to: [1], inAll: 1 }]);
  const lines = ['barter mining cloth 1', 'barter ore spy 1', 'bank 4 mining ore', 'bank 4 ore mining'];
  expect(lines.map((line) => trade.refusal(line))).toEqual(lines.map(() => 'HOUSE-FORM'));
  trade.play('barter ore cloth 1', 'accept', 'trade 1');
  expect([0, 1, 2].map((seat) => progress(trade, seat))).toEqual([['mining'], ['spy'], ['spy']]);
  const players = [{ progress: ['mining'] }, { settlements: ['V19'], progress: ['spy'] }];
  const story = realm({ landings: 1, players }, { dice: dice(3, 4, 'trade') });
  story.play('end', 'roll');
  // Nobody has a card of the hand, so the robber finds nothing to take.
  expect(story.options().every((move) => move.endsWith(' -'))).toBe(true);
});

it('CK-CARD-06: a card that is certain to do nothing stays in the hand', () => {
  const players = [{ settlements: ['V0'], progress: ['mining', 'crane', 'warlord', 'wedding', 'saboteur'] }];
  const story = realm({ players });
  for (const card of ['mining', 'crane', 'warlord', 'wedding', 'saboteur']) expect(story.refusal(card)).toBe('CK-CARD-06');
  const empty = realm({ players: [{ settlements: ['V10'], progress: ['mining'] }, { hand: cards('19 ore') }] });
  expect(empty.refusal('mining')).toBe('CK-CARD-06');
  // Whether a monopoly brings anything only the hands of the others show.
  const monopoly = realm({ players: [{ progress: ['resourceMonopoly'] }, { hand: cards('1 ore') }] });
  monopoly.play('resourceMonopoly wool');
  expect(monopoly.events('monopolised')).toMatchObject([{ total: 0 }]);
});
