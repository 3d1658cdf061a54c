import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import type { Action } from '../../../rules/action.ts';
import { handOf, holds, pay } from '../../../rules/hand.ts';
import type { CatanRule } from '../../../rules/ledger.ts';
import type { Ctx, Open } from '../../../rules/types.ts';
import { FORTRESS, MIGHTY, STRONG } from '../../data/knights.ts';
import { KNIGHT_COST } from '../../data/prices.ts';
import { POLITICS, TRACKS } from '../../data/progress.ts';
import { type Realm, realmOf } from '../realm.ts';
import { hasKnight, isOwnKnight, PROMOTED, raiseKnight, supplyOf } from './board.ts';

export const PROMOTE_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'promote', vertex }) as const);

/** Why the knight there cannot rise by one level, the price aside. */
export function promotionViolation(open: Open, seat: Seat, vertex: number): CatanRule | undefined {
  const realm = realmOf(open);
  if (!isOwnKnight(realm, seat, vertex)) return 'CK-KN-06';
  if ((num(realm.knightUsed, vertex) & PROMOTED) !== 0) return 'CK-KN-07';
  const level = num(realm.knightLevels, vertex);
  if (level === MIGHTY) return 'CK-KN-06';
  if (level === STRONG && !hasFortress(realm, seat)) return 'CK-KN-08';
  return supplyOf(realm, seat, level + 1) === 0 ? 'CK-KN-09' : undefined;
}

function hasFortress(realm: Realm, seat: Seat): boolean {
  return num(realm.tracks, seat * TRACKS.length + POLITICS) >= FORTRESS;
}

export function canPromote(open: Open, seat: Seat, vertex: number): boolean {
  return promotionViolation(open, seat, vertex) === undefined;
}

/** Adds every knight that could rise. */
export function listPromotions(open: Open, seat: Seat, visit: (vertex: number) => void): void {
  const realm = realmOf(open);
  if (!hasKnight(realm, seat)) return;
  const { knightOwners } = realm;
  for (let vertex = 0; vertex < open.owners.length; vertex++)
    if (knightOwners[vertex] === seat && canPromote(open, seat, vertex)) visit(vertex);
}

/** The knight rises; its state stays, so it may still act with its new strength (CK-KN-13). */
export function riseKnight(ctx: Ctx, seat: Seat, vertex: number, rule: CatanRule): void {
  const realm = realmOf(ctx.state.open);
  const level = raiseKnight(realm, seat, vertex);
  ctx.tell?.({ kind: 'knightPromoted', seat, vertex, level, rule });
}

/** One level for one ore and one wool. */
export const promote: Action<'promote'> = {
  list(state, seat, into) {
    if (!holds(handOf(state, seat), KNIGHT_COST)) return;
    listPromotions(state.open, seat, (vertex) => into.push(row(PROMOTE_MOVES, vertex)));
  },
  violation(state, seat, { vertex }) {
    const refused = promotionViolation(state.open, seat, vertex);
    return refused ?? (holds(handOf(state, seat), KNIGHT_COST) ? undefined : 'CK-KN-06');
  },
  play(ctx, seat, { vertex }) {
    pay(ctx.state, seat, KNIGHT_COST);
    riseKnight(ctx, seat, vertex, 'CK-KN-06');
  },
};
