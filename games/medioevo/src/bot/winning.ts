import type { Curve, Winning } from '@ludoteca/kernel';
import { ROUNDS } from '../data/course.ts';
import type { Medioevo } from '../rules/types.ts';
import fitted from './winning.json' with { type: 'json' };

const curves: Readonly<Record<string, Curve>> = fitted;

/** The mapping from expected coins to chances of winning; progress is the share of rounds played. */
export const winning: Winning<Medioevo> = {
  progress: ({ open }) => Math.min(1, open.round / ROUNDS),
  table: ({ seats }) => `${seats}`,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }],
  curves,
};
