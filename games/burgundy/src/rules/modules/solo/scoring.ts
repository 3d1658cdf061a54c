import { type Automatic, add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { LEAST_TARGET, TARGET_STEP } from '../../../data/solo.ts';
import { type Action, actionViolation, carryOut, listActions } from '../../actions.ts';
import { estateOf } from '../../estates.ts';
import { BY_ANY } from '../../moves.ts';
import { dropPending, endViolation, waysOut } from '../../pending.ts';
import { count } from '../../points.ts';
import { type Burgundy, type Ctx, type Move, type Open, SOURCES, type Source } from '../../types.ts';
import type { Solo } from '../parts.ts';

/** The part of the solo game; only asked for in one. */
export function soloOf({ solo }: Open): Solo {
  if (solo === undefined) throw new Error('this is no solo game');
  return solo;
}

/** Points that the counter lacks to the target. */
export function lacking(open: Open, seat: Seat): number {
  return soloOf(open).target - at(open.points, seat);
}

/** The coins that would bring the counter to the target after a scoring; 0 when it gets there without them or not at all. */
function price(open: Open, seat: Seat, points: number): number {
  const more = lacking(open, seat) - points;
  return more > 0 && more <= at(open.coins, estateOf(open, seat)) ? more : 0;
}

/** A scoring: its player is asked if coins could bring it to the target. Coins that do not are worth as much later. */
export const scored: Automatic<Burgundy, 'scored'> = {
  run(ctx, { open: { seat, points, source } }) {
    if (price(ctx.state.open, seat, points) > 0) ctx.push({ kind: 'spend', open: { seat, points, source } });
    else move(ctx, seat, points, source);
  },
};

/** Points may be bought together with a scoring, for a coin each. */
export const spend: Decision<Burgundy, 'spend', 'spend'> = {
  rule: 'BUR-SOLO-14',
  answers: ['spend'],
  free: false,
  asks: (_, step) => step.open.seat,
  question: ({ open }, { open: { points } }, seat) => ({
    list: Array.from({ length: price(open, seat, points) + 1 }, (_, coins) => ({ kind: 'spend', coins }) as const),
  }),
  violation: ({ open }, { open: { points } }, seat, { coins }) => (coins <= price(open, seat, points) ? undefined : 'BUR-SOLO-14'),
  play(ctx, { open: { points, source } }, seat, { coins }) {
    const { open } = ctx.state;
    if (coins > 0) {
      add(open.coins, estateOf(open, seat), -coins);
      ctx.tell?.({ kind: 'pointsBought', seat, coins, rule: 'BUR-SOLO-14' });
      count(ctx, seat, coins, 'coins');
    }
    move(ctx, seat, points, source);
  },
};

/** Moves the counter; at the target it goes back to 0, what lies beyond is lost, and an extra action comes at once. */
function move(ctx: Ctx, seat: Seat, points: number, source: Source): void {
  const { open } = ctx.state;
  count(ctx, seat, points, source);
  const lost = -lacking(open, seat);
  if (lost < 0) return;
  const part = soloOf(open);
  part.target = Math.max(LEAST_TARGET, part.target - TARGET_STEP);
  open.points[seat] = 0;
  open.books.fill(0, seat * SOURCES.length, (seat + 1) * SOURCES.length);
  ctx.tell?.({ kind: 'counterReset', seat, target: part.target, lost, rule: 'BUR-SOLO-15' });
  ctx.push({ kind: 'resetAction', open: { seat } });
}

/** The extra action of a reset, with a die of any value. */
export const resetAction: Decision<Burgundy, 'resetAction', Action['kind'] | 'decline' | 'end'> = {
  rule: 'BUR-SOLO-15',
  answers: ['take', 'place', 'sell', 'workers', 'decline', 'end'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: Move[] = [];
    listActions(list, open, seat, BY_ANY, 0);
    list.push(...waysOut(open, seat));
    return { list: list as MoveFor<Burgundy, Action['kind'] | 'decline' | 'end'>[] };
  },
  violation(state, _step, seat, answer) {
    if (answer.kind === 'decline' || answer.kind === 'end') return endViolation(state.open, seat, answer);
    return answer.die === BY_ANY ? actionViolation(state, seat, answer) : 'BUR-SOLO-15';
  },
  play(ctx, _step, seat, answer) {
    if (answer.kind === 'decline' || answer.kind === 'end') dropPending(ctx, seat, 'resetAction', answer.kind, 'BUR-SOLO-15');
    else carryOut(ctx, seat, answer);
  },
};
