import type { Brand, Context, EventOf, MoveOf, OfSeat, Seat, State } from '@ludoteca/kernel';
import type { StauferRule } from './ledger.ts';
import type { moves } from './moves.ts';

/** A chest on the table and its place in one number. Only `lyingCode` makes it, so it is never taken for a place or a kind. */
export type LyingChest = Brand<number, 'LyingChest'>;

/**
 * Everything on the table. A region is its number in data/regions.ts; an office is region * MOST_OFFICES + place from the
 * left; a piece is seat * 2 + kind (envoy 0, noble 1); a lying chest is place * 16 + kind, places being the offices and then
 * the supply spaces.
 */
export interface Open {
  round: number;
  start: Seat;
  /** The regions clockwise. */
  ring: number[];
  king: number;
  /** By region: its point tile. */
  tiles: number[];
  /** The six types of privilege in this game, rising. */
  types: number[];
  /** By type (0 unused): copies left. */
  copies: number[];
  /** Values of the VP cards left, the top one first. */
  vpPile: number[];
  /** Round tiles by row: regions, conditions, steps of the king. */
  rowsA: number[];
  rowsB: number[];
  rowsC: number[];
  /** The region of the second scoring marker, or NONE while it lies above column B. */
  marker: number;
  /** Family members still on the turn-order track, the next one first. */
  order: Seat[];
  /** From the top. */
  supplyTrack: Seat[];
  /** From the bottom. */
  deployTrack: Seat[];
  /** By office: the left piece and the right piece, or NONE. */
  left: number[];
  right: number[];
  lying: LyingChest[];
  /** Payment areas: region * 10 + piece. */
  areas: number[];
  /** By piece. */
  court: number[];
  province: number[];
  /** Chests kept: seat * KEPT_KINDS + kind - FIRST. */
  held: number[];
  /** By seat: owned types as bits. */
  privileges: number[];
  /** seat * SOURCES.length + source. */
  points: number[];
  /** By kind of chest. */
  discards: number[];
  /** Chests drawn for a region bonus and still to be picked. */
  revealed: number[];
  /** Pieces that IMMUNE chests protect in this clean-up: office * 2 + 0 (left) or 1 (right). */
  safe: number[];
  /** Everybody's job cards, seat * 3 + deck, once they are revealed. */
  jobs: number[];
  finished: boolean;
}

export interface Own {
  /** One card of each deck: region, pattern, office. */
  jobs: number[];
}

export interface Hidden {
  /** The next chest is the last. */
  pile: number[];
  /** Job cards nobody has, by deck. */
  jobs: number[][];
}

export interface Shown {
  pile: number;
  /** The region that the B tile would choose in the present position. */
  forecast: number;
}

interface OfRegion {
  readonly region: number;
}

/** Why pieces are taken. */
export type GainReason = 'bonusEnvoy' | 'supply' | 'orange' | 'privilege' | 'region';

export interface Due {
  readonly seat: Seat;
  readonly envoys: number;
  readonly nobles: number;
  readonly why: GainReason;
}

export type Step =
  | { readonly kind: 'opening' }
  | { readonly kind: 'round' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'act'; readonly open: OfSeat }
  | { readonly kind: 'office'; readonly open: OfSeat }
  | { readonly kind: 'double'; readonly open: OfSeat & { readonly office: number } }
  | { readonly kind: 'gain'; readonly open: Due & OfRegion }
  | { readonly kind: 'shortage'; readonly open: Due }
  | { readonly kind: 'fetch'; readonly open: OfSeat & { readonly piece: number; readonly why: GainReason } }
  | { readonly kind: 'acquire'; readonly open: OfSeat & { readonly chests: readonly number[] } }
  | { readonly kind: 'chooseChest'; readonly open: OfSeat & { readonly chests: readonly number[] } }
  | { readonly kind: 'exchange'; readonly open: OfSeat }
  | { readonly kind: 'supplyChests'; readonly open: OfSeat & { readonly place: number } }
  | { readonly kind: 'supplyEnd'; readonly open: OfSeat }
  | { readonly kind: 'extraChest'; readonly open: OfSeat }
  | { readonly kind: 'scoring' }
  | { readonly kind: 'scoreRegion'; readonly open: OfRegion }
  | { readonly kind: 'pickNext'; readonly open: OfSeat & OfRegion }
  | { readonly kind: 'pick'; readonly open: OfSeat & OfRegion }
  | { readonly kind: 'picked'; readonly open: OfRegion }
  | { readonly kind: 'immunity'; readonly open: OfRegion }
  | { readonly kind: 'protect'; readonly open: OfSeat & OfRegion }
  | { readonly kind: 'cleanUp'; readonly open: { readonly regions: readonly number[] } }
  | { readonly kind: 'final' };

type Says<K extends string> = EventOf<K, StauferRule>;

/** Why points are scored during the game. */
export type PointReason = 'tile' | 'bonus' | 'orange' | 'orangePrivilege' | 'vpCard' | 'king' | 'supply' | 'rank' | 'presence';

