import { rooms } from '@ludoteca/games';
import {
  begin,
  configure,
  copyOf,
  type Evaluation,
  nextToAnswer,
  play,
  quick,
  randomAnswer,
  range,
  streamFrom,
  sum,
} from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { calibrationError } from '../src/tune/calibration.ts';
import { curvesFor, type Position } from '../src/tune/curve.ts';
import { fittedTo } from '../src/tune/win-curves.ts';
import { winChances } from '../src/win-chance.ts';
import { purse } from './purse.ts';
import { stalls } from './stalls/game.ts';

/* Prospects are shown to people as chances of winning. Whether they are as often right as they say: prospects.long.ts. */

it('the five games of the house have fitted curves', () => {
  const fitted = rooms.filter(({ evaluation }) => evaluation.winning !== undefined).map(({ game }) => game.meta.id);
  expect(fitted).toEqual(expect.arrayContaining(['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer']));
});

describe.each(rooms.map((room) => [room.game.meta.id, room] as const))('prospects at %s', { timeout: 120_000 }, (_id, room) => {
  const { game, evaluation } = room;
  // A room may do without: then prospects come from points alone.
  const isFitted = evaluation.winning !== undefined;

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

describe('a single side', () => {
  /** The chance of a side that expects 20 points, whatever lies before it. */
  function chanceWith(winning: Evaluation['winning']): number | undefined {
    const { game } = purse.player;
    const state = begin(game, configure(game, {}), quick('alone'));
    return winChances({ game, evaluation: { potential: () => 20, ...(winning === undefined ? {} : { winning }) } }, state)[0];
  }
  const curve = { progress: () => 0.5, table: () => 'solo', tables: [], curves: { solo: { start: -1, growth: 0, bend: 0 } } };

  it('plays against its goal: the nearer it comes, the more it has, and it never has everything', () => {
    const [far = 0, near = 0, beyond = 0] = [40, 22, 18].map((goal) => chanceWith({ ...curve, goal: () => goal }));
    expect(far).toBeLessThan(0.01);
    expect(near).toBeCloseTo(1 / (1 + Math.exp(2 * Math.exp(-1))), 9);
    expect(beyond).toBeCloseTo(1 - near, 9);
  });

  it('without a goal is as likely to win as not', () => {
    expect(chanceWith(undefined)).toBe(0.5);
    expect(chanceWith(curve)).toBe(0.5);
  });

  it.each(['13a', '13b'])('of Burgundy’s solo game on %s has a chance to be seen at the start, and no more than that', (soloBoard) => {
    const { game, evaluation } = rooms.find((room) => room.game.meta.id === 'burgundy') ?? expect.fail();
    const state = begin(game, configure(game, { seats: 1, options: { mode: 'solo', soloBoard } }), quick('start'));
    const chance = streamFrom('start');
    for (let n = 0; n < 3; n++) {
      const [share = 0] = winChances({ game, evaluation }, state);
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.5);
      play(game, state, 0, randomAnswer(game, state, 0, chance));
    }
  });

  it('of Burgundy’s solo game has neither all nor nothing until the end', () => {
    const { game, evaluation } = rooms.find((room) => room.game.meta.id === 'burgundy') ?? expect.fail();
    const state = begin(game, configure(game, { seats: 1, options: { mode: 'solo' } }), quick('alone'));
    const chance = streamFrom('alone');
    for (let seat = nextToAnswer(game, state); seat !== undefined; seat = nextToAnswer(game, state)) {
      const [share = 0] = winChances({ game, evaluation }, state);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(0.99);
      play(game, state, seat, randomAnswer(game, state, seat, chance));
    }
    const [side = expect.fail()] = game.standing(state).sides;
    expect(winChances({ game, evaluation }, state)).toEqual([side.won ? 1 : 0]);
  });
});
