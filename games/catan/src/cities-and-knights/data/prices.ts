import { BRICK, CLOTH, COIN, GRAIN, LUMBER, ORE, PAPER, WOOL } from '../../data/goods.ts';

/** The second card of a city, besides or instead of a second resource, by terrain: the kinds of its two cards. */
export const CITY_YIELD: readonly (readonly [number, number])[] = [
  [BRICK, BRICK],
  [LUMBER, PAPER],
  [WOOL, CLOTH],
  [GRAIN, GRAIN],
  [ORE, COIN],
];

export const WALL_COST: readonly number[] = [2, 0, 0, 0, 0];
/** Building a knight costs as much as promoting one. */
export const KNIGHT_COST: readonly number[] = [0, 0, 1, 0, 1];
export const ACTIVATION_COST: readonly number[] = [0, 0, 0, 1, 0];
/** A city with the help of medicine. */
export const MEDICINE_COST: readonly number[] = [0, 0, 0, 1, 2];