export type Event =
  | (Says<'prepared'> & { readonly players: number; readonly ring: readonly number[]; readonly tiles: readonly number[] })
  | (Says<'chestsLaid'> & { readonly lying: readonly LyingChest[]; readonly pile: number })
  | (Says<'privilegesLaid'> & { readonly types: readonly number[]; readonly copies: number; readonly vp: readonly number[] })
  | (Says<'piecesDealt'> & { readonly envoys: number; readonly nobles: number })
  | (Says<'startPlayer'> & OfSeat & { readonly order: readonly Seat[] })
  | (Says<'jobsDealt'> & OfSeat & { readonly jobs: readonly number[] })
  | (Says<'tilesLaid'> & { readonly a: readonly number[]; readonly b: readonly number[]; readonly c: readonly number[] })
  | (Says<'kingStarts'> & OfRegion)
  | (Says<'roundBegun'> & OfRegion & { readonly round: number; readonly condition: number })
  | (Says<'turnBegun'> & OfSeat)
  | (Says<'placed'> & OfSeat & { readonly track: 'supply' | 'deployment'; readonly space: number; readonly first: boolean })
  | (Says<'gained'> & Due)
  | (Says<'fetched'> & OfSeat & OfRegion & { readonly piece: number })
  | (Says<'declinedPiece'> & OfSeat & { readonly piece: number })
  | (Says<'substituted'> & OfSeat)
  | (Says<'forfeited'> & OfSeat & { readonly piece: number })
  | (Says<'supplied'> & OfSeat & { readonly space: number })
  | (Says<'chestsTaken'> & OfSeat & { readonly chests: readonly number[]; readonly place: number })
  | (Says<'noChests'> & OfSeat & { readonly place: number })
  | (Says<'chestUsed'> & OfSeat & { readonly chest: number })
  // Games of rules 1.0.0 told the nobles of a movement with the payment for the office.
  | (Says<'moved'> & OfSeat & { readonly target: number; readonly regions: readonly number[]; readonly nobles?: readonly number[] })
  | (Says<'deployed'> & OfSeat & { readonly office: number; readonly piece: number })
  | (Says<'paid'> &
      OfSeat & { readonly office: number; readonly cost: number; readonly regions: readonly number[]; readonly nobles: readonly number[] })
  | (Says<'secondEnvoy'> & OfSeat & { readonly office: number })
  | (Says<'secondDeclined'> & OfSeat & { readonly office: number })
  | (Says<'points'> & OfSeat & { readonly points: number; readonly why: PointReason })
  | (Says<'chestOpened'> & OfSeat & { readonly chest: number })
  | (Says<'chestKept'> & OfSeat & { readonly chest: number })
  | (Says<'privilegeTaken'> & OfSeat & { readonly type: number })
  | (Says<'exchangeDeclined'> & OfSeat)
  | (Says<'noPrivilege'> & OfSeat)
  | (Says<'drewChest'> & OfSeat & { readonly chest: number })
  | (Says<'reshuffled'> & { readonly chests: number })
  | Says<'pileEmpty'>
  | (Says<'markerSet'> & OfRegion & { readonly condition: number })
  | (Says<'oneRegion'> & OfRegion)
  | (Says<'ranked'> & OfRegion & { readonly seats: readonly Seat[]; readonly totals: readonly number[] })
  | (Says<'emptyRegion'> & OfRegion)
  | (Says<'bonusChests'> & OfRegion & { readonly chests: readonly number[] })
  | (Says<'picked'> & OfSeat & OfRegion & { readonly chest: number })
  | (Says<'nothingToPick'> & OfSeat & OfRegion)
  | (Says<'leftDiscarded'> & OfRegion & { readonly chests: readonly number[] })
  | (Says<'cleanUp'> & { readonly regions: readonly number[] })
  | (Says<'protected'> & OfSeat & { readonly office: number; readonly piece: number })
  | (Says<'cleared'> & OfRegion & OfSeat & { readonly envoys: number; readonly nobles: number; readonly court: boolean })
  | (Says<'survived'> & OfSeat & { readonly office: number; readonly piece: number })
  | (Says<'refilled'> & { readonly lying: readonly LyingChest[] })
  | (Says<'kingMoved'> & OfRegion & { readonly steps: number })
  | (Says<'returned'> & OfRegion & OfSeat & { readonly envoys: number; readonly nobles: number })
  | (Says<'rowGone'> & { readonly round: number })
  | (Says<'newOrder'> & { readonly order: readonly Seat[] })
  | Says<'finalScoring'>
  | (Says<'jobsRevealed'> & OfSeat & { readonly jobs: readonly number[] })
  | (Says<'jobScored'> & OfSeat & { readonly deck: number; readonly job: number; readonly points: number })
  | (Says<'brownScored'> & OfSeat & { readonly count: number; readonly points: number })
  | (Says<'leftoversScored'> & OfSeat & { readonly turquoise: number; readonly purple: number; readonly points: number })
  // Pieces in the winners' courts, where they decided between equal points.
  | (Says<'won'> & { readonly seats: readonly Seat[]; readonly points: number; readonly court?: number });

export interface Options {
  /** A set of the book, "random", or six types joined by "-". */
  privileges: string;
  /** "standard", or a JSON text that corrects numbers.json. */
  numbers: string;
}

export interface Staufer {
  options: Options;
  open: Open;
  own: Own;
  knows: Record<string, never>;
  hidden: Hidden;
  shown: Shown;
  step: Step;
  move: MoveOf<typeof moves>;
  event: Event;
}

export type StauferState = State<Staufer>;
/** What open rules look at: a state has it, and a view too. */
export type Position = Pick<StauferState, 'open' | 'config'>;
export type Ctx = Context<Staufer>;
export type Move = Staufer['move'];

/** No piece, no region. */
export const NONE = -1;
