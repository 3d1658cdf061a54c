import { add, num, range, type Seat, type Together } from '@ludoteca/kernel';
import type { Action } from '../../../../rules/action.ts';
import { handOf, passUnseen } from '../../../../rules/hand.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import { hasItems, spread } from '../../../../rules/seven.ts';
import type { Catan, CatanState, Ctx } from '../../../../rules/types.ts';
import { WEDDING, WEDDING_CARDS } from '../../../data/progress.ts';
import { holdsCard, spend } from '../playing.ts';
import { handSize, isAhead, othersFrom } from '../rivals.ts';

const PLAY = { kind: 'wedding' } as const;

/** The cards that each opponent with more points has to give: two, or all there are. */
function owedTo(state: CatanState, seat: Seat): number[] {
  return range(state.seats.length).map((other) => (isAhead(state, seat, other) ? Math.min(WEDDING_CARDS, handSize(state, other)) : 0));
}

function weddingViolation(state: CatanState, seat: Seat): CatanRule | undefined {
  if (!holdsCard(state, seat, WEDDING)) return 'CK-POL-05';
  return owedTo(state, seat).some((count) => count > 0) ? undefined : 'CK-CARD-06';
}

/** Everybody with more points gives two cards of the giver's choice. */
export const wedding: Action<'wedding'> = {
  list(state, seat, into) {
    if (weddingViolation(state, seat) === undefined) into.push(PLAY);
  },
  violation: weddingViolation,
  play(ctx, seat) {
    const owed = owedTo(ctx.state, seat);
    spend(ctx, seat, WEDDING, 'CK-POL-05');
    ctx.tell?.({ kind: 'giftsOwed', seat, owed, rule: 'CK-POL-05' });
    ctx.push({ kind: 'gifts', open: { to: seat, owed } });
  },
};

/** Players with more than they owe choose, all at the same time; the cards then go clockwise (CK-CARD-07). */
export const gifts: Together<Catan, 'gifts', 'gift'> = {
  together: true,
  rule: 'CK-POL-05',
  answers: ['gift'],
  asks(state, { open: { to, owed } }) {
    const choosing = othersFrom(state, to).filter((seat) => num(owed, seat) > 0 && handSize(state, seat) > num(owed, seat));
    return { must: choosing, may: [] };
  },
  question(state, { open: { owed } }, seat) {
    const count = num(owed, seat);
    return { selections: [{ head: { kind: 'gift' }, from: spread(handOf(state, seat)), min: count, max: count }] };
  },
  violation(state, { open: { owed } }, seat, { items }) {
    return items.length === num(owed, seat) && hasItems(handOf(state, seat), items) ? undefined : 'CK-POL-05';
  },
  close(ctx, { open: { to, owed } }, answers) {
    for (const seat of othersFrom(ctx.state, to)) {
      if (num(owed, seat) > 0) give(ctx, seat, to, answers[seat]?.items ?? spread(handOf(ctx.state, seat)));
    }
  },
};

function give(ctx: Ctx, seat: Seat, to: Seat, items: readonly number[]): void {
  const { state } = ctx;
  ctx.reveal();
  const cards = state.open.bank.map(() => 0);
  for (const kind of items) {
    passUnseen(state, seat, to, kind);
    add(cards, kind, 1);
  }
  const two = [seat, to];
  ctx.tell?.({ kind: 'given', seat, to, cards, rule: 'CK-POL-05' }, { only: two });
  ctx.tell?.({ kind: 'givenUnseen', seat, to, count: items.length, rule: 'CK-POL-05' }, { except: two });
}
