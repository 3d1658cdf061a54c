import type { Evaluation, Game, GameTypes } from '@ludoteca/kernel';
import type { GameText } from '@ludoteca/text';

/** A registered game: its rules, its texts, and its evaluation. */
export interface Room<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly text: GameText<T>;
  readonly evaluation: Evaluation<T>;
}

/**
 * A room with its own types as a room of any types. This is sound because users of a room pass back only the states,
 * views and moves that came from it.
 */
export function roomOfAny<T extends GameTypes>(particular: Room<T>): Room {
  return particular as unknown as Room;
}
