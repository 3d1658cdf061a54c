export { type ArenaPlan, type ArenaResult, arena, type LevelResult } from './arena/arena.ts';
export { type GameResult, type Pairing, playGame } from './arena/game.ts';
export type { Interval } from './arena/statistics.ts';
export { type Bot, type Budget, DEFAULT_BUDGET, type Player, type Said } from './bot.ts';
export { isOffer, remember } from './judge/offers.ts';
export { LEVELS, levelOf } from './levels.ts';
export type { Request } from './pool/jobs.ts';
export { BotPool, type PoolOptions } from './pool/pool.ts';
export { type Answered, answerInTime, remarkInTime, think } from './think.ts';
