/* The bots without threads and programs: what runs in a browser's worker as well as in Node. */
export { type Answered, answerOrFallback, remarkOrSilence, type ThinkOptions, think } from './answer.ts';
export { type Budget, DEFAULT_BUDGET, type PastOffer, type Player } from './bot.ts';
export { isEvident } from './explain/evident.ts';
export { type Advice, type Explanation, explain } from './explain/explain.ts';
export type { Reason } from './explain/reasons.ts';
export { courseOf, type Moment, type Review, type ReviewPlan, review, type TurningPoint, type Weighed } from './explain/review.ts';
export { LEVELS, levelOf } from './levels.ts';
export { isOffer, offersMade, rememberOffer } from './lookahead/offers.ts';
export { Memory } from './search/memory.ts';
