/* The bots without their thread pool: what runs in a browser's worker as well as in Node. */

export { type Answered, answerInTime, remarkInTime, think } from './answer.ts';
export { type Budget, DEFAULT_BUDGET, type Player, type Said } from './bot.ts';
export { isEvident } from './explain/evident.ts';
export { type Advice, type Explanation, explain } from './explain/explain.ts';
export type { Reason } from './explain/reasons.ts';
export { courseOf, type Moment, type Review, type ReviewPlan, review, type TurningPoint, type Weighed } from './explain/review.ts';
export { LEVELS, levelOf } from './levels.ts';
export { isOffer, remember } from './lookahead/offers.ts';
export { Memory } from './search/memory.ts';
