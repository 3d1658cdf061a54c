import { rooms } from '@ludoteca/games';
import { begin, configure, nextToAnswer, quick, type View, viewOf, violationOf } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { BotPool } from '../src/index.ts';

/** Minimum number of turns of the event loop: thinking in this thread would leave a few per answer. */
const MANY = 500;

/** Counts the turns of the event loop while something goes on. How late they are is measured by `npm run bench`. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let goesOn = true;
  const turn = (): void => {
    turns += 1;
    if (goesOn) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  goesOn = false;
  return turns;
}

it('while bots think, the event loop goes on', async () => {
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
  const turns = await turnsDuring(ask('hard'));
  await pool.close();
  expect(turns).toBeGreaterThan(MANY);
});
