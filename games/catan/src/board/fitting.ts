/** Widths in a row of known cards: a sign with its number beside it or on it, unknown cards, and the number of kinds left out. */
const WIDE = 37;
const TIGHT = 30;
const UNKNOWN = 42;
const MORE = 24;
/** What a number of two figures needs besides. */
const FIGURE = 8;
const TWO_FIGURES = 10;

export interface Fitting {
  /** Whether the numbers lie on the signs. */
  readonly tight: boolean;
  /** Kinds that have room; the others are counted. */
  readonly shown: number;
}

/** How a row of known cards, so many of each kind, is drawn in so much room; before it is measured, as if there were enough. */
export function fitting(counts: readonly number[], hasUnknown: boolean, room: number): Fitting {
  const kinds = counts.length;
  const left = room - (hasUnknown ? UNKNOWN : 0);
  const wide = kinds * WIDE + counts.filter((count) => count >= TWO_FIGURES).length * FIGURE;
  if (room === 0 || wide <= left) return { tight: false, shown: kinds };
  if (kinds * TIGHT <= left) return { tight: true, shown: kinds };
  return { tight: true, shown: Math.max(0, Math.floor((left - MORE) / TIGHT)) };
}
