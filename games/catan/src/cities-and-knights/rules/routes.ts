import { num, type Seat } from '@ludoteca/kernel';
import { passes, remeasure } from '../../rules/longest-road.ts';
import { type Ctx, NOBODY } from '../../rules/types.ts';
import type { Realm } from './realm.ts';

/** A knight cuts whatever its state (CK-KN-10). */
export function hasForeignKnight(realm: Realm, seat: Seat, vertex: number): boolean {
  const owner = num(realm.knightOwners, vertex);
  return owner !== NOBODY && owner !== seat;
}

/** After a knight has come to or left a vertex: only the routes of others that pass there can have changed. */
export function measureAround(ctx: Ctx, owner: Seat, ...vertices: readonly number[]): void {
  const { open } = ctx.state;
  measure(ctx, (seat) => seat !== owner && vertices.some((vertex) => passes(open, seat, vertex)));
}

/** After knights or roads have come or gone: all routes once, and one look at who holds the card (CK-LR-01). */
export function measureAll(ctx: Ctx): void {
  measure(ctx, () => true);
}

function measure(ctx: Ctx, isConcerned: (seat: Seat) => boolean): void {
  remeasure(ctx, isConcerned, 'CK-LR-01');
}
