import { type Chance, copyOf, type Game, type GameTypes, imagine, type State, type View } from '@ludoteca/kernel';

/** Makes imagined worlds of one view, a fresh one at every call. */
export type Dreamer<T extends GameTypes> = (chance: Chance) => State<T>;

/**
 * The same as calling the kernel's `imagine` again and again, only quicker: what all may see and the viewer's own part
 * are copied with the game's own copy from one first world, and just the unknown is invented anew. An answer that the
 * viewer has already given in private is taken back: it is about to answer anew.
 */
export function dreamerOf<T extends GameTypes>(game: Game<T>, view: View<T>, chance: Chance): Dreamer<T> {
  const first = imagine(game, view, chance);
  first.answers[view.viewer] = null;
  return (fate) => {
    const { seats, hidden, steps } = game.imagine(view, fate);
    const state = copyOf(game, first);
    for (let seat = 0; seat < seats.length; seat++) {
      const part = seats[seat];
      if (seat !== view.viewer && part !== undefined) state.seats[seat] = part;
    }
    state.hidden = hidden;
    if (steps !== undefined) state.agenda = state.agenda.map((step, place) => withHidden(step, steps[place]));
    state.chance = { kind: 'quick', words: [word(fate), word(fate), word(fate), word(fate)] };
    return state;
  };
}

function withHidden<S extends { readonly hidden?: object }>(step: S, hidden: object | undefined): S {
  return hidden === undefined ? step : { ...step, hidden };
}

function word(chance: Chance): number {
  return chance.int(0x100000000) | 0;
}
