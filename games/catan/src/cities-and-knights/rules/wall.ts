import { add, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../data/board.ts';
import type { Action } from '../../rules/action.ts';
import { CITY } from '../../rules/building/city.ts';
import { handOf, holds, pay } from '../../rules/hand.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import type { Ctx, Open } from '../../rules/types.ts';
import { WALL_COST } from '../data/prices.ts';
import { realmOf } from './realm.ts';

const WALL_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'wall', vertex }) as const);

/** Why no wall can stand there, its price aside: it goes under an own city that has none, three of them at most. */
export function wallViolation(open: Open, seat: Seat, vertex: number): CatanRule | undefined {
  const realm = realmOf(open);
  if (num(realm.wallsLeft, seat) === 0) return 'CK-WALL-02';
  if (num(open.owners, vertex) !== seat || num(open.levels, vertex) !== CITY) return 'CK-WALL-01';
  return num(realm.walls, vertex) === 1 ? 'CK-WALL-01' : undefined;
}

/** Adds every city that could have a wall. */
export function eachWallSite(open: Open, seat: Seat, visit: (vertex: number) => void): void {
  if (num(realmOf(open).wallsLeft, seat) === 0) return;
  for (let vertex = 0; vertex < open.owners.length; vertex++) {
    if (open.owners[vertex] === seat && wallViolation(open, seat, vertex) === undefined) visit(vertex);
  }
}

/** The wall stands: the limit on a seven rises at once. */
export function putWall(ctx: Ctx, seat: Seat, vertex: number, rule: CatanRule): void {
  const realm = realmOf(ctx.state.open);
  realm.walls[vertex] = 1;
  add(realm.wallsLeft, seat, -1);
  ctx.tell?.({ kind: 'wallBuilt', seat, vertex, rule });
}

export const wall: Action<'wall'> = {
  list(state, seat, into) {
    if (holds(handOf(state, seat), WALL_COST)) eachWallSite(state.open, seat, (vertex) => into.push(row(WALL_MOVES, vertex)));
  },
  violation(state, seat, { vertex }) {
    return wallViolation(state.open, seat, vertex) ?? (holds(handOf(state, seat), WALL_COST) ? undefined : 'CK-WALL-01');
  },
  play(ctx, seat, { vertex }) {
    pay(ctx.state, seat, WALL_COST);
    putWall(ctx, seat, vertex, 'CK-WALL-01');
  },
};
