import { add, type Decision, range, row, type Seat } from '@ludoteca/kernel';
import { MAX_PLAYERS } from '../../../../data/course.ts';
import type { Action } from '../../../../rules/action.ts';
import { handOf, lookAtHand, passUnseen } from '../../../../rules/hand.ts';
import { hasItems, spread } from '../../../../rules/seven.ts';
import type { Catan, CatanState, Ctx } from '../../../../rules/types.ts';
import { MASTER_CARDS, MASTER_MERCHANT } from '../../../data/progress.ts';
import { holdsCard, spend } from '../playing.ts';
import { handSize, isAhead } from '../rivals.ts';

const MASTER_MOVES = range(MAX_PLAYERS).map((victim) => ({ kind: 'masterMerchant', victim }) as const);

/** Somebody with more points and at least one card. */
function isVictim(state: CatanState, seat: Seat, victim: Seat): boolean {
  return isAhead(state, seat, victim) && handSize(state, victim) > 0;
}

/** The player sees the whole hand of somebody who is ahead, remembers it and takes two cards of it. */
export const masterMerchant: Action<'masterMerchant'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, MASTER_MERCHANT)) return;
    for (let victim = 0; victim < state.seats.length; victim++) if (isVictim(state, seat, victim)) into.push(row(MASTER_MOVES, victim));
  },
  violation(state, seat, { victim }) {
    if (!holdsCard(state, seat, MASTER_MERCHANT)) return 'CK-TRD-05';
    return isVictim(state, seat, victim) ? undefined : 'CK-CARD-09';
  },
  play(ctx, seat, { victim }) {
    const { state } = ctx;
    spend(ctx, seat, MASTER_MERCHANT, 'CK-TRD-05');
    ctx.reveal();
    lookAtHand(state, seat, victim);
    const hand = handOf(state, victim);
    ctx.tell?.({ kind: 'handSeen', seat, victim, cards: [...hand], rule: 'CK-TRD-05' }, { only: [seat, victim] });
    if (handSize(state, victim) > MASTER_CARDS) ctx.push({ kind: 'plunder', open: { seat, victim } });
    else takeCards(ctx, seat, victim, spread(hand));
  },
};

/** Two cards of the player's own choice. */
export const plunder: Decision<Catan, 'plunder', 'plunder'> = {
  rule: 'CK-TRD-05',
  answers: ['plunder'],
  asks: (_, step) => step.open.seat,
  question(state, { open: { victim } }) {
    const from = spread(handOf(state, victim));
    return { selections: [{ head: { kind: 'plunder' }, from, min: MASTER_CARDS, max: MASTER_CARDS }] };
  },
  violation(state, { open: { victim } }, _seat, { items }) {
    return items.length === MASTER_CARDS && hasItems(handOf(state, victim), items) ? undefined : 'CK-TRD-05';
  },
  play: (ctx, { open: { victim } }, seat, { items }) => takeCards(ctx, seat, victim, items),
};

function takeCards(ctx: Ctx, seat: Seat, victim: Seat, items: readonly number[]): void {
  const { state } = ctx;
  ctx.reveal();
  const cards = state.open.bank.map(() => 0);
  for (const kind of items) {
    passUnseen(state, victim, seat, kind);
    add(cards, kind, 1);
  }
  const two = [seat, victim];
  ctx.tell?.({ kind: 'plundered', seat, victim, cards, rule: 'CK-TRD-05' }, { only: two });
  ctx.tell?.({ kind: 'plunderedUnseen', seat, victim, count: items.length, rule: 'CK-TRD-05' }, { except: two });
}
