import { add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { DEPOTS } from '../../data/board.ts';
import { GOODS_SPACES } from '../../data/course.ts';
import { GOODS } from '../../data/goods.ts';
import { estateOf, owns } from '../estates.ts';
import { hooks } from '../module.ts';
import { dropPending, endViolation, waysOut } from '../pending.ts';
import { goodsOf } from '../sell.ts';
import type { Burgundy, Ctx, Open } from '../types.ts';

const SECOND_DEPOT = 5;

const SAIL_MOVES: readonly MoveFor<Burgundy, 'sail'>[] = Array.from({ length: DEPOTS }, (_, index) => ({ kind: 'sail', depot: index + 1 }));

function lying(open: Open, depot: number, good: number): number {
  return at(open.depotGoods, (depot - 1) * GOODS.length + good);
}

/** Colours of goods that an estate has room for. */
export function goodsSpaces(open: Open): number {
  let spaces = GOODS_SPACES;
  for (const ask of hooks.goodsRoom) spaces = Math.max(spaces, ask(open) ?? 0);
  return spaces;
}

/** Colours of goods that an estate still has room for. */
export function freeSpaces(open: Open, estate: number): number {
  let free = goodsSpaces(open);
  for (let good = 0; good < GOODS.length; good++) if (goodsOf(open, estate, good) > 0) free--;
  return free;
}

/** The colours in a depot that the estate does not have yet. */
function newColours(open: Open, estate: number, depot: number): number[] {
  const found: number[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    if (lying(open, depot, good) > 0 && goodsOf(open, estate, good) === 0) found.push(good);
  }
  return found;
}

function canLoad(open: Open, estate: number, depot: number): boolean {
  for (let good = 0; good < GOODS.length; good++) {
    if (lying(open, depot, good) > 0 && (goodsOf(open, estate, good) > 0 || freeSpaces(open, estate) > 0)) return true;
  }
  return false;
}

function neighbours(depot: number): readonly number[] {
  return [depot === 1 ? DEPOTS : depot - 1, depot === DEPOTS ? 1 : depot + 1];
}

/** A ship's owner names any depot, even an empty one, and takes all its goods that fit. */
export const sail: Decision<Burgundy, 'sail', 'sail' | 'decline'> = {
  rule: 'BUR-SHIP-01',
  answers: ['sail', 'decline'],
  asks: (_, step) => step.open.seat,
  question: () => ({ list: SAIL_MOVES }),
  violation: (_state, _step, _seat, move) => (move.kind === 'decline' ? 'BUR-SHIP-04' : undefined),
  play(ctx, _step, seat, move) {
    if (move.kind === 'sail') landAt(ctx, seat, move.depot, true);
  },
};

/** Goods of stored colours come along by themselves; of new ones there may be more than spaces. */
function landAt(ctx: Ctx, seat: Seat, depot: number, first: boolean): void {
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  const fresh = newColours(open, estate, depot);
  const free = freeSpaces(open, estate);
  if (free > 0 && fresh.length > free) ctx.push({ kind: 'load', open: { seat, depot, first } });
  else loadGoods(ctx, seat, depot, free === 0 ? [] : fresh, first);
}

/** More new colours than free spaces: the owner chooses which to take. */
export const load: Decision<Burgundy, 'load', 'load'> = {
  rule: 'BUR-SHIP-03',
  answers: ['load'],
  asks: (_, step) => step.open.seat,
  question({ open }, { open: { depot } }, seat) {
    const estate = estateOf(open, seat);
    const free = freeSpaces(open, estate);
    return { selections: [{ head: { kind: 'load' }, from: newColours(open, estate, depot), min: free, max: free }] };
  },
  violation({ open }, { open: { depot } }, seat, { items }) {
    const estate = estateOf(open, seat);
    const fresh = newColours(open, estate, depot);
    if (items.some((good, place) => !fresh.includes(good) || items.indexOf(good) !== place)) return 'BUR-SHIP-01';
    if (items.length > freeSpaces(open, estate)) return 'BUR-SHIP-02';
    return items.length < freeSpaces(open, estate) ? 'BUR-SHIP-04' : undefined;
  },
  play: (ctx, { open: { depot, first } }, seat, { items }) => loadGoods(ctx, seat, depot, items, first),
};

function loadGoods(ctx: Ctx, seat: Seat, depot: number, chosen: readonly number[], first: boolean): void {
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  const taken = GOODS.map(() => 0);
  const left = GOODS.map(() => 0);
  for (let good = 0; good < GOODS.length; good++) {
    const count = lying(open, depot, good);
    if (goodsOf(open, estate, good) === 0 && !chosen.includes(good)) {
      left[good] = count;
      continue;
    }
    taken[good] = count;
    add(open.goods, estate * GOODS.length + good, count);
    open.depotGoods[(depot - 1) * GOODS.length + good] = 0;
  }
  tellLoaded(ctx, seat, depot, taken, left, first);
  if (first) maybeSailOn(ctx, seat, depot);
}

function tellLoaded(ctx: Ctx, seat: Seat, depot: number, goods: number[], left: number[], first: boolean): void {
  ctx.tell?.({ kind: 'sailed', seat, depot, goods, rule: first ? 'BUR-SHIP-01' : 'BUR-MON-05' });
  if (left.some((count) => count > 0)) ctx.tell?.({ kind: 'goodsLeft', seat, depot, goods: left, rule: 'BUR-SHIP-03' });
}

function maybeSailOn(ctx: Ctx, seat: Seat, depot: number): void {
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  if (!owns(open, estate, SECOND_DEPOT)) return;
  if (neighbours(depot).some((next) => canLoad(open, estate, next))) ctx.push({ kind: 'sailOn', open: { seat, depot } });
}

/** With monastery 5 the ship may call at a depot beside the first one too. */
export const sailOn: Decision<Burgundy, 'sailOn', 'sail' | 'decline' | 'end'> = {
  rule: 'BUR-MON-05',
  answers: ['sail', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, { open: { depot } }, seat) => ({
    list: [...neighbours(depot).map((next) => at(SAIL_MOVES, next - 1)), ...waysOut(open, seat)],
  }),
  violation({ open }, { open: { depot } }, seat, move) {
    if (move.kind !== 'sail') return endViolation(open, seat, move);
    return neighbours(depot).includes(move.depot) ? undefined : 'BUR-MON-05';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'sail') landAt(ctx, seat, move.depot, false);
    else dropPending(ctx, seat, 'sailOn', move.kind, 'BUR-MON-05');
  },
};
