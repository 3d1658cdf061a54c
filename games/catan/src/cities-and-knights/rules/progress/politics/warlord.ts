import type { Seat } from '@ludoteca/kernel';
import type { Action } from '../../../../rules/action.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import type { CatanState, Open } from '../../../../rules/types.ts';
import { WARLORD } from '../../../data/progress.ts';
import { arm, isPassive } from '../../knights/activate.ts';
import { knightsOf } from '../../knights/board.ts';
import { realmOf } from '../../realm.ts';
import { holdsCard, spend } from '../playing.ts';

const PLAY = { kind: 'warlord' } as const;

function passiveKnights(open: Open, seat: Seat): number[] {
  const realm = realmOf(open);
  return knightsOf(realm, seat).filter((vertex) => isPassive(realm, seat, vertex));
}

function warlordViolation(state: CatanState, seat: Seat): CatanRule | undefined {
  if (!holdsCard(state, seat, WARLORD)) return 'CK-POL-04';
  return passiveKnights(state.open, seat).length > 0 ? undefined : 'CK-CARD-06';
}

/** All own knights are called up; those that were not active before act from the next turn on. */
export const warlord: Action<'warlord'> = {
  list(state, seat, into) {
    if (warlordViolation(state, seat) === undefined) into.push(PLAY);
  },
  violation: warlordViolation,
  play(ctx, seat) {
    const { open } = ctx.state;
    spend(ctx, seat, WARLORD, 'CK-POL-04');
    const vertices = passiveKnights(open, seat);
    for (const vertex of vertices) arm(realmOf(open), vertex);
    ctx.tell?.({ kind: 'knightsCalled', seat, vertices, rule: 'CK-POL-04' });
  },
};
