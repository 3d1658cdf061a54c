import type { Config, Context, EventOf, MoveOf, OfSeat, Seat, State } from '@ludoteca/kernel';
import type { PlayerCount } from '../data/course.ts';
import type { TEAM_BOARDS } from '../data/duchies.ts';
import type { RouteBonusName } from '../data/routes.ts';
import type { SOLO_BOARDS } from '../data/solo.ts';
import type { BurgundyRule } from './ledger.ts';
import type { Inns, Part, Posts, Routes, Shields, Solo } from './modules/parts.ts';
import type { moves } from './moves.ts';

/** Where points come from; the score is told in these words. */
export const SOURCES = [
  'areas',
  'phases',
  'bonuses',
  'livestock',
  'sales',
  'watchtowers',
  'goods',
  'coins',
  'workers',
  'monasteries',
  'posts',
  'routes',
  'shields',
] as const;
export type Source = (typeof SOURCES)[number];

/** Everybody for themselves, two against two, or alone. */
export const MODES = ['each', 'team', 'solo'] as const;
export const BOARD_CHOICES = ['same', 'chosen', 'random', 'posts'] as const;
export const CHOOSING = ['inTurn', 'together'] as const;

export interface Options {
  readonly mode: (typeof MODES)[number];
  /** The duchies of the team and of the solo game, and where the target of the solo game begins. */
  readonly teamBoard: (typeof TEAM_BOARDS)[number];
  readonly soloBoard: (typeof SOLO_BOARDS)[number];
  readonly target: number;
  /** Everybody the same duchy, everybody the duchy they like, or boards dealt at random: the usual ones or those with border posts. */
  readonly boards: (typeof BOARD_CHOICES)[number];
  /** The printed number of the duchy, for `boards: same`. */
  readonly duchy: number;
  /** Whether duchies and castle hexes are chosen one after another or at the same time. */
  readonly choosing: (typeof CHOOSING)[number];
  readonly extraTiles: boolean;
  readonly whiteCastles: boolean;
  readonly inns: boolean;
  readonly tradeRoutes: boolean;
  readonly shields: boolean;
}

/** The number of players whose figures count: slots in use, points of goods and bonus tiles. Alone, they are those of two. */
export function playersFor(config: Config<Options>): PlayerCount {
  return config.seats === 1 ? 2 : (config.seats as PlayerCount);
}

/**
 * Everything on the table. Tiles are faces of data/faces.ts, goods 0..5, types and colours 0..5. What belongs to players is
 * kept by *estate*, the owner of a duchy and of what lies on it; points, dice and markers belong to seats (see estates.ts).
 */
export interface Open {
  /** The estate of each seat, where seats share them; otherwise every seat has its own. */
  estates?: number[];
  phase: number;
  /** 0..4 within the phase. */
  round: number;
  /** The seats in the order of this round. */
  order: number[];
  /** The seat whose turn it is, or NOBODY. */
  active: number;
  /** Two cells for each seat: the dice as rolled, 0 before the first roll; and whether each has been used. */
  dice: number[];
  used: number[];
  white: number;
  /** Whether the purchase of this turn has been made. */
  bought: boolean;
  /** Four slots for each depot, then the slots of the black depot: faces or EMPTY. */
  slots: number[];
  black: number[];
  /** Goods in the depots, one cell for each depot and colour (depot * 6 + good). */
  depotGoods: number[];
  /** The goods of the phase that are still to come, in order. */
  roundGoods: number[];
  /** Seats in order of play on the bridge (foremost first, within a space from the top), and the space of each seat. */
  bridge: number[];
  spaces: number[];
  /** The holder of each bonus tile (colour * 2, the small one plus 1), or NOBODY. */
  bonus: number[];
  /** By estate: the index of the duchy or EMPTY before the choice; what may be chosen; the tiles on the hexes. */
  layouts: number[];
  boards: number[];
  duchies: number[][];
  /** By estate, the numbers of the monasteries in the duchy as bits. */
  monasteries: number[];
  storage: number[][];
  /** Unsold goods, one cell for each estate and colour. */
  goods: number[];
  coins: number[];
  workers: number[];
  points: number[];
  /** One cell for each seat and source; they add up to the points. */
  books: number[];
  /** By face: tiles out of the game, and tiles with a black back that have come to light. */
  gone: number[];
  blackSeen: number[];
  finished: boolean;
  /** Parts of modules, each only where it takes part. */
  inns?: Inns;
  posts?: Posts;
  routes?: Routes;
  shields?: Shields;
  solo?: Solo;
}

