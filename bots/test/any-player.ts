import type { GameTypes } from '@ludoteca/kernel';
import type { Player } from '../src/index.ts';

/** A toy as a player of any game, which is what bots take. Sound because bots hand it back only what came from it. */
export function anyPlayer<T extends GameTypes>(toy: Player<T>): Player {
  return toy as unknown as Player;
}
