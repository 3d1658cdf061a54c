import { sum, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { evaluation } from '../src/bot/index.ts';
import { type Catan, catan } from '../src/rules/index.ts';
import { text } from '../src/text/index.ts';
import { fresh, knight, realm } from './cities-and-knights/table.ts';
import { cards, given } from './table.ts';

const worth = (story: Story<Catan>, seat = 0): number => evaluation.potential(story.state, seat);

/** What the first player's things are worth on an otherwise empty island. */
const having = (player: Record<string, unknown>, more: Record<string, unknown> = {}): number =>
  worth(given({ players: [player], ...more }));

it.each([
  ['base', () => Story.begin(catan, { seats: 4 }, 'terms')],
  ['cities-and-knights', () => fresh({}, 'terms', 4)],
] as const)(
  'in %s the terms add up, have names and leave the position alone',
  (_, begun) => {
    const story = begun();
    story.wander('terms', ({ state }) => {
      if (state.decision % 50 !== 0) return false;
      const before = JSON.stringify(viewOf(catan, state, 1));
      const terms = evaluation.terms?.(state, 1) ?? [];
      expect(sum(terms.map(({ value }) => value))).toBeCloseTo(evaluation.potential(state, 1), 9);
      expect(terms.filter(({ term }) => !['more', 'less'].every((way) => Object.hasOwn(text.catalogues.it, `${term}.${way}`)))).toEqual([]);
      expect(JSON.stringify(viewOf(catan, state, 1))).toBe(before);
      return false;
    });
    const { winner } = story.state.open;
    expect(worth(story, winner)).toBeGreaterThan(
      Math.max(...[0, 1, 2, 3].filter((seat) => seat !== winner).map((seat) => worth(story, seat))),
    );
  },
  30_000,
);

it('while all set up, whoever has built is not promised less than nothing', () => {
  const promises: number[] = [];
  Story.begin(catan, { seats: 4 }, 'set-up').wander('set-up', ({ state }) => {
    const { turns, settlementsLeft } = state.open;
    if (turns === 0) for (let seat = 0; seat < 4; seat++) if (settlementsLeft[seat] !== 5) promises.push(evaluation.potential(state, seat));
    return turns > 0;
  });
  expect(promises.length).toBeGreaterThan(20);
  expect(Math.min(...promises)).toBeGreaterThanOrEqual(0);
});

it('better places, more kinds and a free hex are worth more', () => {
  // V19 touches a 6, an 11 and a 12; V53 an 11 only.
  expect(having({ settlements: ['V19'] })).toBeGreaterThan(having({ settlements: ['V53'] }));
  expect(having({ cities: ['V19'] })).toBeGreaterThan(having({ settlements: ['V19'] }) + 1);
  expect(having({ settlements: ['V19'] })).toBeGreaterThan(having({ settlements: ['V19'] }, { robber: 'H4' }));
  expect(having({ settlements: ['V19'], roads: ['E26', 'E35'] })).toBeGreaterThan(having({ settlements: ['V19'], roads: ['E26'] }));
});

it('all five kinds from the start are worth more than as many pips of four', () => {
  // V29 and V40 have eleven pips each; beside V10 the one brings grain and lumber, the other leaves grain out.
  expect(having({ settlements: ['V10', 'V29'] })).toBeGreaterThan(having({ settlements: ['V10', 'V40'] }) + 1.2);
});

it('cards are worth more when they fit a plan, and less when a seven would take them', () => {
  const hand = (words: string) => having({ settlements: ['V19'], hand: cards(words) });
  expect(hand('2 grain, 3 ore')).toBeGreaterThan(hand('5 wool'));
  expect(hand('1 wool, 1 grain, 1 ore')).toBeGreaterThan(hand('3 wool'));
  expect(hand('9 wool')).toBeLessThan(hand('8 wool'));
  expect(having({ cards: ['knight'] })).toBeGreaterThan(having({}));
  expect(having({ knights: 2 })).toBeGreaterThan(having({ knights: 1 }));
});

/** What the first player's things are worth in Cities & Knights, where nobody else has anything. */
const ruling = (player: Record<string, unknown>, more: Record<string, unknown> = {}): number =>
  worth(realm({ players: [{ cities: ['V40'], roads: ['E55', 'E56', 'E50'], ...player }], landings: 1, ...more }));

it('improvements, walls, progress cards and metropolises are worth something', () => {
  expect(ruling({ tracks: [1, 0, 0] })).toBeGreaterThan(ruling({}));
  expect(ruling({ tracks: [3, 0, 0] })).toBeGreaterThan(ruling({ tracks: [2, 0, 0] }) + 0.3);
  expect(ruling({ tracks: [0, 5, 0] }, { metropolises: { politics: 'V40' } })).toBeGreaterThan(
    ruling({ tracks: [0, 4, 0] }, { metropolises: { politics: 'V40' } }) + 0.1,
  );
  expect(ruling({ walls: ['V40'] })).toBeGreaterThan(ruling({}));
  expect(ruling({ progress: ['merchant'] })).toBeGreaterThan(ruling({ progress: ['intrigue'] }));
  expect(ruling({ hand: cards('3 coin'), tracks: [0, 2, 0] })).toBeGreaterThan(ruling({ hand: cards('3 wool'), tracks: [0, 2, 0] }));
});

it('an active knight is worth more than a passive one, and most when the barbarians are near and others are weaker', () => {
  const rival = { cities: ['V14'], roads: ['E16', 'E9'] };
  const facing = (own: Record<string, unknown>[], ship: number): number =>
    worth(
      realm({
        ship,
        landings: 1,
        players: [{ cities: ['V40', 'V44'], roads: ['E55', 'E56', 'E50'], knights: own }, rival, { cities: ['V24'] }],
      }),
    );
  const active = (ship: number): number => facing([knight('V39', 'basic', true)], ship) - facing([knight('V39')], ship);
  expect(facing([knight('V39')], 3)).toBeGreaterThan(facing([], 3));
  expect(active(2)).toBeGreaterThan(0);
  expect(active(6)).toBeGreaterThan(active(2));
});

it('with the ship at the coast, grain for a knight asleep is worth more than other cards, and a city more than a tie for the lowest place', () => {
  const rival = { cities: ['V14'], roads: ['E16', 'E9'] };
  const facing = (player: Record<string, unknown>, ship = 6): number =>
    worth(
      realm({ ship, landings: 1, players: [{ cities: ['V40'], roads: ['E55', 'E56', 'E50'], ...player }, rival, { cities: ['V24'] }] }),
    );
  const asleep = [knight('V39')];
  expect(facing({ knights: asleep, hand: cards('1 grain') })).toBeGreaterThan(facing({ knights: asleep, hand: cards('1 wool') }) + 0.2);
  // Nobody has a knight: all three would lose their city, so the first knight saves one.
  expect(facing({ knights: [knight('V39', 'basic', true)] })).toBeGreaterThan(facing({}) + 2);
  expect(facing({}, 1)).toBeGreaterThan(facing({}, 6) + 1);
});

it('a wall is worth more to a large hand, and a card less when the hand is full', () => {
  const walled = (hand: string): number => ruling({ walls: ['V40'], hand: cards(hand) }) - ruling({ hand: cards(hand) });
  expect(walled('9 wool')).toBeGreaterThan(walled('1 wool') + 0.05);
  const eighth = ruling({ hand: cards('8 wool') }) - ruling({ hand: cards('7 wool') });
  expect(eighth).toBeLessThan(ruling({ hand: cards('3 wool') }) - ruling({ hand: cards('2 wool') }));
});
