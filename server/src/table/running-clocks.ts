import type { Seat } from '@ludoteca/kernel';
import { advance } from './clock-rule.ts';
import { isPlayedByBot, type TableDoc } from './doc.ts';
import type { House } from './house.ts';

/** Seats whose person is waited for: the clocks of bots and stand-ins stand. */
export function runningSeats(doc: TableDoc, waiting: readonly Seat[]): Seat[] {
  return waiting.filter((seat) => !isPlayedByBot(doc.seats[seat]));
}

/** The clocks after seats have changed hands. */
export function clocksAfterHandover(house: House, doc: TableDoc): TableDoc['clocks'] {
  const running = runningSeats(doc, doc.waiting);
  return advance(doc.clock, doc.clocks, { now: house.now(), running, answered: undefined, open: true }, house.elapsed);
}
