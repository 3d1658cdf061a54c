import type { Automatic, Decision } from '@ludoteca/kernel';
import { DEPOTS } from '../../../data/board.ts';
import { SHIELD } from '../../../data/shields.ts';
import { estateOf } from '../../estates.ts';
import { grantsFrom, grantViolation, takeGrant } from '../../grants.ts';
import type { BurgundyRule } from '../../ledger.ts';
import { INN_MARKET } from '../../moves.ts';
import { dropPending } from '../../pending.ts';
import { BLACK_DEPOT, type Burgundy } from '../../types.ts';
import { studies, study } from './actions.ts';
import { holds } from './holding.ts';

const DEPOT_MARKETS: readonly number[] = Array.from({ length: DEPOTS }, (_, index) => index + 1);

/** The markets that shields 14 and 15 reach. */
function marketsOf(shield: number): readonly number[] {
  return shield === SHIELD.depotGrant ? DEPOT_MARKETS : [BLACK_DEPOT, INN_MARKET];
}

function ruleOf(shield: number): BurgundyRule {
  return shield === SHIELD.depotGrant ? 'BUR-SHD-E14' : 'BUR-SHD-E15';
}

/** The owner of the shield may place a tile that fits, outside any turn. */
export const grantTurn: Automatic<Burgundy, 'grantTurn'> = {
  run(ctx, { open: { seat, shield } }) {
    const { open } = ctx.state;
    if (!holds(open, estateOf(open, seat), shield) || grantsFrom(open, seat, marketsOf(shield)).length === 0) return;
    ctx.push({ kind: 'grant', open: { seat, shield } });
  },
};

/** A tile comes straight from its depot into the duchy, whatever the number of the hex. */
export const grant: Decision<Burgundy, 'grant', 'grant' | 'study' | 'decline'> = {
  rule: 'BUR-SHD-08',
  answers: ['grant', 'study', 'decline'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, { open: { shield } }, seat) => ({
    list: [...grantsFrom(open, seat, marketsOf(shield)), ...studies(open, seat), { kind: 'decline' }],
  }),
  violation(state, { open: { shield } }, seat, move) {
    if (move.kind === 'study') return study.violation(state, seat, move);
    return move.kind === 'decline' ? undefined : grantViolation(state.open, seat, marketsOf(shield), move, ruleOf(shield));
  },
  play(ctx, step, seat, move) {
    if (move.kind === 'decline') dropPending(ctx, seat, 'grant', 'decline', 'BUR-SHD-08');
    else if (move.kind === 'grant') takeGrant(ctx, seat, move, ruleOf(step.open.shield));
    else {
      // What has been copied may allow another building; the tile is asked for again.
      ctx.push({ ...step, kind: 'grant' });
      study.play(ctx, seat, move);
    }
  },
};
