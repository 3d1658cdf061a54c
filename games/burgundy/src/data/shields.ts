/** The shields are numbered from 1; the points that each is worth at the end. */
export const SHIELDS = 18;
export const SHIELD_POINTS: readonly number[] = [0, 12, 12, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4];

/** Shields on each depot, by the number of players. */
export const SHIELDS_PER_DEPOT: Record<number, readonly number[]> = { 2: [1, 1, 1, 1, 1, 1], 3: [1, 2, 1, 2, 1, 2], 4: [2, 2, 2, 2, 2, 2] };

/** What each shield does, by number. */
export const SHIELD = {
  onePasture: 1,
  workerToo: 2,
  workerTribute: 3,
  storage: 4,
  fleet: 5,
  study: 6,
  bonuses: 7,
  mines: 8,
  coinPerGood: 9,
  monasteries: 10,
  castles: 11,
  sales: 12,
  shields: 13,
  depotGrant: 14,
  blackGrant: 15,
  die: 16,
  areas: 17,
  apart: 18,
} as const;
