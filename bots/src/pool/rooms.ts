import type { Player } from '../bot.ts';

/** Where rooms come from: the registry of the house, or (tests, other collections) a module that exports its own `roomOf`. */
export interface RoomSource {
  roomOf(id: string): Player;
}

const sources = new Map<string, Promise<RoomSource>>();

/** The rooms of a module, loaded once per thread; without an address, those of the house. */
export function roomsFrom(address: string | undefined): Promise<RoomSource> {
  const key = address ?? '';
  const known = sources.get(key);
  if (known !== undefined) return known;
  const loading: Promise<RoomSource> = address === undefined ? import('@ludoteca/games') : import(address);
  sources.set(key, loading);
  return loading;
}
