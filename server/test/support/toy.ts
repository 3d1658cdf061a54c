import type { Room } from '@ludoteca/games';
import { at, deal, type Game, int, type MoveOf, mineOf, range, ranked, type Seat, seatOf, without } from '@ludoteca/kernel';

/*
 * A game for tests of the server: hidden hands, a decision that can be taken back, one that is answered together, draws,
 * and a move whose rule throws. Each round one seat marks a number and goes; then all bid a card; all draw a new one.
 */
const moves = { mark: { value: int(0, 9) }, go: {}, bid: { card: int(0, 99) }, boom: {} };

export interface Toy {
  options: { rounds: number };
  open: { round: number; mark: number; points: number[] };
  own: { hand: number[] };
  knows: Record<string, never>;
  hidden: { deck: number[] };
  shown: { deck: number };
  step:
    | { readonly kind: 'mark'; readonly open: { readonly seat: Seat } }
    | { readonly kind: 'go'; readonly open: { readonly seat: Seat } }
    | { readonly kind: 'bid' }
    | { readonly kind: 'next' };
  move: MoveOf<typeof moves>;
  event:
    | { readonly kind: 'marked'; readonly rule: string; readonly seat: Seat; readonly value: number }
    | { readonly kind: 'bids'; readonly rule: string; readonly cards: readonly number[] }
    | { readonly kind: 'drawn'; readonly rule: string; readonly seat: Seat; readonly card: number };
}

const HAND = 4;
const CARDS = range(60);

export const toy: Game<Toy> = {
  meta: {
    id: 'toy',
    rules: '1.0.0',
    shape: 1,
    seats: { min: 2, max: 4 },
    options: { rounds: { values: [3, 8, 40], default: 3 } },
    longest: 500,
  },
  ledger: {},
  moves,
  steps: {
    mark: {
      rule: 'TOY-1',
      answers: ['mark', 'boom'],
      asks: (_, step) => step.open.seat,
      question: () => ({ list: range(4).map((value) => ({ kind: 'mark' as const, value })) }),
      violation: (_state, _step, _seat, move) => (move.kind === 'mark' && move.value > 3 ? 'TOY-2' : undefined),
      play: (ctx, step, seat, move) => {
        if (move.kind !== 'mark') throw new Error('boom');
        ctx.state.open.mark = move.value;
        ctx.tell?.({ kind: 'marked', rule: 'TOY-1', seat, value: move.value });
        ctx.push({ kind: 'go', open: step.open });
      },
    },
    go: {
      rule: 'TOY-3',
      answers: ['go'],
      asks: (_, step) => step.open.seat,
      question: () => ({ list: [{ kind: 'go' }] }),
      violation: () => undefined,
      play: (ctx) => ctx.push({ kind: 'bid' }),
    },
    bid: {
      rule: 'TOY-4',
      answers: ['bid'],
      together: true,
      asks: (state) => ({ must: state.seats.map((_, seat) => seat), may: [] }),
      question: (state, _, seat) => ({ list: seatOf(state, seat).own.hand.map((card) => ({ kind: 'bid' as const, card })) }),
      violation: (state, _, seat, move) => (move.kind === 'bid' && seatOf(state, seat).own.hand.includes(move.card) ? undefined : 'TOY-5'),
      close: (ctx, _, answers) => {
        const cards = answers.map((answer) => (answer?.kind === 'bid' ? answer.card : -1));
        const best = cards.indexOf(Math.max(...cards));
        ctx.state.open.points = ctx.state.open.points.map((points, seat) => points + (seat === best ? 1 : 0));
        for (const [seat, card] of cards.entries())
          seatOf(ctx.state, seat).own.hand = seatOf(ctx.state, seat).own.hand.filter((c) => c !== card);
        ctx.tell?.({ kind: 'bids', rule: 'TOY-4', cards });
        ctx.push({ kind: 'next' });
      },
    },
    next: {
      run: (ctx) => {
        const { open, seats, hidden } = ctx.state;
        open.round += 1;
        for (const [seat, { own }] of seats.entries()) {
          if (hidden.deck.length === 0) continue;
          const [card = 0] = hidden.deck.splice(ctx.chance.int(hidden.deck.length), 1);
          own.hand = [...own.hand, card].sort((a, b) => a - b);
          ctx.tell?.({ kind: 'drawn', rule: 'TOY-6', seat, card }, { only: [seat] });
        }
        ctx.push({ kind: 'mark', open: { seat: open.round % seats.length } });
      },
    },
  },
  invariants: [],
  setup: (config, chance) => {
    const [deck = [], ...hands] = deal(CARDS, [CARDS.length - HAND * config.seats, ...range(config.seats).map(() => HAND)], chance);
    return {
      open: { round: 0, mark: -1, points: range(config.seats).map(() => 0) },
      seats: hands.map((hand) => ({ own: { hand: hand.sort((a, b) => a - b) }, knows: {} })),
      hidden: { deck },
      agenda: [{ kind: 'mark', open: { seat: 0 } }],
    };
  },
  scenario: () => {
    throw new Error('no scenarios');
  },
  over: (state) => state.open.round >= state.config.options.rounds || state.seats.some(({ own }) => own.hand.length === 0),
  standing: (state) => {
    const lines = (seat: Seat) => [{ label: 'points', points: at(state.open.points, seat), rule: 'TOY-7' }];
    const final = toy.over(state);
    return {
      final,
      sides: ranked(
        state.seats.map((_, seat) => ({ seats: [seat], lines: lines(seat), ties: [] })),
        final,
      ),
    };
  },
  shown: (state) => ({ deck: state.hidden.deck.length }),
  imagine: (view, chance) => {
    const others = view.config.seats - (view.mine === null ? 0 : 1);
    const known = view.mine === null ? [] : mineOf(view).own.hand;
    const sizes = range(others).map(() => HAND);
    const [deck = [], ...hands] = deal(without(CARDS, known), [view.shown.deck, ...sizes], chance);
    const seats = range(view.config.seats).map((seat) => ({ own: { hand: seat === view.viewer ? [] : (hands.pop() ?? []) }, knows: {} }));
    return { seats, hidden: { deck } };
  },
};

/** The toy as a room without texts and evaluation, because the server needs neither. */
export const toyRoom = { game: toy, text: { catalogues: { it: {}, en: {} }, rules: { it: {}, en: {} } } } as unknown as Room;
