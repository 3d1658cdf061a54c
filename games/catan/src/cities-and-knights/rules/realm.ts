import { filled, range } from '@ludoteca/kernel';
import { KNIGHT_LEVELS, KNIGHTS_PER_LEVEL, WALLS_EACH } from '../data/knights.ts';
import { POINT_CARDS, PROGRESS, TRACKS } from '../data/progress.ts';

/**
 * What Cities & Knights adds to the table, in one part so that the base game does not carry it. Tracks, decks and cards are those of
 * data/progress.ts; a vertex or hex of -1 is none.
 */
export interface Realm {
  /** By vertex: whose knight stands there (or NOBODY), its level (1–3, 0 none), whether it is active (1), and what it did this turn. */
  knightOwners: number[];
  knightLevels: number[];
  knightActive: number[];
  /** By vertex: 1 may not act any more this turn (activated or used), 2 was promoted this turn, 3 both. */
  knightUsed: number[];
  /** Knights in the supply (seat * 3 + level - 1). */
  knightsLeft: number[];
  /** Vertices of the knights that fight, while the players say so one after the other (nasty variant); empty otherwise. */
  committed: number[];
  /** By vertex: whether a wall stands under the city there (1). */
  walls: number[];
  wallsLeft: number[];
  /** Vertices of cities laid on their side: they count as settlements in every respect. */
  tipped: number[];
  /** Level of each track (seat * 3 + track). */
  tracks: number[];
  /** The vertex of each track's metropolis, and whether it is there for good (1). */
  metropolises: number[];
  secured: number[];
  /** The space of the ship (0 start, 7 landing) and how often the barbarians have landed. */
  ship: number;
  landings: number;
  /** Defender cards of each player. */
  defenders: number[];
  /** Whose the open point cards are: printer, constitution. */
  laid: number[];
  /** The hex of the merchant and whose it is. */
  merchant: number;
  merchantOwner: number;
  /** The event die of this turn: -1 before the roll, 0 ship, 1 + track a gate. */
  event: number;
  /** Of this turn: whether a crane waits (1), the kinds that a fleet trades (bits), Commercial Harbours played and exchanges left with each player. */
  crane: number;
  fleet: number;
  harboursPlayed: number;
  exchanges: number[];
  /** Progress cards that everybody knows each player to hold (seat * 25 + card). */
  knownCards: number[];
  /** By deck, the cards put under it, the last one put there first: the card where all saw it, -1 where they saw its back only. */
  beneath: number[][];
}

/** A realm before the first turn. */
export function freshRealm(players: number, vertices: number): Realm {
  return {
    knightOwners: filled(vertices, -1),
    knightLevels: filled(vertices, 0),
    knightActive: filled(vertices, 0),
    knightUsed: filled(vertices, 0),
    knightsLeft: filled(players * KNIGHT_LEVELS.length, KNIGHTS_PER_LEVEL),
    committed: [],
    walls: filled(vertices, 0),
    wallsLeft: filled(players, WALLS_EACH),
    tipped: [],
    tracks: filled(players * TRACKS.length, 0),
    metropolises: filled(TRACKS.length, -1),
    secured: filled(TRACKS.length, 0),
    ship: 0,
    landings: 0,
    defenders: filled(players, 0),
    laid: filled(POINT_CARDS.length, -1),
    merchant: -1,
    merchantOwner: -1,
    event: -1,
    crane: 0,
    fleet: 0,
    harboursPlayed: 0,
    exchanges: filled(players, 0),
    knownCards: filled(players * PROGRESS.length, 0),
    beneath: range(TRACKS.length).map(() => []),
  };
}

/** A copy that shares nothing. */
export function copyRealm(realm: Realm): Realm {
  return {
    knightOwners: realm.knightOwners.slice(),
    knightLevels: realm.knightLevels.slice(),
    knightActive: realm.knightActive.slice(),
    knightUsed: realm.knightUsed.slice(),
    knightsLeft: realm.knightsLeft.slice(),
    committed: realm.committed.slice(),
    walls: realm.walls.slice(),
    wallsLeft: realm.wallsLeft.slice(),
    tipped: realm.tipped.slice(),
    tracks: realm.tracks.slice(),
    metropolises: realm.metropolises.slice(),
    secured: realm.secured.slice(),
    ship: realm.ship,
    landings: realm.landings,
    defenders: realm.defenders.slice(),
    laid: realm.laid.slice(),
    merchant: realm.merchant,
    merchantOwner: realm.merchantOwner,
    event: realm.event,
    crane: realm.crane,
    fleet: realm.fleet,
    harboursPlayed: realm.harboursPlayed,
    exchanges: realm.exchanges.slice(),
    knownCards: realm.knownCards.slice(),
    beneath: realm.beneath.map((deck) => deck.slice()),
  };
}

/** The realm of a table of Cities & Knights; the base game has none, and asking for it there is a mistake of the rules. */
export function realmOf(open: { readonly realm?: Realm }): Realm {
  if (open.realm === undefined) throw new Error('the base game has no knights, walls or progress cards');
  return open.realm;
}
