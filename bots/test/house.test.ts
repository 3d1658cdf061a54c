import { rooms } from '@ludoteca/games';
import {
  begin,
  configure,
  copyOf,
  imagine,
  nextToAnswer,
  play,
  quick,
  randomAnswer,
  type State,
  streamFrom,
  type View,
  viewOf,
} from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { answerOrFallback, BotPool, LEVELS, levelOf, type Player } from '../src/index.ts';

const budget = { iterations: 25 };
const SOME = 12;

interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly view: View;
}

/** Some positions spread over a random game; without a number of seats the fewest that the game allows. */
function spread({ game }: Player, seats?: number): Asked[] {
  const chance = streamFrom(`house ${game.meta.id} ${seats ?? 'few'}`);
  const all: Asked[] = [];
  const state = begin(game, configure(game, { seats }), quick('house'));
  for (let seat = nextToAnswer(game, state); seat !== undefined; seat = nextToAnswer(game, state)) {
    all.push({ state: copyOf(game, state), seat, view: viewOf(game, state, seat) });
    play(game, state, seat, randomAnswer(game, state, seat, chance));
  }
  const every = Math.ceil(all.length / SOME);
  return all.filter((_, index) => index % every === 0);
}

describe.each(rooms.map((room) => [room.game.meta.id, room] as const))('the bots at %s', { timeout: 60_000 }, (_id, room) => {
  const asked = [undefined, room.game.meta.seats.max].flatMap((seats) => spread(room, seats));

  it.each(LEVELS)('%s answers without failing, and the same whatever is hidden', { timeout: 240_000 }, (level) => {
    for (const [index, { seat, view }] of asked.entries()) {
      const answer = (seen: View): unknown => answerOrFallback(room, levelOf(level), seen, `seed ${index}`, { budget, pastOffers: [] });
      const given = answer(view);
      expect(given).toMatchObject({ fallback: false });
      const elsewhere = imagine(room.game, view, streamFrom(`elsewhere ${index}`));
      expect(answer(viewOf(room.game, elsewhere, seat))).toEqual(given);
    }
  });
});

it('the pool finds the rooms of the house by itself', { timeout: 60_000 }, async () => {
  const room = rooms[0] ?? expect.fail();
  const { view } = spread(room)[0] ?? expect.fail();
  const pool = new BotPool({ threads: 1 });
  const answered = await pool
    .answer({ gameId: room.game.meta.id, level: 'medium', view, seed: 'house', budget })
    .finally(() => pool.close());
  expect(answered.fallback).toBe(false);
});
