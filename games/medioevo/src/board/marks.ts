import type { Event } from '../rules/types.ts';

/** The things on the table that events name, to be shown as the last move or because the log points at them. */
export interface Marks {
  readonly tiles: ReadonlySet<number>;
  /** "seat.estate" of estates that received or paid something. */
  readonly estates: ReadonlySet<string>;
  readonly cards: ReadonlySet<number>;
}

export const estateKey = (seat: number, estate: number): string => `${seat}.${estate}`;

/** The tiles, estates and cards of these events. Whole rows are left out: a new row is no move. */
export function marksOf(events: readonly Event[]): Marks {
  const tiles = new Set<number>();
  const estates = new Set<string>();
  const cards = new Set<number>();
  for (const event of events) {
    if ('tile' in event && event.kind !== 'discarded') tiles.add(event.tile);
    if ('card' in event) cards.add(event.card);
    if ('seat' in event && 'estate' in event) estates.add(estateKey(event.seat, event.estate));
  }
  return { tiles, estates, cards };
}
