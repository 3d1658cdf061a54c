import type { RuleId, ScoreLine, Seat, Side } from './contract.ts';

/** A side before ranking: its score lines and the tie-break values in the rulebook's order. */
export interface Contender {
  readonly seats: readonly Seat[];
  readonly lines: readonly ScoreLine[];
  readonly ties: readonly { readonly rule: RuleId; readonly value: number }[];
}

/**
 * Ranks contenders by the sum of their lines, then by each tie-break in turn (more is better). Those equal in
 * everything share the rank, and the first rank wins. `final` is false while the game goes on: nobody has won yet.
 */
export function ranked(contenders: readonly Contender[], final: boolean): Side[] {
  const scored = contenders.map((side) => ({ ...side, score: side.lines.reduce((total, line) => total + line.points, 0) }));
  const better = (a: (typeof scored)[number], b: (typeof scored)[number]): number => {
    if (a.score !== b.score) return b.score - a.score;
    for (const [index, tie] of a.ties.entries()) {
      const difference = (b.ties[index]?.value ?? 0) - tie.value;
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return scored.map((side) => {
    const rank = 1 + scored.filter((other) => better(other, side) < 0).length;
    return { seats: side.seats, rank, score: side.score, won: final && rank === 1, lines: side.lines, ties: side.ties };
  });
}

/** The side a seat belongs to. */
export function sideOf(sides: readonly Side[], seat: Seat): Side {
  const side = sides.find((candidate) => candidate.seats.includes(seat));
  if (side === undefined) throw new RangeError(`seat ${seat} belongs to no side`);
  return side;
}
