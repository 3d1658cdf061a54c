import type { Explanation, Review } from '@ludoteca/bots/browser';
import type { AnyMove, Departure, SavedGame, SavedRecord, Seat, View } from '@ludoteca/kernel';

/** Requests of a page to the adviser. */
export type Wish =
  /** What to answer; with a move, also what speaks for that one. The seat need not be the viewer's own. */
  | { readonly wish: 'explain'; readonly view: View; readonly seat: Seat; readonly move: AnyMove | null }
  /** How a whole game went; `seats` are those who want to learn from it. */
  | { readonly wish: 'review'; readonly saved: SavedGame; readonly seats: readonly Seat[] }
  /** Whether a record holds: the game is played again and everything in it compared. */
  | { readonly wish: 'verify'; readonly saved: SavedRecord };

/** What comes back: `null` where an explanation would speak of something that the viewer cannot know. */
export interface Granted {
  readonly explain: Explanation<AnyMove> | null;
  readonly review: Review<AnyMove>;
  /** Where the record departs; null when it holds. */
  readonly verify: Departure | null;
}

/** Replies of the adviser's worker. */
export type Told =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'granted'; readonly granted: Granted[keyof Granted] }
  | { readonly kind: 'failed'; readonly reason: string };
