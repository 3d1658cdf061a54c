/** The levels of knights; strength and level are one number. */
export const KNIGHT_LEVELS = ['basic', 'strong', 'mighty'] as const;

export const BASIC = 1;
export const STRONG = 2;
export const MIGHTY = 3;

/** Pieces of each level that a player has, and helmets for them. */
export const KNIGHTS_PER_LEVEL = 2;
export const HELMETS_EACH = 6;

export const WALLS_EACH = 3;
/** How much one wall raises its owner's limit on a seven. */
export const WALL_BONUS = 2;

/** The level of politics that mighty knights need. */
export const FORTRESS = 3;

/** The sides of the event die: three ships, and a gate in the colour of each track (1 + track). */
export const SHIP = 0;
export const EVENT_DIE: readonly number[] = [SHIP, SHIP, SHIP, 1, 2, 3];
export const EVENT_NAMES = ['ship', 'trade', 'politics', 'science'] as const;

/** Spaces from the ship's start to the landing. */
export const SHIP_SPACES = 7;

export const DEFENDER_CARDS = 6;
