import { at, imagine, range, SPECTATOR, streamFrom, sum, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { type Catan, catan, totalPoints } from '../src/rules/index.ts';
import { cards, counts, given, handOf } from './table.ts';

/** What a seat knows another one to hold, at least. */
function knows(story: Story<Catan>, seat: number, other: number): number[] {
  const { open, seats } = story.state;
  const extra = seats[seat]?.knows.extra ?? open.sure.map(() => 0);
  return range(5).map((kind) => at(open.sure, other * 5 + kind) + at(extra, other * 5 + kind));
}

function worlds(story: Story<Catan>, viewer: number, count = 30) {
  const view = viewOf(catan, story.state, viewer);
  return range(count).map((n) => imagine(catan, view, streamFrom(`world ${n}`)));
}

const seven = [2, 3];

/** Whole games take a while on a busy machine. */
const LONG = 30_000;

it('what comes and goes openly is remembered', () => {
  const story = given({ players: [{ settlements: ['V10'], hand: cards('4 brick, 1 lumber') }, { hand: cards('2 ore') }] });
  expect(knows(story, 2, 0)).toEqual(counts('4 brick, 1 lumber'));
  story.play('road E13', 'offer brick ore 1', 'accept', 'trade 1');
  expect(knows(story, 2, 0)).toEqual(counts('2 brick, 1 ore'));
  expect(knows(story, SPECTATOR, 1)).toEqual(counts('1 brick, 1 ore'));
  for (const world of worlds(story, 2))
    expect(world.seats.map(({ own }) => own.hand)).toEqual(story.state.seats.map(({ own }) => own.hand));
});

it('after a theft only the two know which card it was', () => {
  const players = [{ hand: cards('1 grain') }, { settlements: ['V10'], hand: cards('2 brick, 1 ore') }, {}];
  const story = given({ at: 'beforeRoll', players }, { dice: [...seven, 2] });
  story.play('roll', 'robber H4 1');
  expect(handOf(story, 0)).toEqual(counts('1 grain, 1 ore'));
  // The thief knows the rest of the victim's hand, the victim knows what the thief has got.
  expect([knows(story, 0, 1), knows(story, 1, 0)]).toEqual([counts('2 brick'), counts('1 grain, 1 ore')]);
  // The others know that one of the three is gone.
  expect([knows(story, 2, 1), knows(story, 2, 0)]).toEqual([counts('1 brick'), counts('1 grain')]);
  const hands = new Set(worlds(story, 2).map((world) => String(world.seats[0]?.own.hand)));
  expect(hands).toEqual(new Set([String(counts('1 grain, 1 ore')), String(counts('1 grain, 1 brick'))]));
  for (const world of worlds(story, 1)) expect(world.seats[0]?.own.hand).toEqual(counts('1 grain, 1 ore'));
  expect(story.broken()).toEqual([]);
});

it('a theft from a hand of one kind hides nothing', () => {
  const players = [{}, { settlements: ['V10'], hand: cards('3 brick') }, {}];
  const story = given({ at: 'beforeRoll', players }, { dice: [...seven, 1] });
  story.play('roll', 'robber H4 1');
  expect([knows(story, 2, 0), knows(story, 2, 1)]).toEqual([counts('1 brick'), counts('2 brick')]);
  expect(story.state.seats.every(({ knows: { extra } }) => sum(extra) === 0)).toBe(true);
});

it('what one alone knew becomes common when it changes hands for all to see', () => {
  const players = [{}, { settlements: ['V10'], hand: cards('1 brick, 1 ore') }, { hand: cards('1 wool') }];
  const story = given({ at: 'beforeRoll', players }, { dice: [...seven, 1] });
  story.play('roll', 'robber H4 1');
  expect(knows(story, 1, 0)).toEqual(counts('1 ore'));
  // An offer alone shows nothing.
  story.play('offer ore wool 2', 'accept');
  expect([knows(story, 1, 0), knows(story, 2, 0)]).toEqual([counts('1 ore'), counts('')]);
  story.by(0, 'trade 2');
  expect([0, 2].map((seat) => knows(story, 1, seat))).toEqual([counts('1 wool'), counts('1 ore')]);
  expect(sum(at(story.state.seats, 1).knows.extra)).toBe(0);
  expect(story.broken()).toEqual([]);
});

it('a second theft in a row makes even the first thief doubt', () => {
  const players = [{ settlements: ['V19'] }, { settlements: ['V10'], hand: cards('1 brick, 2 ore') }, { cards: ['knight'] }];
  const story = given({ at: 'beforeRoll', players }, { dice: [...seven, 1, 0, 1, 0] });
  story.play('roll', 'robber H4 1');
  expect(knows(story, 0, 1)).toEqual(counts('1 brick, 1 ore'));
  story.play('end', 'roll', 'end', 'knight', 'robber H0 1');
  expect(knows(story, 0, 1)).toEqual(counts(''));
  expect(handOf(story, 2)).toEqual(counts('1 brick'));
  // The second thief had seen nothing of the first theft, but now all that is left can be told.
  expect(knows(story, 2, 1)).toEqual(counts('1 ore'));
  expect(knows(story, 1, 2)).toEqual(counts('1 brick'));
  expect(story.broken()).toEqual([]);
});

it('an acceptance shows that the cards are there', () => {
  const players = [{ hand: cards('1 wool') }, { settlements: ['V10'], hand: cards('1 brick, 1 ore') }, { hand: cards('1 grain') }];
  const story = given({ at: 'beforeRoll', turn: 2, players }, { dice: [...seven, 1, 0, 0] });
  story.play('roll', 'robber H4 1', 'end', 'roll', 'offer wool ore 2');
  story.by(2, 'accept');
  for (const world of worlds(story, 0)) expect(world.seats[2]?.own.hand).toEqual(counts('1 grain, 1 ore'));
  expect(story.options(0)).toContain('trade 2');
});

it('imagined development cards are those not yet seen, and never win unnoticed', () => {
  const players = [
    {},
    { cities: ['V0', 'V3', 'V5', 'V16'], cards: ['victory', 'knight'], bought: ['plenty'] },
    { cards: ['monopoly'], knights: 2 },
  ];
  const story = given({ turn: 1, players, gone: ['roads'] });
  for (const world of worlds(story, 0)) {
    expect(totalPoints(world, 1)).toBeLessThan(10);
    expect(sum(at(world.seats, 1).own.fresh)).toBe(1);
    expect(catan.invariants.filter(({ holds }) => !holds(world))).toEqual([]);
  }
  const kinds = new Set(worlds(story, 0).map((world) => at(world.seats, 2).own.cards.indexOf(1)));
  expect(kinds.size).toBeGreaterThan(2);
  // The viewer's own cards are as they are, also in the order of nobody's deck.
  for (const world of worlds(story, 2)) expect(world.seats[2]?.own.cards).toEqual([0, 0, 0, 0, 1]);
});

it(
  'no view tells more than its viewer may know, through whole games',
  () => {
    const story = Story.begin(catan, { seats: 4 }, 'views');
    story.wander('views', ({ state }) => {
      if (state.decision % 25 !== 0) return false;
      for (const viewer of [SPECTATOR, 0, 3]) {
        const view = viewOf(catan, state, viewer);
        const [world] = worlds(story, viewer, 1);
        expect(world === undefined ? undefined : viewOf(catan, world, viewer)).toEqual(view);
      }
      expect(story.broken()).toEqual([]);
      return state.open.turns > 80;
    });
    expect(story.state.open.turns).toBeGreaterThan(80);
  },
  LONG,
);

/** Of all cards but `rest` the viewer knows where they are; the two others hold `rest`, the one whose turn it is and the next. */
function fewCards(turn: number, points: 8 | 9, held: [string[], string[]], mine: string[]) {
  const owner = { cities: ['V0', 'V3', 'V5', 'V16'], settlements: points === 9 ? ['V18'] : [] };
  const other = { cities: ['V38', 'V40', 'V42', 'V44'], settlements: ['V47'] };
  const viewer = (turn + 2) % 3;
  const players: unknown[] = [];
  players[turn] = { ...owner, cards: held[0] };
  players[(turn + 1) % 3] = { ...other, cards: held[1] };
  players[viewer] = { cards: mine };
  return { story: given({ turn, players, gone: ['roads', 'roads', 'plenty', 'plenty', 'monopoly', 'monopoly'] }), viewer };
}

const many = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

it('CAT-END-02: who is about to play has not won yet, so the victory card that is left must be somebody else’s', () => {
  for (const turn of [0, 1, 2]) {
    const { story, viewer } = fewCards(turn, 9, [['knight'], ['victory']], [...many(13, 'knight'), ...many(4, 'victory')]);
    for (const world of worlds(story, viewer, 12)) {
      expect(at(world.seats, turn).own.cards).toEqual([1, 0, 0, 0, 0]);
      expect(at(world.seats, (turn + 1) % 3).own.cards).toEqual([0, 1, 0, 0, 0]);
      expect(viewOf(catan, world, viewer)).toEqual(story.view(viewer));
    }
  }
});

it('CAT-END-02: one point short of that the victory card may be there, and after the end it is', () => {
  const all = [...many(14, 'knight'), ...many(3, 'victory')];
  const short = fewCards(0, 8, [['victory'], ['victory']], all);
  for (const world of worlds(short.story, short.viewer, 5)) expect(at(world.seats, 0).own.cards).toEqual([0, 1, 0, 0, 0]);
  const players = [
    { cities: ['V0', 'V3', 'V5', 'V16'], settlements: ['V18'], hand: cards('1 wool, 1 grain, 1 ore') },
    {},
    { cards: [...many(14, 'knight'), ...many(4, 'victory')] },
  ];
  const won = given({ players, gone: ['roads', 'roads', 'plenty', 'plenty', 'monopoly', 'monopoly'] });
  won.play('buy');
  expect(won.asking).toBe(undefined);
  for (const world of worlds(won, 2, 5)) expect(at(world.seats, 0).own.cards).toEqual([0, 1, 0, 0, 0]);
});
