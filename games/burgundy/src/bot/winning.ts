import { at, type Curve, type Winning } from '@ludoteca/kernel';
import { PHASES, ROUNDS_PER_PHASE } from '../data/course.ts';
import { estateOf, layoutOf } from '../rules/estates.ts';
import { type Burgundy, type BurgundyState, EMPTY } from '../rules/types.ts';
import fitted from './winning.json' with { type: 'json' };

/** A team's lead is the sum of two duchies' luck, so a point weighs less than in a duel by the root of two. Not fitted. */
const TEAM: Curve = { ...fitted[2], start: fitted[2].start - Math.log(2) / 2 };

/**
 * In the solo game, how far the expected number of covered hexes is from the final one: its spread gives the weights, its mean
 * error (hexes too few at first, too many at the end) the goal. Measured on games of *medium*, which wins too rarely for a fit.
 */
const SOLO: Curve = { start: -0.36, growth: -0.75, bend: 1.5 };
const EARLY_ERROR = 5.5;
const ERROR_CHANGE = 7.5;

const curves: Readonly<Record<string, Curve>> = { ...fitted, team: TEAM, solo: SOLO };

function progress({ open }: BurgundyState): number {
  return Math.min(1, (open.phase * ROUNDS_PER_PHASE + open.round) / (PHASES.length * ROUNDS_PER_PHASE));
}

/** The mapping from expected points to chances of winning; progress is the share of rounds played. */
export const winning: Winning<Burgundy> = {
  progress,
  table: ({ seats, options: { mode } }) => (mode === 'team' || mode === 'solo' ? mode : `${seats}`),
  goal(state) {
    const { open } = state;
    if (open.solo === undefined || at(open.layouts, 0) === EMPTY) return undefined;
    return layoutOf(open, estateOf(open, 0)).size - EARLY_ERROR + ERROR_CHANGE * progress(state);
  },
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  curves,
};
