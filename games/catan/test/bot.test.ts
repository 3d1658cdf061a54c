import { sum, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { evaluation } from '../src/bot/index.ts';
import { type Catan, catan } from '../src/rules/index.ts';
import { text } from '../src/text/index.ts';
import { cards, given } from './table.ts';

const worth = (story: Story<Catan>, seat = 0): number => evaluation.potential(story.state, seat);

/** What the first player's things are worth on an otherwise empty island. */
const having = (player: Record<string, unknown>, more: Record<string, unknown> = {}): number =>
  worth(given({ players: [player], ...more }));

it('the terms add up, have names and leave the position alone', () => {
  const story = Story.begin(catan, { seats: 4 }, 'terms');
  story.wander('terms', ({ state }) => {
    if (state.decision % 50 !== 0) return false;
    const before = JSON.stringify(viewOf(catan, state, 1));
    const terms = evaluation.terms?.(state, 1) ?? [];
    expect(sum(terms.map(({ value }) => value))).toBeCloseTo(evaluation.potential(state, 1), 9);
    expect(terms.filter(({ term }) => !Object.hasOwn(text.catalogues.it, term))).toEqual([]);
    expect(JSON.stringify(viewOf(catan, state, 1))).toBe(before);
    return false;
  });
  const { winner } = story.state.open;
  expect(worth(story, winner)).toBeGreaterThan(
    Math.max(...[0, 1, 2, 3].filter((seat) => seat !== winner).map((seat) => worth(story, seat))),
  );
}, 30_000);

it('better places, more kinds and a free hex are worth more', () => {
  // V19 touches a 6, an 11 and a 12; V53 an 11 only.
  expect(having({ settlements: ['V19'] })).toBeGreaterThan(having({ settlements: ['V53'] }));
  expect(having({ cities: ['V19'] })).toBeGreaterThan(having({ settlements: ['V19'] }) + 1);
  expect(having({ settlements: ['V19'] })).toBeGreaterThan(having({ settlements: ['V19'] }, { robber: 'H4' }));
  expect(having({ settlements: ['V19'], roads: ['E26', 'E35'] })).toBeGreaterThan(having({ settlements: ['V19'], roads: ['E26'] }));
});

it('cards are worth more when they fit a plan, and less when a seven would take them', () => {
  const hand = (words: string) => having({ settlements: ['V19'], hand: cards(words) });
  expect(hand('2 grain, 3 ore')).toBeGreaterThan(hand('5 wool'));
  expect(hand('1 wool, 1 grain, 1 ore')).toBeGreaterThan(hand('3 wool'));
  expect(hand('9 wool')).toBeLessThan(hand('8 wool'));
  expect(having({ cards: ['knight'] })).toBeGreaterThan(having({}));
  expect(having({ knights: 2 })).toBeGreaterThan(having({ knights: 1 }));
});
