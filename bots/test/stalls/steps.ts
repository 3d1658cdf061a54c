import { add, at, type Decision, range, type State, sum, type Together, without } from '@ludoteca/kernel';
import { KINDS, PRIZE, type Stalls } from './types.ts';

/** A seat's cards. */
export const handOf = (state: State<Stalls>, seat: number): number[] => at(state.seats, seat).own.hand;

const swap = (hand: number[], out: number, into: number): void => void hand.splice(hand.indexOf(out), 1, into);

export const bid: Together<Stalls, 'bid', 'bid'> = {
  rule: 'STALL-BID',
  answers: ['bid'],
  together: true,
  asks: (state) => ({ must: range(state.seats.length), may: [] }),
  question: (state, _step, seat) => ({ selections: [{ head: { kind: 'bid' }, from: handOf(state, seat), min: 0, max: 2 }] }),
  violation: (state, _step, seat, { items }) => (without(items, handOf(state, seat)).length > 0 ? 'STALL-BID' : undefined),
  close: (ctx, _step, answers) => {
    const { open } = ctx.state;
    const bids = answers.map((answer) => answer?.items ?? []);
    for (const [seat, cards] of bids.entries()) {
      const hand = handOf(ctx.state, seat);
      hand.splice(0, hand.length, ...without(hand, cards));
    }
    const most = Math.max(...bids.map(sum));
    const winners = bids.flatMap((cards, seat) => (sum(cards) === most ? [seat] : []));
    if (winners.length === 1) add(open.points, at(winners, 0), PRIZE);
    open.bids.push(...bids.flat());
    ctx.push(...ctx.state.seats.map((_, seat) => ({ kind: 'turn', open: { seat } }) as const));
  },
};

export const turn: Decision<Stalls, 'turn', 'take' | 'blind' | 'offer'> = {
  rule: 'STALL-TURN',
  answers: ['take', 'blind', 'offer'],
  asks: (_state, step) => step.open.seat,
  question: (state, _step, seat) => ({
    list: [...state.open.row.map((_, place) => ({ kind: 'take', place }) as const), { kind: 'blind' }],
    offers: handOf(state, seat).length === 0 ? [] : [offerOf(state, seat)],
  }),
  violation: (state, _step, seat, move) => {
    if (move.kind === 'take') return move.place < state.open.row.length ? undefined : 'STALL-TURN';
    if (move.kind === 'blind') return undefined;
    const single = sum(move.give) === 1 && sum(move.want) === 1 && move.to.length === 1 && !move.to.includes(seat);
    return single && handOf(state, seat).includes(move.give.indexOf(1)) ? undefined : 'STALL-TURN';
  },
  extend: (state, _step, seat, draft) => {
    if (draft.shape !== 'offer') return { items: [], whole: false };
    const { give, want, to } = draft;
    if (sum(give) === 0) return { items: [...new Set(handOf(state, seat))].map((kind) => ({ give: kind })), whole: false };
    if (sum(want) === 0) return { items: KINDS.flatMap((_, kind) => (at(give, kind) > 0 ? [] : [{ want: kind }])), whole: false };
    return to.length > 0 ? { items: [], whole: true } : { items: offerOf(state, seat).to.map((other) => ({ to: other })), whole: false };
  },
  play: (ctx, step, seat, move) => {
    const { open, hidden } = ctx.state;
    const hand = handOf(ctx.state, seat);
    if (move.kind === 'offer') {
      const deal = { from: seat, to: at(move.to, 0), give: move.give.indexOf(1), want: move.want.indexOf(1) };
      ctx.push({ kind: 'reply', open: deal }, step);
    } else if (move.kind === 'take') hand.push(...open.row.splice(move.place, 1, ctx.draw(hidden.deck)));
    else hand.push(ctx.draw(hidden.deck));
  },
};

const offerOf = (state: State<Stalls>, seat: number) => ({
  head: { kind: 'offer' } as const,
  give: KINDS.map((_, kind) => handOf(state, seat).filter((card) => card === kind).length),
  want: KINDS.map(() => 1),
  to: range(state.seats.length).filter((other) => other !== seat),
});

export const reply: Decision<Stalls, 'reply', 'yes' | 'no'> = {
  rule: 'STALL-REPLY',
  answers: ['yes', 'no'],
  asks: (_state, step) => step.open.to,
  question: (state, { open }, seat) => ({
    list: handOf(state, seat).includes(open.want) ? [{ kind: 'yes' }, { kind: 'no' }] : [{ kind: 'no' }],
  }),
  violation: (state, { open }, seat, move) => (move.kind === 'yes' && !handOf(state, seat).includes(open.want) ? 'STALL-REPLY' : undefined),
  play: (ctx, { open }, seat, move) => {
    if (move.kind === 'no') return;
    ctx.reveal();
    swap(handOf(ctx.state, seat), open.want, open.give);
    swap(handOf(ctx.state, open.from), open.give, open.want);
  },
};