/** What a seat has sold lies face down on its board: by colour. */
export interface Own {
  sold: number[];
}

/** Every sale happens openly, so everybody remembers them all: one cell for each seat and colour. */
export interface Knows {
  sold: number[];
}

export interface Hidden {
  /** Face-down tiles: one pile for each type, then the black-backed one; the next tile last. */
  piles: number[][];
  /** The goods of the phases to come, five for each; the next one last. */
  stacks: number[];
  /** The goods that left the game unseen. */
  box: number[];
}

export interface Shown {
  piles: number[];
  stacks: number;
  box: number;
  sold: number[];
}

/** Effects that a player may do without. */
export type Optional =
  | 'castleAction'
  | 'whiteAction'
  | 'routeGain'
  | 'grant'
  | 'gain'
  | 'warehouse'
  | 'townHall'
  | 'crane'
  | 'sailOn'
  | 'resetAction'
  | 'reward'
  | 'trade';

/** Why a tile comes into the storage; a full one gives the reason for the discard. */
export type Way = 'take' | 'buy' | 'gain' | 'route' | 'trade';

export type Step =
  | { readonly kind: 'opening' }
  | { readonly kind: 'chooseDuchy'; readonly open: OfSeat }
  | { readonly kind: 'chooseDuchies' }
  | { readonly kind: 'phase' }
  | { readonly kind: 'round' }
  | { readonly kind: 'beginTurn'; readonly open: OfSeat }
  | { readonly kind: 'turn'; readonly open: OfSeat }
  | { readonly kind: 'roundEnd' }
  | { readonly kind: 'phaseEnd' }
  | { readonly kind: 'income' }
  | { readonly kind: 'afterPhase' }
  | { readonly kind: 'discard'; readonly open: OfSeat & { readonly way: Way; readonly tile: number } }
  | {
      readonly kind: 'receive' | 'stow';
      readonly open: OfSeat & { readonly way: Way; readonly tile: number; readonly market: number; readonly building: number };
    }
  | { readonly kind: 'keep'; readonly open: OfSeat & { readonly tile: number } }
  | { readonly kind: 'effect'; readonly open: OfSeat & { readonly tile: number; readonly hex: number } }
  | { readonly kind: 'sail'; readonly open: OfSeat }
  | { readonly kind: 'sailOn'; readonly open: OfSeat & { readonly depot: number } }
  | { readonly kind: 'load'; readonly open: OfSeat & { readonly depot: number; readonly first: boolean } }
  | { readonly kind: 'advance'; readonly open: OfSeat }
  | { readonly kind: 'castleAction'; readonly open: OfSeat }
  | { readonly kind: 'whiteAction'; readonly open: OfSeat }
  | { readonly kind: 'gain'; readonly open: OfSeat & { readonly building: number } }
  | { readonly kind: 'castleShield' | 'tributeTurn' | 'overflow' | 'fleetTurn' | 'fleet'; readonly open: OfSeat }
  | { readonly kind: 'grantTurn' | 'grant'; readonly open: OfSeat & { readonly shield: number } }
  | { readonly kind: 'tributeNext'; readonly open: OfSeat & { readonly left: readonly number[] } }
  | { readonly kind: 'tribute'; readonly open: OfSeat & { readonly left: readonly number[]; readonly workersToo: boolean } }
  | { readonly kind: 'route'; readonly open: OfSeat }
  | { readonly kind: 'routeGain'; readonly open: OfSeat & { readonly bonus: RouteBonusName } }
  | { readonly kind: 'sweep' | 'trade' | 'stowBlack' | 'resetAction' | 'reward'; readonly open: OfSeat }
  | {
      readonly kind: 'parts' | 'part';
      readonly open: OfSeat & { readonly tile: number; readonly hex: number; readonly left: readonly Part[] };
    }
  | { readonly kind: 'scored' | 'spend'; readonly open: OfSeat & { readonly points: number; readonly source: Source } }
  | { readonly kind: 'warehouse'; readonly open: OfSeat }
  | { readonly kind: 'townHall'; readonly open: OfSeat }
  | { readonly kind: 'crane'; readonly open: OfSeat }
  | { readonly kind: 'geese'; readonly open: OfSeat & { readonly hex: number } };

