import { type View, violationOf } from '@ludoteca/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotPool, levelOf } from '../src/index.ts';
import { positions } from './positions.ts';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';

const budget = { iterations: 100 };
const { state, seat, view } = positions(1)[3] ?? expect.fail();
const request = { gameId: 'stalls', level: 'medium', view: view as View, seed: 'pool', budget };
const isLegal = (move: unknown): boolean => violationOf(stalls.game, state, seat, move as Stalls['move']) === undefined;

describe('the pool', { timeout: 60_000 }, () => {
  let pool: BotPool;
  beforeAll(() => {
    pool = new BotPool({ threads: 1, registry: new URL('./rooms.ts', import.meta.url).href });
  });
  afterAll(() => pool.close());

  it('answers from a worker thread what the bot would answer here', async () => {
    const here = levelOf('medium').answer(stalls.player, view, budget, 'pool');
    expect(await pool.answer(request)).toEqual({ move: here, fallback: false });
  });

  it('stops a bot that does not come to an end, and answers legally at the deadline', async () => {
    const started = performance.now();
    const { move, fallback, why } = await pool.answer({ ...request, gameId: 'sleeper' }, 400);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect([isLegal(move), fallback, why]).toEqual([true, true, 'medium took longer than 400 ms']);
  });

  it('survives a worker that dies', async () => {
    const { move, fallback } = await pool.answer({ ...request, gameId: 'crasher' });
    expect([isLegal(move), fallback]).toEqual([true, true]);
    expect((await pool.answer(request)).fallback).toBe(false);
  });

  it('is late on a busy machine without harm: time begins when a thread is free, and nobody is stopped for waiting', async () => {
    const slow = { ...request, budget: { milliseconds: 120 }, level: 'hard' };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => pool.answer({ ...slow, seed: `q${i}` }, 1_000)));
    expect(answers.map(({ fallback }) => fallback)).toEqual(answers.map(() => false));
    expect(answers.every(({ level, move }) => level === undefined && isLegal(move))).toBe(true);
  });

  it('has the next quicker level answer when one fails', async () => {
    const answered = await pool.answer({ ...request, gameId: 'sprinter', level: 'hard', budget: { milliseconds: 50 } });
    expect([answered.fallback, answered.level, isLegal(answered.move)]).toEqual([false, 'easy', true]);
    expect(answered.why).toBe('too much thinking');
  });

  it('answers at random when an evaluation fails, and tells why', async () => {
    const { move, fallback, why } = await pool.answer({ ...request, gameId: 'thrower' });
    expect([isLegal(move), fallback, why]).toEqual([true, true, 'the evaluation fell over']);
  });

  it('tells those who wait when it closes, instead of answering for them', async () => {
    const closing = new BotPool({ threads: 1, registry: new URL('./rooms.ts', import.meta.url).href });
    const waiting = closing.answer({ ...request, gameId: 'sleeper' });
    const refused = expect(waiting).rejects.toThrow('the bots have gone');
    await new Promise((done) => setTimeout(done, 1_500));
    await closing.close();
    await refused;
  });

  it('refuses an unknown level before any thread is asked', async () => {
    await expect(pool.answer({ ...request, level: 'genius' })).rejects.toThrow('level "genius"; allowed: random, easy, medium, hard');
  });
});
