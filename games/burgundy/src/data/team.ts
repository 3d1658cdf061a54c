/** Partners sit side by side: the team of each seat. */
export const TEAMS: readonly number[] = [0, 0, 1, 1];

/** What the team of the start player and the other one begin with. */
export const TEAM_WORKERS = [3, 5] as const;
export const TEAM_COINS = 2;

/** Spaces for tiles: those that partners share, and those that each has alone. */
export const SPACES = ['shared', 'own'] as const;
export type Space = (typeof SPACES)[number];
export const SHARED_SPACES = 2;
export const OWN_SPACES = 2;
