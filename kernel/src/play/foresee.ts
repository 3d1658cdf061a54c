import type { Game, GameTypes, Seat, State, View } from '../contract.ts';
import { viewOf } from '../secrecy/view.ts';
import { copyOf } from '../versions.ts';
import { hears } from './context.ts';
import { play } from './engine.ts';

/** What a move would bring, as far as it can be known before it is made. */
export interface Foresight<T extends GameTypes = GameTypes> {
  /** The events that the seat would hear before chance, a secret or another seat comes in. */
  readonly events: readonly T['event'][];
  /** The position afterwards; null when chance or a secret decides part of it. */
  readonly view: View<T> | null;
}

/**
 * Plays a legal move on a copy of the state, which may be an imagined one, and tells what is certain of its consequences.
 * Previews on boards and reasons in hints come from here, never from a second calculation.
 */
export function foresee<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat, move: T['move']): Foresight<T> {
  const copy = copyOf(game, state);
  const events: T['event'][] = [];
  const { barrier } = play(game, copy, seat, move, (told, isCertain) => {
    if (isCertain && hears(told, seat)) events.push(told.event);
  });
  return { events, view: barrier ? null : viewOf(game, copy, seat) };
}
