import { row } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import type { Action } from '../../../rules/action.ts';
import { handOf, holds, pay } from '../../../rules/hand.ts';
import { NOBODY } from '../../../rules/types.ts';
import { BASIC } from '../../data/knights.ts';
import { KNIGHT_COST } from '../../data/prices.ts';
import { companionOf } from '../companion.ts';
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
    if (!isKnightSite(open, seat, vertex)) return companionOf(open)?.forbidsKnight(open, vertex) ?? 'CK-KN-02';
    return holds(handOf(state, seat), KNIGHT_COST) ? undefined : 'CK-KN-02';
  },
  play(ctx, seat, { vertex }) {
    const { open } = ctx.state;
    pay(ctx.state, seat, KNIGHT_COST);
    placeKnight(realmOf(open), seat, vertex, BASIC, 0);
    if (ctx.tell !== undefined) ctx.tell({ kind: 'knightBuilt', seat, vertex, rule: 'CK-KN-02' });
    measureAround(ctx, seat, vertex);
  },
};
