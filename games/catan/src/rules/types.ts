import type { Context, EventOf, MoveOf, OfSeat, Seat, State } from '@ludoteca/kernel';
import type { KnightsEvent } from '../cities-and-knights/rules/events.ts';
import type { Realm } from '../cities-and-knights/rules/realm.ts';
import type { KnightsStep } from '../cities-and-knights/rules/steps.ts';
import type { SeaField, SeaMap, Seas, SeasEvent, SeasStep } from '../seafarers/rules/types.ts';
import type { CatanRule } from './ledger.ts';
import type { moves } from './moves.ts';

export interface Options {
  readonly mode: 'base' | 'cities-and-knights';
  readonly map: 'beginner' | 'spiral' | 'random' | 'balanced' | 'first-game' | SeaMap;
  /** `fixed`: as the island has them; `printed`: on the first-game island those of the base frame. */
  readonly harbours: 'fixed' | 'shuffled' | 'printed';
  /** Whether the first settlements are chosen or stand where beginners start. */
  readonly starts: 'chosen' | 'beginner';
  /** Lets two sit down. */
  readonly twoPlayers: boolean;
  /** Whether players trade with each other, or with the bank only. */
  readonly playerTrade: boolean;
  /** Cities & Knights: whether each player says which knights fight the barbarians. */
  readonly nasty: boolean;
  /** Cities & Knights: whether a merchant fleet trades one kind only. */
  readonly singleKindFleet: boolean;
}

/** Everything on the table. Hexes, vertices and edges are ids of data/board.ts, kinds of cards those of data/goods.ts. */
export interface Open {
  /** Terrain and number of each hex; the type of harbour at each place of the frame. */
  terrains: number[];
  numbers: number[];
  harbours: number[];
  robber: number;
  /** Who has built on each vertex (or NOBODY), and what: 0 nothing, 1 a settlement, 2 a city. */
  owners: number[];
  levels: number[];
  /** Whose road lies on each edge (or NOBODY). */
  roads: number[];
  /** Pieces that each player still has. */
  roadsLeft: number[];
  settlementsLeft: number[];
  citiesLeft: number[];
  /** The bank's rate for each player (seat * kinds + kind). */
  rates: number[];
  bank: number[];
  /** Cards that everybody knows each player to hold (seat * kinds + kind): seen coming and not seen going. */
  sure: number[];
  /** Played knights of each player, and progress cards that have left the game, by kind. */
  knights: number[];
  gone: number[];
  /** The longest route of each player. */
  routes: number[];
  roadHolder: number;
  armyHolder: number;
  starter: number;
  turn: number;
  /** Turns begun so far; 0 during the starting placement. */
  turns: number;
  /** The dice of this turn, zeros before the roll. */
  dice: number[];
  /** Of this turn: development cards bought, development cards played, offers made and those of them that led to a trade. */
  bought: number;
  played: number;
  offers: number;
  deals: number;
  winner: number;
  /** The parts of Cities & Knights and of Seafarers, where they are played. */
  realm?: Realm;
  seas?: Seas;
}

/** Fields that expansions add to described positions. */
export type ExtraField = SeaField;

/** The land as it lies. */
export type Island = Pick<Open, 'terrains' | 'numbers' | 'harbours' | 'realm' | 'seas'>;

export interface Own {
  hand: number[];
  /** Development cards by kind, and those of them bought this turn. */
  cards: number[];
  fresh: number[];
  /** Cities & Knights only: hidden progress cards by kind, and the resource laid face down for a commercial exchange (-1 none). */
  progress?: number[];
  pledge?: number;
}

export interface Knows {
  /** Cards that this seat knows others to hold beyond what everybody knows (seat * kinds + kind). */
  extra: number[];
  /** Cities & Knights only: progress cards that this seat knows others to hold beyond what everybody knows (seat * 25 + card). */
  progress?: number[];
  /** Cities & Knights only, beside `beneath`: own cards put back unseen, the card where this seat knows it and others do not. */
  returned?: number[][];
}

export interface Hidden {
  /** The development cards, the next one last. */
  deck: number[];
  /** Cities & Knights only: the three decks of progress cards, the next card last. */
  decks?: number[][];
}

/** Open facts about secrets: sizes of hands, of development hands and of the deck. */
export interface Shown {
  hands: number[];
  cards: number[];
  deck: number;
  /** Cities & Knights only: progress cards of each colour in hands (seat * 3 + deck), and left in the decks. */
  progress?: number[];
  decks?: number[];
}

/** A talk about an offer: what the player whose turn it is gives and wants, and what each partner said. */
export interface Talk extends OfSeat {
  readonly give: readonly number[];
  readonly want: readonly number[];
  readonly to: readonly Seat[];
  /** By seat: SILENT, ACCEPTED, DECLINED or COUNTERED. */
  readonly replies: readonly number[];
  /** How often each seat has spoken. */
  readonly words: readonly number[];
  /** By seat: its counter-offer, empty where it made none. */
  readonly counterGive: readonly (readonly number[])[];
  readonly counterWant: readonly (readonly number[])[];
}

export const SILENT = 0;
export const ACCEPTED = 1;
export const DECLINED = 2;
export const COUNTERED = 3;

