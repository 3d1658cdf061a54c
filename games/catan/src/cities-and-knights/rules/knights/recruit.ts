import type { Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import type { Action } from '../../../rules/action.ts';
import { boardOf } from '../../../rules/board.ts';
import { expansionOf } from '../../../rules/expansion.ts';
import { handOf, holds, pay } from '../../../rules/hand.ts';
import type { CatanRule } from '../../../rules/ledger.ts';
import { num, row } from '../../../rules/lists.ts';
import { NOBODY, type Open } from '../../../rules/types.ts';
import { BASIC } from '../../data/knights.ts';
import { KNIGHT_COST } from '../../data/prices.ts';
import { realmOf } from '../realm.ts';
import { measureAround } from '../routes.ts';
import { isFreeSpot, isKnightSite, placeKnight, supplyOf } from './board.ts';

const RECRUIT_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'recruit', vertex }) as const);

/** A basic knight, passive, on a free intersection at an own road. */
export const recruit: Action<'recruit'> = {
  list(state, seat, into) {
    const { open } = state;
    if (!holds(handOf(state, seat), KNIGHT_COST) || supplyOf(realmOf(open), seat, BASIC) === 0) return;
    for (let vertex = 0; vertex < open.owners.length; vertex++)
      if (open.owners[vertex] === NOBODY && isKnightSite(open, seat, vertex)) into.push(row(RECRUIT_MOVES, vertex));
  },
  violation(state, seat, { vertex }) {
    const { open } = state;
    if (supplyOf(realmOf(open), seat, BASIC) === 0) return 'CK-KN-09';
    if (!isFreeSpot(open, vertex)) return 'CK-KN-03';
    if (!isKnightSite(open, seat, vertex)) return expansionOf(open)?.forbidsKnight?.(open, vertex) ?? 'CK-KN-02';
    return holds(handOf(state, seat), KNIGHT_COST) ? undefined : 'CK-KN-02';
  },
  play(ctx, seat, { vertex }) {
    const { open } = ctx.state;
    pay(ctx.state, seat, KNIGHT_COST);
    placeKnight(realmOf(open), seat, vertex, BASIC, 0);
    if (ctx.tell !== undefined) ctx.tell({ kind: 'knightBuilt', seat, vertex, rule: 'CK-KN-02', also: placeRules(open, seat, vertex) });
    measureAround(ctx, seat, vertex);
  },
};

/** What else the new knight shows: it stands passive, needs no distance, and stands in the way of others. */
function placeRules(open: Open, seat: Seat, vertex: number): CatanRule[] {
  const rules: CatanRule[] = ['CK-KN-01', 'CK-KN-14'];
  if (row(boardOf(open).vertexNeighbours, vertex).some((other) => num(open.owners, other) !== NOBODY)) rules.push('CK-KN-12');
  if (open.routes.some((_, other) => other !== seat && isKnightSite({ ...open, realm: freed(open, vertex) }, other, vertex)))
    rules.push('CK-KN-10');
  return rules;
}

function freed(open: Open, vertex: number): ReturnType<typeof realmOf> {
  const realm = realmOf(open);
  return { ...realm, knightOwners: realm.knightOwners.with(vertex, NOBODY) };
}
