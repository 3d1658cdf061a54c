import { add, type Decision, type MoveFor, num, range, row, type Seat } from '@ludoteca/kernel';
import { MAX_PLAYERS } from '../../../../data/course.ts';
import { COMMODITIES, RESOURCES } from '../../../../data/goods.ts';
import type { Action } from '../../../../rules/action.ts';
import { handOf, ownOf, passUnseen } from '../../../../rules/hand.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import type { Catan, CatanState, Ctx } from '../../../../rules/types.ts';
import { COMMERCIAL_HARBOR } from '../../../data/progress.ts';
import { realmOf } from '../../realm.ts';
import { holdsCard, spend } from '../playing.ts';
import { handSize, othersFrom } from '../rivals.ts';

const PLAY = { kind: 'commercialHarbor' } as const;
const PASS = { kind: 'pass' } as const;
/** EXCHANGE_MOVES[resource][seat]. */
const EXCHANGE_MOVES = RESOURCES.map((_, resource) =>
  range(MAX_PLAYERS).map((other) => ({ kind: 'exchange', resource, with: other }) as const),
);
const YIELD_MOVES = COMMODITIES.map((_, commodity) => ({ kind: 'yield', commodity }) as const);

/** Until the turn ends, one exchange with every opponent; a second card brings a second round. */
export const commercialHarbor: Action<'commercialHarbor'> = {
  list(state, seat, into) {
    if (holdsCard(state, seat, COMMERCIAL_HARBOR)) into.push(PLAY);
  },
  violation: (state, seat) => (holdsCard(state, seat, COMMERCIAL_HARBOR) ? undefined : 'CK-TRD-03'),
  play(ctx, seat) {
    spend(ctx, seat, COMMERCIAL_HARBOR, 'CK-TRD-03');
    const realm = realmOf(ctx.state.open);
    realm.harboursPlayed++;
    for (const other of othersFrom(ctx.state, seat)) add(realm.exchanges, other, 1);
  },
};

/** Why this opponent cannot be approached: a card must have been played, everybody once a card, and nobody with an empty hand. */
function partnerViolation(state: CatanState, seat: Seat, other: Seat): CatanRule | undefined {
  const { harboursPlayed, exchanges } = realmOf(state.open);
  if (harboursPlayed === 0 || other === seat || other >= state.seats.length) return 'CK-TRD-03';
  if (num(exchanges, other) === 0) return 'CK-TRD-08';
  return handSize(state, other) > 0 ? undefined : 'CK-TRD-03';
}

/** The player lays a resource down unseen before an opponent, who must answer with a commodity. */
export const exchange: Action<'exchange'> = {
  list(state, seat, into) {
    const hand = handOf(state, seat);
    for (let other = 0; other < state.seats.length; other++) {
      if (realmOf(state.open).exchanges[other] === 0 || partnerViolation(state, seat, other) !== undefined) continue;
      for (let resource = 0; resource < RESOURCES.length; resource++) {
        if (num(hand, resource) > 0) into.push(row(row(EXCHANGE_MOVES, resource), other));
      }
    }
  },
  violation(state, seat, { resource, with: other }) {
    return partnerViolation(state, seat, other) ?? (num(handOf(state, seat), resource) > 0 ? undefined : 'CK-TRD-03');
  },
  play(ctx, seat, { resource, with: other }) {
    const { state } = ctx;
    add(realmOf(state.open).exchanges, other, -1);
    ownOf(state, seat).pledge = resource;
    ctx.tell?.({ kind: 'approached', seat, to: other, rule: 'CK-TRD-03' });
    ctx.push({ kind: 'exchange', open: { seat: other, by: seat } });
  },
};

const hasCommodity = (state: CatanState, seat: Seat): boolean =>
  COMMODITIES.some((_, commodity) => num(handOf(state, seat), RESOURCES.length + commodity) > 0);

/** The opponent chooses the commodity without seeing the resource; only who has none may say so. */
export const answerExchange: Decision<Catan, 'exchange', 'yield' | 'pass'> = {
  rule: 'CK-TRD-03',
  answers: ['yield', 'pass'],
  asks: (_, step) => step.open.seat,
  question(state, _step, seat) {
    const hand = handOf(state, seat);
    const list: MoveFor<Catan, 'yield' | 'pass'>[] = [];
    for (let commodity = 0; commodity < COMMODITIES.length; commodity++) {
      if (num(hand, RESOURCES.length + commodity) > 0) list.push(row(YIELD_MOVES, commodity));
    }
    return { list: list.length > 0 ? list : [PASS] };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'pass') return hasCommodity(state, seat) ? 'CK-TRD-03' : undefined;
    return num(handOf(state, seat), RESOURCES.length + move.commodity) > 0 ? undefined : 'CK-TRD-03';
  },
  play(ctx, { open: { by } }, seat, move) {
    const own = ownOf(ctx.state, by);
    const resource = own.pledge ?? -1;
    own.pledge = -1;
    ctx.reveal();
    if (move.kind === 'pass') ctx.tell?.({ kind: 'exchangeFailed', seat: by, with: seat, rule: 'CK-TRD-08' });
    else swap(ctx, by, seat, resource, RESOURCES.length + move.commodity);
  },
};

function swap(ctx: Ctx, seat: Seat, other: Seat, give: number, taken: number): void {
  passUnseen(ctx.state, seat, other, give);
  passUnseen(ctx.state, other, seat, taken);
  const two = [seat, other];
  ctx.tell?.({ kind: 'exchanged', seat, with: other, give, take: taken, rule: 'CK-TRD-03' }, { only: two });
  ctx.tell?.({ kind: 'exchangedUnseen', seat, with: other, rule: 'CK-TRD-03' }, { except: two });
}
