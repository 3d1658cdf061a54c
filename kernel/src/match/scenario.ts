import { type ChanceState, quick, rigged, Stream } from '../chance/chance.ts';
import { configure } from '../config.ts';
import type { Game, GameTypes, State } from '../contract.ts';
import { Reader } from '../input/reader.ts';
import type { Listener } from '../play/context.ts';
import { start } from '../play/engine.ts';

/**
 * A position from a description of a few lines:
 * `{"game", "seats", "options", "seed", "dice", "position"}`; only `game` and `position` are required. `dice` lists the
 * next outcomes of chance (each counted from 0); `position` is the game's own part, documented in its README. Random parts
 * of the position come from `seed`; play continues with `chance`, or with the same stream if none is given.
 */
export function fromScenario<T extends GameTypes>(
  game: Game<T>,
  json: unknown,
  listener?: Listener<T['event']>,
  chance?: ChanceState,
): State<T> {
  const {
    game: id,
    seats,
    options,
    seed,
    dice,
    position,
  } = new Reader(json, 'scenario').fields('game', 'seats', 'options', 'seed', 'dice', 'position', 'comment');
  id.oneOf([game.meta.id]);
  const config = configure(game, {
    seats: seats.or<number | undefined>(undefined, (reader) => reader.integer(1, 99)),
    options: options.or<Record<string, unknown>>({}, (reader) => mapValues(reader.fields(...Object.keys(game.meta.options)))),
  });
  const stream = quick(seed.or('scenario', (reader) => reader.text()));
  const parts = game.scenario(config, position, new Stream(stream));
  const outcomes = dice.or<number[]>([], (reader) => reader.list().map((outcome) => outcome.integer(0, 1_000)));
  const later = chance ?? stream;
  return start(game, config, outcomes.length > 0 ? rigged(outcomes, later) : later, parts, listener);
}

function mapValues(fields: Record<string, Reader>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, reader]) => [name, reader.value]));
}
