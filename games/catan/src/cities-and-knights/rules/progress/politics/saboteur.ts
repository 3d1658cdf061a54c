import { num, range, type Seat, type Together } from '@ludoteca/kernel';
import type { Action } from '../../../../rules/action.ts';
import { handOf } from '../../../../rules/hand.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import { giveCardsBack, hasItems, spread } from '../../../../rules/seven.ts';
import type { Catan, CatanState } from '../../../../rules/types.ts';
import { SABOTEUR } from '../../../data/progress.ts';
import { holdsCard, spend } from '../playing.ts';
import { handSize, isLevelOrAhead, othersFrom } from '../rivals.ts';

const PLAY = { kind: 'saboteur' } as const;

/** Half of the hand of everybody with as many points or more, rounded down; walls do not help. */
function owedBy(state: CatanState, seat: Seat): number[] {
  return range(state.seats.length).map((other) => (isLevelOrAhead(state, seat, other) ? Math.floor(handSize(state, other) / 2) : 0));
}

function saboteurViolation(state: CatanState, seat: Seat): CatanRule | undefined {
  if (!holdsCard(state, seat, SABOTEUR)) return 'CK-POL-07';
  return owedBy(state, seat).some((count) => count > 0) ? undefined : 'CK-CARD-06';
}

export const saboteur: Action<'saboteur'> = {
  list(state, seat, into) {
    if (saboteurViolation(state, seat) === undefined) into.push(PLAY);
  },
  violation: saboteurViolation,
  play(ctx, seat) {
    const owed = owedBy(ctx.state, seat);
    spend(ctx, seat, SABOTEUR, 'CK-POL-07');
    ctx.tell?.({ kind: 'sabotaged', seat, owed, rule: 'CK-POL-07' });
    ctx.push({ kind: 'sabotage', open: { owed } });
  },
};

/** All who are hit choose in private and give back together. */
export const sabotage: Together<Catan, 'sabotage', 'discard'> = {
  together: true,
  rule: 'CK-POL-07',
  answers: ['discard'],
  asks: (state, { open: { owed } }) => ({ must: othersFrom(state, state.open.turn).filter((seat) => num(owed, seat) > 0), may: [] }),
  question(state, { open: { owed } }, seat) {
    const count = num(owed, seat);
    return { selections: [{ head: { kind: 'discard' }, from: spread(handOf(state, seat)), min: count, max: count }] };
  },
  violation(state, { open: { owed } }, seat, { items }) {
    return items.length === num(owed, seat) && hasItems(handOf(state, seat), items) ? undefined : 'CK-POL-07';
  },
  close(ctx, _step, answers) {
    for (const seat of othersFrom(ctx.state, ctx.state.open.turn)) {
      const answer = answers[seat];
      if (answer) giveCardsBack(ctx, seat, answer.items, 'CK-POL-07');
    }
  },
};
