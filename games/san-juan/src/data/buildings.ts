import { GOODS, type GoodId } from './goods.ts';

export interface FactoryRow {
  readonly id: string;
  readonly kind: 'production';
  readonly group: 'factory';
  readonly good: GoodId;
  readonly cost: number;
  readonly vp: number;
  readonly copies: number;
}

export interface VioletRow {
  readonly id: string;
  readonly kind: 'violet';
  readonly group: 'function' | 'monument' | 'large';
  readonly cost: number;
  readonly vp: number;
  readonly copies: number;
}

/** The position of a row is the building's type index; the factories come first, in the order of the goods. */
export const BUILDINGS = [
  { id: 'indigo-plant', kind: 'production', group: 'factory', good: 'indigo', cost: 1, vp: 1, copies: 10 },
  { id: 'sugar-mill', kind: 'production', group: 'factory', good: 'sugar', cost: 2, vp: 1, copies: 8 },
  { id: 'tobacco-storage', kind: 'production', group: 'factory', good: 'tobacco', cost: 3, vp: 2, copies: 8 },
  { id: 'coffee-roaster', kind: 'production', group: 'factory', good: 'coffee', cost: 4, vp: 2, copies: 8 },
  { id: 'silver-smelter', kind: 'production', group: 'factory', good: 'silver', cost: 5, vp: 3, copies: 8 },
  { id: 'archive', kind: 'violet', group: 'function', cost: 1, vp: 1, copies: 3 },
  { id: 'smithy', kind: 'violet', group: 'function', cost: 1, vp: 1, copies: 3 },
  { id: 'gold-mine', kind: 'violet', group: 'function', cost: 1, vp: 1, copies: 3 },
  { id: 'poor-house', kind: 'violet', group: 'function', cost: 2, vp: 1, copies: 3 },
  { id: 'black-market', kind: 'violet', group: 'function', cost: 2, vp: 1, copies: 3 },
  { id: 'trading-post', kind: 'violet', group: 'function', cost: 2, vp: 1, copies: 3 },
  { id: 'well', kind: 'violet', group: 'function', cost: 2, vp: 1, copies: 3 },
  { id: 'market-stand', kind: 'violet', group: 'function', cost: 2, vp: 1, copies: 3 },
  { id: 'crane', kind: 'violet', group: 'function', cost: 2, vp: 1, copies: 3 },
  { id: 'chapel', kind: 'violet', group: 'function', cost: 3, vp: 2, copies: 3 },
  { id: 'tower', kind: 'violet', group: 'function', cost: 3, vp: 2, copies: 3 },
  { id: 'aqueduct', kind: 'violet', group: 'function', cost: 3, vp: 2, copies: 3 },
  { id: 'carpenter', kind: 'violet', group: 'function', cost: 3, vp: 2, copies: 3 },
  { id: 'prefecture', kind: 'violet', group: 'function', cost: 3, vp: 2, copies: 3 },
  { id: 'market-hall', kind: 'violet', group: 'function', cost: 4, vp: 2, copies: 3 },
  { id: 'quarry', kind: 'violet', group: 'function', cost: 4, vp: 2, copies: 3 },
  { id: 'library', kind: 'violet', group: 'function', cost: 5, vp: 3, copies: 3 },
  { id: 'statue', kind: 'violet', group: 'monument', cost: 3, vp: 3, copies: 3 },
  { id: 'victory-column', kind: 'violet', group: 'monument', cost: 4, vp: 4, copies: 3 },
  { id: 'hero', kind: 'violet', group: 'monument', cost: 5, vp: 5, copies: 3 },
  { id: 'guild-hall', kind: 'violet', group: 'large', cost: 6, vp: 0, copies: 2 },
  { id: 'city-hall', kind: 'violet', group: 'large', cost: 6, vp: 0, copies: 2 },
  { id: 'triumphal-arch', kind: 'violet', group: 'large', cost: 6, vp: 0, copies: 2 },
  { id: 'palace', kind: 'violet', group: 'large', cost: 6, vp: 0, copies: 2 },
] as const satisfies readonly (FactoryRow | VioletRow)[];

export type BuildingId = (typeof BUILDINGS)[number]['id'];

/** Type index by id, for code that speaks of one building. */
export const TYPE = Object.fromEntries(BUILDINGS.map((row, type) => [row.id, type])) as Readonly<Record<BuildingId, number>>;

/** By type index. */
export const COST: readonly number[] = BUILDINGS.map((row) => row.cost);
export const VP: readonly number[] = BUILDINGS.map((row) => row.vp);
export const COPIES: readonly number[] = BUILDINGS.map((row) => row.copies);

/** Types below this index are factories, and their type index is the index of their good; all others are violet. */
export const FACTORY_TYPES = GOODS.length;

/** Card id 0..109 → type index; copies of a type have consecutive ids. */
export const CARDS: readonly number[] = BUILDINGS.flatMap((row, type) => Array.from({ length: row.copies }, () => type));
