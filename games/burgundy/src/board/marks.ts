import { INN_MARKET } from '../rules/moves.ts';
import { BLACK_DEPOT, type Event } from '../rules/types.ts';

/** What events name on the table, to be shown as the last move or because the log points at it. */
export interface Marks {
  /** "seat.hex" */
  readonly hexes: ReadonlySet<string>;
  readonly depots: ReadonlySet<number>;
  readonly seats: ReadonlySet<number>;
}

export const hexKey = (seat: number, hex: number): string => `${seat}.${hex}`;

/** The places that these events speak of; a seat counts only when the log points at it. */
export function marksOf(events: readonly Event[], pointed: boolean): Marks {
  const hexes = new Set<string>();
  const depots = new Set<number>();
  const seats = new Set<number>();
  for (const event of events) {
    if ('seat' in event && 'hex' in event) hexes.add(hexKey(event.seat, event.hex));
    if ('depot' in event && event.kind !== 'filled' && event.kind !== 'slotEmpty') depots.add(event.depot);
    if (event.kind === 'bought' || event.kind === 'granted') depots.add(event.market === INN_MARKET ? BLACK_DEPOT : event.market);
    if (pointed && (event.kind === 'blackFilled' || event.kind === 'innCame')) depots.add(BLACK_DEPOT);
    if (pointed && 'seat' in event) seats.add(event.seat);
  }
  return { hexes, depots, seats };
}
