import { rooms } from '@ludoteca/games';
import { begin, configure, copyOf, nextToAnswer, play, quick, randomAnswer, range, streamFrom, sum } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { calibrationError, scoreOf } from '../src/tune/calibration.ts';
import { chancesBy, curvesFor, type Position } from '../src/tune/curve.ts';
import { fittedTo, positionsOf } from '../src/tune/win-curves.ts';
import { winChances } from '../src/win-chance.ts';
import { stalls } from './stalls/game.ts';

/* Prospects are shown to people as chances of winning, so they have to be about as often right as they say. */

/** Ten games scatter: with the fitted curves what is said is off by 0.04 to 0.08 in them, with weights three times as high by 0.2. */
const GAMES = 10;
const OFF = 0.14;

it('the five games of the house have fitted curves', () => {
  const fitted = rooms.filter(({ evaluation }) => evaluation.winning !== undefined).map(({ game }) => game.meta.id);
  expect(fitted).toEqual(expect.arrayContaining(['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer']));
});

describe.each(rooms.map((room) => [room.game.meta.id, room] as const))('prospects at %s', { timeout: 120_000 }, (_id, room) => {
  const { game, evaluation } = room;
  // A room may do without: then prospects come from points alone.
  const isFitted = evaluation.winning !== undefined;

  it.runIf(isFitted)('are about as often right as they say, over a few whole games', () => {
    const plan = { room, level: 'medium', budget: { iterations: 20 } };
    const games = range(GAMES).map((n) => positionsOf(plan, { seats: 3 }, `calibration ${n}`));
    const { winning } = evaluation;
    const curve = winning?.curves[winning.table(configure(game, { seats: 3 }))] ?? expect.fail();
    const score = scoreOf(games, chancesBy(curve));
    expect(score.logLoss).toBeLessThan(Math.log(3));
    expect(calibrationError(score)).toBeLessThan(OFF);
  });

  it('sum to one over the sides at every step, and at the end belong to the winners', () => {
    const state = begin(game, configure(game, { seats: 3 }), quick('sum'));
    const chance = streamFrom('sum');
    for (let seat = nextToAnswer(game, state); seat !== undefined; seat = nextToAnswer(game, state)) {
      expect(sum(winChances(room, state))).toBeCloseTo(1, 9);
      play(game, state, seat, randomAnswer(game, state, seat, chance));
    }
    const final = winChances(room, copyOf(game, state));
    for (const { won, seats } of game.standing(state).sides) for (const seat of seats) expect((final[seat] ?? 0) > 0).toBe(won);
    expect(sum(final)).toBeCloseTo(1, 9);
  });

  it.runIf(isFitted)('have a curve for every table', () => {
    const { winning } = evaluation;
    for (const wish of winning?.tables ?? expect.fail())
      expect(winning?.curves).toHaveProperty(winning?.table(configure(game, wish)) ?? '');
  });
});

describe('a fit of prospects', () => {
  /** Games in which a lead of some points wins as often as a curve says. */
  function played(weight: (progress: number) => number, games: number, seed: string): Position[][] {
    const chance = streamFrom(seed);
    return range(games).map(() =>
      range(6).map((step) => {
        const progress = step / 5;
        const potentials = [10, 10 + chance.int(9) - 4];
        const first = 1 / (1 + Math.exp(((potentials[1] ?? 0) - 10) * weight(progress)));
        const isFirst = chance.int(1_000) < first * 1_000;
        return { progress, potentials, won: isFirst ? [1, 0] : [0, 1], unfitted: [0.5, 0.5] };
      }),
    );
  }

  it('finds how much a point weighs, and that it weighs more towards the end', () => {
    const [curve = expect.fail()] = curvesFor([played((progress) => Math.exp(-1.5 + 1.5 * progress), 2_000, 'fit')]);
    const weight = (progress: number): number => Math.exp(curve.start + curve.growth * progress + curve.bend * progress ** 2);
    expect(weight(0)).toBeCloseTo(Math.exp(-1.5), 1);
    expect(weight(1)).toBeGreaterThan(0.8);
    expect(weight(1)).toBeLessThan(1.25);
  });

  it('is tested on games held out: it predicts them better than a coin, and is calibrated', () => {
    const [table = expect.fail()] = fittedTo([{ table: '2', played: played(() => 0.4, 900, 'held') }]);
    expect(table.fitted.logLoss).toBeLessThan(table.unfitted.logLoss - 0.03);
    expect(calibrationError(table.fitted)).toBeLessThan(0.05);
    expect(table.unfitted.logLoss).toBeCloseTo(Math.log(2), 9);
  });

  it('a game without a curve still has prospects', () => {
    const state = begin(stalls.game, configure(stalls.game, { seats: 2 }), quick('stalls'));
    expect(sum(winChances(stalls.player, state))).toBeCloseTo(1, 9);
  });
});
