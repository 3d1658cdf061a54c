import { type State, sideOf } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { sidesBySeat } from '../src/arena/block.ts';
import { arena, BotPool } from '../src/index.ts';
import { intervalOf, shareInterval } from '../src/statistics.ts';
import { stalls } from './stalls/game.ts';

const budget = { iterations: 60 };
const plan = { room: stalls.player, seed: 'arena', budget, threads: 1 };

/** The same game, in which the seats 0 and 2 play together. */
const partners = {
  ...stalls.player,
  game: {
    ...stalls.player.game,
    standing(state: State) {
      const { sides, ...standing } = stalls.player.game.standing(state);
      return { ...standing, sides: [sideOf(sides, 1), { ...sideOf(sides, 0), seats: [0, 2] }] };
    },
  },
};

describe('the arena', { timeout: 60_000 }, () => {
  it('lets identical bots tie exactly', async () => {
    const { levels } = await arena({ ...plan, levels: ['easy', 'easy'], blocks: 6 });
    expect(levels.easy).toEqual(levels['easy#2']);
    expect(levels.easy?.winShare).toBe(0.5);
    const three = await arena({ ...plan, levels: ['medium', 'random', 'random'], blocks: 4 });
    expect(three.levels.random).toEqual(three.levels['random#2']);
  });

  it('shows that a better bot wins', async () => {
    const result = await arena({ ...plan, levels: ['medium', 'random'], blocks: 30 });
    expect(result).toMatchObject({ game: 'stalls', seats: 2, blocks: 30, games: 60, capped: 0 });
    expect(result.levels.medium?.low).toBeGreaterThan(0.55);
    expect(result.levels.medium?.fallbacks).toBe(0);
    expect((result.levels.medium?.winShare ?? 0) + (result.levels.random?.winShare ?? 0)).toBeCloseTo(1);
  });

  it('gives the same result on any number of threads', async () => {
    const pool = new BotPool({ threads: 2, registry: new URL('./rooms.ts', import.meta.url).href });
    const matched = { ...plan, levels: ['medium', 'easy'], blocks: 5 };
    let done = 0;
    const parallel = await arena({ ...matched, pool, onBlock: () => done++ }).finally(() => pool.close());
    expect(parallel).toEqual(await arena(matched));
    expect(done).toBe(5);
  });

  it('fills more seats than there are levels by going round', async () => {
    const result = await arena({ ...plan, levels: ['easy', 'random'], seats: 3, blocks: 3 });
    expect((result.levels.easy?.winShare ?? 0) + (result.levels.random?.winShare ?? 0)).toBeCloseTo(1);
  });

  it('gives partners one level, and each side every level', async () => {
    expect(sidesBySeat(stalls.player, { seats: 3, options: {}, seed: 'sides' })).toEqual([0, 1, 2]);
    expect(sidesBySeat(partners, { seats: 3, options: {}, seed: 'sides' })).toEqual([0, 1, 0]);
    const three = { ...plan, room: partners, levels: ['easy', 'easy', 'random'], seats: 3, blocks: 1 };
    await expect(arena(three)).rejects.toThrow('3 levels and 2 sides; at most one level per side');
  });

  it('refuses what makes no sense', async () => {
    await expect(arena({ ...plan, levels: ['easy', 'genius'], blocks: 1 })).rejects.toThrow('level "genius"; allowed');
    await expect(arena({ ...plan, levels: ['easy'], blocks: 1 })).rejects.toThrow('1 seats; allowed: 2 to 3');
    await expect(arena({ ...plan, levels: ['easy', 'easy'], blocks: 0 })).rejects.toThrow('blocks: 0 found');
  });
});

describe('intervals', () => {
  it('follow Student', () => {
    const { mean, low, high } = intervalOf([1, 2, 3, 4, 5]);
    expect([mean, low, high].map((value) => value.toFixed(3))).toEqual(['3.000', '1.037', '4.963']);
  });

  it('of a share stay within 0 and 1, and do not vanish when everything was won', () => {
    expect(shareInterval([1, 1, 1, 1, 1, 1])).toEqual({ mean: 1, low: 0.5, high: 1 });
    expect(shareInterval([1, 1, 0.5, 1]).high).toBe(1);
    expect(shareInterval([0.5])).toEqual({ mean: 0.5, low: 0, high: 1 });
  });
});
