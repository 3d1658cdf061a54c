import { TRACKS } from './progress.ts';

/** The names of each track's five levels. */
export const IMPROVEMENTS = [
  ['market', 'tradingHouse', 'merchantGuild', 'bank', 'greatExchange'],
  ['townHall', 'church', 'fortress', 'cathedral', 'council'],
  ['abbey', 'library', 'aqueduct', 'theater', 'university'],
] as const;

export const TOP_LEVEL = 5;
/** The level with a lasting ability, the one that brings the metropolis, and the one that keeps it for good. */
export const ABILITY_LEVEL = 3;
export const METROPOLIS_LEVEL = 4;

/** The highest side of the red die that draws a card, by level of the track. */
export const HIGHEST_RED: readonly number[] = [0, 2, 3, 4, 5, 6];

/** Metropolises: one for each track. */
export const METROPOLISES = TRACKS.length;
/** Points beyond those of the city. */
export const METROPOLIS_POINTS = 2;
export const DEFENDER_POINTS = 1;
export const MERCHANT_POINTS = 1;
export const PROGRESS_POINTS = 1;
/** Points that end a game of Cities & Knights. */
export const KNIGHTS_TARGET = 13;

/** Equal cards for one: commodities of a trade guild, the merchant's resource, anything under a merchant fleet. */
export const GUILD_RATE = 2;
export const MERCHANT_RATE = 2;
export const FLEET_RATE = 2;
