import { add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { PURPLE, PURPLE_PRICE } from '../data/chests.ts';
import { VP_CARD } from '../data/privileges.ts';
import type { StauferRule } from './ledger.ts';
import { PASS } from './moves.ts';
import { keepChest, owns, score } from './table.ts';
import type { Ctx, Open, Staufer } from './types.ts';

/** Why a privilege cannot be taken: not in the game or all copies gone, or owned already. */
function typeViolation(open: Open, seat: Seat, type: number): StauferRule | undefined {
  if (owns(open, seat, type)) return 'STA-PU-02';
  return at(open.copies, type) > 0 ? undefined : 'STA-PU-07';
}

/** Whether the player may take a privilege of this type. */
export function canTake(open: Open, seat: Seat, type: number): boolean {
  return typeViolation(open, seat, type) === undefined;
}

/** Whether any privilege is left that the player may take. */
export function canTakeAny(open: Open, seat: Seat): boolean {
  for (const type of open.types) if (canTake(open, seat, type)) return true;
  return false;
}

type Answer = MoveFor<Staufer, 'privilege' | 'pass'>;

/** A purple chest has just come: with another one it may be exchanged for a privilege. */
export const exchange: Decision<Staufer, 'exchange', 'privilege' | 'pass'> = {
  rule: 'STA-PU-01',
  answers: ['privilege', 'pass'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Answer[] = [];
    for (const type of open.types) if (canTake(open, seat, type)) list.push({ kind: 'privilege', type });
    list.push(PASS);
    return { list };
  },
  violation: ({ open }, _step, seat, move) => (move.kind === 'pass' ? undefined : typeViolation(open, seat, move.type)),
  play(ctx, _step, seat, move) {
    if (move.kind === 'pass') ctx.tell?.({ kind: 'exchangeDeclined', seat, rule: 'STA-PU-01' });
    else takePrivilege(ctx, seat, move.type);
  },
};

function takePrivilege(ctx: Ctx, seat: Seat, type: number): void {
  const { open } = ctx.state;
  keepChest(open, seat, PURPLE, -PURPLE_PRICE);
  add(open.discards, PURPLE, PURPLE_PRICE);
  add(open.copies, type, -1);
  open.privileges[seat] = at(open.privileges, seat) | (1 << type);
  ctx.tell?.({ kind: 'privilegeTaken', seat, type, rule: 'STA-PU-01' });
  if (type === VP_CARD) score(ctx, seat, 'vpPrivilege', takeTopCard(open), 'vpCard', 'STA-PRV-01');
}

function takeTopCard(open: Open): number {
  const value = at(open.vpPile, 0);
  open.vpPile.shift();
  return value;
}
