import type { Curve, Winning } from '@ludoteca/kernel';
import { PHASES, ROUNDS_PER_PHASE } from '../data/course.ts';
import type { Burgundy } from '../rules/types.ts';
import fitted from './winning.json' with { type: 'json' };

const curves: Readonly<Record<string, Curve>> = fitted;

/** How promised points become chances of winning: the rounds gone by say how far the game has come. */
export const winning: Winning<Burgundy> = {
  progress: ({ open }) => Math.min(1, (open.phase * ROUNDS_PER_PHASE + open.round) / (PHASES.length * ROUNDS_PER_PHASE)),
  table: ({ seats, options: { mode } }) => (mode === 'team' || mode === 'solo' ? mode : `${seats}`),
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  curves,
};
