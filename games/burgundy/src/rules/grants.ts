import { at, type MoveFor, type Seat } from '@ludoteca/kernel';
import { DEPOTS } from '../data/board.ts';
import { FACE_TYPE } from '../data/faces.ts';
import { estateOf, layoutOf } from './estates.ts';
import { hexesFor, hexIn } from './layout.ts';
import type { BurgundyRule } from './ledger.ts';
import { cover, groundViolation } from './place.ts';
import { lift, slotOf, wares } from './storage.ts';
import { BLACK_DEPOT, type Burgundy, type Ctx, EMPTY, type Open } from './types.ts';

type Grant = MoveFor<Burgundy, 'grant'>;

/** The tiles of a market, each face once. */
function tilesOf(open: Open, market: number): readonly number[] {
  if (market === BLACK_DEPOT) return [...new Set(open.black)].filter((tile) => tile !== EMPTY);
  if (market > DEPOTS) return wares(open, market);
  return open.slots.filter((tile, slot) => tile !== EMPTY && slotOf(open, market, tile) === slot);
}

/** Every tile of these markets on every hex where it may lie, whatever its number. */
export function grantsFrom(open: Open, seat: Seat, markets: readonly number[]): Grant[] {
  const estate = estateOf(open, seat);
  const layout = layoutOf(open, estate);
  return markets.flatMap((market) =>
    tilesOf(open, market).flatMap((tile) =>
      hexesFor(layout, at(FACE_TYPE, tile))
        .filter((hex) => groundViolation(open, estate, tile, hex) === undefined)
        .map((hex): Grant => ({ kind: 'grant', market, tile, hex: hex + layout.first })),
    ),
  );
}

/** Why a tile cannot come straight from a market to a hex; `rule` is the one that says which tiles there are. */
export function grantViolation(
  open: Open,
  seat: Seat,
  markets: readonly number[],
  { market, tile, hex }: Grant,
  rule: BurgundyRule,
): BurgundyRule | undefined {
  if (!markets.includes(market) || !tilesOf(open, market).includes(tile)) return rule;
  const estate = estateOf(open, seat);
  return groundViolation(open, estate, tile, hexIn(layoutOf(open, estate), hex));
}

/** A tile comes straight from its market into the duchy, without any die. */
export function takeGrant(ctx: Ctx, seat: Seat, { market, tile, hex }: Grant, rule: BurgundyRule): void {
  const { open } = ctx.state;
  lift(open, market, tile);
  ctx.tell?.({ kind: 'granted', seat, tile, market, hex, rule });
  cover(ctx, seat, tile, hexIn(layoutOf(open, estateOf(open, seat)), hex));
}
