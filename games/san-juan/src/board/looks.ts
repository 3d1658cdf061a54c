import { at } from '@ludoteca/kernel';
import { BUILDINGS, type BuildingId } from '../data/buildings.ts';
import type { GoodId } from '../data/goods.ts';
import type { RoleId } from '../data/roles.ts';
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

const PICTURES: Readonly<Partial<Record<BuildingId, string>>> = {
  archive: icons.archive,
  smithy: icons.smithy,
  'gold-mine': icons.goldMine,
  'poor-house': icons.poorHouse,
  'black-market': icons.blackMarket,
  'trading-post': icons.tradingPost,
  well: icons.well,
  'market-stand': icons.marketStand,
  crane: icons.crane,
  chapel: icons.chapel,
  tower: icons.tower,
  aqueduct: icons.aqueduct,
  carpenter: icons.carpenter,
  prefecture: icons.prefecture,
  'market-hall': icons.marketHall,
  quarry: icons.quarry,
  library: icons.library,
  statue: icons.statue,
  'victory-column': icons.column,
  hero: icons.hero,
  'guild-hall': icons.guildHall,
  'city-hall': icons.cityHall,
  'triumphal-arch': icons.arch,
  palace: icons.palace,
};

/** How each type of building looks, by its number. */
export const LOOKS: readonly Look[] = BUILDINGS.map((row) =>
  row.group === 'factory'
    ? { family: 'factory', icon: GOOD_ICONS[row.good], tone: GOOD_TONES[row.good] }
    : { family: row.group, icon: PICTURES[row.id] ?? icons.factory, tone: VIOLET[row.group] },
);

export function lookOf(card: number): Look {
  return at(LOOKS, card);
}
