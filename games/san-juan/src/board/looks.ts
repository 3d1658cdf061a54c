import { at } from '@ludoteca/kernel';
import { BUILDINGS } from '../data/buildings.ts';
import type { GoodId } from '../data/goods.ts';
import type { RoleId } from '../data/roles.ts';
import { pictureOf } from './drawn.svelte.ts';
import * as icons from './icons.ts';

/** Family of a card: it decides frame and shape, so that colour never stands alone. */
export type Family = 'factory' | 'function' | 'monument' | 'large';

export interface Look {
  readonly family: Family;
  readonly icon: string;
  /** Head of the card, dark enough for light writing in both looks. */
  readonly tone: string;
}

export const GOOD_ICONS: Readonly<Record<GoodId, string>> = {
  indigo: icons.indigo,
  sugar: icons.sugar,
  tobacco: icons.tobacco,
  coffee: icons.coffee,
  silver: icons.silver,
};

export const GOOD_TONES: Readonly<Record<GoodId, string>> = {
  indigo: '#34478c',
  sugar: '#77704f',
  tobacco: '#8f5a1f',
  coffee: '#4f2f20',
  silver: '#54646f',
};

export const ROLE_ICONS: Readonly<Record<RoleId, string>> = {
  builder: icons.builder,
  producer: icons.producer,
  trader: icons.trader,
  councillor: icons.councillor,
  prospector: icons.prospector,
};

const VIOLET: Readonly<Record<Exclude<Family, 'factory'>, string>> = { function: '#6a4080', monument: '#7a3a63', large: '#46306e' };

/** How each type of building looks, by its number. */
const LOOKS: readonly Look[] = BUILDINGS.map((row) =>
  row.group === 'factory'
    ? { family: 'factory', icon: GOOD_ICONS[row.good], tone: GOOD_TONES[row.good] }
    : {
        family: row.group,
        tone: VIOLET[row.group],
        get icon() {
          return pictureOf(row.id);
        },
      },
);

export function lookOf(card: number): Look {
  return at(LOOKS, card);
}
