import { at, type Decision, range, type State, sum, type Together, without } from '../../../src/index.ts';
import { type Hands, handOf, makeDoubtful, rising, takeOut } from './types.ts';

/** All bid at once. The kernel keeps the answers private and calls `close` when the last one is in. */
export const bid: Together<Hands, 'bid', 'bid'> = {
  rule: 'HANDS-BID-01',
  answers: ['bid'],
  together: true,
  asks: (state) => ({ must: range(state.seats.length), may: [] }),
  question: (state, _, seat) => ({ selections: [{ head: { kind: 'bid' }, from: handOf(state, seat), min: 0, max: 2 }] }),
  violation(state, _, seat, { items }) {
    if (without(items, handOf(state, seat)).length > 0) return 'HANDS-CARDS-01';
    return items.length > 2 ? 'HANDS-BID-02' : undefined;
  },
  close(ctx, _, answers) {
    const { open, seats } = ctx.state;
    const bids = answers.map((answer) => answer?.items ?? []);
    for (const [seat, items] of bids.entries()) {
      ctx.tell?.({ kind: 'bid', seat, items, rule: 'HANDS-BID-01' });
      for (const card of items) {
        takeOut(handOf(ctx.state, seat), card);
        for (const { knows } of seats) takeOut(at(knows.held, seat), card);
        open.table.push(card);
      }
    }
    const best = Math.max(...bids.map(sum));
    if (best === 0) return;
    const order = range(seats.length).map((turn) => (open.leader + turn) % seats.length);
    const winner = order.find((seat) => sum(at(bids, seat)) === best) ?? open.leader;
    open.winner = winner;
    ctx.tell?.({ kind: 'won', seat: winner, rule: 'HANDS-BID-01' });
    ctx.push({ kind: 'rob', open: { seat: winner } });
  },
};

/** Whom the winner may rob: the question and the violation ask the same. */
function robbingViolation(state: State<Hands>, robber: number, seat: number): 'HANDS-ROB-01' | 'HANDS-ROB-02' | undefined {
  const hand = state.seats[seat]?.own.hand;
  if (hand === undefined || seat === robber) return 'HANDS-ROB-01';
  return hand.length === 0 ? 'HANDS-ROB-02' : undefined;
}

export const rob: Decision<Hands, 'rob', 'rob' | 'spare'> = {
  rule: 'HANDS-ROB-01',
  answers: ['rob', 'spare'],
  asks: (_, { open }) => open.seat,
  question(state, _, seat) {
    const victims = range(state.seats.length).filter((other) => robbingViolation(state, seat, other) === undefined);
    return { list: [...victims.map((other) => ({ kind: 'rob', seat: other }) as const), { kind: 'spare' }] };
  },
  violation: (state, _, seat, move) => (move.kind === 'spare' ? undefined : robbingViolation(state, seat, move.seat)),
  play(ctx, _, seat, move) {
    if (move.kind === 'spare') return;
    const { state } = ctx;
    const from = move.seat;
    const hand = handOf(state, from);
    const card = at(hand, ctx.chance.int(hand.length));
    takeOut(hand, card);
    handOf(state, seat).push(card);
    handOf(state, seat).sort(rising);
    // Two seats know where this card is; all others know less than before about the hand it came from.
    makeDoubtful(state, from, seat);
    takeOut(at(at(state.seats, seat).knows.held, from), card);
    at(at(state.seats, from).knows.held, seat).push(card);
    ctx.tell?.({ kind: 'robbed', seat, from, card, rule: 'HANDS-ROB-01' }, { only: [seat, from] });
    ctx.tell?.({ kind: 'robbed-unseen', seat, from, rule: 'HANDS-ROB-01' }, { except: [seat, from] });
  },
};
