import type { Brand, Context, EventOf, MoveOf, OfSeat, Seat, State } from '@ludoteca/kernel';
import type { SanJuanRule } from './ledger.ts';
import type { moves } from './moves.ts';

/** A card under another one and its place in one number. Only `coveredCode` makes it, so it is never taken for a card. */
export type CoveredCard = Brand<number, 'CoveredCard'>;

/** Everything on the table. A card is the index of its building type: copies of a type cannot be told apart. */
export interface Open {
  round: number;
  governor: Seat;
  /** By role: the seat in front of which its card lies, or NOBODY while it is in the middle. */
  roles: number[];
  /** By seat: the visible buildings in the order of their places; a place never moves. */
  displays: number[][];
  /** By seat and place: 1 where a good lies. */
  goods: number[][];
  /** By seat: the covered cards from the oldest, each as place * 32 + type (see display.ts). */
  covered: CoveredCard[][];
  /** By seat: 1 once the library has made a difference in this round. */
  libraryUsed: number[];
  /** By seat: chapel steps gone through with a visible chapel, the most cards that can lie under it. */
  chapelSteps: number[];
  /** The tiles turned up so far in their cyclic order, each once. */
  tiles: number[];
  /** How often a tile has been turned up. */
  turned: number;
  /** The tile that is face up, or NOBODY. */
  tile: number;
  /** The cards a gold mine has turned up and that wait for a choice. */
  revealed: number[];
  /** By seat: cards that everybody saw entering the hand and that are certainly still there. */
  seenHands: number[][];
  /** Cards that everybody saw going to the discard pile since the last shuffle. */
  seenDiscards: number[];
  finished: boolean;
}

export interface Own {
  /** Sorted. */
  hand: number[];
  /** Drawn in the councillor phase and still to be chosen from. Sorted. */
  drawn: number[];
  /** Under the player's chapels, in the order of tucking. */
  chapel: number[];
}

export interface Knows {
  /** The player's own discards since the last shuffle. */
  discards: number[];
}

export interface Hidden {
  /** The next card is the last. */
  supply: number[];
  discard: number[];
  /** By seat and place: the face of the good there, or NOBODY. */
  goods: number[][];
  /** The tiles nobody has seen yet, the next one last. */
  tiles: number[];
}

export interface Shown {
  hands: number[];
  drawn: number[];
  supply: number;
  discard: number;
  /** Cards under the chapels, by seat; empty until the game is over. */
  chapels: number[];
}

/** A phase remembers the chooser of the role, because that player alone has the privilege. */
interface OfPhase {
  readonly chooser: Seat;
}

export type Step =
  | { readonly kind: 'opening' }
  | { readonly kind: 'startingHand' }
  | { readonly kind: 'round' }
  | { readonly kind: 'chapel' }
  | { readonly kind: 'handLimit' }
  | { readonly kind: 'chooseRole'; readonly open: OfSeat }
  | { readonly kind: 'build'; readonly open: OfSeat & OfPhase }
  | { readonly kind: 'builderEnd' }
  | { readonly kind: 'produce'; readonly open: OfPhase & { readonly seats: readonly Seat[] } }
  | { readonly kind: 'turnTile'; readonly open: OfPhase }
  | { readonly kind: 'sell'; readonly open: OfPhase & { readonly seats: readonly Seat[] } }
  | { readonly kind: 'tileBack' }
  | { readonly kind: 'council'; readonly open: OfPhase }
  | { readonly kind: 'attend'; readonly open: OfPhase & { readonly seats: readonly Seat[] } }
  | { readonly kind: 'keep'; readonly open: OfPhase & { readonly seats: readonly Seat[] } }
  | { readonly kind: 'prospect'; readonly open: OfPhase }
  | { readonly kind: 'mine'; readonly open: OfSeat & OfPhase }
  | { readonly kind: 'dig'; readonly open: OfSeat & OfPhase }
  | { readonly kind: 'nugget'; readonly open: OfSeat }
  | { readonly kind: 'phaseEnd'; readonly open: { readonly role: number } }
  | { readonly kind: 'roundEnd' };

