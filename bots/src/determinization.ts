import { type Chance, copyOf, type Game, imagine, type Seat, type State, Stream, streamFrom, type View } from '@ludoteca/kernel';

/** A determinization of a view: a full state that agrees with it. `words` seed the chance of everything that is tried in it, equal for all moves tried. */
export interface World {
  readonly state: State;
  readonly words: readonly number[];
}

/** The seat of a view, which must be asked something. */
export function seatAsked(view: View): Seat {
  const { viewer, asked } = view;
  if (!asked.must.includes(viewer) && !asked.may.includes(viewer)) throw new Error(`${view.game}: seat ${viewer} is not asked`);
  return viewer;
}

/** One determinization by seed. An answer that the seat has already given in private is taken back: it is about to answer again. */
export function sampleWorld(game: Game, view: View, seed: string): World {
  const chance = streamFrom(seed);
  const state = imagine(game, view, chance);
  state.answers[view.viewer] = null;
  return { state, words: fourWords(chance) };
}

/** A random start of a quick stream. */
export function fourWords(chance: Chance): number[] {
  return [word(chance), word(chance), word(chance), word(chance)];
}

/** Samples a fresh determinization of one view at every call. */
export type StateSampler = (chance: Chance) => State;

/**
 * The same as calling the kernel's `imagine` again and again, only quicker: what all may see and the viewer's own part
 * are copied with the game's own copy from one first state, and only the unknown is sampled again. An answer that the
 * viewer has already given in private is taken back: it is about to answer again.
 */
export function stateSampler(game: Game, view: View, chance: Chance): StateSampler {
  const first = imagine(game, view, chance);
  first.answers[view.viewer] = null;
  return (fresh) => {
    const { seats, hidden, steps } = game.imagine(view, fresh);
    const state = copyOf(game, first);
    for (let seat = 0; seat < seats.length; seat++) {
      const part = seats[seat];
      if (seat !== view.viewer && part !== undefined) state.seats[seat] = part;
    }
    state.hidden = hidden;
    if (steps !== undefined) state.agenda = state.agenda.map((step, place) => withHidden(step, steps[place]));
    state.chance = { kind: 'quick', words: fourWords(fresh) };
    return state;
  };
}

/** A chance that starts from these words. */
export function streamOf(words: readonly number[]): Stream {
  return new Stream({ kind: 'quick', words: [...words] });
}

function withHidden<S extends { readonly hidden?: object }>(step: S, hidden: object | undefined): S {
  return hidden === undefined ? step : { ...step, hidden };
}

function word(chance: Chance): number {
  return chance.int(0x100000000) | 0;
}
