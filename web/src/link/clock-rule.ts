/** How time is counted at a table; seconds throughout. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly move: number; readonly bank: number }
  | { readonly kind: 'mail'; readonly bank: number; readonly increment: number; readonly cap: number };

/** One seat's clock: milliseconds in the bank, and since when it runs. */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
}
