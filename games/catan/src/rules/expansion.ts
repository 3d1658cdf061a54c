import type { Chance, Config, Imagined, Parts, Private, Reader, ScoreLine, Seat, View } from '@ludoteca/kernel';
import type { Board } from '../data/board.ts';
import type { CatanRule } from './ledger.ts';
import type { Catan, CatanState, Ctx, Event, ExtraField, Hidden, Island, MoveKind, Open, Options, Own, Shown, Step } from './types.ts';

/**
 * The base game's questions to an expansion. Every one is optional; without an answer the base game's own applies. A rule in an answer is the
 * one that forbids something.
 */
export interface Expansion {
  isPlayed(options: Options): boolean;

  /* Setting up. */
  island?(config: Config<Options>, chance: Chance): Island | undefined;
  board?(island: Island): Board;
  /** Adds its part of the table, of a seat, and the cards that it plays with instead of the development cards. */
  layOut?(open: Open, config: Config<Options>, island: Island): void;
  seat?(priv: Private<Catan>, players: number): void;
  decks?(chance: Chance): Hidden;
  /** The second building of the starting placement. */
  secondBuilding?(seat: Seat): Step;
  /** Copies its parts of a state. */
  copy?(state: CatanState, into: CatanState): void;

  /* Building. */
  forbidsSite?(open: Open, vertex: number, seat: Seat): CatanRule | undefined;
  forbidsStart?(open: Open, vertex: number): CatanRule | undefined;
  forbidsRoad?(open: Open, edge: number): CatanRule | undefined;
  forbidsCity?(open: Open, seat: Seat, vertex: number): CatanRule | undefined;
  /** What stands on a vertex and ends routes and connections of the seat. */
  cutsRoute?(open: Open, seat: Seat, vertex: number): CatanRule | undefined;
  /** The cities that lie on their side: one is not built but set up again. */
  laidDown?(open: Open): readonly number[];
  setUpAgain?(ctx: Ctx, seat: Seat, vertex: number): void;
  afterSettlement?(ctx: Ctx, seat: Seat, vertex: number): void;
  /** The points that a first settlement there would bring beside its own. */
  bonusAt?(open: Open, seat: Seat, vertex: number): number;

  /* Routes, and ways other than roads. */
  /** Whether the seat has such a way on a path, could have one there, and could lay one anywhere. */
  isWay?(open: Open, seat: Seat, edge: number): boolean;
  isOtherSite?(open: Open, edge: number): boolean;
  canLayOther?(open: Open, seat: Seat): boolean;
  /** Pieces for such ways in the supply. */
  otherWaysLeft?(open: Open, seat: Seat): number;
  routeLength?(open: Open, seat: Seat): number;
  /** Own ways other than roads that meet in a vertex. */
  waysAt?(open: Open, seat: Seat, vertex: number): number;
  /** Whether a piece is on its way, so that routes are not measured yet. */
  isMidMove?(agenda: readonly Step[]): boolean;

  /* Production, the seven and the robber. */
  cityYield?(terrain: number): readonly [number, number] | undefined;
  afterProduction?(ctx: Ctx, total: number): void;
  /** Whether that gives somebody cards. */
  paysMore?(state: CatanState, total: number): boolean;
  keepsOnSeven?(open: Open, seat: Seat): number;
  /** What is told on a seven as long as nobody may move the robber; and whether it does not block anything either. */
  robberWaits?(open: Open): Event | undefined;
  isRobberAsleep?(open: Open): boolean;
  forbidsRobber?(open: Open, hex: number): CatanRule | undefined;

  /* The turn, trade and points. */
  beginTurn?(state: CatanState): void;
  firstStep?(seat: Seat): Step;
  rateOf?(open: Open, seat: Seat, kind: number): number;
  readonly counterOffer?: { readonly kind: Extract<MoveKind, 'counter' | 'haggle'>; readonly rule: CatanRule };
  pointsOf?(open: Open, seat: Seat): number;
  linesOf?(open: Open, seat: Seat, lines: readonly ScoreLine[]): ScoreLine[];
  target?(open: Open): number;

  /* Secrets. */
  shown?(state: CatanState): Partial<Shown>;
  /** Cards that somebody must hold, before the unknown ones are dealt. */
  giveKnown?(view: View<Catan>, owns: readonly Own[], left: number[], chance: Chance): void;
  imagine?(view: View<Catan>, imagined: Imagined<Catan>, chance: Chance): void;

  /** An event of the base game with the expansion's own rules. */
  retell?(state: CatanState, event: Event): Event;
  /** Why a table of these options is refused. */
  complaint?(config: Config<Options>): string | undefined;
  /** A described position, or fields of its own in that of another. */
  scenario?(config: Config<Options>, position: Reader, chance: Chance): Parts<Catan>;
  readonly described?: Described;
}

/** Fields that an expansion adds to described positions. They are read once roads lie and before anything stands beside them. */
export interface Described {
  readonly table: readonly ExtraField[];
  readonly player: readonly ExtraField[];
  readTable(open: Open, field: (name: ExtraField) => Reader): void;
  readPlayer(open: Open, seat: Seat, field: (name: ExtraField) => Reader): void;
}

type Combination = 'realm' | 'seas' | 'both';

/** The registered expansions, by the parts of the table that they add. The file that puts the game together fills this in. */
const installed: { [C in Combination]?: Expansion } = {};

export function install(expansions: { readonly [C in Combination]?: Expansion }): void {
  Object.assign(installed, expansions);
}

/** The expansion played on a table, if any. */
export function expansionOf({ realm, seas }: Pick<Open, 'realm' | 'seas'>): Expansion | undefined {
  if (realm === undefined) return seas === undefined ? undefined : installed.seas;
  return seas === undefined ? installed.realm : installed.both;
}

/** The same before there is a table. */
export function expansionFor(options: Options): Expansion | undefined {
  const { realm, seas, both } = installed;
  if (realm?.isPlayed(options) !== true) return seas?.isPlayed(options) === true ? seas : undefined;
  return seas?.isPlayed(options) === true ? both : realm;
}

/** Why a table is refused; every expansion is asked, also about its own options where it is not played. */
export function complaintOf(config: Config<Options>): string | undefined {
  return installed.realm?.complaint?.(config) ?? installed.seas?.complaint?.(config);
}

/** An event of the base game as the expansion that is played tells it. */
export function told(state: CatanState, event: Event): Event {
  return expansionOf(state.open)?.retell?.(state, event) ?? event;
}
