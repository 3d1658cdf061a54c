import { sum } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { HIGHEST_RED, IMPROVEMENTS, METROPOLISES } from '../../src/cities-and-knights/data/improvements.ts';
import {
  DEFENDER_CARDS,
  EVENT_DIE,
  HELMETS_EACH,
  KNIGHT_LEVELS,
  KNIGHTS_PER_LEVEL,
  SHIP_SPACES,
  WALLS_EACH,
} from '../../src/cities-and-knights/data/knights.ts';
import { CARDS_PER_DECK, DECK_OF, PROGRESS, PROGRESS_COUNTS, TRACKS } from '../../src/cities-and-knights/data/progress.ts';
import { CARDS_PER_COMMODITY, COMMODITIES } from '../../src/data/goods.ts';
import { catan } from '../../src/rules/index.ts';
import { cards } from '../table.ts';
import { fresh, realm, table } from './table.ts';

it('CK-COMP-01: 12 cards of each commodity, three decks of 18 progress cards, six defender cards', () => {
  expect([CARDS_PER_COMMODITY, COMMODITIES, DEFENDER_CARDS, sum(PROGRESS_COUNTS)]).toEqual([12, ['cloth', 'coin', 'paper'], 6, 54]);
  for (const deck of [0, 1, 2]) expect(sum(PROGRESS_COUNTS.filter((_, card) => DECK_OF[card] === deck))).toBe(CARDS_PER_DECK);
  const counted = Object.fromEntries(PROGRESS.map((card, index) => [card, PROGRESS_COUNTS[index]]));
  expect(counted).toMatchObject({ merchant: 6, resourceMonopoly: 4, spy: 3, engineer: 1, printer: 1, constitution: 1, alchemist: 2 });
});

it('CK-COMP-02: two knights of each of three levels with helmets, three walls, and five levels on each of three tracks', () => {
  expect([KNIGHT_LEVELS, KNIGHTS_PER_LEVEL, HELMETS_EACH, WALLS_EACH, METROPOLISES]).toEqual([['basic', 'strong', 'mighty'], 2, 6, 3, 3]);
  expect(IMPROVEMENTS.map((names) => names.length)).toEqual([5, 5, 5]);
  const { knightsLeft, wallsLeft } = table(fresh());
  expect([knightsLeft, wallsLeft]).toEqual([
    [2, 2, 2, 2, 2, 2, 2, 2, 2],
    [3, 3, 3],
  ]);
});

it('CK-COMP-03, CK-COMP-08: merchant off the board, ship on its start, robber on the desert', () => {
  const story = fresh({ map: 'first-game' });
  expect(table(story)).toMatchObject({ merchant: -1, merchantOwner: -1, ship: 0, landings: 0, event: -1 });
  expect(story.state.open.robber).toBe(5);
  expect(story.state.open.dice).toHaveLength(2);
});

it('CK-COMP-04: there are no development cards and no largest army', () => {
  const full = cards('3 brick, 3 lumber, 3 wool, 3 grain, 3 ore, 3 cloth, 3 coin, 3 paper');
  const story = realm({ players: [{ settlements: ['V10'], roads: ['E13'], hand: full }] });
  expect(new Set(story.options().map((line) => line.split(' ')[0]))).toEqual(new Set(['city', 'end', 'recruit', 'road']));
  for (const line of ['buy', 'knight', 'roads', 'plenty ore,ore', 'monopoly ore']) expect(story.refusal(line)).toBe('HOUSE-KIND');
  expect([story.state.hidden.deck, story.view(0).shown.deck, story.state.seats[0]?.own.cards]).toEqual([[], 0, [0, 0, 0, 0, 0]]);
  expect(story.standing().sides[0]?.lines.map(({ label }) => label)).not.toContain('largestArmy');
});

it('CK-COMP-05, CK-COMP-06: the event die has three ships and three gates, the track seven spaces', () => {
  expect([...EVENT_DIE].sort()).toEqual([0, 0, 0, 1, 2, 3]);
  expect(SHIP_SPACES).toBe(7);
});

it('CK-COMP-07, CK-COMP-09, CK-COMP-11: no levels yet, three shuffled decks, a bank of 19 and 12', () => {
  const story = fresh();
  expect(table(story).tracks).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const decks = story.state.hidden.decks ?? [];
  expect(decks.map((deck) => new Set(deck.map((card) => DECK_OF[card])))).toEqual([new Set([0]), new Set([1]), new Set([2])]);
  expect(decks).not.toEqual(fresh({}, 'other').state.hidden.decks);
  const view = story.view(0);
  expect([view.open.bank, view.shown.decks, 'hidden' in view]).toEqual([[19, 19, 19, 19, 19, 12, 12, 12], [18, 18, 18], false]);
});

it('CK-COMP-10: three or four sit down', () => {
  expect(catan.meta.seats).toEqual({ min: 2, max: 4 });
  expect([3, 4].map((seats) => fresh({}, 'seats', seats).state.seats.length)).toEqual([3, 4]);
});

it('the levels show the red numbers of the board', () => {
  expect([HIGHEST_RED, TRACKS]).toEqual([
    [0, 2, 3, 4, 5, 6],
    ['trade', 'politics', 'science'],
  ]);
});
