import type { Chance, ChanceState } from './chance/chance.ts';
import type { Reader } from './input/reader.ts';
import type { AnyMove, MoveSchema } from './moves/schema.ts';

/** A place at the table: 0 … seats-1. */
export type Seat = number;

/** Who looks: a seat, or a spectator, who sees only what all may see. */
export type Viewer = Seat | typeof SPECTATOR;
export const SPECTATOR = -1;

/** A rule of a ledger ("MED-TURN-02") or of the house ("HOUSE-STALE"). */
export type RuleId = string;

/** A value of an option of a game. */
export type OptionValue = string | number | boolean;

/** One option: every value it can take, and the one that is taken when nobody says anything. */
export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  readonly default: V;
  /** Any other text is a value too, and the game's `valid` judges it: for choices that no list can hold. */
  readonly anyText?: boolean;
  /** How such a text is made up, for whoever asks people for it; without it, it is one short line. */
  readonly entry?: TextEntry;
  /** The option means something only where other options have one of these values; it is not offered otherwise. */
  readonly when?: { readonly [option: string]: readonly OptionValue[] };
  /** The option means something only with these numbers of seats; it is not offered otherwise. */
  readonly seats?: { readonly min?: number; readonly max?: number };
}

/**
 * How the text of an option is made up: a document that comes from a file or is pasted, or a choice of `count` of the numbers
 * from 1 to `of`, joined by dashes, whose names stand in the game's catalogue ("<words>.3", explained by "<words>.3.text").
 */
export type TextEntry =
  | { readonly kind: 'document'; readonly longest: number }
  | { readonly kind: 'numbers'; readonly of: number; readonly count: number; readonly words: string };

/** How many sit down, and which options are on. */
export interface Config<O extends object = object> {
  readonly seats: number;
  readonly options: O;
}

/**
 * A step of the agenda as plain data. What stands in `open` everybody sees; `hidden` nobody sees.
 * The kind is open: who is asked, and when, depends on open information only.
 */
export interface AnyStep {
  readonly kind: string;
  readonly open?: object;
  readonly hidden?: object;
}

/** A visible consequence. Numbers, ids and the rule it comes from, never a sentence. `also` names further rules at work. */
export interface AnyEvent {
  readonly kind: string;
  readonly rule: RuleId;
  readonly also?: readonly RuleId[];
  readonly seat?: Seat;
}

/** The eight types that a game brings along. */
export interface GameTypes {
  options: object;
  /** What all may see. */
  open: object;
  /** What one seat may see of its own. */
  own: object;
  /** What one seat has learned of others' secrets. */
  knows: object;
  /** What nobody may see. */
  hidden: object;
  /** Facts about secrets that are open, such as sizes of hands and piles; computed, never stored. */
  shown: object;
  step: AnyStep;
  move: AnyMove;
  event: AnyEvent;
}

/** What one seat has for itself. */
export interface Private<T extends GameTypes> {
  own: T['own'];
  knows: T['knows'];
}

/** A whole position, plain data throughout. Whoever has the state has everything, so it never leaves the authority. */
export interface State<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly rules: string;
  readonly shape: number;
  readonly config: Config<T['options']>;
  open: T['open'];
  seats: Private<T>[];
  hidden: T['hidden'];
  /** A stack of steps: the last one is the next to be done. */
  agenda: T['step'][];
  /** The number of the present decision; it only ever grows. */
  decision: number;
  /** Private answers to a decision that is answered together, by seat. */
  answers: (T['move'] | null)[];
  chance: ChanceState;
}

/** What one viewer may see of a state. Made by `viewOf` alone. */
export interface View<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly game: string;
  readonly rules: string;
  readonly shape: number;
  readonly config: Config<T['options']>;
  readonly open: T['open'];
  readonly shown: T['shown'];
  /** The steps without what is hidden in them. */
  readonly agenda: readonly Pick<T['step'], 'kind' | 'open'>[];
  readonly decision: number;
  readonly asked: Asked;
  readonly over: boolean;
  /** The viewer's own part; null for a spectator. */
  readonly mine: Private<T> | null;
  /** The viewer's own answer while others are still thinking. */
  readonly answer: T['move'] | null;
}

/** Who has to answer, and who may speak although nobody waits for them. Both in the order in which simulations ask. */
export interface Asked {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
}

