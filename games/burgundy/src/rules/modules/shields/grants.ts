import { type Automatic, at, type Decision, type Seat } from '@ludoteca/kernel';
import { DEPOTS } from '../../../data/board.ts';
import { FACE_TYPE } from '../../../data/faces.ts';
import { SHIELD } from '../../../data/shields.ts';
import { estateOf, layoutOf } from '../../estates.ts';
import { hexesFor } from '../../layout.ts';
import { INN_MARKET } from '../../moves.ts';
import { dropPending } from '../../pending.ts';
import { cover, groundObstacle } from '../../place.ts';
import { lift, slotOf, wares } from '../../storage.ts';
import { BLACK_DEPOT, type Burgundy, EMPTY, type MoveKind, type Open } from '../../types.ts';
import { holds } from './holding.ts';

type Grant = MoveKind<'grant' | 'decline'>;

const DEPOT_MARKETS: readonly number[] = Array.from({ length: DEPOTS }, (_, index) => index + 1);

/** The markets that shields 14 and 15 reach. */
function marketsOf(shield: number): readonly number[] {
  return shield === SHIELD.depotGrant ? DEPOT_MARKETS : [BLACK_DEPOT, INN_MARKET];
}

/** The tiles of a market, each face once. */
function tilesOf(open: Open, market: number): readonly number[] {
  if (market === BLACK_DEPOT) return [...new Set(open.black)].filter((tile) => tile !== EMPTY);
  if (market === INN_MARKET) return wares(open, market);
  return open.slots.filter((tile, slot) => tile !== EMPTY && slotOf(open, market, tile) === slot);
}

function listGrants(open: Open, seat: Seat, shield: number): Grant[] {
  const estate = estateOf(open, seat);
  const layout = layoutOf(open, estate);
  return marketsOf(shield).flatMap((market) =>
    tilesOf(open, market).flatMap((tile) =>
      hexesFor(layout, at(FACE_TYPE, tile))
        .filter((hex) => groundObstacle(open, estate, tile, hex) === undefined)
        .map((hex): Grant => ({ kind: 'grant', market, tile, hex })),
    ),
  );
}

/** Whoever has the shield and a tile that fits may place it, in nobody's turn. */
export const grantTurn: Automatic<Burgundy, 'grantTurn'> = {
  run(ctx, { open: { seat, shield } }) {
    const { open } = ctx.state;
    if (!holds(open, estateOf(open, seat), shield) || listGrants(open, seat, shield).length === 0) return;
    ctx.push({ kind: 'grant', open: { seat, shield } });
  },
};

/** A tile comes straight from its depot into the duchy, whatever the number of the hex. */
export const grant: Decision<Burgundy, 'grant', 'grant' | 'decline'> = {
  rule: 'BUR-SHD-08',
  answers: ['grant', 'decline'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, { open: { shield } }, seat) => ({ list: [...listGrants(open, seat, shield), { kind: 'decline' }] }),
  violation({ open }, { open: { shield } }, seat, move) {
    if (move.kind === 'decline') return undefined;
    const rule = shield === SHIELD.depotGrant ? 'BUR-SHD-E14' : 'BUR-SHD-E15';
    if (!marketsOf(shield).includes(move.market) || !tilesOf(open, move.market).includes(move.tile)) return rule;
    return groundObstacle(open, estateOf(open, seat), move.tile, move.hex);
  },
  play(ctx, { open: { shield } }, seat, move) {
    if (move.kind === 'decline') {
      dropPending(ctx, seat, 'grant', 'decline', 'BUR-SHD-08');
      return;
    }
    const { market, tile, hex } = move;
    lift(ctx.state.open, market, tile);
    ctx.tell?.({ kind: 'granted', seat, tile, market, hex, rule: shield === SHIELD.depotGrant ? 'BUR-SHD-E14' : 'BUR-SHD-E15' });
    cover(ctx, seat, tile, hex, EMPTY);
  },
};
