export const SHIPS_EACH = 15;

/** What a ship costs, in cards of each resource. */
export const SHIP_COST: readonly number[] = [0, 1, 1, 0, 0];

/** Points for the first building in a zone. */
export const ZONE_POINTS = 2;

/** Points that Cities & Knights adds to the target of a map. */
export const MORE_WITH_KNIGHTS = 2;

/** Cards of gold that one player could take for one roll: four cities at two rivers, and some more. */
export const MOST_GOLD = 24;
