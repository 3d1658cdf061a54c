import { expect, it } from 'vitest';
import { PROGRESS } from '../../src/cities-and-knights/data/progress.ts';
import { catan } from '../../src/rules/index.ts';
import { cards } from '../table.ts';
import { dice, fresh, goods, hand, kinds, progress, realm, table } from './table.ts';

it('CK-TURN-01: all three dice are thrown first, and nothing but an alchemist comes before', () => {
  const players = [{ hand: cards('4 brick'), settlements: ['V10'] }];
  const story = realm({ at: 'beforeRoll', players }, { dice: dice(3, 4, 'trade') });
  expect(story.options()).toEqual(['roll']);
  for (const line of ['end', 'bank 4 brick ore', 'wall V10', 'barter brick ore 1']) expect(story.refusal(line)).toBe('CK-TURN-01');
  story.play('roll');
  expect([story.state.open.dice, table(story).event]).toEqual([[3, 4], 1]);
  expect(story.refusal('roll')).toBe('CK-TURN-01');
});

it('CK-TURN-02: first the event with its cards, then what the numbers bring', () => {
  const players = [{ settlements: ['V19'], tracks: [1, 0, 0] }];
  const story = realm({ at: 'beforeRoll', players }, { dice: dice(1, 3, 'trade') });
  story.play('roll');
  const order = kinds(story).filter((kind) => ['eventRolled', 'gateOpened', 'progressDrawn', 'produced'].includes(kind));
  expect(order).toEqual(['eventRolled', 'gateOpened', 'progressDrawn', 'produced']);
  expect(hand(story, 0)).toEqual(goods('1 grain'));
});

it('CK-TURN-03: after the roll everything goes in any order', () => {
  const players = [{ cities: ['V10'], roads: ['E13'], hand: cards('7 brick, 1 lumber, 1 wool, 1 ore, 1 grain, 1 cloth') }];
  const story = realm({ players });
  expect(story.asking).toBe('ckAction');
  story.play('recruit V11', 'wall V10', 'improve trade', 'road E20', 'activate V11', 'bank 4 brick ore');
  expect(hand(story, 0)).toEqual(goods('1 ore'));
  expect(story.asking).toBe('ckAction');
});

it('CK-TURN-04: knights and cards wait for the roll', () => {
  const players = [{ settlements: ['V10'], roads: ['E13', 'E20'], knights: [{ at: 'V11', active: true }], progress: ['mining', 'spy'] }];
  const story = realm({ at: 'beforeRoll', landings: 1, robber: 'H4', players }, { dice: dice(1, 1, 'trade') });
  for (const line of ['march V11 V21', 'chase V11', 'mining', 'spy 1']) expect(story.refusal(line)).toBe('CK-TURN-04');
  story.play('roll', 'march V11 V21', 'mining');
  expect(table(story).knightOwners[21]).toBe(0);
});

it('CK-TURN-05: the turn does not end with five hidden cards', () => {
  const story = realm({ players: [{ progress: ['mining', 'irrigation', 'spy', 'crane', 'bishop'] }] });
  expect(story.refusal('end')).toBe('CK-TURN-05');
  expect(story.options()).not.toContain('end');
  story.play('return spy');
  expect(progress(story, 0)).toEqual(['bishop', 'crane', 'irrigation', 'mining']);
  // Nobody gives up cards without need.
  expect(story.refusal('return bishop')).toBe('CK-CARD-03');
  story.play('end');
  expect(story.next()).toBe(1);
});

it('CK-EVENT-01: a ship brings the barbarians one space nearer, and on the seventh they attack at once', () => {
  const story = realm(
    { at: 'beforeRoll', ship: 5, players: [{ cities: ['V10'] }] },
    { dice: [...dice(1, 1, 'ship'), ...dice(1, 1, 'ship')] },
  );
  story.play('roll');
  expect([table(story).ship, table(story).landings]).toEqual([6, 0]);
  expect(story.broken()).toEqual([]);
  story.play('end', 'roll');
  expect([table(story).ship, table(story).landings]).toEqual([0, 1]);
  expect(story.events('barbariansLanded')).toMatchObject([{ barbarians: 1, first: true }]);
});

