import { type Automatic, add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { DEPOTS } from '../../../data/board.ts';
import { GOODS } from '../../../data/goods.ts';
import { freeSpaces } from '../../effects/ship.ts';
import { estateOf } from '../../estates.ts';
import { goodsOf } from '../../sell.ts';
import type { Burgundy, Open } from '../../types.ts';

/** The colours that lie in some depot and for which there is room. */
function colours(open: Open, seat: Seat): MoveFor<Burgundy, 'fleet'>[] {
  const estate = estateOf(open, seat);
  const free = freeSpaces(open, estate);
  return GOODS.flatMap((_, good) => {
    const isRoom = free > 0 || goodsOf(open, estate, good) > 0;
    return isRoom && lying(open, good) > 0 ? [{ kind: 'fleet', good } as const] : [];
  });
}

function lying(open: Open, good: number): number {
  let count = 0;
  for (let depot = 0; depot < DEPOTS; depot++) count += at(open.depotGoods, depot * GOODS.length + good);
  return count;
}

export const fleetTurn: Automatic<Burgundy, 'fleetTurn'> = {
  run(ctx, { open: { seat } }) {
    if (colours(ctx.state.open, seat).length > 0) ctx.push({ kind: 'fleet', open: { seat } });
  },
};

/** Shield 5: after the depots of the ship, all goods of one colour from everywhere. */
export const fleet: Decision<Burgundy, 'fleet', 'fleet'> = {
  rule: 'BUR-SHD-E05',
  answers: ['fleet'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: colours(open, seat) }),
  violation: ({ open }, _step, seat, { good }) => (colours(open, seat).some((move) => move.good === good) ? undefined : 'BUR-SHD-E05'),
  play(ctx, _step, seat, { good }) {
    const { open } = ctx.state;
    const count = lying(open, good);
    for (let depot = 0; depot < DEPOTS; depot++) open.depotGoods[depot * GOODS.length + good] = 0;
    add(open.goods, estateOf(open, seat) * GOODS.length + good, count);
    ctx.tell?.({ kind: 'fleetLanded', seat, good, count, rule: 'BUR-SHD-E05' });
  },
};
