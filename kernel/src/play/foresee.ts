import type { Game, GameTypes, Seat, State, View } from '../contract.ts';
import { viewOf } from '../secrecy/view.ts';
import { copyOf } from '../versions.ts';
import { hears } from './context.ts';
import { play } from './engine.ts';

/** The certain consequences of a move that has not been made yet. */
export interface Foresight<T extends GameTypes = GameTypes> {
  /** The events that the seat would hear before chance, a secret or another seat is involved. */
  readonly events: readonly T['event'][];
  /** The position afterwards; null when chance or a secret decides part of it. */
  readonly view: View<T> | null;
}

/**
 * Plays a legal move on a copy of the state, which may be an imagined one, and returns its certain consequences.
 * Board previews and reasons in hints use it, never a second calculation.
 */
export function foresee<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat, move: T['move']): Foresight<T> {
  const copy = copyOf(game, state);
  const events: T['event'][] = [];
  const { barrier } = play(game, copy, seat, move, (told, isCertain) => {
    if (isCertain && hears(told, seat)) events.push(told.event);
  });
  return { events, view: barrier ? null : viewOf(game, copy, seat) };
}