/** Who hears an event: all (left out), only some seats, or all but some seats. Spectators belong to "all" and "all but". */
export type Audience = { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

/** The moves that hold a multiset of items, without the items: what is fixed before the items are chosen. */
export type Head<M> = M extends { readonly items: readonly number[] } ? Omit<M, 'items'> : never;
/** Offers without their goods. */
export type OfferHead<M> = M extends { readonly give: unknown; readonly want: unknown; readonly to: unknown }
  ? Omit<M, 'give' | 'want' | 'to'>
  : never;

/**
 * A choice of some of `from` (a multiset of small integers), at least `min` and at most `max`. The answer is the head
 * with `items` added in rising order. Unless the step brings its own `extend`, every such choice is legal; with one, `plain`
 * says that this selection needs no walk through it, for every choice is legal all the same.
 */
export interface Selection<M> {
  readonly head: Head<M>;
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly plain?: true;
}

/**
 * An offer to others: the most of each kind to give and to want, and to whom it may go. Where `inAll` is given, at most that many
 * things are wanted in all, and every offer within these bounds that gives something and wants something of another kind is legal.
 */
export interface OfferShape<M> {
  readonly head: OfferHead<M>;
  readonly give: readonly number[];
  readonly want: readonly number[];
  readonly to: readonly Seat[];
  readonly inAll?: number;
}

/** All that a seat may answer: one of a list, a selection, an offer. Free actions of the turn are among them. */
export interface Question<M> {
  readonly list?: readonly M[];
  readonly selections?: readonly Selection<M>[];
  readonly offers?: readonly OfferShape<M>[];
}

/** A half-made answer; it lives in a client or a search node, never in a state. */
export type Draft<M> =
  | { readonly shape: 'selection'; readonly head: Head<M>; readonly items: readonly number[] }
  | {
      readonly shape: 'offer';
      readonly head: OfferHead<M>;
      readonly give: readonly number[];
      readonly want: readonly number[];
      readonly to: readonly Seat[];
    };

/** One thing that can be added to a half-made answer. */
export type Item = { readonly item: number } | { readonly give: number } | { readonly want: number } | { readonly to: Seat };

/** How a half-made answer can go on: items after which a legal whole exists, and whether it is whole already. */
export interface Extension {
  readonly items: readonly Item[];
  readonly whole: boolean;
}

/** Says an event. Written as a method so that a game of particular events can stand where any game is wanted. */
export type Tell<E extends AnyEvent> = { tell(event: E, to?: Audience): void }['tell'];

/** The one context through which rules change the world. The caller owns the copy of the state that is changed. */
export interface Context<T extends GameTypes> {
  readonly state: State<T>;
  /** Every use sets the undo barrier. */
  readonly chance: Chance;
  /** Undefined when nobody listens, so write `tell?.({…})`: then simulation does not even build the event. */
  readonly tell: Tell<T['event']> | undefined;
  /** Puts steps on the agenda; they run in the order written, before everything that is already there. */
  push(...steps: T['step'][]): void;
  /** Puts the decision just answered back with the same number: a dialogue in which several seats speak. */
  again(step: T['step']): void;
  /** Says that somebody is about to see what was secret: sets the undo barrier. */
  reveal(): void;
  /** Takes the last element of a secret pile: sets the undo barrier. The pile must not be empty. */
  draw<V>(pile: V[]): V;
}

/** A step that happens by itself. It is off the agenda when it runs. */
export interface Automatic<T extends GameTypes, K extends string = string> {
  run(ctx: Context<T>, step: StepOf<T, K>): void;
}

/** The step of a kind, also where several kinds share one description (`{ kind: 'a' | 'b'; open: … }`). */
export type StepOf<T extends GameTypes, K extends string> = OfKind<T['step'], K>;
type OfKind<S, K> = S extends { readonly kind: infer Q } ? ([Q] extends [K] ? S : K extends Q ? S & { readonly kind: K } : never) : never;
/** The moves of some kinds. */
export type MoveFor<T extends GameTypes, M extends string> = Extract<T['move'], { readonly kind: M }>;

interface Deciding<T extends GameTypes, K extends string, M extends string> {
  /** The rule by which this is asked. */
  readonly rule: RuleId;
  /** The kinds of move that answer it. */
  readonly answers: readonly M[];
  /** False where free actions may not come in between, as between price and payment. */
  readonly free?: boolean;
  /** Who is asked: one seat, or several with their duties. Open information only. */
  asks(state: State<T>, step: StepOf<T, K>): Seat | Asked;
  /** All legal answers of the seat, enumerated directly. */
  question(state: State<T>, step: StepOf<T, K>, seat: Seat): Question<MoveFor<T, M>>;
  /** The most helpful rule that the move would break, or undefined when it is legal. Shares its predicates with `question`. */
  violation(state: State<T>, step: StepOf<T, K>, seat: Seat, move: MoveFor<T, M>): RuleId | undefined;
  /** Only where a selection or offer has conditions beyond its numbers. */
  extend?(state: State<T>, step: StepOf<T, K>, seat: Seat, draft: Draft<MoveFor<T, M>>): Extension;
}

/** A decision in which an answer takes effect at once. The step is off the agenda when `play` runs. */
export interface Decision<T extends GameTypes, K extends string = string, M extends string = string> extends Deciding<T, K, M> {
  readonly together?: false;
  play(ctx: Context<T>, step: StepOf<T, K>, seat: Seat, move: MoveFor<T, M>): void;
}

/**
 * A decision that several seats answer privately; answers can be retracted until all who must have answered.
 * Then `close` runs once with the answers by seat (null where a seat was not asked or only might speak).
 */
export interface Together<T extends GameTypes, K extends string = string, M extends string = string> extends Deciding<T, K, M> {
  readonly together: true;
  close(ctx: Context<T>, step: StepOf<T, K>, answers: readonly (MoveFor<T, M> | null)[]): void;
}

/** What the game does when a step comes up. */
export type StepRule<T extends GameTypes, K extends string = string> = Automatic<T, K> | Decision<T, K> | Together<T, K>;

/** Something the seat whose turn it is may do in any decision of its turn. */
export interface FreeAction<T extends GameTypes, M extends string = string> {
  question(state: State<T>, seat: Seat): Question<MoveFor<T, M>>;
  violation(state: State<T>, seat: Seat, move: MoveFor<T, M>): RuleId | undefined;
  play(ctx: Context<T>, seat: Seat, move: MoveFor<T, M>): void;
}

/** The free actions of a game, by kind of move, and whose turn it is (undefined between turns). */
export interface FreeActions<T extends GameTypes> {
  turn(state: State<T>): Seat | undefined;
  readonly actions: { readonly [M in T['move']['kind']]?: FreeAction<T, M> };
}

/** One line of a score: where the points come from. `label` is a key of the game's catalogue. */
export interface ScoreLine {
  readonly label: string;
  readonly points: number;
  readonly rule: RuleId;
}

/** One side: a seat, or seats that win together. Equal ranks share the place. */
export interface Side {
  readonly seats: readonly Seat[];
  readonly rank: number;
  readonly score: number;
  readonly won: boolean;
  readonly lines: readonly ScoreLine[];
  /** The comparisons that separated sides of equal score, in the rulebook's order. */
  readonly ties: readonly { readonly rule: RuleId; readonly value: number }[];
}

/** How things stand; final when the game is over. */
export interface Standing {
  readonly final: boolean;
  readonly sides: readonly Side[];
}

/** Something that must hold in every position: conservation of pieces, truth of what seats know, derived statements. */
export interface Invariant<T extends GameTypes> {
  readonly rule: RuleId;
  holds(state: State<T>): boolean;
}

/** Every rule id of a game: emitted by the engine, a component fact, or following from other rules. */
export type Ledger = { readonly [rule: RuleId]: 'rule' | 'fact' | readonly RuleId[] };

/** What a game says about itself. */
export interface Meta {
  readonly id: string;
  /** Version of the rules, "1.0.0": same seed and answers give the same game. */
  readonly rules: string;
  /** Version of the shape of the state; a changed shape ships `upgrade`. */
  readonly shape: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [option: string]: OptionSpec };
  /** No game has more decisions than this; simulations stop there and report it. */
  readonly longest: number;
}

