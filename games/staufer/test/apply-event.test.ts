import { begin, clone, configure, nextToAnswer, play, quick, randomAnswer, streamFrom } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { openAfter } from '../src/board/apply-event.ts';
import { staufer } from '../src/rules/index.ts';
import type { Event } from '../src/rules/types.ts';

// While a moment is played back the board shows a table made from the events alone; it must end where the rules end.
for (const [seats, privileges] of [
  [2, 'first'],
  [3, 'alternative'],
  [4, 'third'],
  [5, 'synergies'],
  [4, 'raining-points'],
  [3, 'quantity-vs-quality'],
  [5, '2-3-8-13-14-16'],
] as const) {
  test(`the events of a whole game lead from each position to the next, ${seats} seats, ${privileges}`, () => {
    const chance = streamFrom(`apply ${seats} ${privileges}`);
    const state = begin(staufer, configure(staufer, { seats, options: { privileges } }), quick(`game ${seats} ${privileges}`));
    for (let n = 0; n < 400 && !state.open.finished; n++) {
      const seat = nextToAnswer(staufer, state);
      if (seat === undefined) break;
      const before = clone(state.open);
      const events: Event[] = [];
      play(staufer, state, seat, randomAnswer(staufer, state, seat, chance), ({ event }) => events.push(event));
      expect(openAfter(before, events, events.length)).toEqual(state.open);
    }
    expect(state.open.finished).toBe(true);
  });
}
