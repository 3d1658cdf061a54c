import type { Curve, Winning } from '@ludoteca/kernel';
import { PHASES, ROUNDS_PER_PHASE } from '../data/course.ts';
import type { Burgundy, BurgundyState } from '../rules/types.ts';
import fitted from './winning.json' with { type: 'json' };

/** A team's lead is the sum of two duchies' luck, so a point weighs less than in a duel by the root of two. Not fitted. */
const TEAM: Curve = { ...fitted[2], start: fitted[2].start - Math.log(2) / 2 };

/** The solo game, fitted together with its goal to 160 games of *medium* on both boards. The goal absorbs what the curve cannot bend to. */
const SOLO: Curve = { start: -0.36, growth: -0.3, bend: 0.11 };
const GOAL = 37.84;
const GOAL_GROWTH = 2.16;

const curves: Readonly<Record<string, Curve>> = { ...fitted, team: TEAM, solo: SOLO };

function progress({ open }: BurgundyState): number {
  return Math.min(1, (open.phase * ROUNDS_PER_PHASE + open.round) / (PHASES.length * ROUNDS_PER_PHASE));
}

/** The mapping from expected points to chances of winning; progress is the share of rounds played. */
export const winning: Winning<Burgundy> = {
  progress,
  table: ({ seats, options: { mode } }) => (mode === 'team' || mode === 'solo' ? mode : `${seats}`),
  goal: (state) => (state.open.solo === undefined ? undefined : GOAL + GOAL_GROWTH * progress(state)),
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  curves,
};
