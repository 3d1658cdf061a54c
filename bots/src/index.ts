/* All of the bots, for Node. */
export { type ArenaPlan, type ArenaResult, arena, type LevelResult } from './arena/arena.ts';
export { type GameResult, type MixedPairing, type Pairing, playGame, playMixedGame } from './arena/game.ts';
export type { Bot } from './bot.ts';
export * from './browser.ts';
export type { Request } from './pool/jobs.ts';
export { BotPool, type PoolOptions } from './pool/pool.ts';
export { ExternalBot, type ProgramQuestion } from './protocol/external-bot.ts';
export { PROTOCOL, type ToProgram } from './protocol/messages.ts';
export { beginMessage, questionOf } from './protocol/question.ts';
export { checkSeat, commandOf, isProgram, STAND_IN, seatPlayer } from './protocol/seats.ts';
export { Search, type SearchOptions } from './search/search.ts';
export type { Interval } from './statistics.ts';
export { type Bin, calibrationError, type Score } from './tune/calibration.ts';
export { type Fit, type FitPlan, type Fitted, fit } from './tune/fit.ts';
export { spsa, type Tuning, type TuningStep, type Weights } from './tune/spsa.ts';
export { type Tuned, type TunePlan, tune, weighted } from './tune/tune.ts';
export { type FittedTable, fitWinCurves, type WinCurvesPlan } from './tune/win-curves.ts';
export { winChances } from './win-chance.ts';
