import { at } from '@ludoteca/kernel';
import { church, crossedSwords, defensiveWall, wheat, windmill } from '@ludoteca/ui/icons';
import type { MedioevoRule } from '../rules/ledger.ts';
import { houses, palace, stall } from './drawings.ts';

/** The look of an estate on tiles, fiefs and tokens: its own drawing, so that the colour never stands alone. */
export interface EstateLook {
  readonly icon: string;
  /** Heads, drawings and frames; cream letters on it are readable. */
  readonly deep: string;
  /** The face of a tile, under ink. */
  readonly tint: string;
  /** What a new tile of the estate does, as one rule. */
  readonly rule: MedioevoRule;
}

const LOOKS: readonly EstateLook[] = [
  { icon: wheat, deep: '#7d5800', tint: '#f2dc94', rule: 'MED-FIELD-01' },
  { icon: windmill, deep: '#5f4327', tint: '#dfc9aa', rule: 'MED-MILL-01' },
  { icon: houses, deep: '#93451b', tint: '#f2c4a2', rule: 'MED-VILL-01' },
  { icon: defensiveWall, deep: '#475159', tint: '#ced4d6', rule: 'MED-RAMP-01' },
  { icon: stall, deep: '#286146', tint: '#bbdcc4', rule: 'MED-MARK-01' },
  { icon: crossedSwords, deep: '#8d2b26', tint: '#eeb9af', rule: 'MED-BARR-01' },
  { icon: church, deep: '#3d4787', tint: '#c8cdec', rule: 'MED-CHUR-01' },
  { icon: palace, deep: '#66306f', tint: '#dec1e3', rule: 'MED-PAL-01' },
];

/** The look of an estate by its index. */
export function estateLook(estate: number): EstateLook {
  return at(LOOKS, estate);
}

/** Ink and cream on cardboard: pieces keep their colours in both looks, like pieces on a table. */
export const INK = '#2a2019';
export const CREAM = '#fff6e2';
export const BACKS = { blue: '#2f5583', orange: '#b05a17' } as const;
