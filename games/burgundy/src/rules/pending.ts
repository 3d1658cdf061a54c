import { type MoveFor, type Seat, topOf } from '@ludoteca/kernel';
import { DICE_PER_PLAYER } from '../data/course.ts';
import { unusedDice } from './dice.ts';
import type { BurgundyRule } from './ledger.ts';
import { hooks } from './module.ts';
import { type Burgundy, type Ctx, NOBODY, type Open, type Optional, type Step } from './types.ts';

/** Steps that are owed whatever the player forgoes. */
const OWED: readonly Step['kind'][] = ['advance'];

/** How an optional effect can be forgone: together with the rest of the turn only in the player's own turn. */
export function waysOut(open: Open, seat: Seat): readonly MoveFor<Burgundy, 'decline' | 'end'>[] {
  return open.active === seat ? BOTH_WAYS : DECLINE_ONLY;
}

const DECLINE_ONLY = [{ kind: 'decline' }] as const;
const BOTH_WAYS = [{ kind: 'decline' }, { kind: 'end' }] as const;

/** Why the turn cannot be ended here: it is nobody's. */
export function endViolation(open: Open, seat: Seat, move: { readonly kind: string }): BurgundyRule | undefined {
  return move.kind === 'end' && open.active !== seat ? 'BUR-TURN-05' : undefined;
}

/** Forgoes an optional effect, or with it everything else of the turn that is still pending. */
export function dropPending(ctx: Ctx, seat: Seat, effect: Optional, how: 'decline' | 'end', rule: BurgundyRule): void {
  ctx.tell?.({ kind: 'declined', seat, effect, rule });
  if (how === 'end') endTurn(ctx, seat);
}

/** Ends the turn from wherever it stands: unused dice, the purchase and pending effects are lost. */
export function endTurn(ctx: Ctx, seat: Seat): void {
  const { open, agenda } = ctx.state;
  const owed: Step[] = [];
  for (let step = topOf(agenda); step !== undefined && isOfTurn(step); step = topOf(agenda)) {
    agenda.pop();
    if (OWED.includes(step.kind) || hooks.owed.some((kinds) => kinds.includes(step.kind))) owed.push(step);
    if (step.kind === 'turn') break;
  }
  const dice = unusedDice(open, seat);
  open.used[seat * DICE_PER_PLAYER] = 1;
  open.used[seat * DICE_PER_PLAYER + 1] = 1;
  open.active = NOBODY;
  ctx.tell?.({ kind: 'turnEnded', seat, unused: dice, rule: 'BUR-TURN-05' });
  ctx.push(...owed);
}

const OUTSIDE: readonly Step['kind'][] = ['beginTurn', 'roundEnd'];

function isOfTurn(step: Step): boolean {
  return !OUTSIDE.includes(step.kind);
}
