import { type Automatic, at, type MoveFor, type Seat } from '@ludoteca/kernel';
import { SUPPLY } from '../data/chests.ts';
import { SUPPLY_CHEST, SUPPLY_ENVOY, SUPPLY_POINTS, SUPPLY_VALUE } from '../data/privileges.ts';
import { acquire, drawChest, useChest } from './chests.ts';
import type { StauferRule } from './ledger.ts';
import { tablesOf } from './lookup.ts';
import { gain } from './pieces.ts';
import { hasChests, heldBy, owns, placeOfSpace, score, takeChests } from './table.ts';
import type { Ctx, Staufer, StauferState } from './types.ts';

/** Any space may be chosen at any time; SUPPLY names another one that holds a chest. */
export function supplyViolation(
  { open, config }: StauferState,
  seat: Seat,
  { space, swap }: MoveFor<Staufer, 'supply'>,
): StauferRule | undefined {
  const { spaces } = tablesOf(config);
  if (space >= spaces.length) return 'STA-SUP-02';
  if (swap === null) return undefined;
  const helps = swap < spaces.length && swap !== space && hasChests(open, placeOfSpace(swap));
  return heldBy(open, seat, SUPPLY) > 0 && helps ? undefined : 'STA-CH-05';
}

/** Pieces of the space, then its chests (or those of another space), then what privileges add. */
export function supply(ctx: Ctx, seat: Seat, { space, swap }: MoveFor<Staufer, 'supply'>): void {
  const { config } = ctx.state;
  if (swap !== null) useChest(ctx, seat, SUPPLY, 'STA-TU-07');
  ctx.tell?.({ kind: 'supplied', seat, space, rule: 'STA-SUP-01' });
  ctx.push({ kind: 'supplyChests', open: { seat, place: placeOfSpace(swap ?? space) } }, { kind: 'supplyEnd', open: { seat } });
  const [envoys = 0, nobles = 0] = at(tablesOf(config).spaces, space);
  gain(ctx, { seat, envoys, nobles, why: 'supply' }, 'STA-SUP-02');
}

/** All chests of the space, which is empty then until clean-up. */
export const supplyChests: Automatic<Staufer, 'supplyChests'> = {
  run(ctx, { open: { seat, place } }) {
    const chests = takeChests(ctx.state.open, place);
    if (chests.length === 0) {
      ctx.tell?.({ kind: 'noChests', seat, place, rule: 'STA-SUP-05' });
      return;
    }
    ctx.tell?.({ kind: 'chestsTaken', seat, chests, place, rule: 'STA-SUP-03' });
    acquire(ctx, seat, chests);
  },
};

/** After a supply action: an envoy, points, a chest. Only privileges owned by now count. */
export const supplyEnd: Automatic<Staufer, 'supplyEnd'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    if (at(open.privileges, seat) === 0) return;
    if (owns(open, seat, SUPPLY_CHEST)) ctx.push({ kind: 'extraChest', open: { seat } });
    if (owns(open, seat, SUPPLY_ENVOY)) gain(ctx, { seat, envoys: 1, nobles: 0, why: 'privilege' }, 'STA-PRV-07');
    if (owns(open, seat, SUPPLY_POINTS)) score(ctx, seat, 'privileges', SUPPLY_VALUE, 'supply', 'STA-PRV-09');
  },
};

export const extraChest: Automatic<Staufer, 'extraChest'> = {
  run(ctx, { open: { seat } }) {
    const chest = drawChest(ctx);
    if (chest === undefined) return;
    ctx.tell?.({ kind: 'drewChest', seat, chest, rule: 'STA-PRV-08' });
    acquire(ctx, seat, [chest]);
  },
};
