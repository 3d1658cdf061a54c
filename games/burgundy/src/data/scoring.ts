/** Points for a completed area by its number of hexes. */
export const AREA_POINTS: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36];
export const LARGEST_AREA = 8;

/** Added to every area completed in the phase. */
export const PHASE_BONUS: readonly number[] = [10, 8, 6, 4, 2];

export const WATCHTOWER_POINTS = 4;

/** At the end of the game. */
export const UNSOLD_GOOD_POINTS = 1;
export const COIN_POINTS = 1;
export const WORKERS_PER_POINT = 2;

/** The track goes round at 100; tokens show 100 and 200. */
export const TRACK = 100;
