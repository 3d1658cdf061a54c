import type { Game, GameTypes, State } from './contract.ts';
import { BadInput } from './input/bad-input.ts';
import { brief } from './input/brief.ts';
import { Reader } from './input/reader.ts';
import { clone } from './plain.ts';

/** A copy of the state, by the game's own fast `clone` if it has one. */
export function copyOf<T extends GameTypes>(game: Game<T>, state: State<T>): State<T> {
  return game.clone === undefined ? clone(state) : game.clone(state);
}

/** Reads a stored state of this or an older shape. States of another game or a newer shape are refused. */
export function restore<T extends GameTypes>(game: Game<T>, stored: unknown): State<T> {
  const reader = new Reader(stored, 'state');
  if (typeof stored !== 'object' || stored === null) return reader.refuse('a stored state');
  const { game: id, shape } = stored as { game?: unknown; shape?: unknown };
  if (id !== game.meta.id) throw new BadInput(`state of game ${brief(id)}: ${game.meta.id} expected`);
  const version = new Reader(shape, 'state.shape').integer(1, game.meta.shape);
  if (version === game.meta.shape) return clone(stored as State<T>);
  if (game.upgrade === undefined)
    throw new BadInput(`state.shape: ${version} found, and ${game.meta.id} cannot upgrade it to ${game.meta.shape}`);
  return game.upgrade(reader, version);
}