type Says<K extends string> = EventOf<K, BurgundyRule>;

type OfTile = OfSeat & { readonly tile: number };
type Scored = OfSeat & { readonly points: number };

export type Event =
  | (Says<'prepared'> & { readonly players: number; readonly depotTiles: number; readonly blackTiles: number })
  | (Says<'extraTiles' | 'whiteCastles'> & { readonly tiles: readonly number[] })
  | (Says<'goodsStacked'> & { readonly phases: number; readonly each: number })
  | (Says<'bonusLaid'> & { readonly large: number; readonly small: number })
  | (Says<'startRoll'> & { readonly seats: readonly Seat[]; readonly dice: readonly number[] })
  | (Says<'startOrder'> & { readonly seats: readonly Seat[] })
  | (Says<'startWorkers'> & OfSeat & { readonly workers: number })
  | (Says<'startCoins'> & OfSeat & { readonly coins: number })
  | (Says<'startGoods'> & OfSeat & { readonly goods: readonly number[] })
  | (Says<'leftover'> & { readonly goods: number })
  | (Says<'boardDealt'> & OfSeat & { readonly sides: readonly number[] })
  | (Says<'choosing'> & { readonly together: boolean; readonly seats: readonly Seat[] })
  | (Says<'castleSet'> & OfSeat & { readonly duchy: number; readonly hex: number })
  | (Says<'phaseBegun'> & { readonly phase: number; readonly bonus: number })
  | (Says<'innCame'> & { readonly ready: number })
  | (Says<'cleared'> & { readonly tiles: number })
  | (Says<'filled'> & { readonly depot: number; readonly tiles: readonly number[] })
  | (Says<'blackFilled'> & { readonly tiles: readonly number[] })
  | (Says<'slotEmpty'> & { readonly depot: number; readonly type: number })
  | (Says<'goodsTurned'> & { readonly goods: readonly number[] })
  | (Says<'roundBegun'> & OfSeat & { readonly round: number })
  | (Says<'rolled'> & OfSeat & { readonly dice: readonly number[] })
  | (Says<'whiteRolled'> & OfSeat & { readonly value: number })
  | (Says<'goodDelivered'> & { readonly good: number; readonly depot: number })
  | (Says<'turnOrder'> & { readonly seats: readonly Seat[] })
  | (Says<'turnBegun'> & OfSeat)
  | (Says<'turnEnded'> & OfSeat & { readonly unused: number })
  | (Says<'dieChanged'> & OfSeat & { readonly from: number; readonly to: number; readonly workers: number; readonly free: boolean })
  | (Says<'castleUsed'> & OfSeat)
  | (Says<'whiteUsed'> & OfSeat & { readonly value: number })
  | (Says<'taken'> & OfTile & { readonly depot: number })
  | (Says<'discarded'> & OfTile)
  | (Says<'placed'> & OfTile & { readonly hex: number })
  | (Says<'areaScored'> & Scored & { readonly colour: number; readonly size: number })
  | (Says<'phaseBonus'> & Scored & { readonly phase: number })
  | (Says<'postsJoined'> & Scored & { readonly posts: number; readonly first: boolean })
  | (Says<'bonusTaken'> & Scored & { readonly colour: number; readonly large: boolean })
  | (Says<'bonusMissed'> & OfSeat & { readonly colour: number })
  | (Says<'sold'> & Scored & { readonly good: number; readonly count: number; readonly coins: number; readonly workers: number })
  | (Says<'shieldsLaid'> & { readonly depots: readonly (readonly number[])[] })
  | (Says<'shieldTaken'> & OfSeat & { readonly shield: number; readonly depot: number; readonly hex: number; readonly workers: number })
  | (Says<'shieldLost'> & OfSeat & { readonly shield: number })
  | (Says<'tributePaid'> & OfSeat & { readonly shield: number; readonly pay: 'coin' | 'worker' })
  | (Says<'workerToo'> & OfSeat & { readonly workers: number })
  | (Says<'dieSet'> & OfSeat & { readonly from: number; readonly to: number })
  | (Says<'studied'> & OfSeat & { readonly other: Seat })
  | (Says<'fleetLanded'> & OfSeat & { readonly good: number; readonly count: number })
  | (Says<'granted'> & OfTile & { readonly market: number; readonly hex: number })
  | (Says<'finalShields'> & Scored & { readonly shields: readonly number[] })
  | (Says<'routesDealt'> & OfSeat & { readonly routes: readonly number[] })
  | (Says<'routed'> & OfSeat & { readonly good: number; readonly space: number; readonly bonus: RouteBonusName | 'none' })
  | (Says<'workersTaken'> & OfSeat & { readonly workers: number; readonly coins: number })
  | (Says<'bought'> & OfTile & { readonly market: number; readonly coins: number; readonly workers: number })
  | (Says<'hired'> & OfSeat & { readonly coins: number; readonly workers: number })
  | (Says<'sailed'> & OfSeat & { readonly depot: number; readonly goods: readonly number[] })
  | (Says<'goodsLeft'> & OfSeat & { readonly depot: number; readonly goods: readonly number[] })
  | (Says<'advanced'> & OfSeat & { readonly space: number })
  | (Says<'onTop'> & OfSeat & { readonly space: number })
  | (Says<'gained'> & OfTile & { readonly depot: number })
  | (Says<'buildingWorkers'> & OfSeat & { readonly workers: number })
  | (Says<'buildingCoins'> & OfSeat & { readonly coins: number })
  | (Says<'watchtower'> & Scored)
  | (Says<'copied'> & OfSeat & { readonly building: number })
  | (Says<'herdScored'> & Scored & { readonly tile: number; readonly tiles: number })
  | (Says<'declined'> & OfSeat & { readonly effect: Optional })
  | (Says<'effectLost'> & OfSeat & { readonly building: number })
  | (Says<'lapped'> & OfSeat & { readonly mark: number })
  | (Says<'roundEnded'> & { readonly round: number })
  | (Says<'phaseEnded'> & { readonly phase: number })
  | (Says<'mineIncome'> & OfSeat & { readonly mines: number; readonly coins: number; readonly workers: number })
  | Says<'ended'>
  | (Says<'finalGoods'> & Scored & { readonly goods: number })
  | (Says<'finalCoins'> & Scored & { readonly coins: number })
  | (Says<'finalWorkers'> & Scored & { readonly workers: number })
  | (Says<'teamsFormed'> & { readonly teams: readonly (readonly Seat[])[]; readonly duchy: number })
  | (Says<'soloBegun'> & { readonly target: number })
  | (Says<'tileRemoved'> & { readonly tile: number; readonly depot: number })
  | (Says<'noneRemoved'> & { readonly depot: number })
  | (Says<'goodsSwept'> & OfSeat & { readonly goods: readonly number[] })
  | (Says<'traded'> & OfTile & { readonly goods: readonly number[] })
  | (Says<'stowedBlack'> & OfSeat)
  | (Says<'pointsBought'> & OfSeat & { readonly coins: number })
  | (Says<'counterReset'> & OfSeat & { readonly target: number; readonly lost: number })
  | (Says<'extraUsed'> & OfSeat)
  | (Says<'colourRewarded' | 'rewardLost'> & OfSeat & { readonly colour: number })
  | (Says<'soloWon' | 'soloLost'> & OfSeat & { readonly covered: number; readonly round: number })
  | (Says<'finalMonastery'> & Scored & { readonly monastery: number; readonly count: number });

export interface Burgundy {
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

export type BurgundyState = State<Burgundy>;
export type Ctx = Context<Burgundy>;
export type Move = Burgundy['move'];

/** No tile on a hex or slot; no duchy yet. */
export const EMPTY = -1;
/** No seat. */
export const NOBODY = -1;
/** The depot number of the black depot, where a number is wanted. */
export const BLACK_DEPOT = 0;