/** The parts of a state that a game fills in. */
export interface Parts<T extends GameTypes> {
  open: T['open'];
  seats: Private<T>[];
  hidden: T['hidden'];
  agenda: T['step'][];
}

/** What `imagine` must invent: everybody else's part (the viewer's own is ignored) and what nobody sees. */
export interface Imagined<T extends GameTypes> {
  seats: Private<T>[];
  hidden: T['hidden'];
  /** Hidden parts of steps by place in the agenda, where the game has any. */
  steps?: readonly (object | undefined)[];
}

/** A game: data plus pure functions over plain-data state. One folder fulfils this and nothing else has to know it. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly meta: Meta;
  readonly ledger: Ledger;
  /** Every kind of move with the domains of its fields. */
  readonly moves: MoveSchema;
  readonly steps: { readonly [K in T['step']['kind']]: StepRule<T, K> };
  readonly free?: FreeActions<T>;
  readonly invariants: readonly Invariant<T>[];
  /** A complaint about a combination of seats and options (one line, naming what is allowed), or undefined. */
  valid?(config: Config<T['options']>): string | undefined;
  /** The position before anything has happened. Random parts come from `chance`. */
  setup(config: Config<T['options']>, chance: Chance): Parts<T>;
  /** A position from a description, which it validates; the agenda leads to the question described. */
  scenario(config: Config<T['options']>, description: Reader, chance: Chance): Parts<T>;
  /** Asked after every step, automatic ones included. */
  over(state: State<T>): boolean;
  standing(state: State<T>): Standing;
  /** How many rounds have begun, as the players would count them: simulations tell how long games last. */
  rounds?(state: State<T>): number;
  shown(state: State<T>): T['shown'];
  /** Fills in what the viewer does not know, in accordance with everything the viewer does know. */
  imagine(view: View<T>, chance: Chance): Imagined<T>;
  /** A copy of the state, quicker than the generic one; the battery compares the two. */
  clone?(state: State<T>): State<T>;
  /** Brings a stored state of an older shape to the present one. */
  upgrade?(old: Reader, shape: number): State<T>;
}
