import { BadInput, type Evaluation, type Game, type GameTypes } from '@ludoteca/kernel';
import type { GameText } from '@ludoteca/text';
import { evaluation as medioevoEvaluation } from './medioevo/src/bot/index.ts';
import { medioevo } from './medioevo/src/rules/index.ts';
import { text as medioevoText } from './medioevo/src/text/index.ts';
import { evaluation as sanJuanEvaluation } from './san-juan/src/bot/index.ts';
import { sanJuan } from './san-juan/src/rules/index.ts';
import { text as sanJuanText } from './san-juan/src/text/index.ts';

/** A room of the house: a game's rules, its words, and its judgement of positions. */
export interface Room<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly text: GameText<T>;
  readonly evaluation: Evaluation<T>;
}

/** Every game of the house: the only place that names them all. */
export const rooms: readonly Room[] = [
  room({ game: medioevo, text: medioevoText, evaluation: medioevoEvaluation }),
  room({ game: sanJuan, text: sanJuanText, evaluation: sanJuanEvaluation }),
];

/**
 * A room of particular types as a room of any. This is sound because whoever uses a room hands it back only the states,
 * views and moves that came from it.
 */
function room<T extends GameTypes>(particular: Room<T>): Room {
  return particular as unknown as Room;
}

/** The room of a game. */
export function roomOf(id: string): Room {
  const room = rooms.find(({ game }) => game.meta.id === id);
  if (room === undefined) throw new BadInput(`unknown game "${id}"; allowed: ${rooms.map(({ game }) => game.meta.id).join(', ')}`);
  return room;
}
