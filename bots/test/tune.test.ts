import { streamFrom, sum } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { arena, fit, type Player, spsa, tune, weighted } from '../src/index.ts';
import { logisticRegression, logLoss } from '../src/tune/logistic.ts';
import { anyPlayer } from './any-player.ts';
import { positions } from './positions.ts';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';

const typed: Player<Stalls> = {
  game: stalls.game,
  evaluation: {
    potential: (state, seat) => 0.2 * stalls.evaluation.potential(state, seat) + 3 * (seat + state.seats.length),
    terms: (state, seat) => [
      { term: 'worth', value: 0.2 * stalls.evaluation.potential(state, seat) },
      { term: 'noise', value: 3 * (seat + state.seats.length) },
    ],
  },
};

const termed = anyPlayer(typed);

describe('tuning', { timeout: 120_000 }, () => {
  it('climbs to where a measure is highest', async () => {
    const top: Record<string, number> = { a: 3, b: 0.5 };
    const height = (figures: Readonly<Record<string, number>>): number =>
      -sum(Object.keys(top).map((name) => ((figures[name] ?? 0) - (top[name] ?? 0)) ** 2));
    const measure = async (first: Record<string, number>, second: Record<string, number>): Promise<number> =>
      Math.tanh(height(first) - height(second));
    const found = await spsa({ start: { a: 1, b: 1 }, steps: 400, rate: 1, chance: streamFrom('climb'), measure });
    expect(found.a).toBeCloseTo(3, 0);
    expect(Math.abs((found.b ?? 0) - 0.5)).toBeLessThan(0.3);
  });

  it('multiplies the terms of an evaluation', () => {
    const [{ state } = expect.fail()] = positions(1);
    const { potential, terms } = weighted(termed.evaluation, { worth: 2, noise: 0 });
    expect(potential(state, 0)).toBeCloseTo(0.4 * stalls.evaluation.potential(state, 0));
    expect(terms?.(state, 0)).toHaveLength(2);
    expect(() => weighted(stalls.player.evaluation, {})).toThrow('nothing to tune');
  });

  it('gives a factor to every term, the same for the same seed, and compares the result with the start', async () => {
    const plan = { room: termed, level: 'medium', steps: 4, blocks: 2, check: 3, budget: { iterations: 20 }, seed: 'tune' };
    const tuned = await tune(plan);
    expect(Object.keys(tuned.factors)).toEqual(['noise', 'worth']);
    expect(Number.isFinite(tuned.gain.mean)).toBe(true);
    expect(await tune(plan)).toEqual(tuned);
    await expect(tune({ ...plan, room: stalls.player })).rejects.toThrow('nothing to tune');
  });
});

describe('fitting', { timeout: 120_000 }, () => {
  it('finds the weights that outcomes were drawn by, and how surprising they leave them', () => {
    const chance = streamFrom('logit');
    const draw = (): number => (chance.int(2_001) - 1_000) / 500;
    const comparisons = Array.from({ length: 20_000 }, () => {
      const differences = [draw(), draw(), 0];
      const odds = 1 / (1 + Math.exp(-(1.5 * (differences[0] ?? 0) - 0.5 * (differences[1] ?? 0))));
      return { differences, isAhead: chance.int(1_000_000) < odds * 1_000_000 };
    });
    const [first, second, idle] = logisticRegression(comparisons, 3);
    expect(Math.abs((first ?? 0) - 1.5)).toBeLessThan(0.1);
    expect(Math.abs((second ?? 0) + 0.5)).toBeLessThan(0.1);
    expect(idle).toBe(0);
    expect(logLoss(comparisons, [0, 0, 0])).toBeCloseTo(Math.log(2), 9);
    expect(logLoss(comparisons, [1.5, -0.5, 0])).toBeLessThan(0.52);
  });

  it('says that a term which favours nobody for a reason counts for nothing, and what a fact is worth', () => {
    const misled: Player<Stalls> = {
      game: stalls.game,
      evaluation: {
        potential: (state, seat) => stalls.evaluation.potential(state, seat) + ((state.open.round + seat) % 2) * 6,
        terms: (state, seat) => [
          { term: 'worth', value: stalls.evaluation.potential(state, seat) },
          { term: 'fancy', value: ((state.open.round + seat) % 2) * 6 },
        ],
        facts: (state, seat) => [{ term: 'doubled', value: stalls.evaluation.potential(state, seat) * 2 }],
      },
    };
    const plan = { room: anyPlayer(misled), level: 'easy', games: 80, budget: { iterations: 20 }, seed: 'fit' };
    const found = fit(plan);
    expect(found.terms.map(({ name }) => name)).toEqual(['worth', 'fancy']);
    const [worth, fancy] = found.terms;
    const [doubled] = found.facts;
    expect(Math.abs(fancy?.worth ?? 9)).toBeLessThan(0.4);
    // The same column twice: the two share the weight of one.
    expect((worth?.worth ?? 0) + 2 * (doubled?.worth ?? 0)).toBeGreaterThan(1);
    expect(found.surprise.fitted).toBeLessThan(found.surprise.asItIs);
    expect(fit(plan)).toEqual(found);
    expect(() => fit({ ...plan, room: stalls.player })).toThrow('nothing to fit');
  });
});

describe('easy', { timeout: 120_000 }, () => {
  it('loses to medium and still beats random', async () => {
    const plan = { room: stalls.player, blocks: 40, seed: 'easy', budget: { iterations: 60 }, threads: 1 };
    expect((await arena({ ...plan, levels: ['medium', 'easy'] })).levels.medium?.winShare).toBeGreaterThan(0.55);
    expect((await arena({ ...plan, levels: ['easy', 'random'] })).levels.easy?.winShare).toBeGreaterThan(0.52);
  });
});
