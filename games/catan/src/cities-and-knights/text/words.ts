import { at, range } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { COMMODITIES, RESOURCES } from '../../data/goods.ts';
import { type Island, say, someCards, word } from '../../text/words.ts';
import { IMPROVEMENTS } from '../data/improvements.ts';
import { EVENT_NAMES, KNIGHT_LEVELS } from '../data/knights.ts';
import { PROGRESS, TRACKS } from '../data/progress.ts';
import type { Realm } from '../rules/realm.ts';

export function progressName(card: number): Message {
  return say(`progress.${at(PROGRESS, card)}`);
}

/** What a card does; on a map with a sea some cards do more. */
export function effectOf(card: number, island?: Island): Message {
  return say(`effect.${at(PROGRESS, card)}`, { sea: island?.seas === undefined ? 'no' : 'yes' });
}

/** Progress cards from their numbers by kind: "2 × Mining and Spy". */
export function heldProgress(counts: readonly number[]): Message[] {
  return counts.flatMap((count, card) => (count === 0 ? [] : [say('held', { count, card: progressName(card) })]));
}

/** A card with what it does, for players who do not know all of them. */
export function progressWithEffect(card: number, island?: Island): Message {
  return say('cardEffect', { card: progressName(card), effect: effectOf(card, island) });
}

export function trackName(track: number): Message {
  return say(`track.${at(TRACKS, track)}`);
}

export function metropolisName(track: number): Message {
  return say(`metropolis.${at(TRACKS, track)}`);
}

export function faceName(event: number): Message {
  return say(`face.${at(EVENT_NAMES, event)}`);
}

/** The name of a track's level; level 0 has none. */
export function improvementName(track: number, level: number): Message {
  const names: readonly (typeof IMPROVEMENTS)[number][number][] = at(IMPROVEMENTS, track);
  return say(`improvement.${at(names, level - 1)}`);
}

/** The price of a track's level, in words. */
export function improvementCost(track: number, count: number): Message {
  return someCards([...RESOURCES.map(() => 0), ...COMMODITIES.map((_, kind) => (kind === track ? count : 0))]);
}

export function rankName(level: number): Message {
  return say(`rank.${at(KNIGHT_LEVELS, level - 1)}`);
}

export function knightName(level: number, active: boolean): Message {
  return say(`knight.${at(KNIGHT_LEVELS, level - 1)}.${active ? 'active' : 'passive'}`);
}

/** The knight on a vertex, or undefined. */
export function knightAt(
  realm: Realm | undefined,
  vertex: number,
): { seat: number; rank: Message; name: Message; level: number } | undefined {
  const level = realm?.knightLevels[vertex] ?? 0;
  if (realm === undefined || level === 0) return undefined;
  const name = knightName(level, realm.knightActive[vertex] === 1);
  return { seat: at(realm.knightOwners, vertex), rank: rankName(level), name, level };
}

export function redAndWhite(dice: readonly number[]): Message {
  return say('ckDice', { red: at(dice, 0), white: at(dice, 1) });
}

/** "Anna 3, Bruno 0", by seat. */
export function strengthList(strengths: readonly number[]): Message {
  return say('value', { value: strengths.map((strength, seat) => say('strengthOf', { seat: { seat }, strength: word(strength) })) });
}

/** The seats for which a list by seat has something. */
export function seatsWith(counts: readonly number[]): number[] {
  return range(counts.length).filter((seat) => at(counts, seat) > 0);
}
