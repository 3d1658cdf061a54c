import type { Shows } from '../audience/audience.ts';
import { parseSeed, type Seed } from '../chance/seed.ts';
import type { Config, Seat } from '../contract.ts';
import { Reader } from '../input/reader.ts';
import type { Told } from '../play/context.ts';

/** One entry of a saved game. `digest` is the whole position after it, `shows` what it changed for each audience. */
export interface SavedEntry {
  readonly seat: Seat;
  /** The answer in notation, or "retract", or "undo 2". */
  readonly move: string;
  readonly decision?: number;
  readonly digest: string;
  readonly events: readonly Told[];
  /** What everybody saw change, and what each seat saw change besides. */
  readonly shows: Shows;
}

/** A saved game: one JSON file with everything needed to go on, to step through it, and to verify it. */
export interface SavedGame {
  readonly ludoteca: 1;
  readonly game: string;
  readonly rules: string;
  readonly shape: number;
  readonly config: Config;
  readonly seed: Seed;
  readonly commitment: string;
  /** The described position from which the game was played, where it did not begin with the set-up. */
  readonly scenario?: object;
  readonly opening: {
    readonly digest: string;
    readonly events: readonly Told[];
    readonly all: unknown;
    readonly seats: readonly unknown[];
  };
  readonly entries: readonly SavedEntry[];
}

/** Checks the shape of a saved game from outside; its moves are checked by playing them. */
export function readSaved(value: unknown): SavedGame {
  const fields = new Reader(value, 'saved game').fields(
    'ludoteca',
    'game',
    'rules',
    'shape',
    'config',
    'seed',
    'commitment',
    'scenario',
    'opening',
    'entries',
    'players',
    'result',
    'dice',
  );
  fields.ludoteca.integer(1, 1);
  fields.game.text();
  fields.rules.text();
  fields.shape.integer(1, 1_000_000);
  const config = fields.config.fields('seats', 'options');
  config.seats.integer(1, 99);
  parseSeed(fields.seed.text());
  fields.commitment.text();
  fields.opening.fields('digest', 'events', 'all', 'seats').digest.text();
  for (const entry of fields.entries.list(0, 1_000_000)) {
    const { seat, move, digest } = entry.fields('seat', 'move', 'decision', 'digest', 'events', 'shows');
    seat.integer(0, 98);
    move.text();
    digest.text();
  }
  return value as SavedGame;
}
