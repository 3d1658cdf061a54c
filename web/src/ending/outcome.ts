import type { Seat, Side, Standing } from '@ludoteca/kernel';

/** How a game ended for the viewer. Distances are in the game's points; 0 where a tie-break decided. */
export type Outcome =
  /** `others` won as well: a victory that is shared. */
  | { readonly kind: 'won'; readonly side: Side; readonly others: readonly Seat[]; readonly rival: Rival | undefined }
  | { readonly kind: 'placed'; readonly side: Side; readonly rival: Rival | undefined }
  /** Somebody who only watched, or several people around one device. */
  | { readonly kind: 'watched'; readonly winners: readonly Seat[]; readonly score: number; readonly rival: Rival | undefined };

/** The side to compare with: the best of those one beat, or the winner. */
export interface Rival {
  readonly seats: readonly Seat[];
  readonly distance: number;
}

export function outcomeFor({ sides }: Standing, you: readonly Seat[]): Outcome {
  const winners = sides.filter(({ won }) => won);
  const beaten = sides.filter(({ won }) => !won).sort((a, b) => a.rank - b.rank)[0];
  const [first] = winners;
  const behind = (side: Side | undefined): Rival | undefined =>
    side === undefined || beaten === undefined ? undefined : { seats: beaten.seats, distance: side.score - beaten.score };
  const mine = sides.filter(({ seats }) => seats.some((seat) => you.includes(seat)));
  const [side] = mine;
  if (side === undefined || mine.length > 1)
    return { kind: 'watched', winners: winners.flatMap(({ seats }) => seats), score: first?.score ?? 0, rival: behind(first) };
  if (side.won) {
    const others = winners.filter((other) => other !== side).flatMap(({ seats }) => seats);
    return { kind: 'won', side, others, rival: behind(side) };
  }
  return { kind: 'placed', side, rival: first === undefined ? undefined : { seats: first.seats, distance: first.score - side.score } };
}

/** The place of a side; none for a single side that has not reached its goal. */
export function placeOf({ rank, won }: Side): number | undefined {
  return rank === 1 && !won ? undefined : rank;
}

/** One source of points with each side's part, in the order of the sides. */
export interface Source {
  readonly label: string;
  readonly rule: string | undefined;
  readonly points: readonly number[];
  /** The most that a side got, where they differ. */
  readonly best: number | undefined;
}

/** Where the points come from: every label once, in the order of the rules. */
export function sourcesOf(sides: readonly Side[]): Source[] {
  const lines = sides.flatMap((side) => side.lines);
  const labels = [...new Set(lines.map(({ label }) => label))];
  const sources = labels.map((label) => {
    const points = sides.map((side) => side.lines.filter((line) => line.label === label).reduce((sum, line) => sum + line.points, 0));
    const most = Math.max(...points);
    return {
      label,
      rule: lines.find((line) => line.label === label)?.rule,
      points,
      best: points.length > 1 && points.some((one) => one !== most) ? most : undefined,
    };
  });
  return sources.filter(({ points }) => points.some((one) => one !== 0));
}
