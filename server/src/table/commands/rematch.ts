import { loadPeople } from '../../identity/people.ts';
import { Problem } from '../../problem.ts';
import type { TableActor } from '../actor.ts';
import { changed, type Outcome, type Table, UNCHANGED } from '../command.ts';
import { botOf, newDoc, personSeat } from '../creating.ts';
import { type RematchOffer, type SeatDoc, STAND_IN_LEVEL, seatsOf, type TableDoc } from '../doc.ts';
import type { Hall } from '../hall.ts';
import { newId } from '../ids.ts';
import { mustBeFinished, type Person } from '../person.ts';
import { invitedTo, offerOf } from '../rematch-offer.ts';
import { begin } from './starting.ts';

/** Offers a rematch, or accepts such an offer. As soon as everybody has, the new game begins with everybody at their seat. */
export async function rematch(
  { doc }: Table,
  { hall, person, contribution }: { readonly hall: Hall; readonly person: Person; readonly contribution?: string | undefined },
): Promise<Outcome> {
  mustHavePlayed(doc, person);
  mustBeFinished(doc);
  const offer = offerOf(doc) ?? { id: newId(), by: person.id, accepted: [], declined: [], contributions: {}, open: false };
  if (offer.open) return UNCHANGED;
  return settled(hall, doc, {
    ...offer,
    accepted: [...new Set([...offer.accepted, person.id])],
    declined: offer.declined.filter((one) => one !== person.id),
    contributions: contribution === undefined ? offer.contributions : { ...offer.contributions, [person.id]: contribution },
  });
}

/** Declines an offer; its author withdraws it. */
export async function declineRematch({ doc }: Table, { person }: { readonly person: Person }): Promise<Outcome> {
  mustHavePlayed(doc, person);
  const offer = offerOf(doc);
  if (offer === undefined || offer.open) throw new Problem('nothing-proposed');
  if (offer.by === person.id) return changed({ rematch: null });
  const declined = [...new Set([...offer.declined, person.id])];
  return changed({ rematch: { ...offer, accepted: offer.accepted.filter((one) => one !== person.id), declined } });
}

/** The author of the offer stops waiting: a table opens with the seats of the others free. */
export async function openRematch({ doc }: Table, { hall, person }: { readonly hall: Hall; readonly person: Person }): Promise<Outcome> {
  const offer = offerOf(doc);
  if (offer === undefined) throw new Problem('nothing-proposed');
  if (offer.by !== person.id) throw new Problem('not-yours');
  if (offer.open) return UNCHANGED;
  await tableOf(hall, doc, offer);
  return changed({ rematch: { ...offer, open: true } });
}

async function settled(hall: Hall, doc: TableDoc, offer: RematchOffer): Promise<Outcome> {
  const isAgreed = invitedTo(doc).every((identity) => offer.accepted.includes(identity));
  if (!isAgreed) return changed({ rematch: offer });
  const next = await tableOf(hall, doc, offer);
  await next.run(async (table) => (table.doc.phase === 'gathering' ? begin(table) : UNCHANGED), undefined);
  return changed({ rematch: { ...offer, open: true } });
}

/** The table of an offer, with everybody who accepted at their old seat. */
async function tableOf(hall: Hall, doc: TableDoc, offer: RematchOffer): Promise<TableActor> {
  const { game, config, pace, listed, clock, seats } = doc;
  const people = new Map((await loadPeople(hall.house.store.db, offer.accepted)).map((person) => [person.id, person]));
  const kept = seats.map((seat) => keptSeat(seat, people, offer));
  const plan = { id: offer.id, game, host: offer.by, config, pace, listed, clock, seats: kept, guests: invitedTo(doc) };
  // The table may exist already, when the offer could not be stored after it the last time.
  return hall.table(offer.id).catch(() => hall.add(newDoc(hall, plan)));
}

function keptSeat(seat: SeatDoc, people: ReadonlyMap<string, Person>, { contributions }: RematchOffer): SeatDoc {
  if (seat.kind !== 'person') return seat;
  if (seat.identity === '') return botOf(STAND_IN_LEVEL);
  const person = people.get(seat.identity);
  if (person === undefined) return { kind: 'open' };
  return personSeat(seat.program ? { ...person, program: true } : person, contributions[person.id]);
}

function mustHavePlayed(doc: TableDoc, person: Person): void {
  if (seatsOf(doc, person.id).length === 0) throw new Problem('not-yours');
}
