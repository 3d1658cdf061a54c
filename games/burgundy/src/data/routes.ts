import type { PlayerCount } from './course.ts';
import { BUILDING, CASTLE, LIVESTOCK, MINE, MONASTERY, SHIP, TYPES } from './faces.ts';

/** What a space of a trade route brings: a tile of some types from the numbered depots, workers, points or coins. */
export type RouteBonus =
  | { readonly types: readonly number[] }
  | { readonly workers: number }
  | { readonly points: number }
  | { readonly coins: number };

/** Every kind of bonus; `market` stands on no tile known so far. */
export const ROUTE_BONUSES = {
  building: { types: [BUILDING] },
  church: { types: [MINE, MONASTERY, CASTLE] },
  workers: { workers: 4 },
  points: { points: 4 },
  coins: { coins: 2 },
  any: { types: TYPES.map((_, type) => type) },
  market: { types: [SHIP, LIVESTOCK] },
} as const satisfies Record<string, RouteBonus>;
export type RouteBonusName = keyof typeof ROUTE_BONUSES;

export const SPACES_PER_ROUTE = 3;

/** The twelve tiles, each with three spaces: the good (0 to 5) and the bonus. */
type Space = readonly [good: number, bonus: RouteBonusName];
export const ROUTES: readonly (readonly [Space, Space, Space])[] = [
  [
    [1, 'building'],
    [3, 'church'],
    [0, 'workers'],
  ],
  [
    [5, 'points'],
    [2, 'coins'],
    [3, 'building'],
  ],
  [
    [3, 'any'],
    [2, 'church'],
    [1, 'workers'],
  ],
  [
    [0, 'building'],
    [3, 'workers'],
    [5, 'coins'],
  ],
  [
    [1, 'points'],
    [2, 'building'],
    [0, 'any'],
  ],
  [
    [4, 'any'],
    [1, 'coins'],
    [2, 'points'],
  ],
  [
    [3, 'points'],
    [0, 'church'],
    [4, 'building'],
  ],
  [
    [4, 'church'],
    [5, 'building'],
    [2, 'any'],
  ],
  [
    [5, 'workers'],
    [1, 'any'],
    [4, 'coins'],
  ],
  [
    [0, 'coins'],
    [4, 'points'],
    [1, 'church'],
  ],
  [
    [5, 'church'],
    [0, 'points'],
    [4, 'workers'],
  ],
  [
    [5, 'any'],
    [3, 'coins'],
    [2, 'workers'],
  ],
];

/** Tiles for each player, by the number of players. */
export const ROUTES_EACH: Record<PlayerCount, number> = { 2: 5, 3: 4, 4: 3 };
