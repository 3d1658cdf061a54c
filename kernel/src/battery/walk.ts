import { at } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import type { Game, GameTypes, Seat, State } from '../contract.ts';
import { asked, deciding, play } from '../play/engine.ts';
import { isEmpty, questionFor } from '../play/question.ts';
import { nextToAnswer, randomAnswer } from '../play/random.ts';

/** Plays a few random answers on a state that the caller owns. */
export function wander<T extends GameTypes>(game: Game<T>, state: State<T>, chance: Chance, answers = 3): void {
  for (let i = 0; i < answers; i++) {
    const seat = nextToAnswer(game, state);
    if (seat === undefined) return;
    play(game, state, seat, randomAnswer(game, state, seat, chance));
  }
}

/** The next action in a random game: a seat answers, or (null) retracts its private answer. */
export interface Choice<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'] | null;
  /** Whether it comes from the seat that simulations would ask now: only those answers count towards `longest`. */
  readonly inTurn: boolean;
}

/**
 * The next action, undefined at the end. An orderly game asks as simulations do. In the others, seats that may answer but need not
 * sometimes do so, seats answer out of turn where several are asked, and they change and retract their answers.
 */
export function nextChoice<T extends GameTypes>(game: Game<T>, state: State<T>, chance: Chance, orderly: boolean): Choice<T> | undefined {
  const first = nextToAnswer(game, state);
  if (first === undefined) return undefined;
  const seat = orderly ? first : unruly(game, state, chance, first);
  const isTogether = deciding(game, state)?.together === true;
  if (isTogether && state.answers[seat] !== null && chance.int(2) === 0) return { seat, move: null, inTurn: false };
  return { seat, move: randomAnswer(game, state, seat, chance), inTurn: seat === first };
}

function unruly<T extends GameTypes>(game: Game<T>, state: State<T>, chance: Chance, first: Seat): Seat {
  if (chance.int(3) > 0) return first;
  const { must, may } = asked(game, state);
  const speakers = [...must, ...may].filter((seat) => !isEmpty(questionFor(game, state, seat)));
  return speakers.length === 0 ? first : at(speakers, chance.int(speakers.length));
}
