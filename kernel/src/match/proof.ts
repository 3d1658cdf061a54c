import { type SeedParts, seedDeparture } from '../chance/table-seed.ts';
import type { Game, GameTypes, Standing } from '../contract.ts';
import { Reader } from '../input/reader.ts';
import { canonical } from '../plain.ts';
import { type Departure, replay, verify } from './replay.ts';
import type { SavedGame } from './saved.ts';

/** A saved game with its optional fields: how the seed was made, the recorded result, the players. */
export type SavedRecord = SavedGame & { readonly dice?: unknown; readonly result?: unknown; readonly players?: unknown };

/** The parts of the seed in a record; undefined if it has none. */
export function seedPartsOf({ dice }: SavedRecord): SeedParts | undefined {
  if (dice === undefined) return undefined;
  const { promise, secret, contributions } = new Reader(dice, 'dice').fields('promise', 'secret', 'contributions');
  return { promise: promise.text(), secret: secret.text(), contributions: contributions.list(1, 99).map((part) => part.text()) };
}

/** Checks a whole record: how the seed was made, every position, and the result. Undefined when everything holds. */
export function recordDeparture<T extends GameTypes>(
  game: Game<T>,
  saved: SavedRecord,
  onEntry?: (done: number, of: number) => void,
): Departure | undefined {
  const parts = seedPartsOf(saved);
  const seed = parts === undefined ? undefined : seedDeparture(parts, saved.seed);
  if (seed === 'promise') return { entry: 0, fault: 'promise', reason: "the server's part of the seed is not the promised one" };
  if (seed === 'seed') return { entry: 0, fault: 'seed', reason: 'the seed is not made of the parts written down' };
  const departure = verify(game, saved, onEntry);
  if (departure !== undefined || saved.result === undefined || isResult(game, saved, saved.result)) return departure;
  return { entry: saved.entries.length, fault: 'result', reason: 'the result written down is not the one the moves lead to' };
}

function isResult<T extends GameTypes>(game: Game<T>, saved: SavedGame, result: unknown): boolean {
  const { state } = replay(game, saved).match;
  return game.over(state) && canonical(game.standing(state)) === canonical(result as Standing);
}
