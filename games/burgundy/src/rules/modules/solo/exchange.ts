import { type Automatic, add, at, type Decision, type MoveFor, range, type Seat, sum } from '@ludoteca/kernel';
import { BLACK_TILE } from '../../../data/faces.ts';
import { GOODS } from '../../../data/goods.ts';
import { GOODS_PER_TILE } from '../../../data/solo.ts';
import { estateOf } from '../../estates.ts';
import { dropPending, endViolation, waysOut } from '../../pending.ts';
import { goodsOf } from '../../sell.ts';
import { hasRoom, lift } from '../../storage.ts';
import { BLACK_DEPOT, type Burgundy, type Ctx, EMPTY, type Open } from '../../types.ts';
import { soloOf } from './scoring.ts';

/** After a ship has loaded, every good that is left in a depot leaves the game. */
export const sweep: Automatic<Burgundy, 'sweep'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    const goods = GOODS.map((_, good) => sum(open.depotGoods.filter((_count, cell) => cell % GOODS.length === good)));
    soloOf(open).left.push(...written(goods));
    open.depotGoods.fill(0);
    ctx.tell?.({ kind: 'goodsSwept', seat, goods, rule: 'BUR-SOLO-09' });
    if (written(owned(open, seat)).length >= GOODS_PER_TILE && onSale(open).length > 0) ctx.push({ kind: 'trade', open: { seat } });
  },
};

function owned(open: Open, seat: Seat): number[] {
  return GOODS.map((_, good) => goodsOf(open, estateOf(open, seat), good));
}

function written(counts: readonly number[]): number[] {
  return counts.flatMap((count, good) => range(count).map(() => good));
}

function onSale({ black }: Open): number[] {
  return [...new Set(black)].filter((tile) => tile !== EMPTY);
}

/** Now and only now goods may be given up for a tile of the black depot, which stays face down. */
export const trade: Decision<Burgundy, 'trade', 'trade' | 'decline' | 'end'> = {
  rule: 'BUR-SOLO-10',
  answers: ['trade', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({
    list: waysOut(open, seat),
    selections: onSale(open).map((tile) => ({
      head: { kind: 'trade', tile },
      from: written(owned(open, seat)),
      min: GOODS_PER_TILE,
      max: GOODS_PER_TILE,
    })),
  }),
  violation({ open }, _step, seat, move) {
    if (move.kind !== 'trade') return endViolation(open, seat, move);
    const has = owned(open, seat).every((count, good) => move.items.filter((item) => item === good).length <= count);
    return has && move.items.length === GOODS_PER_TILE && onSale(open).includes(move.tile) ? undefined : 'BUR-SOLO-10';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'trade') exchange(ctx, seat, move);
    else dropPending(ctx, seat, 'trade', move.kind, 'BUR-SOLO-10');
  },
};

/** What was printed on the tile no longer counts, so it is out of the game; its back needs a space like any other tile. */
function exchange(ctx: Ctx, seat: Seat, { tile, items }: MoveFor<Burgundy, 'trade'>): void {
  const { open } = ctx.state;
  for (const good of items) add(open.goods, estateOf(open, seat) * GOODS.length + good, -1);
  soloOf(open).left.push(...items);
  lift(open, BLACK_DEPOT, tile);
  add(open.gone, tile, 1);
  const goods = GOODS.map((_, good) => items.filter((item) => item === good).length);
  ctx.tell?.({ kind: 'traded', seat, tile, goods, rule: 'BUR-SOLO-10' });
  const stow = { kind: 'stowBlack', open: { seat } } as const;
  if (hasRoom(open, seat)) ctx.push(stow);
  else ctx.push({ kind: 'discard', open: { seat, way: 'trade', tile: BLACK_TILE } }, stow);
}

export const stowBlack: Automatic<Burgundy, 'stowBlack'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    at(open.storage, estateOf(open, seat)).push(BLACK_TILE);
    ctx.tell?.({ kind: 'stowedBlack', seat, rule: 'BUR-SOLO-21' });
  },
};
