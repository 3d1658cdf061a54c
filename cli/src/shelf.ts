import type { Room } from '@ludoteca/games';
import { gameIds, openRoom } from '@ludoteca/games/lazy';
import { BadInput } from '@ludoteca/kernel';

/** The games that a command line knows. Nothing of a game is loaded before it is needed. */
export interface Shelf {
  readonly ids: readonly string[];
  /** The room of a game, or an error that names all games. */
  open(id: string): Promise<Room>;
}

/** The registered games. */
export const houseShelf: Shelf = { ids: gameIds, open: openRoom };

/** A shelf of rooms that are loaded already. */
export function shelfOf(rooms: readonly Room[]): Shelf {
  const ids = rooms.map(({ game }) => game.meta.id);
  const open = async (id: string): Promise<Room> => {
    const room = rooms.find(({ game }) => game.meta.id === id);
    if (room === undefined) throw new BadInput(`unknown game "${id}"; allowed: ${ids.join(', ')}`);
    return room;
  };
  return { ids, open };
}
