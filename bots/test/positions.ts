import {
  begin,
  copyOf,
  nextToAnswer,
  play,
  quick,
  randomAnswer,
  type State,
  type Stream,
  streamFrom,
  type View,
  viewOf,
} from '@ludoteca/kernel';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';

/** A position of a random game, whose seat it is, and what that seat sees. */
export interface Position {
  readonly state: State<Stalls>;
  readonly seat: number;
  readonly view: View<Stalls>;
}

/** All positions of some random games. */
export function positions(games: number, seats = 2): Position[] {
  const found: Position[] = [];
  for (let n = 0; n < games; n++) {
    const chance: Stream = streamFrom(`positions ${n}`);
    const state = begin(stalls.game, { seats, options: {} }, quick(`game ${n}`));
    for (let seat = nextToAnswer(stalls.game, state); seat !== undefined; seat = nextToAnswer(stalls.game, state)) {
      found.push({ state: copyOf(stalls.game, state), seat, view: viewOf(stalls.game, state, seat) });
      play(stalls.game, state, seat, randomAnswer(stalls.game, state, seat, chance));
    }
  }
  return found;
}