export type Step =
  | { readonly kind: 'opening' }
  | { readonly kind: 'placeSettlement'; readonly open: OfSeat & { readonly round: number } }
  | { readonly kind: 'placeRoad'; readonly open: OfSeat & { readonly round: number; readonly vertex: number } }
  | { readonly kind: 'beginnerStarts' }
  | { readonly kind: 'turn'; readonly open: OfSeat }
  | { readonly kind: 'beforeRoll'; readonly open: OfSeat }
  | { readonly kind: 'discard'; readonly open: { readonly owed: readonly number[] } }
  | { readonly kind: 'robber'; readonly open: OfSeat & { readonly only?: 'robber' | 'pirate' } }
  | { readonly kind: 'action'; readonly open: OfSeat }
  | { readonly kind: 'freeRoad'; readonly open: OfSeat & { readonly left: number } }
  | { readonly kind: 'talk'; readonly open: Talk }
  | KnightsStep
  | SeasStep;

type Says<K extends string> = EventOf<K, CatanRule>;

type Cards = readonly number[];

export type Event =
  | (Says<'prepared'> & { readonly players: number; readonly robber: number })
  | (Says<'islandLaid'> & { readonly terrains: readonly number[] })
  | (Says<'numbersLaid'> & { readonly numbers: readonly number[] })
  | (Says<'harboursLaid'> & { readonly harbours: readonly number[] })
  | (Says<'startRolled'> & OfSeat & { readonly dice: readonly number[] })
  | (Says<'starterFound'> & OfSeat)
  | (Says<'settlementPlaced'> & OfSeat & { readonly vertex: number })
  | (Says<'roadPlaced'> & OfSeat & { readonly edge: number })
  | (Says<'beginnerPlaced'> & OfSeat & { readonly vertices: readonly number[]; readonly edges: readonly number[] })
  | (Says<'startingCards'> & OfSeat & { readonly cards: Cards; readonly vertex: number })
  | (Says<'turnBegun'> & OfSeat & { readonly turn: number })
  | (Says<'turnEnded'> & OfSeat)
  | (Says<'rolled'> & OfSeat & { readonly dice: readonly number[]; readonly total: number })
  | (Says<'produced'> & OfSeat & { readonly cards: Cards })
  | (Says<'nothingProduced'> & { readonly total: number })
  | (Says<'blocked'> & { readonly hex: number })
  | (Says<'shortage'> & { readonly resource: number; readonly owed: number; readonly paid: number })
  | (Says<'seven'> & OfSeat & { readonly owed: readonly number[] })
  | (Says<'discarded'> & OfSeat & { readonly cards: Cards })
  | (Says<'robberMoved'> & OfSeat & { readonly hex: number })
  | (Says<'nothingStolen'> & OfSeat)
  | (Says<'stolen'> & OfSeat & { readonly victim: Seat; readonly resource: number })
  | (Says<'stolenUnseen'> & OfSeat & { readonly victim: Seat })
  | (Says<'roadBuilt'> & OfSeat & { readonly edge: number })
  | (Says<'settlementBuilt'> & OfSeat & { readonly vertex: number })
  | (Says<'cityBuilt'> & OfSeat & { readonly vertex: number })
  | (Says<'routeChanged'> & OfSeat & { readonly length: number })
  | (Says<'longestRoad'> & OfSeat & { readonly length: number; readonly from: Seat })
  | (Says<'longestRoadKept'> & OfSeat & { readonly length: number })
  | (Says<'longestRoadAside'> & OfSeat)
  | (Says<'cardBought'> & OfSeat & { readonly left: number })
  | (Says<'cardDrawn'> & OfSeat & { readonly card: number })
  | (Says<'knightPlayed'> & OfSeat & { readonly knights: number })
  | (Says<'largestArmy'> & OfSeat & { readonly knights: number; readonly from: Seat })
  | (Says<'roadsPlayed'> & OfSeat & { readonly roads: number })
  | (Says<'stopped'> & OfSeat)
  | (Says<'plentyPlayed'> & OfSeat & { readonly cards: Cards })
  | (Says<'monopolyPlayed'> & OfSeat & { readonly resource: number; readonly total: number })
  | (Says<'handedOver'> & OfSeat & { readonly to: Seat; readonly resource: number; readonly count: number })
  | (Says<'bankTraded'> & OfSeat & { readonly count: number; readonly give: number; readonly take: number })
  | (Says<'offered'> & OfSeat & { readonly give: Cards; readonly want: Cards; readonly to: readonly Seat[] })
  | (Says<'accepted'> & OfSeat)
  | (Says<'declined'> & OfSeat)
  | (Says<'countered'> & OfSeat & { readonly give: Cards; readonly want: Cards })
  | (Says<'traded'> & OfSeat & { readonly with: Seat; readonly give: Cards; readonly take: Cards })
  | (Says<'withdrawn'> & OfSeat)
  | (Says<'noDeal'> & OfSeat)
  | (Says<'revealed'> & OfSeat & { readonly cards: number })
  | (Says<'won'> & OfSeat & { readonly points: number })
  | KnightsEvent
  | SeasEvent;

export interface Catan {
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

export type CatanState = State<Catan>;
export type Ctx = Context<Catan>;
export type Move = Catan['move'];
export type MoveKind = Move['kind'];

/** No player: an empty vertex or edge, a special card beside the board, a game that goes on. */
export const NOBODY = -1;
