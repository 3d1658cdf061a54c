import { rooms } from '@ludoteca/games';
import { configure, range } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { calibrationError, scoreOf } from '../src/tune/calibration.ts';
import { chancesBy } from '../src/tune/curve.ts';
import { positionsOf } from '../src/tune/win-curves.ts';

/* Prospects are shown to people as chances of winning, so they have to be about as often right as they say. */

/** Ten games are few: with the fitted curves the calibration error in them is 0.04 to 0.08, with weights three times as high 0.2. */
const GAMES = 10;
const OFF = 0.14;

// A room may do without curves: then prospects come from points alone.
const fitted = rooms.flatMap((room) => (room.evaluation.winning === undefined ? [] : [[room.game.meta.id, room] as const]));

describe.each(fitted)('prospects at %s', (_id, room) => {
  const { game, evaluation } = room;

  it('are about as often right as they say, over a few whole games', () => {
    const plan = { room, level: 'medium', budget: { iterations: 20 } };
    const games = range(GAMES).map((n) => positionsOf(plan, { seats: 3 }, `calibration ${n}`));
    const { winning } = evaluation;
    const curve = winning?.curves[winning.table(configure(game, { seats: 3 }))] ?? expect.fail();
    const score = scoreOf(games, chancesBy(curve));
    expect(score.logLoss).toBeLessThan(Math.log(3));
    expect(calibrationError(score)).toBeLessThan(OFF);
  });
});
