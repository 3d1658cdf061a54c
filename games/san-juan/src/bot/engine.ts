import { at, type Seat } from '@ludoteca/kernel';
import { BUILDINGS, type BuildingId, FACTORY_TYPES, TYPE } from '../data/buildings.ts';
import { has } from '../rules/display.ts';
import type { Open } from '../rules/types.ts';

/** The average price of a good over the five tiles, by kind. */
export const MEAN_PRICE: readonly number[] = [1, 1.4, 1.8, 2.2, 2.6];

/**
 * Cards that a violet building brings in a round, beyond what it adds to making and selling goods in `trade`. Fitted to how
 * 830 games of four ended for the owners of each building.
 */
const PER_ROUND: { readonly [B in BuildingId]?: number } = {
  archive: 0.15,
  smithy: 0.24,
  'gold-mine': 0.42,
  'poor-house': 0.7,
  'black-market': 0.33,
  'trading-post': -0.03,
  well: 0.05,
  'market-stand': 0.05,
  crane: 0.17,
  tower: 0.28,
  aqueduct: -0.08,
  carpenter: 0.84,
  prefecture: 0.75,
  'market-hall': 0.08,
  quarry: 0.95,
  library: 1.1,
};

const CARDS_PER_ROUND: readonly number[] = BUILDINGS.map(({ id }) => PER_ROUND[id] ?? 0);

/** Cards a round that a violet building brings by itself. */
export function cardsPerRound(type: number): number {
  return at(CARDS_PER_ROUND, type);
}

/** How often a round the best factory is sold from, the second best and so on; then what aqueduct and trading post add. */
const SALES: readonly number[] = [0.62, 0.38, 0.16, 0.06, 0.02];
const MORE_MADE: readonly number[] = [0.02, 0.06, 0.08, 0.05, 0.03];
const MORE_SOLD: readonly number[] = [0.02, 0.08, 0.1, 0.06, 0.03];
const BOTH: readonly number[] = [0, 0.06, 0.14, 0.14, 0.1];

/** Cards a round from making and selling goods. `extra` is a type that is counted as if it stood in the display, or -1. */
export function trade(open: Open, seat: Seat, extra: number): number {
  const aqueduct = owns(open, seat, extra, TYPE.aqueduct);
  const post = owns(open, seat, extra, TYPE['trading-post']);
  const display = at(open.displays, seat);
  let cards = 0;
  let place = 0;
  for (let kind = FACTORY_TYPES - 1; kind >= 0 && place < SALES.length; kind--) {
    let count = kind === extra ? 1 : 0;
    for (const type of display) if (type === kind) count++;
    for (; count > 0 && place < SALES.length; count--, place++) {
      let sales = at(SALES, place);
      if (aqueduct) sales += at(MORE_MADE, place);
      if (post) sales += at(MORE_SOLD, place);
      if (aqueduct && post) sales += at(BOTH, place);
      cards += sales * at(MEAN_PRICE, kind);
    }
  }
  if (place >= 2 && owns(open, seat, extra, TYPE.well)) cards += aqueduct ? 0.4 : 0.22;
  if (place >= 2 && owns(open, seat, extra, TYPE['market-stand'])) cards += post ? 0.4 : 0.22;
  if (place >= 1 && owns(open, seat, extra, TYPE['market-hall'])) cards += 0.55;
  return cards;
}

function owns(open: Open, seat: Seat, extra: number, type: number): boolean {
  return type === extra || has(open, seat, type);
}

/** Everything that the display brings in a round, in cards. */
export function income(open: Open, seat: Seat): number {
  let cards = trade(open, seat, -1);
  for (const type of at(open.displays, seat)) cards += at(CARDS_PER_ROUND, type);
  return cards;
}
