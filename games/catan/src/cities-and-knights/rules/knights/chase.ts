import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../data/board.ts';
import type { Action } from '../../../rules/action.ts';
import { boardOf } from '../../../rules/board.ts';
import type { CatanRule } from '../../../rules/ledger.ts';
import { ROBBER_STEPS } from '../../../rules/robber.ts';
import type { CatanState } from '../../../rules/types.ts';
import { companionOf } from '../companion.ts';
import { realmOf } from '../realm.ts';
import { hasKnight, IDLE } from './board.ts';
import { actionViolation } from './march.ts';

const CHASE_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'chase', vertex }) as const);

function chaseViolation({ open }: CatanState, seat: Seat, { vertex }: { vertex: number }): CatanRule | undefined {
  const realm = realmOf(open);
  const refused = actionViolation(realm, seat, vertex);
  if (refused !== undefined) return refused;
  if (realm.landings === 0) return 'CK-ROB-02';
  return row(boardOf(open).hexVertices, open.robber).some((corner) => corner === vertex) ? undefined : 'CK-ACT-10';
}

/** An active knight beside the robber drives it off; its owner moves the robber as on a seven. */
export const chase: Action<'chase'> = {
  list(state, seat, into) {
    const { open } = state;
    if (realmOf(open).landings === 0 || !hasKnight(realmOf(open), seat)) return;
    for (const vertex of row(boardOf(open).hexVertices, open.robber)) {
      if (chaseViolation(state, seat, { vertex }) === undefined) into.push(row(CHASE_MOVES, vertex));
    }
  },
  violation: chaseViolation,
  play(ctx, seat, { vertex }) {
    const realm = realmOf(ctx.state.open);
    realm.knightActive[vertex] = 0;
    realm.knightUsed[vertex] = num(realm.knightUsed, vertex) | IDLE;
    ctx.tell?.({ kind: 'robberChased', seat, vertex, rule: 'CK-ACT-10' });
    ctx.push(companionOf(ctx.state.open)?.chasedStep(seat) ?? row(ROBBER_STEPS, seat));
  },
};
