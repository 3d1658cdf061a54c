import type { Curve, Winning } from '@ludoteca/kernel';
import { END_BUILDINGS } from '../data/constants.ts';
import type { SanJuan } from '../rules/types.ts';
import fitted from './winning.json' with { type: 'json' };

const curves: Readonly<Record<string, Curve>> = fitted;

/** How promised points become chances of winning: whoever has built most says how far the game has come. */
export const winning: Winning<SanJuan> = {
  progress: ({ open }) => Math.min(1, Math.max(...open.displays.map(({ length }) => length)) / END_BUILDINGS),
  table: ({ seats }) => `${seats}`,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  curves,
};
