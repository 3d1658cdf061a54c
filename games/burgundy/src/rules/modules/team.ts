import { at, range, type Seat } from '@ludoteca/kernel';
import { TEAM_COINS, TEAM_WORKERS, TEAMS } from '../../data/team.ts';
import { estateOf } from '../estates.ts';
import { DUCHY_NAMES } from '../layout.ts';
import type { Module } from '../module.ts';
import { beginFirstPhase, dealGoods, handOut, rollForStart } from '../setup.ts';
import { spacesHold } from '../stores.ts';
import type { Open } from '../types.ts';

/** The start player, the next seat of the other team, the partners of both. */
function startOrder(open: Open, starter: Seat): Seat[] {
  const seats = range(TEAMS.length).map((place) => (starter + place) % TEAMS.length);
  const own = seats.filter((seat) => estateOf(open, seat) === estateOf(open, starter));
  const others = seats.filter((seat) => !own.includes(seat));
  return own.flatMap((seat, place) => [seat, at(others, place)]);
}

/** The team game: two sides of two, each with one large duchy, one stock, and shared and own spaces for tiles. */
export const team: Module = {
  estates: ({ options }) => (options.mode === 'team' ? TEAMS : undefined),
  duchies: ({ options: { mode, teamBoard } }) =>
    mode === 'team' ? { offered: [DUCHY_NAMES.indexOf(teamBoard)], rule: 'BUR-TEAM-03' } : undefined,
  opening(ctx) {
    const { open, config } = ctx.state;
    if (config.options.mode !== 'team') return false;
    const starter = rollForStart(ctx, range(config.seats));
    open.bridge = startOrder(open, starter);
    open.order = open.bridge.slice();
    const heads = open.bridge.slice(0, TEAM_WORKERS.length);
    const teams = heads.map((head) => open.bridge.filter((seat) => estateOf(open, seat) === estateOf(open, head)));
    const duchy = DUCHY_NAMES.indexOf(config.options.teamBoard);
    ctx.tell?.({ kind: 'teamsFormed', teams, duchy, rule: 'BUR-TEAM-02' });
    ctx.tell?.({ kind: 'startOrder', seats: open.bridge.slice(), rule: 'BUR-TEAM-05' });
    for (const [place, head] of heads.entries()) handOut(ctx, head, at(TEAM_WORKERS, place), TEAM_COINS, 'BUR-TEAM-04');
    for (const head of heads) dealGoods(ctx, head);
    beginFirstPhase(ctx);
    return true;
  },
  invariant: { rule: 'BUR-TEAM-06', holds: ({ open }) => spacesHold(open) },
};
