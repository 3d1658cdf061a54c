import type { Chance, ChanceState } from './chance/chance.ts';
import type { Reader } from './input/reader.ts';
import type { AnyMove, MoveSchema } from './moves/schema.ts';

declare const brand: unique symbol;
/**
 * A value that only one function makes, told apart from others of the same type: a packed code, a key. Ids that are places in
 * a list stay plain numbers, because every loop would have to cast them.
 */
export type Brand<V, Name extends string> = V & { readonly [brand]: Name };

/** A place at the table: 0 … seats-1. */
export type Seat = number;

/** The viewer of a position: a seat, or a spectator, who sees only open information. */
export type Viewer = Seat | typeof SPECTATOR;
export const SPECTATOR = -1;

/** A rule of a ledger ("MED-TURN-02") or of the house ("HOUSE-STALE"). */
export type RuleId = string;

/** A value of an option of a game. */
export type OptionValue = string | number | boolean;

/** One option: every value it can take, and the default. */
export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  readonly default: V;
  /** Any other text is a value too, and the game's `valid` judges it: for choices that no list can hold. */
  readonly anyText?: boolean;
  /** The format of such a text, for the form that asks for it; one short line by default. */
  readonly entry?: TextEntry;
  /** The option means something only where other options have one of these values; it is not offered otherwise. */
  readonly when?: { readonly [option: string]: readonly OptionValue[] };
  /** The option means something only with these numbers of seats; it is not offered otherwise. */
  readonly seats?: { readonly min?: number; readonly max?: number };
}

/**
 * The format of an option's text: a document that comes from a file or is pasted, or a choice of `count` of the numbers
 * from 1 to `of`, joined by dashes, whose names are in the game's catalogue ("<words>.3", explained by "<words>.3.text").
 */
export type TextEntry =
  | { readonly kind: 'document'; readonly longest: number }
  | { readonly kind: 'numbers'; readonly of: number; readonly count: number; readonly words: string };

/** The number of seats and the options of a game. */
export interface Config<O extends object = object> {
  readonly seats: number;
  readonly options: O;
}

/**
 * A step of the agenda as plain data. Everybody sees `open`; nobody sees `hidden`.
 * The kind is open: who is asked, and when, depends on open information only.
 */
export interface AnyStep {
  readonly kind: string;
  readonly open?: object;
  readonly hidden?: object;
}

/** A visible consequence. Numbers, ids and the one rule it comes from, which players can read; never a sentence. */
export interface AnyEvent {
  readonly kind: string;
  readonly rule: RuleId;
  readonly seat?: Seat;
}

/** The part of every event of a kind; `R` are the rules of the game's ledger. */
export interface EventOf<K extends string, R extends RuleId> {
  readonly kind: K;
  readonly rule: R;
}

/** The part of steps and events that belong to one seat. */
export interface OfSeat {
  readonly seat: Seat;
}

/** The types that a game defines. */
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

/** The private part of one seat. */
export interface Private<T extends GameTypes> {
  own: T['own'];
  knows: T['knows'];
}

/** A whole position, plain data throughout. It contains every secret, so it never leaves the authority. */
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

/** The seats that must answer, and those that may answer but are not waited for. Both in the order in which simulations ask. */
export interface Asked {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
}

/** Who hears an event: all (left out), only some seats, or all but some seats. Spectators belong to "all" and "all but". */
export type Audience = { readonly only: readonly Seat[] } | { readonly except: readonly Seat[] };

/** The moves with a multiset of items, without the items: the part that is fixed before the items are chosen. */
export type Head<M> = M extends { readonly items: readonly number[] } ? Omit<M, 'items'> : never;
/** Offers without their goods. */
export type OfferHead<M> = M extends { readonly give: unknown; readonly want: unknown; readonly to: unknown }
  ? Omit<M, 'give' | 'want' | 'to'>
  : never;

/**
 * A choice of some of `from` (a multiset of small integers), at least `min` and at most `max`. The answer is the head
 * with `items` added in rising order. Unless the step has its own `extend`, every such choice is legal. If it has one, `plain`
 * says that every choice of this selection is legal all the same, so that `extend` need not be asked.
 */
export interface Selection<M> {
  readonly head: Head<M>;
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly plain?: true;
}

