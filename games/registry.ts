import { BadInput } from '@ludoteca/kernel';
import { gameIds, roomLoader } from './lazy.ts';
import type { Room } from './room.ts';

export type { Room } from './room.ts';

/** Every game of the house, for those who want them all at hand: server, command line, bots' workers. */
export const rooms: readonly Room[] = await Promise.all(gameIds.flatMap((id) => roomLoader(id)?.() ?? []));

/** The room of a game. */
export function roomOf(id: string): Room {
  const room = rooms.find(({ game }) => game.meta.id === id);
  if (room === undefined) throw new BadInput(`unknown game "${id}"; allowed: ${rooms.map(({ game }) => game.meta.id).join(', ')}`);
  return room;
}
