import type { Explanation, Review } from '@ludoteca/bots/browser';
import type { AnyMove, Departure, SavedGame, SavedRecord, Seat, View } from '@ludoteca/kernel';

/** Requests of a page to the adviser. */
export type AdviceRequest =
  /** The best answers; with a move, also the reasons for that one. The seat need not be the viewer's own. */
  | { readonly advice: 'explain'; readonly view: View; readonly seat: Seat; readonly move: AnyMove | null }
  /** How a whole game went; `seats` are those who want to learn from it. */
  | { readonly advice: 'review'; readonly saved: SavedGame; readonly seats: readonly Seat[] }
  /** A check of a record: the game is played again and everything in it compared. */
  | { readonly advice: 'verify'; readonly saved: SavedRecord };

/** The results: `null` where an explanation would reveal something that the viewer cannot know. */
export interface AdviceResults {
  readonly explain: Explanation<AnyMove> | null;
  readonly review: Review<AnyMove>;
  /** The first departure of the record; null when it holds. */
  readonly verify: Departure | null;
}

/** Replies of the adviser's worker. */
export type AdviceReply =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'result'; readonly result: AdviceResults[keyof AdviceResults] }
  | { readonly kind: 'failed'; readonly reason: string };
