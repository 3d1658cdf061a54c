import { BadInput } from '@ludoteca/kernel';
import type { Room } from './room.ts';

export type { Room } from './room.ts';

/** The one list of all games. Nothing of a game is fetched before it is needed, which matters to browsers. */
const loaders: Readonly<Record<string, () => Promise<{ readonly room: Room }>>> = {
  medioevo: () => import('./medioevo/src/room.ts'),
  'san-juan': () => import('./san-juan/src/room.ts'),
  burgundy: () => import('./burgundy/src/room.ts'),
  catan: () => import('./catan/src/room.ts'),
  staufer: () => import('./staufer/src/room.ts'),
};

/** The registered games in the order of the shelf. */
export const gameIds: readonly string[] = Object.keys(loaders);

/** How to fetch the room of a game; undefined when it is not registered. */
export function roomLoader(id: string): (() => Promise<Room>) | undefined {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  return load && (async () => (await load()).room);
}

/** The room of a game, fetched when it is first needed; an error names all games. */
export async function openRoom(id: string): Promise<Room> {
  const load = roomLoader(id);
  if (load === undefined) throw new BadInput(`unknown game "${id}"; allowed: ${gameIds.join(', ')}`);
  return load();
}