/**
 * An offer to others: the maximum of each kind to give and to want, and the seats it may go to. Where `inAll` is given, at most that many
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

/** Emits an event. Written as a method type so that a game with its own event type is assignable to `Game`. */
export type Tell<E extends AnyEvent> = { tell(event: E, to?: Audience): void }['tell'];

/** The context through which rules change the state. The caller owns the copy of the state that is changed. */
export interface Context<T extends GameTypes> {
  readonly state: State<T>;
  /** Every use sets the undo barrier. */
  readonly chance: Chance;
  /** Undefined when nobody listens, so write `tell?.({…})`: then simulation does not even build the event. */
  readonly tell: Tell<T['event']> | undefined;
  /** Puts steps on the agenda; they run in the order written, before everything that is already there. */
  push(...steps: T['step'][]): void;
  /** Puts the decision just answered back with the same number, for a dialogue of several seats. */
  again(step: T['step']): void;
  /** Declares that somebody is about to see a secret: sets the undo barrier. */
  reveal(): void;
  /** Takes the last element of a secret pile: sets the undo barrier. The pile must not be empty. */
  draw<V>(pile: V[]): V;
}

/** A step without a decision. It is off the agenda when it runs. */
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
  /** The kinds of move that are answers. */
  readonly answers: readonly M[];
  /** False where free actions are not allowed, as between price and payment. */
  readonly free?: boolean;
  /** Who is asked: one seat, or several that must or may answer. Open information only. */
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

/** An action that the seat whose turn it is may take in any decision of its turn. */
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

/** The ranking with its scores; final when the game is over. */
export interface Standing {
  readonly final: boolean;
  readonly sides: readonly Side[];
}

/** A condition that holds in every position: conservation of pieces, truth of what seats know, derived statements. */
export interface Invariant<T extends GameTypes> {
  readonly rule: RuleId;
  holds(state: State<T>): boolean;
}

/**
 * Every rule id of a game. `rule`: the engine says it, as a refusal, a question or the rule of an event or score line.
 * `result`: it shows in amounts, order, ties or what is offered. `fact`: a figure of the components. A list: it follows from these.
 */
export type Ledger = { readonly [rule: RuleId]: 'rule' | 'result' | 'fact' | readonly RuleId[] };

/** The description of a game: versions, seats, options, length. */
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

/** The result of `imagine`: everybody else's part (the viewer's own is ignored) and what nobody sees. */
export interface Imagined<T extends GameTypes> {
  seats: Private<T>[];
  hidden: T['hidden'];
  /** Hidden parts of steps by place in the agenda, where the game has any. */
  steps?: readonly (object | undefined)[];
}

/** A game: data plus pure functions over plain-data state. One folder implements it, and no other code knows the game. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly meta: Meta;
  readonly ledger: Ledger;
  /** Every kind of move with the domains of its fields. */
  readonly moves: MoveSchema;
  readonly steps: { readonly [K in T['step']['kind']]: StepRule<T, K> };
  readonly free?: FreeActions<T>;
  readonly invariants: readonly Invariant<T>[];
  /** What is wrong with a combination of seats and options (one line, naming what is allowed), or undefined. */
  valid?(config: Config<T['options']>): string | undefined;
  /** The position before anything has happened. Random parts come from `chance`. */
  setup(config: Config<T['options']>, chance: Chance): Parts<T>;
  /** A position from a description, which it validates; the agenda leads to the question described. */
  scenario(config: Config<T['options']>, description: Reader, chance: Chance): Parts<T>;
  /** Asked after every step, automatic ones included. */
  over(state: State<T>): boolean;
  standing(state: State<T>): Standing;
  /** Number of rounds begun, as players count them; simulations report how long games last. */
  rounds?(state: State<T>): number;
  shown(state: State<T>): T['shown'];
  /** Samples what the viewer does not know, consistent with everything the viewer does know. */
  imagine(view: View<T>, chance: Chance): Imagined<T>;
  /** A copy of the state, faster than the generic one; the battery compares the two. */
  clone?(state: State<T>): State<T>;
  /** Brings a stored state of an older shape to the present one. */
  upgrade?(old: Reader, shape: number): State<T>;
}
