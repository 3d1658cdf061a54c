import { quick } from '../../chance/chance.ts';
import type { GameTypes } from '../../contract.ts';
import { same } from '../../plain.ts';
import { begin, play, retract } from '../../play/engine.ts';
import { randomAnswer } from '../../play/random.ts';
import type { Course, Property } from '../property.ts';
import { difference } from '../wording.ts';

/** A saved game is its configuration, its seed and its answers; nothing else may matter. */
export const determinism: Property = {
  name: 'determinism',
  course(course, that) {
    const { game, config, seed, opening, turns } = course;
    const state = begin(game, config, quick(seed));
    that(same(state, opening), () => `set up again it differs: ${difference(opening, state)}`);
    for (const [index, turn] of turns.entries()) {
      if (turn.move === null) retract(state, turn.seat);
      else play(game, state, turn.seat, turn.move);
      that(same(state, turn.state), () => `after answer ${index + 1} it differs: ${difference(turn.state, state)}`);
    }
    // If the set-up hands out its own constants, the game has changed them by now.
    const third = begin(game, config, quick(seed));
    that(same(third, opening), () => `set up after a game it differs: ${difference(opening, third)}`);
  },
};

export const length: Property = {
  name: 'length',
  course(course, that) {
    if (!course.orderly) return;
    const { longest } = course.game.meta;
    that(course.finished || answersOf(course) < longest, () => `not over after ${longest} answers, the longest announced`);
  },
};

function answersOf<T extends GameTypes>(course: Course<T>): number {
  return course.turns.filter(({ move }) => move !== null).length;
}

/** Every seat that must answer has an answer, and until the game is over there is always a seat to wait for. */
export const deadEnds: Property = {
  name: 'dead ends',
  position(probe, that) {
    const { game, state } = probe;
    const { must, may } = probe.asked;
    const speakers = [...must, ...may];
    const over = game.over(state);
    that(over === (speakers.length === 0), () =>
      over ? 'the game is over, but somebody is asked' : 'the game goes on, but nobody is asked',
    );
    const strange = speakers.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= state.seats.length);
    that(strange === undefined, () => `seat ${strange} is asked, and there is none`);
    that(new Set(speakers).size === speakers.length, () => `a seat is asked twice: must ${must.join(', ')}, may ${may.join(', ')}`);
    // `randomAnswer` throws if there is no answer, or if a selection or offer cannot be finished.
    for (const seat of must) that(randomAnswer(game, state, seat, probe.chance) !== undefined, () => `seat ${seat} has no answer`);
  },
};
