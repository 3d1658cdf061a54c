import { isEmpty, questionFor, randomAnswer, Stream } from '@ludoteca/kernel';
import type { Bot } from '../bot.ts';
import { imagined, seatAsked } from '../lookahead/context.ts';

/** One chance in so many to speak when it need not. */
const TALKATIVE = 3;

/** Any legal answer, each with equal right. For tests, and the last resort when another level fails. */
export const random: Bot = {
  level: 'random',
  answer(player, view, _budget, seed) {
    const seat = seatAsked(view);
    const world = imagined(player.game, view, seed);
    return randomAnswer(player.game, world.state, seat, new Stream({ kind: 'quick', words: [...world.words] }));
  },
  remark({ game }, view, _budget, seed) {
    const seat = seatAsked(view);
    const world = imagined(game, view, seed);
    const chance = new Stream({ kind: 'quick', words: [...world.words] });
    if (chance.int(TALKATIVE) > 0 || isEmpty(questionFor(game, world.state, seat))) return undefined;
    return randomAnswer(game, world.state, seat, chance);
  },
};
