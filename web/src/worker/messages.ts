import type { AnyMove, Config, SavedEntry, SavedGame, Seat, SeatOptions, Standing } from '@ludoteca/kernel';
import type { Verdict } from '../link/link.ts';

/** The sitter of a seat at a table of this browser: a person with a name, or a bot of a level. */
export type LocalSitter =
  | {
      readonly kind: 'person';
      /** Empty if no name was given. */
      readonly name: string;
      /** The person of this browser, who is called what they are called now. */
      readonly own?: boolean;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** How a table begins: a new game, a described position, or a saved game (up to an entry). */
export type Beginning =
  | { readonly kind: 'new'; readonly game: string; readonly config: Config; readonly seed: string; readonly scenario?: object }
  | { readonly kind: 'saved'; readonly saved: SavedGame; readonly until?: number };

/** From the page to the worker. */
export type ToWorker =
  | { readonly kind: 'open'; readonly beginning: Beginning; readonly sitters: readonly LocalSitter[]; readonly practice: boolean }
  | { readonly kind: 'answer'; readonly id: number; readonly seat: Seat; readonly decision: number; readonly move: AnyMove }
  | { readonly kind: 'undo'; readonly id: number; readonly seat: Seat }
  | { readonly kind: 'pace'; readonly ms: number };

/** What a record does not contain of a position. */
export interface Present {
  /** The options of each audience: spectators first, then seat by seat. */
  readonly options: readonly SeatOptions[];
  /** The standing, once the game is over. */
  readonly standing: Standing | null;
  readonly practice: boolean;
}

/** From the worker to the page: the whole record once, then one entry at a time. */
export type FromWorker =
  | ({ readonly kind: 'opened'; readonly saved: SavedGame } & Present)
  | ({ readonly kind: 'played'; readonly entry: SavedEntry } & Present)
  | { readonly kind: 'verdict'; readonly id: number; readonly verdict: Verdict }
  | { readonly kind: 'failed'; readonly reason: string };
