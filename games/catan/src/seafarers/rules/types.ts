import type { EventOf, OfSeat, Seat } from '@ludoteca/kernel';
import type { CatanRule } from '../../rules/ledger.ts';
import type { SEA_MAPS } from '../data/maps.ts';

export type SeaMap = (typeof SEA_MAPS)[number];

/** The fields that it adds to a described position. */
export type SeaField = 'pirate' | 'ships' | 'zones';

/** The part of the table that Seafarers adds, so that other games do not carry it. */
export interface Seas {
  /** The place of the map in BOARDS, and the points that end the game, without those that Cities & Knights adds. */
  board: number;
  target: number;
  /** Whose ship lies on each edge (or NOBODY), and pieces that each player still has. */
  ships: number[];
  shipsLeft: number[];
  /** Of this turn: the edges of ships that were built, and whether a ship has sailed (1). */
  fresh: number[];
  sailed: number;
  /** The hex of the pirate. */
  pirate: number;
  /** Whether a player has had the bonus of a zone (seat * zones + zone). */
  chits: number[];
}

/** A seat takes this many cards of a gold river. */
export type SeasStep = { readonly kind: 'gold'; readonly open: OfSeat & { readonly count: number } };

type Says<K extends string> = EventOf<K, CatanRule>;

export type SeasEvent =
  | (Says<'shipPlaced'> & OfSeat & { readonly edge: number })
  | (Says<'shipBuilt'> & OfSeat & { readonly edge: number })
  | (Says<'shipSailed'> & OfSeat & { readonly from: number; readonly to: number })
  | (Says<'shipRemoved'> & OfSeat & { readonly owner: Seat; readonly edge: number })
  | (Says<'pirateMoved'> & OfSeat & { readonly hex: number })
  | (Says<'pirateChased'> & OfSeat & { readonly vertex: number })
  | (Says<'goldTaken'> & OfSeat & { readonly cards: readonly number[] })
  | (Says<'zoneReached'> & OfSeat & { readonly zone: number; readonly vertex: number; readonly points: number });
