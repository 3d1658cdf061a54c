import { type Game, type GameTypes, imagine, type Seat, type State, type Stream, streamFrom, type View } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { Meter } from '../meter.ts';

/** One world that agrees with the view. `words` start the chance of everything that is tried in it: equal for all answers tried. */
export interface World<T extends GameTypes> {
  readonly state: State<T>;
  readonly words: readonly number[];
}

/** What a bot has in mind while it thinks about one decision. */
export interface Mind<T extends GameTypes> {
  readonly player: Player<T>;
  readonly game: Game<T>;
  readonly seat: Seat;
  /** Through whose eyes: usually the seat's own. */
  readonly viewer: number;
  /** The seats of each side; they win together. */
  readonly sides: readonly (readonly Seat[])[];
  readonly meter: Meter;
  /** The bot's own fate: ties and samples. */
  readonly chance: Stream;
  /** The n-th imagined world; the same one however often it is asked for. */
  world(n: number): World<T>;
}

/** Sits down to think. The seat must be asked in this view; it may be another seat's choice that is looked at through one's own eyes. */
export function mindOf<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  budget: Budget,
  seed: string,
  seat: Seat = seatAsked(view),
): Mind<T> {
  const { game } = player;
  const worlds: World<T>[] = [];
  const world = (n: number): World<T> => {
    worlds[n] ??= imagined(game, view, `${seed}:world ${n}`);
    return worlds[n];
  };
  const sides = game.standing(world(0).state).sides.map((side) => side.seats);
  return { player, game, seat, viewer: view.viewer, sides, meter: new Meter(budget), chance: streamFrom(`${seed}:own`), world };
}

/** The seat of a view, which must be asked something. */
export function seatAsked<T extends GameTypes>(view: View<T>): Seat {
  const { viewer, asked } = view;
  if (!asked.must.includes(viewer) && !asked.may.includes(viewer)) throw new Error(`${view.game}: seat ${viewer} is not asked`);
  return viewer;
}

/** One imagined world. An answer that the seat has already given in private is taken back: it is about to answer anew. */
export function imagined<T extends GameTypes>(game: Game<T>, view: View<T>, seed: string): World<T> {
  const chance = streamFrom(seed);
  const state = imagine(game, view, chance);
  state.answers[view.viewer] = null;
  return { state, words: fourWords(chance) };
}

/** The start of a stream of its own. */
export function fourWords(chance: Stream): number[] {
  return [0, 1, 2, 3].map(() => chance.int(0x100000000) | 0);
}
