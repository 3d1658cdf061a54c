import {
  type AnyMove,
  copyOf,
  type Game,
  hears,
  imagine,
  play,
  questionFor,
  randomAnswer,
  range,
  type Seat,
  type State,
  same,
  streamFrom,
  type View,
  viewOf,
  violationOf,
} from '@ludoteca/kernel';

/** Determinizations, and other answers that are tried in each of them. */
const WORLDS = 12;
const OTHERS = 24;

/**
 * Whether somebody who sees only this view could tell from what followed that the seat gave this very answer. An answer with
 * something secret in it (cards paid face down, a private choice) looks the same as another one, and must not be explained
 * while the game goes on. When in doubt the answer is no.
 */
export function isEvident(game: Game, view: View, seat: Seat, move: AnyMove): boolean {
  if (seat === view.viewer) return true;
  const worlds = range(WORLDS).map((n) => imagine(game, view, streamFrom(`evident ${n}`)));
  const legal = worlds.filter((state) => violationOf(game, state, seat, move) === undefined);
  const looks = legal.map((state) => lookOf(game, state, view.viewer, seat, move));
  if (looks.length === 0) return false;
  return !worlds.some((state, n) =>
    othersOf(game, state, seat, `others ${n}`)
      .filter((other) => !same(other, move))
      .some((other) => {
        const look = lookOf(game, state, view.viewer, seat, other);
        return looks.some((one) => same(one, look));
      }),
  );
}

/** What a viewer notices of an answer. */
function lookOf(game: Game, before: State, viewer: number, seat: Seat, move: AnyMove): unknown {
  const state = copyOf(game, before);
  const heard: unknown[] = [];
  play(game, state, seat, move, (told) => {
    if (hears(told, viewer)) heard.push(told.event);
  });
  return { heard, view: viewOf(game, state, viewer) };
}

/** Answers that the seat could give in this world: of a list all, of selections and offers a sample. */
function othersOf(game: Game, state: State, seat: Seat, seed: string): AnyMove[] {
  const chance = streamFrom(seed);
  const { list = [], selections = [], offers = [] } = questionFor(game, state, seat);
  if (selections.length + offers.length === 0) return [...list];
  return [...list, ...range(OTHERS).map(() => randomAnswer(game, state, seat, chance))];
}
