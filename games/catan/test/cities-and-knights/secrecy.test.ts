import { at, imagine, SPECTATOR, streamFrom, viewOf } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { PROGRESS, type Progress } from '../../src/cities-and-knights/data/progress.ts';
import { progressOf } from '../../src/cities-and-knights/rules/progress/knowledge.ts';
import { catan } from '../../src/rules/index.ts';
import { cards, given } from '../table.ts';
import { dice, hand, progress, realm, table } from './table.ts';

const numberOf = (card: Progress): number => PROGRESS.indexOf(card);
const cell = (seat: number, card: Progress): number => seat * PROGRESS.length + numberOf(card);

/** What a seat knows privately of the progress cards of another one. */
const notes = (story: ReturnType<typeof realm>, seat: number, other: number, card: Progress) =>
  at(story.state.seats, seat).knows.progress?.[cell(other, card)];

it('sizes and backs are open, faces and the order of the decks are not', () => {
  const story = realm({ players: [{ progress: ['spy', 'mining'] }, { secret: cards('2 cloth') }] });
  const view = story.view(1);
  expect(view.shown).toMatchObject({ hands: [0, 2, 0], progress: [0, 1, 1, 0, 0, 0, 0, 0, 0], decks: [18, 17, 17] });
  expect(view.mine?.own.progress?.every((count) => count === 0)).toBe(true);
  expect(story.view(SPECTATOR).mine).toBe(null);
});

it('CK-POL-08: what the spy has seen is remembered, and true in every imagined world', () => {
  const story = realm({ players: [{ progress: ['spy'] }, { progress: ['mining', 'mining', 'wedding'] }] });
  story.play('spy 1', 'steal wedding');
  expect([notes(story, 0, 1, 'mining'), notes(story, 0, 1, 'wedding'), notes(story, 1, 0, 'wedding')]).toEqual([2, 0, 1]);
  for (const seed of ['a', 'b', 'c']) {
    const world = imagine(catan, story.view(0), streamFrom(seed));
    expect(world.seats[1]?.own.progress?.[numberOf('mining')]).toBe(2);
    expect(viewOf(catan, world, 0)).toEqual(story.view(0));
    const others = imagine(catan, story.view(1), streamFrom(seed));
    expect(others.seats[0]?.own.progress?.[numberOf('wedding')]).toBe(1);
  }
  expect(story.heard(2).map(({ kind }) => kind)).not.toContain('progressSeen');
  expect(story.broken()).toEqual([]);
});

it('CK-TRD-05: a hand that was looked at is remembered', () => {
  const players = [
    { settlements: ['V0'], progress: ['masterMerchant'] },
    { cities: ['V20'], secret: cards('2 ore, 1 cloth, 1 paper') },
  ];
  const story = realm({ players });
  story.play('masterMerchant 1', 'plunder cloth,ore');
  for (const seed of ['a', 'b']) expect(imagine(catan, story.view(0), streamFrom(seed)).seats[1]?.own.hand).toEqual(hand(story, 1));
  // The third player knows nothing of it.
  expect(at(story.state.seats, 2).knows.extra.every((count) => count === 0)).toBe(true);
  expect(story.heard(2).map(({ kind }) => kind)).toContain('plunderedUnseen');
  expect(story.broken()).toEqual([]);
});

it('CK-CARD-04: a card put under its deck is known to those who saw it, and to nobody else', () => {
  const five = ['mining', 'irrigation', 'crane', 'medicine', 'smith'];
  const story = realm({ players: [{ settlements: ['V10'], progress: five }] });
  story.play('return smith', 'mining');
  expect(table(story).beneath[2]).toEqual([numberOf('mining'), -1]);
  expect(at(story.state.seats, 0).knows.returned?.[2]).toEqual([-1, numberOf('smith')]);
  expect(at(story.state.seats, 1).knows.returned?.[2]).toEqual([-1, -1]);
  const world = imagine(catan, story.view(0), streamFrom('under'));
  expect(world.hidden.decks?.[2]?.slice(0, 2)).toEqual([numberOf('mining'), numberOf('smith')]);
  expect(story.broken()).toEqual([]);
});

