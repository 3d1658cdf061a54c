import type { PlayerCount } from './course.ts';
import { BUILDING, CASTLE, LIVESTOCK, MINE, MONASTERY, SHIP } from './faces.ts';

/** The six depots lie in a ring 1-2-3-4-5-6-1; each has four typed slots, in reading order. */
export const DEPOTS = 6;
export const SLOTS_PER_DEPOT = 4;

/** The type of each slot (depot * 4 + place) and the number of players from which it is in use. */
export const SLOT_TYPE: readonly number[] = [
  [MONASTERY, BUILDING, SHIP, LIVESTOCK],
  [MONASTERY, BUILDING, CASTLE, BUILDING],
  [LIVESTOCK, SHIP, BUILDING, MONASTERY],
  [MINE, SHIP, BUILDING, LIVESTOCK],
  [BUILDING, MINE, BUILDING, MONASTERY],
  [CASTLE, BUILDING, SHIP, LIVESTOCK],
].flat();

export const SLOT_PLAYERS: readonly number[] = [
  [3, 2, 2, 4],
  [2, 3, 2, 4],
  [2, 3, 2, 4],
  [4, 2, 2, 3],
  [3, 2, 4, 2],
  [3, 2, 4, 2],
].flat();

/** With three players the castle slot of depot 6 holds a mine in phases B and D. */
export const SWITCHED_SLOT = 20;
export const SWITCHED_PHASES: readonly number[] = [1, 3];

export const BLACK_SLOTS: Record<PlayerCount, number> = { 2: 4, 3: 6, 4: 8 };
