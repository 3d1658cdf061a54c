import type { Seat } from '@ludoteca/kernel';
import type { TableActor } from './actor.ts';
import { refreshed, remaining } from './clock-rule.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import { withHappening } from './happening.ts';
import { mustBePlaying, ownSeat, type Person } from './person.ts';
import { clocksAfterHandover } from './stepping.ts';

/** What changes when the person of a seat is back: nothing unless somebody stood in. */
export async function withReturned(actor: TableActor, seat: Seat): Promise<Partial<TableDoc>> {
  const { doc, house } = actor;
  const found = doc.seats[seat];
  if (found?.kind !== 'person' || !found.standIn) return {};
  const happenings = await withHappening(actor, 'returned', seat);
  const seats = replaced(doc.seats, seat, { ...found, standIn: false });
  const clocks = refreshed(doc.clock, doc.clocks, seat);
  return { seats, happenings, clocks: clocksAfterHandover(house, { ...doc, seats, clocks }) };
}

/** The person takes over from the stand-in. */
export function comeBack(actor: TableActor, person: Person, seat: Seat): Promise<void> {
  return actor.act(async () => {
    mustBePlaying(actor.doc);
    if (!ownSeat(actor.doc, person, seat).standIn) return;
    await actor.save({ doc: await withReturned(actor, seat) });
  });
}

/** A clock has run out: a bot plays until the person returns. Does nothing when there is time left after all. */
export function standIn(actor: TableActor, seat: Seat): Promise<'early' | 'done'> {
  return actor.act(async () => {
    const { doc, house } = actor;
    const found = doc.seats[seat];
    if (doc.phase !== 'playing' || doc.frozen !== null || found?.kind !== 'person' || found.standIn) return 'done';
    const left = remaining(doc.clock, doc.clocks?.seats[seat], house.now(), house.elapsed);
    if (left === undefined) return 'done';
    if (left > 0) return 'early';
    const seats = replaced(doc.seats, seat, { ...found, standIn: true });
    const happenings = await withHappening(actor, 'standIn', seat);
    await actor.save({ doc: { seats, happenings, clocks: clocksAfterHandover(house, { ...doc, seats }) } });
    return 'done';
  });
}

export function replaced(seats: readonly SeatDoc[], seat: Seat, by: SeatDoc): SeatDoc[] {
  return seats.map((old, index) => (index === seat ? by : old));
}
