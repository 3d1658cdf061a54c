import type { Curve, Winning } from '@ludoteca/kernel';
import { END_BUILDINGS } from '../data/course.ts';
import type { SanJuan } from '../rules/types.ts';
import fitted from './winning.json' with { type: 'json' };

const curves: Readonly<Record<string, Curve>> = fitted;

/** The mapping from expected points to chances of winning; progress is that of the player who has built most. */
export const winning: Winning<SanJuan> = {
  progress: ({ open }) => Math.min(1, Math.max(...open.displays.map(({ length }) => length)) / END_BUILDINGS),
  table: ({ seats }) => `${seats}`,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  curves,
};
