import { at, type MoveFor, type Seat } from '@ludoteca/kernel';
import { DEPOTS, SLOTS_PER_DEPOT } from '../data/board.ts';
import { costsFor, freeStepForTaking, spendDie, workersFor } from './dice.ts';
import { estateOf } from './estates.ts';
import type { BurgundyRule } from './ledger.ts';
import { fetch, isDepotEmpty, slotOf } from './storage.ts';
import { type Burgundy, type Ctx, EMPTY, type Move, type Open } from './types.ts';

type Take = MoveFor<Burgundy, 'take'>;

/** Every tile that a die can reach, each face once per depot. */
export function listTakes(list: Move[], open: Open, seat: Seat, die: number): void {
  const estate = estateOf(open, seat);
  const workers = at(open.workers, estate);
  const costs = costsFor(open, estate, freeStepForTaking);
  const { slots } = open;
  for (let value = 1; value <= DEPOTS; value++) {
    if ((costs[die * 8 + value] as number) > workers) continue;
    const first = (value - 1) * SLOTS_PER_DEPOT;
    for (let slot = first; slot < first + SLOTS_PER_DEPOT; slot++) {
      const tile = slots[slot] as number;
      if (tile !== EMPTY && isFirst(slots, first, slot, tile)) list.push({ kind: 'take', die, value, tile });
    }
  }
}

function isFirst(slots: readonly number[], first: number, slot: number, tile: number): boolean {
  for (let earlier = first; earlier < slot; earlier++) if (slots[earlier] === tile) return false;
  return true;
}

/** Why the tile cannot be taken, supposing that the die is there. */
export function takeViolation(open: Open, seat: Seat, { die, value, tile }: Take): BurgundyRule | undefined {
  const estate = estateOf(open, seat);
  if (slotOf(open, value, tile) === EMPTY) {
    if (open.black.includes(tile)) return 'BUR-TAKE-05';
    return isDepotEmpty(open, value) ? 'BUR-TAKE-04' : 'BUR-TAKE-01';
  }
  return workersFor(open, estate, die, value, freeStepForTaking) > at(open.workers, estate) ? 'BUR-DIE-01' : undefined;
}

export function take(ctx: Ctx, seat: Seat, { die, value, tile }: Take): void {
  spendDie(ctx, seat, die, value, freeStepForTaking);
  fetch(ctx, seat, tile, value, 'take');
}
