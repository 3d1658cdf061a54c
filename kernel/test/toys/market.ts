import {
  type Automatic,
  add,
  at,
  choiceOption,
  deal,
  type Game,
  type Parts,
  type Reader,
  range,
  ranked,
  sum,
  without,
} from '../../src/index.ts';
import { moving, retreat } from './market/guards.ts';
import { trade } from './market/trade.ts';
import { GOODS, goodsOf, type Here, LEDGER, type Market, MOVES, OFFERS, PLACES, WISHES } from './market/types.ts';

/*
 * Market: trade as in Catan, and a knight that is driven away.
 *
 * In its turn a seat earns a good, trades with the others and then moves its guard round a ring of places.
 *
 * What is hard here, and how the contract says it:
 * - a dialogue: one decision in which the turn player *must* and others *may* speak; every answer but the last puts it
 *   back with `again`, under the same number, so that what others are typing does not go stale (trade.ts);
 * - offers: a question of the shape give / want / to whom, with a condition beyond its numbers and so its own `extend`;
 * - counter-offers are offers of those who may speak; closing and withdrawing on either side;
 * - an interrupt: a guard that is driven away is moved by its owner, in a step on top of somebody else's turn (guards.ts).
 */

const turn: Automatic<Market, 'turn'> = {
  run(ctx) {
    const { open, seats } = ctx.state;
    open.turn = (open.turn + 1) % seats.length;
    if (open.turn === 0) open.round++;
    open.offersLeft = OFFERS;
    ctx.push({ kind: 'earn' }, { kind: 'trade' }, { kind: 'move' }, { kind: 'turn' });
  },
};

const earn: Automatic<Market, 'earn'> = {
  run(ctx) {
    const seat = ctx.state.open.turn;
    const good = ctx.chance.int(GOODS.length);
    add(goodsOf(ctx.state, seat), good, 1);
    ctx.tell?.({ kind: 'earned', seat, good, rule: 'MARKET-TURN-01' });
  },
};

const over = ({ open, config }: Here): boolean => open.round > config.options.rounds;

/** No two guards on one place, but for the one that is being driven away. */
function standApart({ open, agenda }: Here): boolean {
  const displaced = agenda.filter(({ kind }) => kind === 'retreat').length;
  return new Set(open.guards).size === open.guards.length - displaced;
}

function opened(goods: number[][], strength: number[], wishes: number[], spare: number[]): Parts<Market> {
  const seats = goods.length;
  return {
    open: {
      round: 0,
      turn: seats - 1,
      goods,
      strength,
      guards: range(seats),
      offer: null,
      willing: [],
      counters: goods.map(() => null),
      offersLeft: 0,
    },
    seats: wishes.map((wish) => ({ own: { wish }, knows: {} })),
    hidden: { wishes: spare },
    agenda: [{ kind: 'turn' }],
  };
}

/** `{"goods": [[2, 0, 0], [0, 1, 1]], "strength": [1, 0]}`: seat 0 begins, wishes are drawn. */
function described(seats: number, description: Reader, shuffle: (cards: number[]) => void): Parts<Market> {
  const { goods, strength } = description.fields('goods', 'strength');
  const numbers = (reader: Reader, length: number): number[] => reader.list(length, length).map((n) => n.integer(0, 20));
  const given = goods.list(seats, seats).map((row) => numbers(row, GOODS.length));
  const wishes = [...WISHES];
  shuffle(wishes);
  const strengths = strength.or<number[]>(
    given.map(() => 0),
    (reader) => numbers(reader, seats),
  );
  return opened(given, strengths, wishes.slice(0, seats), wishes.slice(seats));
}

export const market: Game<Market> = {
  meta: { id: 'market', rules: '1.0.0', shape: 1, seats: { min: 2, max: 4 }, options: { rounds: choiceOption([1, 2], 2) }, longest: 130 },
  ledger: LEDGER,
  moves: MOVES,
  steps: { turn, earn, trade, move: moving, retreat },
  invariants: [
    { rule: 'MARKET-PLACE-01', holds: standApart },
    {
      rule: 'MARKET-WISH-01',
      holds: ({ seats, hidden }) => without(WISHES, [...hidden.wishes, ...seats.map(({ own }) => own.wish)]).length === 0,
    },
  ],
  setup({ seats }, chance) {
    const [wishes = [], spare = []] = deal(WISHES, [seats, WISHES.length - seats], chance);
    const goods = range(seats).map(() => GOODS.map(() => 1));
    return opened(
      goods,
      goods.map(() => 0),
      wishes,
      spare,
    );
  },
  scenario: ({ seats }, description, chance) => described(seats, description, (cards) => chance.shuffle(cards)),
  over,
  standing(state) {
    const final = over(state);
    const contenders = range(state.seats.length).map((seat) => {
      const goods = goodsOf(state, seat);
      // Wishes stay secret until the end, so they count only then.
      const wished = final ? at(goods, at(state.seats, seat).own.wish) : 0;
      const lines = [
        { label: 'goods', points: sum(goods), rule: 'MARKET-GOODS-01' },
        { label: 'place', points: at(PLACES, at(state.open.guards, seat)), rule: 'MARKET-PLACE-01' },
        { label: 'wish', points: wished, rule: 'MARKET-WISH-01' },
      ];
      return { seats: [seat], lines, ties: [{ rule: 'MARKET-TIE-01', value: at(state.open.strength, seat) }] };
    });
    return { final, sides: ranked(contenders, final) };
  },
  shown: () => ({}),
  imagine({ mine, config, viewer }, chance) {
    const rest = without(WISHES, mine === null ? [] : [mine.own.wish]);
    const [wishes = [], spare = []] = deal(rest, [rest.length - (WISHES.length - config.seats), WISHES.length - config.seats], chance);
    const seats = range(config.seats).map((seat) => ({ own: { wish: seat === viewer ? 0 : (wishes.pop() ?? 0) }, knows: {} }));
    return { seats, hidden: { wishes: spare } };
  },
};
