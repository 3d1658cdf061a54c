import { at, range } from '@ludoteca/kernel';
import type { Games, Position } from './curve.ts';

/** How well chances predict games, over all sides of all positions; every game counts the same. */
export interface Score {
  /** The mean log loss about the winner, in nats. */
  readonly logLoss: number;
  /** The mean squared error of the chance of a side. */
  readonly brier: number;
  readonly bins: readonly Bin[];
}

/** The predictions in one tenth of the scale: their mean, the share that won, and their part of all predictions. */
export interface Bin {
  readonly said: number;
  readonly came: number;
  readonly part: number;
}

const BINS = 10;
const SMALLEST = 1e-6;

/** How well chances predict these games. */
export function scoreOf(games: Games, chancesOf: (position: Position) => readonly number[]): Score {
  let logLoss = 0;
  let brier = 0;
  const bins = range(BINS).map(() => ({ said: 0, came: 0, part: 0 }));
  for (const positions of games) {
    for (const position of positions) {
      const counts = 1 / (games.length * positions.length);
      for (const [side, chance] of chancesOf(position).entries()) {
        const share = at(position.won, side);
        const counted = counts / position.won.length;
        logLoss -= counts * share * Math.log(Math.max(SMALLEST, chance));
        brier += counted * (chance - share) ** 2;
        const bin = at(bins, Math.min(BINS - 1, Math.floor(chance * BINS)));
        bin.said += counted * chance;
        bin.came += counted * share;
        bin.part += counted;
      }
    }
  }
  return {
    logLoss,
    brier,
    bins: bins.map(({ said, came, part }) => (part === 0 ? { said, came, part } : { said: said / part, came: came / part, part })),
  };
}

/** Expected calibration error: the mean distance between prediction and outcome. */
export function calibrationError({ bins }: Score): number {
  return bins.reduce((total, { said, came, part }) => total + part * Math.abs(said - came), 0);
}
