import type { Seat } from '@ludoteca/kernel';
import type { TableActor } from './actor.ts';
import type { TableDoc } from './doc.ts';
import { withHappening } from './happening.ts';
import { mustBePlaying, ownSeat, type Person } from './person.ts';
import { replaced } from './standing-in.ts';
import { clocksAfterHandover } from './stepping.ts';

/** Gives a seat up for good; a bot plays on for the others. When the last person resigns, the table is abandoned. */
export function resign(actor: TableActor, person: Person, seat: Seat): Promise<void> {
  return actor.act(async () => {
    const { doc, house } = actor;
    mustBePlaying(doc);
    const own = ownSeat(doc, person, seat);
    const seats = replaced(doc.seats, seat, { ...own, resigned: true, standIn: false });
    const deserted = seats.every((one) => one.kind !== 'person' || one.resigned);
    if (deserted) return actor.save({ doc: { seats, phase: 'abandoned', asked: [], waiting: [], proposal: null, invite: null } });
    const next: TableDoc = { ...doc, seats };
    // Whoever leaves has no part any more in what was proposed to everybody.
    const proposal = doc.proposal?.by === person.id ? null : doc.proposal;
    const happenings = await withHappening(actor, 'resigned', seat);
    await actor.save({ doc: { seats, proposal, happenings, clocks: clocksAfterHandover(house, next) } });
  });
}
