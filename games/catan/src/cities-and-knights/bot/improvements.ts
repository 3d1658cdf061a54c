import { num, type Seat } from '@ludoteca/kernel';
import { NOBODY, type Open } from '../../rules/index.ts';
import { METROPOLIS_LEVEL, METROPOLIS_POINTS, TOP_LEVEL } from '../data/improvements.ts';
import { TRACKS } from '../data/progress.ts';
import type { Realm } from '../rules/realm.ts';

/** The value of a drawn progress card, and the number of throws in a game from its beginning. */
const CARD = 0.24;
const THROWS = 70;
/** Chance of a gate of one colour with one red number. */
const FACE = 1 / 36;
/** The value of the third level from the beginning of a game: trade, politics, science. */
const ABILITY: readonly number[] = [0.5, 0.3, 0.55];
/** The probability of the metropolis from level 0, 1, 2, 3 while nobody has it. */
const RISING: readonly number[] = [0.05, 0.13, 0.27, 0.5];

/** The yield of a level of a track, draws and ability, while part of the game is still to come. */
function levelWorth(track: number, level: number, ahead: number): number {
  if (level === 0) return 0;
  const draws = (level + 1) * FACE * (THROWS * ahead + 3) * CARD;
  return level < 3 ? draws : draws + num(ABILITY, track) * ahead;
}

/** Draws and abilities of a player's improvements. */
export function improvementsWorth(realm: Realm, seat: Seat, ahead: number): number {
  let worth = 0;
  for (let track = 0; track < TRACKS.length; track++) worth += levelWorth(track, num(realm.tracks, seat * TRACKS.length + track), ahead);
  return worth;
}

function bestOther(realm: Realm, seat: Seat, track: number): number {
  let best = 0;
  for (let cell = track, other = 0; cell < realm.tracks.length; cell += TRACKS.length, other++)
    if (other !== seat) best = Math.max(best, num(realm.tracks, cell));
  return best;
}

/** Expected points of a metropolis beyond those it gives now: less when it can still be lost. */
export function metropolisProspect(open: Open, realm: Realm, seat: Seat, track: number, level: number): number {
  const vertex = num(realm.metropolises, track);
  const owner = vertex === NOBODY ? NOBODY : num(open.owners, vertex);
  if (num(realm.secured, track) === 1) return 0;
  const best = bestOther(realm, seat, track);
  if (owner === seat) {
    if (level >= TOP_LEVEL) return 0;
    return -METROPOLIS_POINTS * (best >= METROPOLIS_LEVEL ? 0.35 : best === METROPOLIS_LEVEL - 1 ? 0.15 : 0.05);
  }
  if (owner !== NOBODY) return METROPOLIS_POINTS * (level >= METROPOLIS_LEVEL ? 0.35 : level === METROPOLIS_LEVEL - 1 ? 0.12 : 0.02);
  const chance = num(RISING, Math.min(level, RISING.length - 1));
  return METROPOLIS_POINTS * (best > level ? chance * 0.55 : best === level && level > 0 ? chance * 0.85 : chance);
}

/** All metropolises within reach, or in danger. */
export function metropolisesWorth(open: Open, realm: Realm, seat: Seat, ordinaryCities: number): number {
  let worth = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    const prospect = metropolisProspect(open, realm, seat, track, num(realm.tracks, seat * TRACKS.length + track));
    worth += prospect > 0 && ordinaryCities === 0 ? prospect * 0.45 : prospect;
  }
  return worth;
}

/** The added value of a track's next level. */
export function nextLevelWorth(open: Open, realm: Realm, seat: Seat, track: number, ahead: number): number {
  const level = num(realm.tracks, seat * TRACKS.length + track);
  if (level >= TOP_LEVEL) return 0;
  const founding = level + 1 >= METROPOLIS_LEVEL && level < METROPOLIS_LEVEL && num(realm.metropolises, track) === NOBODY;
  const points = founding ? METROPOLIS_POINTS * 0.85 : metropolisProspect(open, realm, seat, track, level + 1);
  const gain = levelWorth(track, level + 1, ahead) - levelWorth(track, level, ahead);
  return gain + points - metropolisProspect(open, realm, seat, track, level);
}
