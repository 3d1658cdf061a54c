import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import type { Action } from '../../../rules/action.ts';
import { handOf, holds, pay } from '../../../rules/hand.ts';
import { ACTIVATION_COST } from '../../data/prices.ts';
import { type Realm, realmOf } from '../realm.ts';
import { hasKnight, IDLE, isOwnKnight } from './board.ts';

const ACTIVATE_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'activate', vertex }) as const);

export function isPassive(realm: Realm, seat: Seat, vertex: number): boolean {
  return isOwnKnight(realm, seat, vertex) && num(realm.knightActive, vertex) === 0;
}

/** A knight that is called to arms has to wait until its owner's next turn (CK-KN-05). */
export function arm(realm: Realm, vertex: number): void {
  realm.knightActive[vertex] = 1;
  realm.knightUsed[vertex] = num(realm.knightUsed, vertex) | IDLE;
}

/** One grain puts a helmet on any own knight, whenever it was built. */
export const activate: Action<'activate'> = {
  list(state, seat, into) {
    const realm = realmOf(state.open);
    if (!holds(handOf(state, seat), ACTIVATION_COST) || !hasKnight(realm, seat)) return;
    for (let vertex = 0; vertex < realm.knightOwners.length; vertex++)
      if (isPassive(realm, seat, vertex)) into.push(row(ACTIVATE_MOVES, vertex));
  },
  violation(state, seat, { vertex }) {
    if (!isPassive(realmOf(state.open), seat, vertex)) return 'CK-KN-04';
    return holds(handOf(state, seat), ACTIVATION_COST) ? undefined : 'CK-KN-04';
  },
  play(ctx, seat, { vertex }) {
    const realm = realmOf(ctx.state.open);
    pay(ctx.state, seat, ACTIVATION_COST);
    arm(realm, vertex);
    ctx.tell?.({ kind: 'knightActivated', seat, vertex, rule: 'CK-KN-04' });
  },
};
