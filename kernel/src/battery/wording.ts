import type { GameTypes } from '../contract.ts';
import { diff } from '../diff.ts';
import { brief } from '../input/brief.ts';
import { printMove } from '../moves/schema.ts';
import type { Probe } from './probe.ts';

/** The first difference between two values, in one short line. */
export function difference(expected: unknown, found: unknown): string {
  const [change] = diff(expected, found);
  if (change === undefined) return 'values that never equal themselves (NaN)';
  const [path, value] = change;
  const was = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], expected);
  return `${['$', ...path].join('.')} is ${brief(value)}, ${brief(was)} expected`;
}

/** A move in notation, or as JSON where it cannot be printed. */
export function wordsFor<T extends GameTypes>(probe: Probe<T>, move: T['move']): string {
  try {
    return printMove(probe.game.moves, move);
  } catch {
    return brief(move);
  }
}

export function viewerName(viewer: number): string {
  return viewer < 0 ? 'the spectator' : `seat ${viewer}`;
}
