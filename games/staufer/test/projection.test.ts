import { at, begin, configure, nextToAnswer, play, quick, randomAnswer, type Seat, streamFrom, viewOf } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { roundPoints } from '../src/board/projection.ts';
import { staufer } from '../src/rules/index.ts';
import type { Event } from '../src/rules/types.ts';
import { given } from './table.ts';

const SCORED = ['tile', 'bonus', 'rank', 'presence'];

/** Points that a scoring brought to a seat, by its events. */
function scored(events: readonly Event[], seat: Seat): number {
  return events.reduce(
    (sum, event) => sum + (event.kind === 'points' && event.seat === seat && SCORED.includes(event.why) ? event.points : 0),
    0,
  );
}

test('what the board says a round would bring is what it brings, when the last turn changes no office', () => {
  let rounds = 0;
  for (const [seats, privileges] of [
    [2, 'third'],
    [4, '1-2-3-13-14-15'],
    [5, 'alternative'],
  ] as const) {
    const chance = streamFrom(`projection ${seats}`);
    const state = begin(staufer, configure(staufer, { seats, options: { privileges } }), quick(`projection ${seats}`));
    let promised: readonly number[] | null = null;
    let events: Event[] = [];
    for (let n = 0; n < 400 && !state.open.finished; n++) {
      const seat = nextToAnswer(staufer, state);
      if (seat === undefined) break;
      const isLastTurn = state.agenda.at(-1)?.kind === 'act' && state.open.order.length === 1;
      if (isLastTurn) {
        promised = roundPoints(viewOf(staufer, state, seat), state.open);
        events = [];
      }
      const move = isLastTurn ? ({ kind: 'supply', space: 0, spot: 0, swap: null } as const) : randomAnswer(staufer, state, seat, chance);
      play(staufer, state, seat, move, ({ event }) => events.push(event));
      const isDone = events.some(({ kind }) => kind === 'newOrder' || kind === 'won');
      if (promised === null || !isDone) continue;
      for (let one = 0; one < seats; one++) expect(scored(events, one)).toBe(at(promised, one));
      promised = null;
      rounds += 1;
    }
  }
  expect(rounds).toBe(15);
});

test('a region that would be scored twice counts once', () => {
  const rows = {
    king: 'aachen',
    rowsA: ['aachen', 'nijmegen', 'strasbourg', 'augsburg', 'milano'],
    rowsB: ['king', 'king', 'most', 'most', 'fewest'],
  };
  const story = given(4, { ...rows, rowsC: [1, 1, 1, 1], players: [{ offices: [['aachen-4', 'envoy']] }], tiles: [1, 2, 3, 4, 5, 6] });
  // The first tile pays 9 to the first place; Aachen's bonus is chests.
  expect(roundPoints(story.view(0), story.state.open)).toEqual([9, 0, 0, 0]);
});
