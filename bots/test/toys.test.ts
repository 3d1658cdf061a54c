import { type Evaluation, type Game, imagine, quick, sideOf, streamFrom, viewOf } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { chain } from '../../kernel/test/toys/chain.ts';
import { hands } from '../../kernel/test/toys/hands.ts';
import type { Market } from '../../kernel/test/toys/market/types.ts';
import { market } from '../../kernel/test/toys/market.ts';
import { teams } from '../../kernel/test/toys/teams.ts';
import { arena, type Bot, levelOf, type Player, playGame } from '../src/index.ts';
import { anyPlayer } from './any-player.ts';

const budget = { iterations: 80 };
/** Bargaining takes more thought: what others would say to each offer. */
const long = { iterations: 500 };

/** Judges by the score of the moment, which is all that a toy needs. */
function byScore(game: Game): Player {
  return { game, evaluation: { potential: (state, seat) => sideOf(game.standing(state).sides, seat).score } };
}

/** The score, and the goods that the seat's secret wish will count double at the end. */
const wishful: Evaluation<Market> = {
  potential: (state, seat) => {
    const wish = state.seats[seat]?.own.wish ?? 0;
    return sideOf(market.standing(state).sides, seat).score + 0.98 * (state.open.goods[seat]?.[wish] ?? 0);
  },
};
const trading = anyPlayer({ game: market, evaluation: wishful });

/** The bot, with all its answers recorded. */
function taken(bot: Bot, notes: { kind: string }[]): Bot {
  const note = <M extends { kind: string } | undefined>(move: M): M => {
    if (move !== undefined) notes.push(move);
    return move;
  };
  return {
    level: bot.level,
    answer: (...given) => note(bot.answer(...given)),
    remark: (...given) => note(bot.remark(...given)),
  };
}

describe('at the toys', { timeout: 60_000 }, () => {
  it.each([
    ['hands', byScore(hands as unknown as Game)],
    ['chain', byScore(chain as unknown as Game)],
    ['market', trading],
    ['teams', byScore(teams as unknown as Game)],
  ])('medium beats random at %s and never fails', async (_name, room) => {
    const { levels } = await arena({ room, levels: ['medium', 'random'], blocks: 8, seed: 'toys', budget, threads: 1 });
    expect(levels.medium?.winShare).toBeGreaterThan(0.55);
    expect(levels.medium?.fallbacks).toBe(0);
  });

  it('bots come to terms in a dialogue: offers, counter-offers, acceptance, closing', () => {
    const notes: { kind: string }[] = [];
    for (const game of ['a', 'b', 'c', 'd']) {
      const bots = [0, 1, 2].map(() => taken(levelOf('medium'), notes));
      const config = { seats: 3, options: { rounds: 2 } } as const;
      expect(playGame({ player: trading, config, chance: quick(game), bots, budget: long, seed: game }).finished).toBe(true);
    }
    const kinds = new Set(notes.map(({ kind }) => kind));
    for (const kind of ['offer', 'accept', 'close', 'done']) expect(kinds).toContain(kind);
  });

  it('what is said in a dialogue does not depend on what is hidden', () => {
    let speeches = 0;
    const spy: Bot = {
      level: 'spy',
      answer: (...given) => levelOf('medium').answer(...given),
      remark: (player, view, ...given) => {
        const other = imagine(player.game, view, streamFrom('elsewhere'));
        const said = levelOf('medium').remark(player, view, ...given);
        expect(levelOf('medium').remark(player, viewOf(player.game, other, view.viewer), ...given)).toEqual(said);
        if (said !== undefined) speeches++;
        return said;
      },
    };
    const config = { seats: 3, options: { rounds: 2 } } as const;
    for (const seed of ['a', 'b', 'c'])
      playGame({ player: trading, config, chance: quick(seed), bots: [spy, spy, spy], budget: long, seed });
    expect(speeches).toBeGreaterThan(0);
  });
});
