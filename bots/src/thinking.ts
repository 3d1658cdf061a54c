/* The bots without their thread pool: what runs in a browser's worker as well as in Node. */
export { type Budget, DEFAULT_BUDGET, type Player, type Said } from './bot.ts';
export { isOffer, remember } from './judge/offers.ts';
export { LEVELS, levelOf } from './levels.ts';
export { type Answered, answerInTime, remarkInTime, think } from './think.ts';
