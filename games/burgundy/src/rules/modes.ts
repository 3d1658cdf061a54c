import type { Config } from '@ludoteca/kernel';
import type { Options } from './types.ts';

/** What may be played together with what. */
interface Mode {
  readonly seats: { readonly min: number; readonly max: number };
  /** The modules that the mode allows. */
  readonly modules: readonly Module[];
}

const MODULES = ['extraTiles', 'whiteCastles', 'inns', 'tradeRoutes', 'shields'] as const;
type Module = (typeof MODULES)[number];

const ALLOWED: Record<Options['mode'], Mode> = {
  each: { seats: { min: 2, max: 4 }, modules: MODULES },
  team: { seats: { min: 4, max: 4 }, modules: ['extraTiles', 'whiteCastles'] },
  solo: { seats: { min: 1, max: 1 }, modules: [] },
};

/** Why these seats and options do not go together; team and solo bring duchies of their own. */
export function valid({ seats, options }: Config<Options>): string | undefined {
  const { mode, boards } = options;
  const { seats: allowed, modules } = ALLOWED[mode];
  if (seats < allowed.min || seats > allowed.max) {
    const range = allowed.min === allowed.max ? `${allowed.min}` : `${allowed.min} to ${allowed.max}`;
    return `${seats} seats in mode ${mode}; allowed: ${range}`;
  }
  const refused = MODULES.find((module) => options[module] && !modules.includes(module));
  if (refused !== undefined) return `${refused} in mode ${mode}; allowed: ${modules.join(', ') || 'none of the modules'}`;
  return mode !== 'each' && boards !== 'same' ? `boards ${boards} in mode ${mode}; allowed: same` : undefined;
}
