import {
  at,
  type Chance,
  type Config,
  deal,
  type Evaluation,
  type Game,
  mineOf,
  type Parts,
  range,
  ranked,
  sum,
  without,
} from '@ludoteca/kernel';
import { anyPlayer } from '../any-player.ts';
import { bid, handOf, reply, turn } from './steps.ts';
import { COPIES, KINDS, moves, ROUNDS, type Stalls } from './types.ts';

const CARDS = range(KINDS.length * COPIES).map((card) => card % KINDS.length);

const variety = (hand: readonly number[]): number => new Set(hand).size;

function setup({ seats }: Config, chance: Chance): Parts<Stalls> {
  const [row = [], ...hands] = deal(CARDS, [2, ...range(seats).map(() => 3)], chance);
  const deck = without(CARDS, [...row, ...hands.flat()]);
  chance.shuffle(deck);
  const open = { round: 0, points: range(seats).map(() => 0), row, bids: [] };
  return {
    open,
    seats: hands.map((hand) => ({ own: { hand }, knows: {} })),
    hidden: { deck },
    agenda: [{ kind: 'next' }, { kind: 'bid' }],
  };
}

export const game: Game<Stalls> = {
  meta: { id: 'stalls', rules: '1.0.0', shape: 1, seats: { min: 2, max: 3 }, options: {}, longest: 2_000 },
  ledger: { 'STALL-BID': 'rule', 'STALL-TURN': 'rule', 'STALL-REPLY': 'rule' },
  moves,
  steps: {
    next: {
      run: (ctx) => {
        ctx.state.open.round++;
        ctx.push({ kind: 'bid' }, { kind: 'next' });
      },
    },
    bid,
    turn,
    reply,
  },
  invariants: [],
  setup,
  scenario: (config, _description, chance) => setup(config, chance),
  over: (state) => state.open.round >= ROUNDS,
  standing: (state) => {
    const final = state.open.round >= ROUNDS;
    const contender = (seat: number) => ({
      seats: [seat],
      lines: [
        { label: 'prizes', points: at(state.open.points, seat), rule: 'STALL-BID' },
        { label: 'variety', points: variety(handOf(state, seat)), rule: 'STALL-TURN' },
      ],
      ties: [],
    });
    return { final, sides: ranked(range(state.seats.length).map(contender), final) };
  },
  shown: (state) => ({ hands: state.seats.map(({ own }) => own.hand.length), deck: state.hidden.deck.length }),
  imagine: (view, chance) => {
    const known = [...mineOf(view).own.hand, ...view.open.row, ...view.open.bids];
    const sizes = view.shown.hands.map((size, seat) => (seat === view.viewer ? 0 : size));
    const [deck = [], ...hands] = deal(without(CARDS, known), [view.shown.deck, ...sizes], chance);
    return { seats: hands.map((hand) => ({ own: { hand }, knows: {} })), hidden: { deck } };
  },
};

/** Points, different kinds in hand, and a little for high cards, which win bids. */
const evaluation: Evaluation<Stalls> = {
  potential: (state, seat) => at(state.open.points, seat) + variety(handOf(state, seat)) + sum(handOf(state, seat)) / 20,
};

/** The room that the tests of bots play in. */
/** The market, and the same as bots take it. */
export const stalls = { game, evaluation, player: anyPlayer({ game, evaluation }) };
