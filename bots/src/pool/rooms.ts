import { openRoom } from '@ludoteca/games/lazy';
import type { Player } from '../bot.ts';

/** Where rooms come from: the registry of the house, or (tests, other collections) a module that exports its own `roomOf`. */
export interface RoomSource {
  roomOf(id: string): Player | Promise<Player>;
}

const sources = new Map<string, Promise<RoomSource>>();

/** Those of the house, each loaded when it is first asked for. */
const house: RoomSource = { roomOf: openRoom };

/** The rooms of a module, loaded once per thread; without an address, those of the house. */
export function roomsFrom(address: string | undefined): Promise<RoomSource> {
  if (address === undefined) return Promise.resolve(house);
  const known = sources.get(address);
  if (known !== undefined) return known;
  const loading: Promise<RoomSource> = import(address);
  sources.set(address, loading);
  return loading;
}
