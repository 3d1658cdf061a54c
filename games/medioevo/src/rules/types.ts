import type { Context, EventOf, MoveOf, OfSeat, Seat, State } from '@ludoteca/kernel';
import type { Back } from '../data/tiles.ts';
import type { MedioevoRule } from './ledger.ts';
import type { moves } from './moves.ts';

/** Where a player's coins came from or went to; the score is told in these words. */
export const SOURCES = ['income', 'symbols', 'tribute', 'payments', 'events', 'penalty'] as const;
export type Source = (typeof SOURCES)[number];

/** Everything on the table. Tiles are ids of data/tiles.ts, estates 0..7; nobody has a secret of their own. */
export interface Open {
  round: number;
  /** Four rows of face-up tiles, left to right; a tile leaves its row when it is taken or discarded. */
  rows: number[][];
  /** The tile under each lord, or NOWHERE. */
  lords: number[];
  /** The tile each explorer reserves, or NOWHERE while it is in its owner's hand. */
  explorers: number[];
  /** The tiles of each fief in the order they were laid: the last one of a type is the top of its column. */
  fiefs: number[][];
  cemeteries: number[][];
  /** One cell for each seat and estate (seat * 8 + estate): whether an extra-coin token lies there. */
  extraCoins: number[];
  /** Likewise the type of the terrain token there, or NOTHING. */
  terrains: number[];
  /** Types of the terrain tokens still in the common supply. */
  terrainSupply: number[];
  coins: number[];
  /** One cell for each seat and source (seat * 6 + source); they add up to the coins. */
  books: number[];
  discards: number[];
  /** The four events in their order of coming, and how many have come. */
  events: number[];
  eventsPast: number;
  /** The seats in the order of this round. */
  order: number[];
  finished: boolean;
}

export interface Hidden {
  /** The pile that is drawn from, the next tile last. */
  pile: number[];
  /** The orange pile that follows it with four or five players. */
  second: number[];
}

/** Open facts about the piles: how many tiles, and number and colour on the back of the next one (0 and none when there is none). */
export interface Shown {
  pile: number;
  second: number;
  nextNumber: number;
  nextBack: Back | 'none';
}

export type Step =
  | { readonly kind: 'opening' }
  | { readonly kind: 'placeLord'; readonly open: OfSeat }
  | { readonly kind: 'round' }
  | { readonly kind: 'moveLord'; readonly open: OfSeat }
  | { readonly kind: 'leaveTable'; readonly open: OfSeat }
  | { readonly kind: 'takeTile'; readonly open: OfSeat & { readonly tile: number } }
  | { readonly kind: 'effect'; readonly open: OfSeat & { readonly estate: number } }
  | { readonly kind: 'income'; readonly open: OfSeat & { readonly estate: number; readonly restored: number } }
  | { readonly kind: 'restore'; readonly open: OfSeat }
  | { readonly kind: 'explore'; readonly open: OfSeat }
  | { readonly kind: 'extraCoin'; readonly open: OfSeat }
  | { readonly kind: 'terrainToken'; readonly open: OfSeat }
  | { readonly kind: 'refill' }
  | { readonly kind: 'event' }
  | { readonly kind: 'renovation'; readonly open: { readonly seats: readonly Seat[] } }
  | { readonly kind: 'roundEnd' };

type Says<K extends string> = EventOf<K, MedioevoRule>;

/** A tile with its place in the row, from 0; games of earlier rules do not say the place. */
interface OnRow {
  readonly tile: number;
  readonly place?: number;
}

export type Event =
  | (Says<'prepared'> & { readonly players: number; readonly width: number })
  | (Says<'orangeTiles'> & { readonly used: boolean })
  | (Says<'rowLaid'> & { readonly row: number; readonly tiles: readonly number[] })
  | (Says<'eventsLaid'> & { readonly cards: readonly number[] })
  | (Says<'openingOrder'> & { readonly seats: readonly Seat[] })
  | (Says<'lordPlaced'> & OfSeat & OnRow)
  | (Says<'roundBegun'> & { readonly round: number; readonly row: number })
  | (Says<'discarded'> & { readonly tile: number })
  | (Says<'turnOrder'> & { readonly seats: readonly Seat[] })
  | (Says<'lordMoved'> & OfSeat & OnRow)
  | (Says<'lordLeft'> & OfSeat)
  | (Says<'explorerReturned'> & OfSeat & { readonly tile: number })
  | (Says<'tilePlaced'> & OfSeat & { readonly tile: number; readonly estate: number })
  | (Says<'symbolCoins'> & OfSeat & { readonly coins: number; readonly estate: number })
  | (Says<'paid'> & OfSeat & { readonly to: Seat; readonly coins: number })
  | (Says<'spared'> & OfSeat)
  | (Says<'attack'> & OfSeat & { readonly victims: readonly Seat[] })
  | (Says<'buried'> & OfSeat & { readonly tile: number })
  | (Says<'restored'> & OfSeat & { readonly tile: number })
  | (Says<'explorerPlaced'> & OfSeat & OnRow)
  | (Says<'extraCoinPlaced'> & OfSeat & { readonly estate: number })
  | (Says<'terrainPlaced'> & OfSeat & { readonly terrain: number; readonly estate: number })
  | (Says<'effectSkipped'> & OfSeat & { readonly estate: number })
  | (Says<'income'> & OfSeat & { readonly estate: number; readonly tiles: number; readonly each: number; readonly coins: number })
  | (Says<'turnEnded'> & OfSeat)
  | (Says<'rowEmpty'> & { readonly row: number })
  | (Says<'noRefill'> & { readonly row: number })
  | (Says<'secondPile'> & { readonly tiles: number })
  | (Says<'reshuffled'> & { readonly tiles: number })
  | (Says<'eventBegun'> & { readonly card: number })
  | (Says<'eventCoins'> & OfSeat & { readonly card: number; readonly coins: number })
  | (Says<'eventSpared'> & OfSeat & { readonly card: number; readonly estate: number })
  | (Says<'roundEnded'> & { readonly round: number })
  | (Says<'penalty'> & OfSeat & { readonly estates: readonly number[]; readonly coins: number })
  | Says<'ended'>;

export interface Medioevo {
  options: Record<string, never>;
  open: Open;
  own: Record<string, never>;
  knows: Record<string, never>;
  hidden: Hidden;
  shown: Shown;
  step: Step;
  move: MoveOf<typeof moves>;
  event: Event;
}

export type MedioevoState = State<Medioevo>;
export type Ctx = Context<Medioevo>;
export type Move = Medioevo['move'];

/** No tile: a pawn that is not on the table. */
export const NOWHERE = -1;
/** No terrain token. */
export const NOTHING = -1;
