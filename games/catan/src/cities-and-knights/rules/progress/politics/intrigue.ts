import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../../data/board.ts';
import type { Action } from '../../../../rules/action.ts';
import { touchesRoute } from '../../../../rules/building/road.ts';
import type { Open } from '../../../../rules/types.ts';
import { INTRIGUE } from '../../../data/progress.ts';
import { liftKnight } from '../../knights/board.ts';
import { sendAway } from '../../knights/retreat.ts';
import { realmOf } from '../../realm.ts';
import { hasForeignKnight } from '../../routes.ts';
import { holdsCard, spend } from '../playing.ts';

const INTRIGUE_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'intrigue', vertex }) as const);

/** A knight of somebody else on an intersection that an own road touches. */
function isTarget(open: Open, seat: Seat, vertex: number): boolean {
  return hasForeignKnight(realmOf(open), seat, vertex) && touchesRoute(open, seat, vertex);
}

/** The knight must go, whatever its strength; no own knight takes part. */
export const intrigue: Action<'intrigue'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, INTRIGUE)) return;
    for (let vertex = 0; vertex < state.open.owners.length; vertex++)
      if (isTarget(state.open, seat, vertex)) into.push(row(INTRIGUE_MOVES, vertex));
  },
  violation: (state, seat, { vertex }) =>
    holdsCard(state, seat, INTRIGUE) && isTarget(state.open, seat, vertex) ? undefined : 'CK-POL-06',
  play(ctx, seat, { vertex }) {
    const realm = realmOf(ctx.state.open);
    spend(ctx, seat, INTRIGUE, 'CK-POL-06');
    const owner = num(realm.knightOwners, vertex);
    const [level, active] = [num(realm.knightLevels, vertex), num(realm.knightActive, vertex)];
    liftKnight(realm, vertex);
    ctx.tell?.({ kind: 'knightDisplaced', seat: owner, by: seat, vertex, level, rule: 'CK-POL-06' });
    sendAway(ctx, { seat: owner, by: seat, from: vertex, level, active, card: true });
  },
};
