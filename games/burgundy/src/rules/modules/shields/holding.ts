import { add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { STORAGE_SPACES } from '../../../data/course.ts';
import { CASTLE_TILE, INN, WHITE_CASTLE } from '../../../data/faces.ts';
import { SHIELD } from '../../../data/shields.ts';
import { estateOf, estatesIn, monasteriesOf } from '../../estates.ts';
import type { BurgundyRule } from '../../ledger.ts';
import { removeStored } from '../../storage.ts';
import { type Burgundy, type Ctx, NOBODY, type Open } from '../../types.ts';
import type { Shields } from '../parts.ts';

/** Whether an estate has a shield on one of its castles. */
export function holds({ shields }: Open, estate: number, shield: number): boolean {
  return shields !== undefined && ((at(shields.powers, estate) >> shield) & 1) === 1;
}

/** The shields of the game; only asked for where there are any. */
export function partOf({ shields }: Open): Shields {
  if (shields === undefined) throw new Error('there are no shields in this game');
  return shields;
}

/** The castle tiles of an estate, on which shields can lie. */
export function castlesOf(open: Open, estate: number): number[] {
  return at(open.duchies, estate).flatMap((tile, hex) => (tile === CASTLE_TILE ? [hex] : []));
}

/** Why no shield can lie on a hex: only castles carry them. */
export function castleViolation(open: Open, estate: number, hex: number): BurgundyRule | undefined {
  switch (at(open.duchies, estate)[hex]) {
    case CASTLE_TILE:
      return undefined;
    case WHITE_CASTLE:
      return 'BUR-WCAS-05';
    case INN:
      return 'BUR-INN-07';
    default:
      return 'BUR-SHD-03';
  }
}

/** A shield comes from a depot to a castle; one that lies there already leaves the game. */
export function layShield(ctx: Ctx, seat: Seat, depot: number, shield: number, hex: number, workers: number, rule: BurgundyRule): void {
  const { open } = ctx.state;
  const part = partOf(open);
  const estate = estateOf(open, seat);
  const lying = at(part.depots, depot - 1);
  lying.splice(lying.indexOf(shield), 1);
  const old = at(part.hexes, estate).indexOf(hex);
  ctx.tell?.({ kind: 'shieldTaken', seat, shield, depot, hex, workers, rule });
  if (old >= 0) dropShield(ctx, seat, at(at(part.held, estate), old), 'BUR-SHD-10');
  at(part.held, estate).push(shield);
  at(part.hexes, estate).push(hex);
  part.powers[estate] = at(part.powers, estate) | (1 << shield);
}

/** A shield leaves the game, and its effects end. */
export function dropShield(ctx: Ctx, seat: Seat, shield: number, rule: BurgundyRule): void {
  const { open } = ctx.state;
  const part = partOf(open);
  const estate = estateOf(open, seat);
  const place = at(part.held, estate).indexOf(shield);
  at(part.held, estate).splice(place, 1);
  at(part.hexes, estate).splice(place, 1);
  part.powers[estate] = at(part.powers, estate) & ~(1 << shield);
  ctx.tell?.({ kind: 'shieldLost', seat, shield, rule });
  if (shield === SHIELD.study) part.studied[estate] = NOBODY;
  if (shield === SHIELD.study) noteMonasteries(open);
  if (shield === SHIELD.storage && tooMany(open, seat)) ctx.push({ kind: 'overflow', open: { seat } });
}

/** Recomputes which monasteries work for which estate. */
export function noteMonasteries(open: Open): void {
  for (const estate of estatesIn(open)) open.monasteries[estate] = monasteriesOf(open, estate);
}

/** Without shield 4 the storage has its usual spaces again: tiles beyond them are discarded. */
export const overflow: Decision<Burgundy, 'overflow', 'discard'> = {
  rule: 'BUR-SHD-09',
  answers: ['discard'],
  free: false,
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const stored = at(open.storage, estateOf(open, seat));
    return { list: [...new Set(stored)].map((tile): MoveFor<Burgundy, 'discard'> => ({ kind: 'discard', tile })) };
  },
  violation: ({ open }, _step, seat, { tile }) => (at(open.storage, estateOf(open, seat)).includes(tile) ? undefined : 'BUR-SHD-09'),
  play(ctx, step, seat, { tile }) {
    const { open } = ctx.state;
    removeStored(open, seat, tile);
    add(open.gone, tile, 1);
    ctx.tell?.({ kind: 'discarded', seat, tile, rule: 'BUR-SHD-09' });
    if (tooMany(open, seat)) ctx.push(step);
  },
};

function tooMany(open: Open, seat: Seat): boolean {
  return at(open.storage, estateOf(open, seat)).length > STORAGE_SPACES;
}
