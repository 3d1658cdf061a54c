import type { Curve, Winning } from '@ludoteca/kernel';
import { ROUNDS, TURNS } from '../data/course.ts';
import type { Staufer } from '../rules/types.ts';
import fitted from './winning.json' with { type: 'json' };

const curves: Readonly<Record<string, Curve>> = fitted;

/** The mapping from expected points to chances of winning; progress is the share of turns played. */
export const winning: Winning<Staufer> = {
  progress({ open, seats }) {
    const each = TURNS * seats.length;
    return Math.max(0, Math.min(1, (open.round * each - open.order.length) / (ROUNDS * each)));
  },
  table: ({ seats }) => `${seats}`,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }],
  curves,
};
