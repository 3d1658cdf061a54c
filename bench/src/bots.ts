import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { BotPool } from '@ludoteca/bots';
import { rooms } from '@ludoteca/games';
import { begin, configure, nextToAnswer, quick, type View, viewOf } from '@ludoteca/kernel';
import type { Measure } from './measure.ts';

const RESOLUTION_MS = 5;
const THOUGHT_MS = 1_000;
const ROUNDS = 4;

/** The effect of searching bots on the main thread of their process. */
export const botMeasures: readonly Measure[] = [{ name: 'bots/event-loop-delay-p99-ms', unit: 'ms', run: eventLoopDelay }];

/** Lateness of a timer of the main thread while hard bots keep every core busy: the 99th percentile. */
async function eventLoopDelay(): Promise<number> {
  const pool = new BotPool({ threads: availableParallelism() });
  const questions = rooms.flatMap(({ game }) => {
    const state = begin(game, configure(game, {}), quick('loop'));
    const seat = nextToAnswer(game, state);
    return seat === undefined ? [] : [{ gameId: game.meta.id, view: viewOf(game, state, seat) as View }];
  });
  const ask = (level: string): Promise<unknown> =>
    Promise.all(
      questions.map(({ gameId, view }) =>
        pool.answer({ gameId, level, view, seed: 'loop', budget: { milliseconds: THOUGHT_MS }, pastOffers: [] }, 60_000),
      ),
    );
  await ask('easy');
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  monitor.enable();
  for (let round = 0; round < ROUNDS; round++) await ask('hard');
  monitor.disable();
  await pool.close();
  return monitor.percentile(99) / 1e6 - RESOLUTION_MS;
}
