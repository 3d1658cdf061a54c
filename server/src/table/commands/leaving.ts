import type { Seat } from '@ludoteca/kernel';
import { refreshed, remaining } from '../clock-rule.ts';
import { changed, type Outcome, type Table, UNCHANGED } from '../command.ts';
import { type Happening, replaced, type TableDoc } from '../doc.ts';
import { mustBePlaying, ownSeat, type Person } from '../person.ts';
import { clocksAfterHandover } from '../running-clocks.ts';

/** Maximum number of happenings kept: a person who leaves and returns again and again must not fill the document. */
const MOST_HAPPENINGS = 40;

/** Gives a seat up for good; a bot plays on for the others. When the last person resigns, the table is abandoned. */
export async function resign(table: Table, { person, seat }: { readonly person: Person; readonly seat: Seat }): Promise<Outcome> {
  const { doc, house } = table;
  mustBePlaying(doc);
  const own = ownSeat(doc, person, seat);
  const seats = replaced(doc.seats, seat, { ...own, resigned: true, standIn: false });
  const deserted = seats.every((one) => one.kind !== 'person' || one.resigned);
  if (deserted) return changed({ seats, phase: 'abandoned', asked: [], waiting: [], proposal: null, invite: null });
  // A person who leaves no longer takes part in proposals.
  const proposal = doc.proposal?.by === person.id ? null : doc.proposal;
  const happenings = await withHappening(table, 'resigned', seat);
  return changed({ seats, proposal, happenings, clocks: clocksAfterHandover(house, { ...doc, seats }) });
}

/** A clock has run out: a bot plays until the person returns. Does nothing when there is time left after all. */
export async function standIn(table: Table, { seat }: { readonly seat: Seat }): Promise<Outcome<'early' | 'done'>> {
  const { doc, house } = table;
  const found = doc.seats[seat];
  if (doc.phase !== 'playing' || doc.frozen !== null || found?.kind !== 'person' || found.standIn) return { result: 'done' };
  const left = remaining(doc.clock, doc.clocks?.seats[seat], house.now(), house.elapsed);
  if (left === undefined) return { result: 'done' };
  if (left > 0) return { result: 'early' };
  const seats = replaced(doc.seats, seat, { ...found, standIn: true });
  const happenings = await withHappening(table, 'standIn', seat);
  return { update: { doc: { seats, happenings, clocks: clocksAfterHandover(house, { ...doc, seats }) } }, result: 'done' };
}

/** The person takes over from the stand-in. */
export async function comeBack(table: Table, { person, seat }: { readonly person: Person; readonly seat: Seat }): Promise<Outcome> {
  mustBePlaying(table.doc);
  return ownSeat(table.doc, person, seat).standIn ? changed(await withReturned(table, seat)) : UNCHANGED;
}

/** The changes when the person of a seat is back: none unless somebody stood in. */
export async function withReturned(table: Table, seat: Seat): Promise<Partial<TableDoc>> {
  const { doc, house } = table;
  const found = doc.seats[seat];
  if (found?.kind !== 'person' || !found.standIn) return {};
  const happenings = await withHappening(table, 'returned', seat);
  const seats = replaced(doc.seats, seat, { ...found, standIn: false });
  const clocks = refreshed(doc.clock, doc.clocks, seat);
  return { seats, happenings, clocks: clocksAfterHandover(house, { ...doc, seats, clocks }) };
}

/** The happenings with one more, placed after the latest message of every audience. */
async function withHappening(table: Table, kind: Happening['kind'], seat: Seat): Promise<readonly Happening[]> {
  const { numbers } = await table.game();
  const happening: Happening = { kind, seat, at: table.house.now(), numbers };
  return [...(table.doc.happenings ?? []), happening].slice(-MOST_HAPPENINGS);
}
