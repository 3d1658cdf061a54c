import { isEmpty, questionFor, randomAnswer } from '@ludoteca/kernel';
import type { Bot } from '../bot.ts';
import { sampleWorld, seatAsked, streamOf } from '../determinization.ts';

/** An optional answer is given once in this many times. */
const TALKATIVE = 3;

/** Any legal answer, all with equal chance. For tests, and the last resort when another level fails. */
export const random: Bot = {
  level: 'random',
  answer({ game }, view, _budget, seed) {
    const { state, words } = sampleWorld(game, view, seed);
    return randomAnswer(game, state, seatAsked(view), streamOf(words));
  },
  remark({ game }, view, _budget, seed) {
    const seat = seatAsked(view);
    const { state, words } = sampleWorld(game, view, seed);
    const chance = streamOf(words);
    if (chance.int(TALKATIVE) > 0 || isEmpty(questionFor(game, state, seat))) return undefined;
    return randomAnswer(game, state, seat, chance);
  },
};
