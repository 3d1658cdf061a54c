import { commitmentTo } from '../chance/seed.ts';
import { configure } from '../config.ts';
import type { AnyEvent, Game, GameTypes } from '../contract.ts';
import { BadInput } from '../input/bad-input.ts';
import { canonical } from '../plain.ts';
import { isRefusal } from '../play/answer.ts';
import type { Told } from '../play/context.ts';
import { redo } from './entry.ts';
import { Recorder } from './recorder.ts';
import type { SavedEntry, SavedGame } from './saved.ts';

/** What can be wrong with a saved game. */
export type Fault =
  | 'rules'
  | 'commitment'
  | 'setup'
  | 'refused'
  | 'position'
  | 'events'
  | 'shows'
  | 'decision'
  /** Faults of the fields beyond the game itself: how the seed was made, and the result. */
  | 'promise'
  | 'seed'
  | 'result';

/** Where a replay departs from the record; entry 0 is the set-up. `reason` is for engineers. */
export interface Departure {
  readonly entry: number;
  readonly fault: Fault;
  readonly reason: string;
}

/** The recorder at the beginning of a saved game. */
function recorderOf<T extends GameTypes>(game: Game<T>, saved: SavedGame): Recorder<T> {
  return new Recorder(game, configure(game, saved.config as never), saved.seed, saved.scenario);
}

/** Plays a saved game again up to `until` entries. Throws BadInput naming the first entry that cannot be played. */
export function replay<T extends GameTypes>(game: Game<T>, saved: SavedGame, until = saved.entries.length): Recorder<T> {
  const recorder = recorderOf(game, saved);
  for (const [index, entry] of saved.entries.slice(0, until).entries()) playAgain(recorder, entry, index + 1);
  return recorder;
}

function playAgain<T extends GameTypes>(recorder: Recorder<T>, { seat, move }: SavedEntry, number: number): void {
  const result = recorder.do((match) => redo(match, seat, move));
  if (isRefusal(result)) throw new BadInput(`move ${number} ("${move}" by seat ${seat}): ${result.detail ?? result.refused}`);
}

/** Re-runs a saved game and compares the commitment and every position. Undefined when all of it holds. */
export function verify<T extends GameTypes>(
  game: Game<T>,
  saved: SavedGame,
  onEntry?: (done: number, of: number) => void,
): Departure | undefined {
  const { rules } = game.meta;
  if (saved.rules !== rules) return { entry: 0, fault: 'rules', reason: `played with rules ${saved.rules}, these are ${rules}` };
  if (commitmentTo(saved.seed) !== saved.commitment)
    return { entry: 0, fault: 'commitment', reason: 'the seed does not match the commitment' };
  const recorder = recorderOf(game, saved);
  const opening = { ...saved.opening, events: withoutCitations(saved.opening.events) };
  if (canonical(recorder.saved().opening) !== canonical(opening)) return { entry: 0, fault: 'setup', reason: 'the set-up differs' };
  for (const [index, entry] of saved.entries.entries()) {
    const departure = departureAt(recorder, entry, index + 1);
    if (departure !== undefined) return departure;
    onEntry?.(index + 1, saved.entries.length);
  }
  return undefined;
}

/** Events as they are told today: until November 2026 they listed further rules in `also`. */
function withoutCitations(events: readonly Told[]): Told[] {
  return events.map((told) => {
    const { also: _also, ...event } = told.event as AnyEvent & { readonly also?: unknown };
    return { ...told, event };
  });
}

/** Plays one entry again and compares everything recorded about it. */
function departureAt<T extends GameTypes>(recorder: Recorder<T>, entry: SavedEntry, number: number): Departure | undefined {
  try {
    playAgain(recorder, entry, number);
  } catch (error) {
    if (error instanceof BadInput) return { entry: number, fault: 'refused', reason: error.message };
    throw error;
  }
  const again = recorder.lastEntry();
  if (again.digest !== entry.digest)
    return { entry: number, fault: 'position', reason: `the position after move ${number} ("${entry.move}") differs` };
  if (canonical(again.events) !== canonical(withoutCitations(entry.events)))
    return { entry: number, fault: 'events', reason: `the events of move ${number} differ` };
  if (canonical(again.shows) !== canonical(entry.shows))
    return { entry: number, fault: 'shows', reason: `what move ${number} shows differs` };
  if (entry.decision !== undefined && entry.decision !== again.decision)
    return { entry: number, fault: 'decision', reason: `move ${number} answers decision ${again.decision}, not ${entry.decision}` };
  return undefined;
}
