import { at, type Draft, extend, imagine, range, SPECTATOR, streamFrom, viewOf } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { CARDS } from '../src/data/cards.ts';
import { catan } from '../src/rules/index.ts';
import type { Move } from '../src/rules/types.ts';
import { cards, counts, given, handOf } from './table.ts';

const players = [{ hand: cards('3 brick, 1 wool') }, { hand: cards('2 ore, 1 grain') }, { hand: cards('1 ore, 2 lumber') }];
const talk = (more: Record<string, unknown> = {}) => given({ players, ...more });

it('CAT-TRADE-01: only the player whose turn it is trades, and others only with that player', () => {
  const story = talk();
  expect(story.refusal('offer ore brick 0', 1)).toBe('HOUSE-SEAT');
  story.play('offer brick ore 1,2');
  expect(story.refusal('counter ore brick 2', 1)).toBe('CAT-TRADE-01');
  expect(story.refusal('counter ore brick 0,2', 1)).toBe('CAT-TRADE-01');
  story.by(1, 'accept');
  expect(story.refusal('trade 1', 2)).toBe('CAT-TRADE-01');
  expect(story.refusal('withdraw', 1)).toBe('CAT-TRADE-01');
  expect(story.events('offered')).toMatchObject([{ seat: 0, give: counts('1 brick'), want: counts('1 ore'), to: [1, 2] }]);
});

it('CAT-TRADE-02: something goes each way, and no kind goes both ways', () => {
  const story = talk();
  for (const line of ['offer brick - 1', 'offer - ore 1', 'offer brick,wool brick 1']) expect(story.refusal(line)).toBe('CAT-TRADE-02');
  story.play('offer brick,wool ore 1');
  for (const line of ['counter ore - 0', 'counter ore ore 0', 'counter grain,ore brick,ore 0'])
    expect(story.refusal(line, 1)).toBe('CAT-TRADE-02');
});

