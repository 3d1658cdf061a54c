import { at, range } from '@ludoteca/kernel';
import type { Games, Position } from './curve.ts';

/** How well chances foretell games: over all sides of all positions, every game counting the same. */
export interface Score {
  /** The mean surprise about the winner, in nats. */
  readonly logLoss: number;
  /** The mean squared error of the chance of a side. */
  readonly brier: number;
  readonly bins: readonly Bin[];
}

/** Of all chances in one tenth: what was said on average, what came, and how much of all that was said it is. */
export interface Bin {
  readonly said: number;
  readonly came: number;
  readonly part: number;
}

const BINS = 10;
const SMALLEST = 1e-6;

/** How well chances foretell these games. */
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

/** How far what was said is from what came, on average over all that was said. */
export function calibrationError({ bins }: Score): number {
  return bins.reduce((total, { said, came, part }) => total + part * Math.abs(said - came), 0);
}
