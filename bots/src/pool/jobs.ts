import { openRoom } from '@ludoteca/games/lazy';
import type { View } from '@ludoteca/kernel';
import type { BlockPlan } from '../arena/block.ts';
import type { Budget, PastOffer, Player } from '../bot.ts';

/** A question to a bot as plain JSON: what crosses over to a worker thread. */
export interface Request {
  readonly gameId: string;
  readonly level: string;
  readonly view: View;
  readonly seed: string;
  readonly budget?: Budget | undefined;
  readonly pastOffers?: readonly PastOffer[] | undefined;
  /**
   * Names one seat of one game ("table 12, seat 3"): what the bot found out for its last answer is then used for the next
   * one, when the same thread gets it. Leave it out where answers must be reproducible.
   */
  readonly memory?: string | undefined;
}

/** A request, and where the worker finds the rooms. */
export interface ThinkJob extends Request {
  readonly registry: string | undefined;
}

/** A block of arena games for a worker thread. */
export interface BlockJob {
  readonly registry: string | undefined;
  readonly gameId: string;
  readonly plan: BlockPlan;
  readonly block: number;
}

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
