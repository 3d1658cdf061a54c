import type { Config, SavedGame } from '@ludoteca/kernel';
import type { Beginning, LocalSitter } from '../worker/messages.ts';

/** A table of this browser that has been set up and is about to be opened. */
export interface BegunTable {
  readonly id: string;
  readonly created: number;
  readonly sitters: readonly LocalSitter[];
  readonly beginning: Beginning;
}

const begun = new Map<string, BegunTable>();

/** Sets up a table; it is kept in the browser's database once its page has opened it. */
function beginTable(sitters: readonly LocalSitter[], beginning: Beginning): string {
  const id = randomHex(6);
  begun.set(id, { id, created: Date.now(), sitters, beginning });
  return id;
}

export function beginNew(game: string, config: Config, sitters: readonly LocalSitter[]): string {
  return beginTable(sitters, { kind: 'new', game, config, seed: randomHex(32) });
}

/** Begins with a described position. */
export function beginPosition(game: string, config: Config, scenario: object, sitters: readonly LocalSitter[]): string {
  return beginTable(sitters, { kind: 'new', game, config, seed: randomHex(32), scenario });
}

/** Goes on from an entry of a saved game. */
export function beginFrom(saved: SavedGame, until: number, sitters: readonly LocalSitter[]): string {
  return beginTable(sitters, { kind: 'saved', saved, until });
}

/** The table that was set up under this id; it can be taken once. */
export function begunTable(id: string): BegunTable | undefined {
  const table = begun.get(id);
  begun.delete(id);
  return table;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