it('CAT-TRADE-03: development cards are never traded', () => {
  const story = given({
    players: [{ hand: cards('1 ore'), cards: CARDS }, { hand: cards('1 wool'), cards: ['knight'] }, { cards: ['knight'] }],
  });
  // An offer is about resources alone, and goes to nobody who has none.
  const want = counts('1 brick, 1 lumber, 1 wool, 1 grain, 1 ore');
  expect(story.question().offers).toEqual([{ head: { kind: 'offer' }, give: counts('1 ore'), want, to: [1], inAll: 1 }]);
  for (const card of CARDS) {
    const lines = [`offer ${card} wool 1`, `offer ore ${card} 1`, `bank 4 ${card} wool`, `bank 4 ore ${card}`];
    expect(lines.map((line) => story.refusal(line))).toEqual(lines.map(() => 'HOUSE-FORM'));
  }
  story.play('offer ore wool 1', 'accept', 'trade 1');
  expect([0, 1].map((seat) => handOf(story, seat))).toEqual([counts('1 wool'), counts('1 ore')]);
  expect(story.state.seats.map(({ own }) => own.cards)).toEqual([
    [1, 1, 1, 1, 1],
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
  expect(given({ players: [{ cards: ['knight', 'knight', 'knight', 'knight'] }] }).options()).toEqual(['end', 'knight']);
});

it('CAT-TRADE-09: several accept, the proposer chooses one, the cards change hands', () => {
  const story = talk();
  story.play('offer brick ore 1,2');
  expect(story.view(0).asked).toEqual({ must: [1, 2], may: [0] });
  const { decision } = story.state;
  story.by(2, 'accept');
  expect(story.options(0)).toEqual(['trade 2', 'withdraw']);
  story.by(1, 'accept');
  // Everybody has spoken in one and the same decision; now the proposer must choose, and the others may think again.
  expect(story.state.decision).toBe(decision);
  expect(story.view(0).asked).toEqual({ must: [0], may: [1, 2] });
  expect(story.options(0)).toEqual(['trade 1', 'trade 2', 'withdraw']);
  story.play('trade 2');
  expect([0, 1, 2].map((seat) => handOf(story, seat))).toEqual([
    counts('2 brick, 1 wool, 1 ore'),
    counts('2 ore, 1 grain'),
    counts('1 brick, 2 lumber'),
  ]);
  expect(story.asking).toBe('action');
  expect(story.next()).toBe(0);
});

it('CAT-TRADE-09: a counter-offer is concluded on its own terms', () => {
  const story = talk();
  story.play('offer brick ore 1');
  expect(story.question(1).offers).toEqual([
    { head: { kind: 'counter' }, give: counts('2 ore, 1 grain'), want: [4, 4, 4, 4, 4], to: [0], inAll: 4 },
  ]);
  story.by(1, 'counter ore brick,wool 0');
  story.by(0, 'trade 1');
  expect([handOf(story, 0), handOf(story, 1)]).toEqual([counts('2 brick, 1 ore'), counts('1 brick, 1 wool, 1 grain, 1 ore')]);
  expect(story.events('traded')).toMatchObject([{ seat: 0, with: 1, give: counts('1 brick, 1 wool'), take: counts('1 ore') }]);
  // A counter-offer that asks for what is not there cannot be concluded.
  const other = talk();
  other.play('offer brick ore 1', 'counter ore lumber 0');
  expect(other.options(0)).toEqual(['withdraw']);
  expect(other.refusal('trade 1', 0)).toBe('CAT-TRADE-09');
});

it('CAT-TRADE-09: both must have the cards', () => {
  const story = talk();
  expect(story.refusal('offer brick,brick,brick,brick ore 1')).toBe('CAT-TRADE-09');
  expect(story.refusal('offer brick ore,ore,grain,grain 1')).toBe('CAT-TRADE-09');
  expect(story.refusal('offer brick ore 0')).toBe('CAT-TRADE-09');
  expect(story.refusal('offer brick ore 1,1')).toBe('CAT-TRADE-09');
  expect(story.refusal('offer brick ore -')).toBe('CAT-TRADE-09');
  story.play('offer brick ore,ore 1,2');
  expect(story.options(1)).toEqual(['accept', 'decline']);
  expect(story.options(2)).toEqual(['decline']);
  expect(story.refusal('accept', 2)).toBe('CAT-TRADE-09');
  expect(story.refusal('counter ore,ore brick 0', 2)).toBe('CAT-TRADE-09');
  expect(story.refusal('trade 2', 0)).toBe('CAT-TRADE-09');
  expect(story.refusal('trade 3', 0)).toBe('CAT-TRADE-09');
  expect(story.refusal('accept', 0)).toBe('CAT-TRADE-09');
});

it('CAT-TRADE-09: it can be ended or taken back at any time, and ends when all decline', () => {
  const story = talk();
  story.play('offer brick ore 1,2');
  story.by(0, 'withdraw');
  expect(story.asking).toBe('action');
  story.play('offer brick ore 1,2');
  story.by(1, 'accept');
  story.by(1, 'decline');
  expect(story.refusal('decline', 1)).toBe('CAT-TRADE-09');
  expect(story.options(0)).toEqual(['withdraw']);
  story.by(2, 'decline');
  expect(story.asking).toBe('action');
  expect(story.events('noDeal')).toHaveLength(1);
  expect(handOf(story, 0)).toEqual(counts('3 brick, 1 wool'));
});

it('CAT-TRADE-08: any number of trades in a turn, also between players', () => {
  const rich = [{ hand: cards('7 brick') }, { hand: cards('7 ore') }];
  const story = given({ players: rich });
  for (let trades = 0; trades < 7; trades++) {
    story.play('offer brick ore 1', 'accept');
    story.by(0, 'trade 1');
  }
  expect([handOf(story, 0), handOf(story, 1)]).toEqual([counts('7 ore'), counts('7 brick')]);
  // None of them counts among the offers that came to nothing.
  for (let refused = 0; refused < 5; refused++) story.play('offer ore brick 1', 'decline');
  expect(story.refusal('offer ore brick 1')).toBe('CAT-TRADE-09');
  story.play('end', 'roll', 'end', 'roll', 'end', 'roll');
  expect(story.question().offers).toHaveLength(1);
});

it('CAT-TRADE-09: offering, accepting and answering with other terms show no cards until a trade is made', () => {
  const story = talk();
  // Nobody has seen these hands come.
  story.state.open.sure.fill(0);
  story.play('offer brick ore 1,2');
  story.by(2, 'accept');
  story.by(1, 'counter ore brick,wool 0');
  story.by(1, 'accept');
  story.by(0, 'withdraw');
  expect(story.state.open.sure.every((count) => count === 0)).toBe(true);
  story.play('offer brick ore 1', 'accept');
  story.by(0, 'trade 1');
  // What changed hands everybody has seen.
  expect(story.state.open.sure).toEqual([...counts('1 ore'), ...counts('1 brick'), ...counts('')]);
});

it('CAT-TRADE-09: while a talk goes on, everybody reckons with the cards that were spoken of', () => {
  const story = talk();
  story.state.open.sure.fill(0);
  story.play('offer brick,brick ore 1,2');
  story.by(1, 'counter ore,ore brick 0');
  story.by(2, 'accept');
  for (const n of range(20)) {
    const world = imagine(catan, viewOf(catan, story.state, SPECTATOR), streamFrom(`talk ${n}`));
    expect(world.seats.map(({ own }, seat) => at(own.hand, seat === 0 ? 0 : 4) >= at([2, 2, 1], seat))).toEqual([true, true, true]);
  }
});

it('CAT-TRADE-09: the house listens to five offers a turn that come to nothing and three words about each', () => {
  const story = talk();
  story.play('offer brick ore 1,2');
  story.by(1, 'accept');
  story.by(1, 'decline');
  story.by(1, 'accept');
  expect(story.view(1).asked).toEqual({ must: [2], may: [0] });
  expect(story.refusal('decline', 1)).toBe('HOUSE-SEAT');
  story.by(0, 'withdraw');
  for (let offers = 1; offers < 5; offers++) story.play('offer brick ore 1', 'decline');
  expect(story.question().offers).toEqual([]);
  expect(story.refusal('offer brick ore 1')).toBe('CAT-TRADE-09');
  const bankOnly = given({ players }, { options: { map: 'beginner', playerTrade: false } });
  expect(bankOnly.refusal('offer brick ore 1')).toBe('CAT-TRADE-09');
  expect(bankOnly.question().offers).toEqual([]);
});

it('nobody with an empty hand is asked', () => {
  const story = given({ players: [{ hand: cards('1 brick') }, {}, { hand: cards('1 ore') }] });
  expect(story.question().offers?.[0]?.to).toEqual([2]);
  expect(story.refusal('offer brick ore 1')).toBe('CAT-TRADE-09');
  expect(given({ players: [{}, { hand: cards('1 ore') }] }).question().offers).toEqual([]);
  expect(given({ players: [{ hand: cards('1 ore') }] }).question().offers).toEqual([]);
});

it('CAT-TRADE-02, CAT-TRADE-09: how a half-made offer and counter-offer can go on', () => {
  const story = talk();
  const none = counts('');
  const draft = (kind: 'offer' | 'counter', give = none, want = none, to: number[] = []): Draft<Move> => ({
    shape: 'offer',
    head: { kind },
    give,
    want,
    to,
  });
  const wants = range(5).map((want) => ({ want }));
  const open = extend(catan, story.state, 0, draft('offer'));
  // Seat 0 holds brick and wool, the others three cards at most.
  expect(open).toEqual({ items: [{ give: 0 }, { give: 2 }, ...wants, { to: 1 }, { to: 2 }], whole: false });
  expect(extend(catan, story.state, 0, draft('offer', counts('1 brick'), counts('1 ore'), [1])).whole).toBe(true);
  story.play('offer brick ore 1,2');
  expect(extend(catan, story.state, 1, draft('counter'))).toEqual({ items: [{ give: 3 }, { give: 4 }, ...wants, { to: 0 }], whole: false });
  // Whoever made the offer makes no counter-offer, and nobody makes one of single cards.
  expect(extend(catan, story.state, 0, draft('counter'))).toEqual({ items: [], whole: false });
  const single = { shape: 'selection', head: { kind: 'counter' }, items: [] } as unknown as Draft<Move>;
  expect(extend(catan, story.state, 1, single)).toEqual({ items: [], whole: false });
});

it('CAT-DEV-05: two resources are chosen one after the other by whoever has the card', () => {
  const half: Draft<Move> = { shape: 'selection', head: { kind: 'plenty' }, items: [] };
  expect(extend(catan, given({ players: [{ cards: ['plenty'] }] }).state, 0, half).items).toHaveLength(5);
  expect(extend(catan, given({ players: [{ cards: ['knight'] }] }).state, 0, half)).toEqual({ items: [], whole: false });
});
