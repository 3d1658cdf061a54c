import { BadInput } from '@ludoteca/kernel';
import { gameIds, openRoom } from './lazy.ts';
import type { Room } from './room.ts';

export type { Room } from './room.ts';

/** Every game, loaded: for the server, tests and measurements. */
export const rooms: readonly Room[] = await Promise.all(gameIds.map(openRoom));

/** The room of a game. */
export function roomOf(id: string): Room {
  const room = rooms.find(({ game }) => game.meta.id === id);
  if (room === undefined) throw new BadInput(`unknown game "${id}"; allowed: ${rooms.map(({ game }) => game.meta.id).join(', ')}`);
  return room;
}
