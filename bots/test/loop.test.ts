import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { rooms } from '@ludoteca/games';
import { begin, configure, nextToAnswer, quick, type View, viewOf, violationOf } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { BotPool } from '../src/index.ts';

/** Milliseconds that the event loop of a server may be held up, in 99 of 100 cases. */
const MOST = 20;

/** Two threads that are as busy as two bots and have nothing to do with us. */
function busyThreads(milliseconds: number): Promise<unknown> {
  const code = `const end = Date.now() + ${milliseconds}; while (Date.now() < end);`;
  return Promise.all([0, 1].map(() => once(new Worker(code, { eval: true }), 'exit')));
}

/** How late timers are in 99 of 100 cases while something goes on. */
async function lateness(during: Promise<unknown>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: 5 });
  monitor.enable();
  await during;
  monitor.disable();
  return monitor.percentile(99) / 1e6 - 5;
}

describe('while bots think', { timeout: 120_000 }, () => {
  it('the event loop is free: its delay stays within 20 ms, what two other busy threads cost on this machine not counted', async () => {
    const pool = new BotPool({ threads: 2 });
    const asked = rooms.map(({ game }) => {
      const state = begin(game, configure(game, {}), quick('loop'));
      return { game, state, view: viewOf(game, state, nextToAnswer(game, state) ?? expect.fail()) as View };
    });
    const budget = { milliseconds: 400 };
    const ask = async (level: string): Promise<void> => {
      const answers = await Promise.all(
        asked.map(({ game, view }) => pool.answer({ gameId: game.meta.id, level, view, seed: 'loop', budget, pastOffers: [] }, 60_000)),
      );
      for (const [place, { game, state, view }] of asked.entries()) {
        expect(answers[place]?.fallback).toBe(false);
        expect(violationOf(game, state, view.viewer, answers[place]?.move as never)).toBeUndefined();
      }
    };
    await ask('easy');
    const otherwise = await lateness(busyThreads(2_000));
    const thinking = await lateness(ask('hard'));
    await pool.close();
    expect(thinking).toBeLessThan(MOST + Math.max(0, otherwise));
  });
});
