import { BadInput, type State, type View, violationOf } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, LEVELS, levelOf, type Player, think } from '../src/index.ts';
import { positions } from './positions.ts';
import { roomOf } from './rooms.ts';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';

const budget = { iterations: 150 };

describe.each(LEVELS)('%s', (level) => {
  const seen = positions(3, 3);

  it('answers every question of whole games legally', () => {
    for (const { state, seat, view } of seen) {
      const move = levelOf(level).answer(stalls.player, view, budget, 'legal', []);
      expect(violationOf(stalls.player.game, state, seat, move)).toBeUndefined();
    }
  });

  it('gives the same answer to the same view, budget and seed', () => {
    for (const { view } of seen) {
      const again = JSON.parse(JSON.stringify(view)) as View<Stalls>;
      expect(levelOf(level).answer(stalls.player, again, budget, 'same', [])).toEqual(
        levelOf(level).answer(stalls.player, view, budget, 'same', []),
      );
    }
  });

  it('answers within milliseconds when it is told to', () => {
    const { state, seat, view } = seen[0] ?? expect.fail();
    const move = think(stalls.player, level, view, 'quick', { budget: { milliseconds: 5 } });
    expect(violationOf(stalls.player.game, state, seat, move)).toBeUndefined();
  });
});

describe('levels', () => {
  it('have names, and an unknown one is refused with those there are', () => {
    expect(LEVELS).toEqual(['random', 'easy', 'medium', 'hard']);
    expect(() => levelOf('genius')).toThrow(new BadInput('level "genius"; allowed: random, easy, medium, hard'));
    expect(() => levelOf('constructor')).toThrow(BadInput);
  });

  it('refuse to answer for a seat that is not asked', () => {
    const asked = positions(1).find(({ view }) => view.asked.must.length === 1) ?? expect.fail();
    const view = { ...asked.view, viewer: 1 - asked.seat };
    expect(() => levelOf('medium').answer(stalls.player, view, budget, 'x')).toThrow('is not asked');
  });

  it('fall back to a legal answer when their evaluation fails', () => {
    const { state, seat, view } = positions(1)[0] ?? expect.fail();
    const move = think(roomOf('thrower'), 'medium', view as View, 'x');
    expect(violationOf(stalls.game, state, seat, move as Stalls['move'])).toBeUndefined();
  });

  it('take views only: a state is a type error', () => {
    const handOver = (bot: Bot, player: Player, state: State<Stalls>): unknown =>
      // @ts-expect-error A bot never sees a state.
      bot.answer(player, state, budget, 'x');
    const handOverAny = (bot: Bot, player: Player, state: State): unknown =>
      // @ts-expect-error Nor does it when nothing is known about the game.
      bot.answer(player, state, budget, 'x');
    expect([handOver, handOverAny]).toHaveLength(2);
  });
});
