import type { Chance, Config, Invariant, Reader, Seat } from '@ludoteca/kernel';
import type { BurgundyRule } from './ledger.ts';
import type { Burgundy, Ctx, Open, Options, Source, Step } from './types.ts';

/** Amounts that a module may multiply: points of bonus tiles, of sold goods and of monasteries, and the coins of mines. */
export type Yield = 'bonuses' | 'sales' | 'monasteries' | 'mines';

/** A place where anybody may buy for the usual price: its index in MARKETS, the rule of a purchase, and its tiles. */
export interface Market {
  readonly index: number;
  readonly rule: BurgundyRule;
  wares(open: Open): readonly number[];
  take(open: Open): void;
}

/** The fields that a module adds to a scenario, for the table and for each player, and how they are read. */
export interface Described {
  readonly table: readonly string[];
  readonly player: readonly string[];
  /** `filled` says whether the depots of the phase have been laid out. */
  read(open: Open, config: Config<Options>, table: Readers, players: readonly (Readers | undefined)[], filled: boolean): void;
}
export type Readers = { readonly [field: string]: Reader };

/** A field of a scenario; it must have been asked for. */
export function fieldOf(readers: Readers, field: string): Reader {
  const reader = readers[field];
  if (reader === undefined) throw new Error(`the field "${field}" is not read`);
  return reader;
}

/**
 * The contributions of a module to the base game. The base never names a module: at the moments below it asks all of them, and each
 * answers only where it takes part, which its own part of the position tells. Whatever is left out stays as in the base game.
 */
export interface Module {
  /** Where its points come from, if it gives any; the score has a line for it where the module takes part. */
  readonly source?: { readonly name: Source; readonly rule: BurgundyRule; counts(open: Open): boolean };

  /** Set-up: puts its own part on the table, and later says what there is. */
  prepare?(open: Open, config: Config<Options>, chance: Chance): void;
  tellPrepared?(ctx: Ctx): void;
  /** After the depots have been filled. */
  beginPhase?(ctx: Ctx): void;
  beginTurn?(open: Open): void;
  /** Steps between the last turn of a phase and the income. */
  endPhase?(open: Open): readonly Step[];
  /** Takes charge of the start of the game, after what lies on the table has been told: true when nothing is left to do. */
  opening?(ctx: Ctx): boolean;
  /** The estate of each seat, where seats share them. */
  estates?(config: Config<Options>): readonly number[] | undefined;
  /** The duchies that an estate may choose from, and by which rule, where the option `boards` has nothing to say. */
  duchies?(config: Config<Options>): { readonly offered: readonly number[]; readonly rule: BurgundyRule } | undefined;
  /** After the good of a round has come. */
  delivered?(ctx: Ctx): void;
  /** Takes charge of the end of the game: true where there is no final scoring. */
  finish?(ctx: Ctx): boolean;
  /** Takes charge of points: true when they are counted in another way. */
  score?(ctx: Ctx, seat: Seat, points: number, source: Source): boolean;
  /** Steps that are done even when their player ends the turn. */
  readonly owed?: readonly Step['kind'][];
  /** At the very end, after what every player scores. */
  settle?(ctx: Ctx, seat: Seat): void;

  /** Hexes that a complete area counts besides its own. */
  largerBy?(open: Open, estate: number, area: number): number;
  /** Takes charge of what a covered hex brings, its effect included: true when nothing is left to do. */
  follows?(ctx: Ctx, seat: Seat, tile: number, hex: number): boolean;
  /** After the area and the colour of a hex that has just been covered. */
  covered?(ctx: Ctx, seat: Seat, hex: number): void;
  /** Whether tiles need not touch covered hexes. */
  needsNoContact?(open: Open, estate: number): boolean;
  /** Why a tile that goes on hexes of any colour may not lie on this one. */
  misplaced?(open: Open, estate: number, tile: number, hex: number): BurgundyRule | undefined;
  /** Whether covered hexes may lie apart from each other in this game. */
  mayLieApart?(open: Open): boolean;
  /** Monasteries, as bits, that work for an estate although they lie in another duchy. */
  copied?(open: Open, estate: number): number;
  /** Whether all pastures of an estate count as one. */
  hasOnePasture?(open: Open, estate: number): boolean;
  /** Stored tiles that an estate has room for; the largest answer counts. */
  room?(open: Open, estate: number): number | undefined;
  /** Colours of goods that an estate has room for; the largest answer counts. */
  goodsRoom?(open: Open): number | undefined;
  /** Whether somebody is being asked what to discard from a storage that has become smaller. */
  isClearing?(agenda: readonly Step[]): boolean;
  /** A market of the module's own, besides the depots. */
  readonly market?: Market;
  /** What of the module can be described in a scenario. */
  readonly described?: Described;
  /** Invariants of the module's part of every position. */
  readonly invariant?: Invariant<Burgundy>;
  /** Steps between the landing of a ship and the move on the bridge. */
  afterSailing?(open: Open, seat: Seat): readonly Step[];
  /** The effect of a building of the module: the step that it leads to. */
  buildingStep?(building: number, seat: Seat): Step | undefined;
  /** Buildings of the module that the crane can copy. */
  copyable?(options: Options): readonly number[];
  /** The step of a castle instead of the usual one. */
  castleStep?(open: Open, seat: Seat): Step | undefined;
  /** After a seat has got workers from the bank by one effect. */
  workersGained?(ctx: Ctx, seat: Seat): void;
  /** How many times a yield counts. */
  times?(open: Open, estate: number, what: Yield): number;
  /** Whether a sale pays a coin for every good. */
  paysEachGood?(open: Open, estate: number): boolean;
  /** Takes charge of goods that have just been sold; true when they do not simply join the face-down ones. */
  layGoods?(ctx: Ctx, seat: Seat, good: number, count: number): boolean;
  /** Goods that an estate has sold and that lie elsewhere than with the face-down ones, by colour. */
  addSold?(open: Open, estate: number, sold: number[]): void;
  /** Goods that lie face up in places of the module's own. */
  openGoods?(open: Open): readonly number[];
}

/** The answers of all modules, question by question. */
export type Hooks = { readonly [K in keyof Module]-?: NonNullable<Module[K]>[] };

/** The base asks here: every module that has an answer for the moment is asked. */
export const hooks: Hooks = {
  source: [],
  prepare: [],
  tellPrepared: [],
  beginPhase: [],
  beginTurn: [],
  endPhase: [],
  opening: [],
  estates: [],
  duchies: [],
  delivered: [],
  finish: [],
  score: [],
  owed: [],
  settle: [],
  largerBy: [],
  follows: [],
  covered: [],
  needsNoContact: [],
  misplaced: [],
  mayLieApart: [],
  copied: [],
  hasOnePasture: [],
  room: [],
  goodsRoom: [],
  isClearing: [],
  market: [],
  described: [],
  invariant: [],
  afterSailing: [],
  buildingStep: [],
  copyable: [],
  castleStep: [],
  workersGained: [],
  times: [],
  paysEachGood: [],
  layGoods: [],
  addSold: [],
  openGoods: [],
};

/** Makes modules known to the base game, once, in the order in which they are asked. */
export function install(modules: readonly Module[]): void {
  for (const module of modules)
    for (const [moment, answer] of Object.entries(module)) (hooks as Record<string, unknown[]>)[moment]?.push(answer);
}
