import { type Automatic, at, type Decision, type Seat } from '@ludoteca/kernel';
import { TYPE } from '../data/buildings.ts';
import { PICK_ORDER, type SeatCount } from '../data/course.ts';
import { ROLES, type RoleId } from '../data/roles.ts';
import { clockwise, has, ownersOf } from './display.ts';
import { finishEndless, GUARD_ROUND } from './ending.ts';
import { ROLE_MOVES } from './moves.ts';
import { type Ctx, NOBODY, type Open, type SanJuan, type Step } from './types.ts';

/** Who chooses roles in a round, in order, counted from the governor. */
export function choosers(players: number, governor: Seat): Seat[] {
  return PICK_ORDER[players as SeatCount].map((place) => (governor + place) % players);
}

/** A round: from the second on chapels and hand limit, then one role after the other, then the governor card goes on. */
export const round: Automatic<SanJuan, 'round'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    const order = choosers(config.seats, open.governor);
    if (ctx.tell !== undefined) {
      ctx.tell({ kind: 'roundBegun', round: open.round, choices: order.length, rule: 'SJ-RND-01' });
    }
    ctx.push({ kind: 'roundEnd' });
    for (let i = order.length - 1; i >= 0; i--) ctx.push({ kind: 'chooseRole', open: { seat: at(order, i) } });
    if (open.round > 1) ctx.push({ kind: 'chapel' }, { kind: 'handLimit' });
  },
};

/** One role among those in the middle; passing is not allowed. */
export const chooseRole: Decision<SanJuan, 'chooseRole', 'role' | 'pass'> = {
  rule: 'SJ-DEC-01',
  answers: ['role', 'pass'],
  asks: (_, step) => step.open.seat,
  question({ open }) {
    const list: (typeof ROLE_MOVES)[number][] = [];
    for (let role = 0; role < ROLE_MOVES.length; role++) if (open.roles[role] === NOBODY) list.push(at(ROLE_MOVES, role));
    return { list };
  },
  violation({ open }, _step, _seat, move) {
    if (move.kind === 'pass') return 'SJ-RND-06';
    return at(open.roles, move.role) === NOBODY ? undefined : 'SJ-RND-03';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'pass') return;
    const { open, config } = ctx.state;
    open.roles[move.role] = seat;
    ctx.tell?.({ kind: 'roleTaken', seat, role: move.role, rule: 'SJ-RND-02' });
    ctx.tell?.({ kind: 'phaseBegun', role: move.role, seats: clockwise(config.seats, seat), rule: 'SJ-RND-05' });
    ctx.push({ kind: 'phaseEnd', open: { role: move.role } });
    PHASES[at(ROLES, move.role).id](ctx, seat);
  },
};

/** The steps that each role puts on the agenda. */
const PHASES: { readonly [R in RoleId]: (ctx: Ctx, chooser: Seat) => void } = {
  builder(ctx, chooser) {
    const order = clockwise(ctx.state.config.seats, chooser);
    ctx.push({ kind: 'builderEnd' });
    for (let i = order.length - 1; i >= 0; i--) ctx.push({ kind: 'build', open: { seat: at(order, i), chooser } });
  },
  producer(ctx, chooser) {
    const seats = ownersOf(ctx.state.open, clockwise(ctx.state.config.seats, chooser), 0);
    ctx.push({ kind: 'produce', open: { chooser, seats } });
  },
  trader(ctx, chooser) {
    const seats = ownersOf(ctx.state.open, clockwise(ctx.state.config.seats, chooser), 1);
    ctx.push({ kind: 'turnTile', open: { chooser } }, { kind: 'sell', open: { chooser, seats } }, { kind: 'tileBack' });
  },
  councillor: (ctx, chooser) => ctx.push({ kind: 'council', open: { chooser } }),
  prospector(ctx, chooser) {
    const { open, config } = ctx.state;
    const owners = clockwise(config.seats, chooser).filter((seat) => has(open, seat, TYPE['gold-mine']));
    const mines = owners.map((seat): Step => ({ kind: 'mine', open: { seat, chooser } }));
    ctx.push({ kind: 'prospect', open: { chooser } }, ...mines);
  },
};

export const phaseEnd: Automatic<SanJuan, 'phaseEnd'> = {
  run(ctx, { open: { role } }) {
    ctx.tell?.({ kind: 'phaseEnded', role, rule: 'SJ-RND-04' });
  },
};

/** The roles go back to the middle and the governor card to the left. */
export const roundEnd: Automatic<SanJuan, 'roundEnd'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    if (open.round >= GUARD_ROUND) {
      finishEndless(ctx);
      return;
    }
    beginRound(open, (open.governor + 1) % config.seats);
    ctx.tell?.({ kind: 'governor', seat: open.governor, rule: 'SJ-RND-12' });
    ctx.push({ kind: 'round' });
  },
};

function beginRound(open: Open, governor: Seat): void {
  open.round++;
  open.governor = governor;
  open.roles.fill(NOBODY);
  open.libraryUsed.fill(0);
}