it.each([0, 1, 2, 3, 4, 5])('CK-EVENT-02, CK-EVENT-03: level %i draws with a red die of at most one more', (level) => {
  for (const red of [1, 2, 3, 4, 5, 6]) {
    const players = [{}, { tracks: [0, level, 0] }, { tracks: [5, 0, 5] }];
    // A white die that makes no seven; no city is needed.
    const story = realm({ at: 'beforeRoll', players }, { dice: dice(red, red === 6 ? 2 : 1, 'politics') });
    story.state.hidden.decks?.[1]?.push(PROGRESS.indexOf('spy'));
    story.play('roll');
    expect(progress(story, 1)).toHaveLength(level > 0 && red <= level + 1 ? 1 : 0);
    expect(progress(story, 2)).toEqual([]);
  }
});

it('CK-EVENT-04: the player whose turn it is draws first, the others follow clockwise', () => {
  const players = [{ tracks: [1, 0, 0] }, { tracks: [1, 0, 0] }, { tracks: [1, 0, 0] }];
  const decks = { trade: ['merchant', 'masterMerchant', 'tradeMonopoly'] };
  const story = realm({ at: 'beforeRoll', turn: 1, players, decks }, { dice: dice(2, 6, 'trade') });
  story.play('roll');
  expect([0, 1, 2].map((seat) => progress(story, seat))).toEqual([['tradeMonopoly'], ['merchant'], ['masterMerchant']]);
});

it('CK-EVENT-05: an empty deck gives nothing to those who come later', () => {
  const players = [{ tracks: [1, 0, 0] }, { tracks: [1, 0, 0] }];
  const story = realm({ at: 'beforeRoll', players, decks: { trade: ['merchant'] } }, { dice: dice(1, 1, 'trade') });
  story.state.hidden.decks?.[0]?.splice(0, 17);
  story.play('roll');
  expect([progress(story, 0), progress(story, 1)]).toEqual([['merchant'], []]);
  expect(story.events('deckEmpty')).toEqual([{ kind: 'deckEmpty', seat: 1, deck: 0, rule: 'CK-EVENT-05' }]);
});

it('CK-EVENT-06: the white die has no part in it', () => {
  const drawers = [1, 6].map((white) => {
    const story = realm({ at: 'beforeRoll', players: [{ tracks: [0, 0, 2] }, { tracks: [0, 0, 1] }] }, { dice: dice(3, white, 'science') });
    story.play('roll');
    return story.events('gateOpened')[0]?.drawers;
  });
  expect(drawers).toEqual([[0], [0]]);
});

it('CK-EVENT-07: all draw before anybody gives a card back, and then all at once', () => {
  const four = ['mining', 'irrigation', 'crane', 'medicine'];
  const players = [
    {},
    { tracks: [1, 0, 0], progress: four },
    { tracks: [1, 0, 0], progress: ['mining', 'irrigation', 'crane', 'medicine'] },
  ];
  const decks = { trade: ['merchant', 'masterMerchant'] };
  const story = realm({ at: 'beforeRoll', players, decks }, { dice: dice(1, 1, 'trade') });
  story.play('roll');
  expect([progress(story, 1).length, progress(story, 2).length]).toEqual([5, 5]);
  expect(story.view(0).asked).toEqual({ must: [1, 2], may: [] });
  story.by(2, 'return masterMerchant');
  expect(story.view(1).shown.progress?.slice(6)).toEqual([1, 0, 4]);
  story.by(1, 'return crane');
  expect([progress(story, 1).length, progress(story, 2).length]).toEqual([4, 4]);
  expect(story.state.hidden.decks?.[0]?.[0]).toBe(PROGRESS.indexOf('masterMerchant'));
  expect(story.asking).toBe('ckAction');
});

it('CK-EX-02, CK-EX-03: red 3 and white 6 with the yellow gate: level two draws a trade card, the sum pays for nine', () => {
  const players = [{ tracks: [1, 0, 0] }, { tracks: [2, 0, 0], settlements: ['V10'] }, { tracks: [0, 5, 5] }];
  const story = realm({ at: 'beforeRoll', players, decks: { trade: ['merchant'] } }, { dice: dice(3, 6, 'trade') });
  story.play('roll');
  expect([0, 1, 2].map((seat) => progress(story, seat))).toEqual([[], ['merchant'], []]);
  expect(hand(story, 1)).toEqual(goods('1 ore'));
});

it('a whole game of Cities & Knights played at random comes to an end and breaks nothing', () => {
  const story = fresh({ nasty: true }, 'whole').wander('whole', (told) => told.state.open.turns > 120);
  expect(story.broken()).toEqual([]);
  expect(story.state.open.turns).toBeGreaterThan(0);
  expect(catan.over(story.state) || story.state.open.turns > 120).toBe(true);
});
