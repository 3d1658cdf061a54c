import type { Decision, Seat } from '@ludoteca/kernel';
import { grantsFrom, grantViolation, takeGrant } from '../../grants.ts';
import { dropPending, endViolation, waysOut } from '../../pending.ts';
import { BLACK_DEPOT, type Burgundy, type Ctx } from '../../types.ts';

const MARKETS = [BLACK_DEPOT];

/** A complete colour brings no points, but a tile of the black depot, if one can be placed. */
export function openReward(ctx: Ctx, seat: Seat, colour: number): void {
  if (grantsFrom(ctx.state.open, seat, MARKETS).length === 0) {
    ctx.tell?.({ kind: 'rewardLost', seat, colour, rule: 'BUR-SOLO-23' });
    return;
  }
  ctx.tell?.({ kind: 'colourRewarded', seat, colour, rule: 'BUR-SOLO-13' });
  ctx.push({ kind: 'reward', open: { seat } });
}

/** The tile goes straight to a hex where it may lie, whatever its number, and does what it does. */
export const reward: Decision<Burgundy, 'reward', 'grant' | 'decline' | 'end'> = {
  rule: 'BUR-SOLO-13',
  answers: ['grant', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: [...grantsFrom(open, seat, MARKETS), ...waysOut(open, seat)] }),
  violation: ({ open }, _step, seat, move) =>
    move.kind === 'grant' ? grantViolation(open, seat, MARKETS, move, 'BUR-SOLO-13') : endViolation(open, seat, move),
  play(ctx, _step, seat, move) {
    if (move.kind === 'grant') takeGrant(ctx, seat, move, 'BUR-SOLO-13');
    else dropPending(ctx, seat, 'reward', move.kind, 'BUR-SOLO-13');
  },
};
