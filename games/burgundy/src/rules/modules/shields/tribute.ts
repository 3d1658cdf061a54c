import { type Automatic, add, at, type Decision, type MoveFor, type Seat } from '@ludoteca/kernel';
import { SHIELD } from '../../../data/shields.ts';
import { estateOf } from '../../estates.ts';
import type { Burgundy, Ctx, Open } from '../../types.ts';
import { studies, study } from './actions.ts';
import { dropShield, holds, partOf } from './holding.ts';

type Tribute = MoveFor<Burgundy, 'tribute'>;

/** At the end of a phase every shield costs a coin; shield 3, which allows workers, is spoken of first. */
export const tributeTurn: Automatic<Burgundy, 'tributeTurn'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    const held = at(partOf(open).held, estateOf(open, seat));
    const left = [...held].sort((a, b) => Number(b === SHIELD.workerTribute) - Number(a === SHIELD.workerTribute) || a - b);
    askFor(ctx, seat, left);
  },
};

/** Goes on with the shields that are left. */
export const tributeNext: Automatic<Burgundy, 'tributeNext'> = {
  run: (ctx, { open: { seat, left } }) => askFor(ctx, seat, left),
};

/** Asks for the next shield; those that cannot be paid fall by themselves. */
function askFor(ctx: Ctx, seat: Seat, left: readonly number[]): void {
  const { open } = ctx.state;
  if (left.length === 0) return;
  const workersToo = holds(open, estateOf(open, seat), SHIELD.workerTribute);
  if (waysToPay(open, seat, workersToo).length > 0) ctx.push({ kind: 'tribute', open: { seat, left, workersToo } });
  else for (const shield of left) dropShield(ctx, seat, shield, 'BUR-SHD-05');
}

function waysToPay(open: Open, seat: Seat, workersToo: boolean): Tribute['pay'][] {
  const estate = estateOf(open, seat);
  return [
    ...(at(open.coins, estate) > 0 ? (['coin'] as const) : []),
    ...(workersToo && at(open.workers, estate) > 0 ? (['worker'] as const) : []),
  ];
}

/** One shield after another: its owner pays for it or lets it go. */
export const tribute: Decision<Burgundy, 'tribute', 'tribute' | 'study'> = {
  rule: 'BUR-SHD-05',
  answers: ['tribute', 'study'],
  asks: (_, step) => step.open.seat,
  question({ open }, { open: { left, workersToo } }, seat) {
    const shield = at(left, 0);
    const ways = [...waysToPay(open, seat, workersToo), 'none' as const];
    return { list: [...ways.map((pay): Tribute => ({ kind: 'tribute', shield, pay })), ...studies(open, seat)] };
  },
  violation(state, { open: { left, workersToo } }, seat, move) {
    if (move.kind === 'study') return study.violation(state, seat, move);
    const { open } = state;
    const { shield, pay } = move;
    if (shield !== at(left, 0)) return 'BUR-SHD-05';
    if (pay === 'none' || waysToPay(open, seat, workersToo).includes(pay)) return undefined;
    return pay === 'worker' ? 'BUR-SHD-E03' : 'BUR-SHD-05';
  },
  play(ctx, step, seat, move) {
    if (move.kind === 'study') {
      ctx.push({ ...step, kind: 'tribute' });
      study.play(ctx, seat, move);
      return;
    }
    const { left } = step.open;
    const { shield, pay } = move;
    const { open } = ctx.state;
    const estate = estateOf(open, seat);
    if (pay !== 'none') {
      add(pay === 'coin' ? open.coins : open.workers, estate, -1);
      ctx.tell?.({ kind: 'tributePaid', seat, shield, pay, rule: pay === 'coin' ? 'BUR-SHD-05' : 'BUR-SHD-E03' });
    }
    // Without shield 3 the next ones cost coins, so it falls before they are asked for; a storage that overflows comes first of all.
    const rest = left.slice(1);
    if (pay === 'none') ctx.push({ kind: 'tributeNext', open: { seat, left: rest } });
    if (pay === 'none') dropShield(ctx, seat, shield, 'BUR-SHD-05');
    else askFor(ctx, seat, rest);
  },
};
