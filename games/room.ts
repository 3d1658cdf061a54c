import type { Evaluation, Game, GameTypes } from '@ludoteca/kernel';
import type { GameText } from '@ludoteca/text';

/** A room of the house: a game's rules, its words, and its judgement of positions. */
export interface Room<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly text: GameText<T>;
  readonly evaluation: Evaluation<T>;
}

/**
 * A room of particular types as a room of any. This is sound because users of a room pass back only the states,
 * views and moves that came from it.
 */
export function roomOfAny<T extends GameTypes>(particular: Room<T>): Room {
  return particular as unknown as Room;
}
