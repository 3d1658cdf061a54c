import {
  type AnyEvent,
  type AnyMove,
  type Game,
  hears,
  imagine,
  nextToAnswer,
  play,
  randomAnswer,
  type Seat,
  streamFrom,
  type View,
} from '@ludoteca/kernel';

/**
 * The event by which an answer would be told, tried in an imagined world: boards show where an event happened, so they can
 * show where an answer leads before it is given. Null where the answer does not fit that world.
 */
export function eventOf(game: Game, view: View, seat: Seat, move: AnyMove): AnyEvent | null {
  const told: AnyEvent[] = [];
  const chance = streamFrom('pointing');
  const state = imagine(game, view, chance);
  const give = (whose: Seat, answer: AnyMove): void => {
    play(game, state, whose, answer, (one) => {
      if (hears(one, view.viewer)) told.push(one.event as AnyEvent);
    });
  };
  try {
    give(seat, move);
    // Private answers are revealed only when everybody has answered.
    for (let others = state.seats.length; others > 0 && told.length === 0; others--) {
      const next = nextToAnswer(game, state);
      if (next !== undefined) give(next, randomAnswer(game, state, next, chance));
    }
  } catch {
    return null;
  }
  return told.find((event) => event.seat === seat) ?? told[0] ?? null;
}
