import type { Room } from '@ludoteca/games';
import { folded } from '@ludoteca/text';
import type { Desk } from './desk.ts';

/** The game that a person means: its number in the list, or a beginning of its id or name. */
export async function findRoom(desk: Desk, text: string): Promise<Room | undefined> {
  const rooms = await desk.rooms();
  const wanted = folded(text.trim());
  if (/^\d+$/.test(wanted)) return rooms[Number(wanted) - 1];
  const found = rooms.filter((room) => [room.game.meta.id, desk.nameOf(room)].some((name) => folded(name).startsWith(wanted)));
  return found.length === 1 ? found[0] : undefined;
}
