import type { Problem } from '../problem.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Change } from './changes.ts';
import type { TableDoc } from './doc.ts';
import type { House } from './house.ts';
import type { LiveGame } from './live-game.ts';

/** The table as a command finds it. Nothing else happens to it meanwhile. */
export interface Table {
  readonly doc: TableDoc;
  readonly house: House;
  /** The game; resumed from the log when it is not in memory. */
  game(): Promise<LiveGame>;
  /** Whether a recent entry has this key. */
  isRecent(key: string): boolean;
}

/** A change of a table: parts of its document, and the log entry if there is one. */
export interface Update {
  readonly doc: Partial<TableDoc>;
  readonly entry?: { readonly row: EntryRow; readonly changes: readonly Change[] } | undefined;
  /** The game that begins with it. */
  readonly begins?: LiveGame | undefined;
}

/** The outcome of a command. A refused command throws a Problem instead, and nothing changes. */
export interface Outcome<R = void> {
  /** Left out when nothing changes. */
  readonly update?: Update;
  /** What the sender gets: the acknowledgement. */
  readonly result: R;
  /** The sender is refused although the update is stored: a rule threw, and the table stands still. */
  readonly problem?: Problem;
}

/** A command of a table. It decides and changes nothing itself: the actor stores the outcome and tells everybody. */
export type Command<I, R = void> = (table: Table, input: I) => Promise<Outcome<R>>;

export const UNCHANGED: Outcome = { result: undefined };

/** An update that replaces parts of the document, nothing more. */
export function changed(doc: Partial<TableDoc>): Outcome {
  return { update: { doc }, result: undefined };
}
