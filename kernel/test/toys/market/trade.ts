import { type Decision, offerExtension, range, sum } from '../../../src/index.ts';
import { canClose, canReply, clearTable, exchange, hasReplied, settlement, shapesFor, termsViolation } from './terms.ts';
import { CAP, goodsOf, has, type Market, type Proposal } from './types.ts';

type Talk = 'offer' | 'counter' | 'accept' | 'close' | 'withdraw' | 'done';

/** One decision for the whole dialogue: the turn player must speak, those who have an offer before them may. */
export const trade: Decision<Market, 'trade', Talk> = {
  rule: 'MARKET-TURN-02',
  answers: ['offer', 'counter', 'accept', 'close', 'withdraw', 'done'],
  asks: ({ open }) => ({ must: [open.turn], may: open.offer === null ? [] : open.offer.to }),

  question(state, _, seat) {
    const { open } = state;
    const offers = shapesFor(state, seat);
    if (seat !== open.turn) {
      if (hasReplied(state, seat)) return { list: [{ kind: 'withdraw' }] };
      return { list: open.offer && has(goodsOf(state, seat), open.offer.want) ? [{ kind: 'accept' }] : [], offers };
    }
    const partners = range(state.seats.length).filter((other) => canClose(state, other));
    const closing = partners.map((other) => ({ kind: 'close', seat: other }) as const);
    return { list: [...closing, ...(open.offer === null ? [] : [{ kind: 'withdraw' } as const]), { kind: 'done' }], offers };
  },

  violation(state, _, seat, move) {
    const { open } = state;
    const isTurn = seat === open.turn;
    switch (move.kind) {
      case 'done':
        return isTurn ? undefined : 'MARKET-TURN-02';
      case 'offer':
        return isTurn ? termsViolation(state, seat, move) : 'MARKET-TURN-02';
      case 'close':
        return isTurn && canClose(state, move.seat) ? undefined : 'MARKET-CLOSE-01';
      case 'withdraw':
        return (isTurn ? open.offer !== null : hasReplied(state, seat)) ? undefined : 'MARKET-REPLY-01';
      case 'counter':
        return canReply(state, seat) ? termsViolation(state, seat, move) : 'MARKET-REPLY-01';
      case 'accept':
        if (!canReply(state, seat)) return 'MARKET-REPLY-01';
        return has(goodsOf(state, seat), open.offer?.want ?? []) ? undefined : 'MARKET-OFFER-02';
    }
  },

  // The plain offer knows the bounds of each kind; here the sum has a bound as well.
  extend(state, _, seat, draft) {
    const [shape] = shapesFor(state, seat);
    if (draft.shape !== 'offer' || shape?.head.kind !== (draft.head as { kind: string }).kind) return { items: [], whole: false };
    const { items, whole } = offerExtension<Proposal>(shape, draft);
    const gives = sum(draft.give);
    const wants = sum(draft.want);
    const fits = items.filter((item) => ('give' in item ? gives < CAP : 'want' in item ? wants < CAP : true));
    return { items: fits, whole: whole && gives <= CAP && wants <= CAP };
  },

  play(ctx, step, seat, move) {
    const { state, tell } = ctx;
    const { open } = state;
    switch (move.kind) {
      case 'done':
        clearTable(state);
        tell?.({ kind: 'done', seat, rule: 'MARKET-TURN-02' });
        return;
      case 'offer': {
        const { give, want, to } = move;
        clearTable(state);
        open.offer = { give, want, to };
        open.offersLeft--;
        tell?.({ kind: 'offers', seat, give, want, to, rule: 'MARKET-OFFER-01' });
        break;
      }
      case 'counter': {
        const { give, want, to } = move;
        open.counters[seat] = { give, want, to };
        tell?.({ kind: 'counters', seat, give, want, to, rule: 'MARKET-REPLY-02' });
        break;
      }
      case 'accept':
        open.willing.push(seat);
        tell?.({ kind: 'accepts', seat, rule: 'MARKET-REPLY-01' });
        break;
      case 'withdraw':
        if (seat === open.turn) clearTable(state);
        open.willing = open.willing.filter((other) => other !== seat);
        open.counters[seat] = null;
        tell?.({ kind: 'withdraws', seat, rule: 'MARKET-REPLY-01' });
        break;
      case 'close': {
        const { give, want } = settlement(state, move.seat) ?? { give: [], want: [] };
        exchange(state, seat, move.seat, { give, want });
        clearTable(state);
        tell?.({ kind: 'trades', seat, with: move.seat, give, want, rule: 'MARKET-CLOSE-01' });
      }
    }
    // Everything but "done" goes on with the same decision, so what others are about to say does not go stale.
    ctx.again(step);
  },
};
