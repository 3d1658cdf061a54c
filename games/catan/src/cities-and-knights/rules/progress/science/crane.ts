import type { Seat } from '@ludoteca/kernel';
import type { Action } from '../../../../rules/action.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import type { CatanState } from '../../../../rules/types.ts';
import { CRANE, TRACKS } from '../../../data/progress.ts';
import { trackViolation } from '../../improvements/improve.ts';
import { realmOf } from '../../realm.ts';
import { holdsCard, spend } from '../playing.ts';

const PLAY = { kind: 'crane' } as const;

/** Never two cranes on one improvement, and none where no track could rise. */
function craneViolation(state: CatanState, seat: Seat): CatanRule | undefined {
  const { open } = state;
  if (!holdsCard(state, seat, CRANE) || realmOf(open).crane > 0) return 'CK-SCI-02';
  return TRACKS.some((_, track) => trackViolation(open, seat, track) === undefined) ? undefined : 'CK-CARD-06';
}

/** The next improvement of this turn costs one commodity less. */
export const crane: Action<'crane'> = {
  list(state, seat, into) {
    if (craneViolation(state, seat) === undefined) into.push(PLAY);
  },
  violation: craneViolation,
  play(ctx, seat) {
    spend(ctx, seat, CRANE, 'CK-SCI-02');
    realmOf(ctx.state.open).crane = 1;
  },
};