/** Why cards are drawn or discarded. */
export type DrawReason = 'councillor' | 'prospector' | 'sale' | 'well' | 'carpenter' | 'poor-house';
export type DiscardReason = 'payment' | 'councillor' | 'hand-limit' | 'start';

type Says<K extends string> = EventOf<K, SanJuanRule>;

export type Event =
  | (Says<'prepared'> & { readonly players: number; readonly supply: number })
  | (Says<'governor'> & OfSeat)
  | (Says<'roundBegun'> & { readonly round: number; readonly choices: number })
  | (Says<'roleTaken'> & OfSeat & { readonly role: number })
  | (Says<'phaseBegun'> & { readonly role: number; readonly seats: readonly Seat[] })
  | (Says<'phaseEnded'> & { readonly role: number })
  | (Says<'idle'> & { readonly role: number })
  | (Says<'passed'> & OfSeat)
  | (Says<'drew'> & OfSeat & { readonly count: number; readonly reason: DrawReason })
  | (Says<'drewCards'> & OfSeat & { readonly cards: readonly number[]; readonly reason: DrawReason })
  | (Says<'discarded'> & OfSeat & { readonly count: number; readonly reason: DiscardReason })
  | (Says<'discardedCards'> & OfSeat & { readonly cards: readonly number[]; readonly reason: DiscardReason })
  | (Says<'reshuffled'> & { readonly cards: number })
  | (Says<'drawsLost'> & OfSeat & { readonly count: number })
  | (Says<'built'> & OfSeat & { readonly card: number })
  | (Says<'covered'> & OfSeat & { readonly card: number; readonly goodLost: boolean })
  | (Says<'paid'> &
      OfSeat & {
        readonly card: number;
        readonly printed: number;
        readonly crane: number;
        readonly privilege: number;
        readonly discount: number;
        readonly goods: readonly number[];
        readonly cards: number;
      })
  | (Says<'declined'> & OfSeat & { readonly count: number })
  | (Says<'libraryUsed'> & OfSeat & { readonly role: number })
  | (Says<'librarySpared'> & OfSeat & { readonly role: number })
  | (Says<'produced'> & OfSeat & { readonly goods: readonly number[] })
  | (Says<'noEmptyFactory'> & OfSeat)
  | (Says<'goodMissing'> & OfSeat & { readonly good: number })
  | (Says<'tileTurned'> & { readonly tile: number })
  | (Says<'tileBack'> & { readonly tile: number })
  | (Says<'sold'> & OfSeat & { readonly goods: readonly number[]; readonly cards: number })
  | (Says<'councilMeets'> & { readonly together: boolean })
  | (Says<'kept'> & OfSeat & { readonly count: number })
  | (Says<'revealed'> & OfSeat & { readonly cards: readonly number[] })
  | (Says<'mineTaken'> & OfSeat & { readonly card: number })
  | (Says<'mineEmpty'> & OfSeat)
  | (Says<'mineDiscarded'> & OfSeat & { readonly cards: readonly number[] })
  | (Says<'tucked'> & OfSeat & { readonly card: number })
  | (Says<'handWithinLimit'> & OfSeat & { readonly limit: number })
  | Says<'ended'>
  | (Says<'endless'> & { readonly round: number })
  | (Says<'scored'> & OfSeat & { readonly chapel: number; readonly points: number })
  | (Says<'won'> & { readonly seats: readonly Seat[]; readonly points: number });

export interface Options {
  /** Starting cards by seat instead of four for everybody. */
  balancing: boolean;
}

export interface SanJuan {
  options: Options;
  open: Open;
  own: Own;
  knows: Knows;
  hidden: Hidden;
  shown: Shown;
  step: Step;
  move: MoveOf<typeof moves>;
  event: Event;
}

export type SanJuanState = State<SanJuan>;
export type Ctx = Context<SanJuan>;
export type Move = SanJuan['move'];

/** No seat, no tile, no good. */
export const NOBODY = -1;
