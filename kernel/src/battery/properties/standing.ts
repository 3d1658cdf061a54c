import { range, sum } from '../../at.ts';
import type { Side } from '../../contract.ts';
import { brief } from '../../input/brief.ts';
import { same } from '../../plain.ts';
import type { Property } from '../property.ts';

/** Every place follows from the table of results. */
export const standing: Property = {
  name: 'standing',
  always: true,
  position({ game, state }, that) {
    const { final, sides } = game.standing(state);
    that(final === game.over(state), () => `the standing is ${final ? '' : 'not '}final, the game is ${final ? 'not ' : ''}over`);
    const seats = sides.flatMap((side) => side.seats).sort((a, b) => a - b);
    that(same(seats, range(state.seats.length)), () => `seats on sides: ${seats.join(', ')}; every seat stands on exactly one`);
    for (const side of sides) {
      const points = sum(side.lines.map((line) => line.points));
      that(points === side.score, () => `${brief(side.seats)} has ${side.score} points, its lines add up to ${points}`);
      const place = 1 + sides.filter((other) => other.rank < side.rank).length;
      that(
        side.rank === place,
        () => `${brief(side.seats)} has rank ${side.rank}, ${place} expected: places begin with 1 and ties share one`,
      );
      that(!side.won || (final && side.rank === 1), () => `${brief(side.seats)} has won without being first at the end`);
      const wronged = sides.find((other) => isWronged(side, other));
      that(
        wronged === undefined,
        () => `${brief(side.seats)} stands before ${brief(wronged?.seats)}, which has more points and lost nothing`,
      );
    }
  },
};

/** In a race the first seat to reach the goal in its own turn wins, so a winner may rank before a seat with more points. */
function isWronged(side: Side, other: Side): boolean {
  if (side.rank === other.rank) return side.won !== other.won || side.score !== other.score;
  return side.rank < other.rank && side.score < other.score && !side.won;
}