it('CK-CARD-04: when such a card is drawn again, they know who has it', () => {
  const story = realm(
    { players: [{ settlements: ['V10'], progress: ['mining', 'irrigation', 'crane', 'medicine', 'smith'] }, { tracks: [0, 0, 1] }] },
    { dice: dice(1, 1, 'science') },
  );
  story.play('return smith', 'mining');
  // All other cards of the deck are gone: the smith is the next one, the mining card the last.
  const deck = story.state.hidden.decks?.[2] ?? [];
  deck.splice(2, deck.length - 2);
  story.play('end', 'roll');
  expect(progress(story, 1)).toEqual(['smith']);
  expect([notes(story, 0, 1, 'smith'), notes(story, 2, 1, 'smith')]).toEqual([1, 0]);
  expect(table(story).beneath[2]).toEqual([numberOf('mining')]);
});

it('CK-CARD-08: point cards that were laid open lie in no imagined deck, and the decks have their sizes', () => {
  const story = realm({ players: [{ settlements: ['V10'], points: ['printer', 'constitution'], progress: ['spy'] }] });
  for (const viewer of [SPECTATOR, 0, 1]) {
    const world = imagine(catan, story.view(viewer), streamFrom('laid'));
    expect(world.hidden.decks?.map((deck) => deck.length)).toEqual([18, 16, 17]);
    expect(viewOf(catan, world, viewer)).toEqual(story.view(viewer));
    expect(catan.invariants.filter(({ holds }) => !holds(world)).map(({ rule }) => rule)).toEqual([]);
  }
});

it('CK-CARD-04: the merchant put under its deck is known as any other card', () => {
  const five = ['merchant', 'merchant', 'merchantFleet', 'merchantFleet', 'tradeMonopoly'];
  const story = realm({ players: [{ settlements: ['V10'], progress: five }] });
  story.play('return merchant');
  for (const seed of ['a', 'b', 'c', 'd']) {
    const world = imagine(catan, story.view(0), streamFrom(seed));
    expect([world.hidden.decks?.[0]?.[0], world.hidden.decks?.[0]?.length]).toEqual([numberOf('merchant'), 18 - 4]);
    expect(world.hidden.decks?.[0]?.filter((card) => card === numberOf('merchant'))).toHaveLength(6 - 1);
    expect(viewOf(catan, world, 0)).toEqual(story.view(0));
  }
});

it('a broken count of knights, walls, cards or knowledge is noticed', () => {
  const breakage = (change: (story: ReturnType<typeof realm>) => void): string[] => {
    const story = realm({
      players: [{ settlements: ['V10'], roads: ['E13'], cities: ['V0'], walls: ['V0'], knights: [{ at: 'V11' }], progress: ['spy'] }],
    });
    change(story);
    return story.broken();
  };
  expect(breakage(() => undefined)).toEqual([]);
  expect(breakage((story) => table(story).knightsLeft.fill(2))).toEqual(['CK-KN-09']);
  expect(breakage((story) => table(story).wallsLeft.fill(3))).toEqual(['CK-WALL-02']);
  expect(breakage((story) => story.state.open.roads.fill(-1))).toContain('CK-ACT-04');
  expect(breakage((story) => story.state.hidden.decks?.[0]?.pop())).toEqual(['CK-CARD-04']);
  expect(breakage((story) => table(story).knownCards.fill(1))).toEqual(['CK-POL-08']);
  expect(breakage((story) => table(story).beneath[0]?.push(24))).toEqual(['CK-CARD-08']);
  expect(breakage((story) => table(story).metropolises.fill(10))).toContain('CK-MET-02');
  expect(breakage((story) => table(story).tipped.push(0))).toContain('CK-BARB-08');
  for (const wrong of [{ ship: 7 }, { ship: -1 }, { committed: [11] }])
    expect(breakage((story) => Object.assign(table(story), wrong))).toEqual(['CK-EVENT-01']);
  expect(breakage((story) => at(story.state.seats, 1).own.progress?.fill(1))).toContain('CK-CARD-03');
});

it('the base game has no progress cards', () => {
  expect(() => progressOf(given({}).state, 0)).toThrow('the base game has no progress cards');
});
