import type { Seat } from '@ludoteca/kernel';
import { mustWearFreeName } from '../../identity/people.ts';
import { Problem } from '../../problem.ts';
import { changed, type Outcome, type Table, UNCHANGED } from '../command.ts';
import { botOf, personSeat } from '../creating.ts';
import { replaced, seatsOf, type TableDoc } from '../doc.ts';
import { mustBeWelcome, mustMayJoin } from '../entrance.ts';
import { newSecretWord } from '../ids.ts';
import { mustBeGathering, mustBeHost, ownSeat, type Person } from '../person.ts';

/** How somebody is admitted. */
interface Entrance {
  /** The invite link; not needed at listed tables. */
  readonly link?: string | undefined;
  /** A particular seat, or the first that is open. */
  readonly seat?: Seat | undefined;
  readonly contribution?: string | undefined;
}

/** Sits down at an open seat. A person who already sits here may take another one. */
export async function join(
  { doc, house }: Table,
  { person, link, seat: wanted, contribution }: { readonly person: Person } & Entrance,
): Promise<Outcome<Seat>> {
  mustMayJoin(doc, person, link);
  mustBeGathering(doc);
  await mustBeWelcome(house.store.db, doc, person);
  await mustWearFreeName(house.store.db, person);
  const seat = wanted ?? doc.seats.findIndex(({ kind }) => kind === 'open');
  const found = doc.seats[seat];
  if (found === undefined) throw new Problem(wanted === undefined ? 'seat-taken' : 'no-seat');
  if (found.kind !== 'open') throw new Problem('seat-taken');
  return { update: { doc: { seats: replaced(doc.seats, seat, personSeat(person, contribution)) } }, result: seat };
}

/** Leaves a seat before the start. When the host leaves, the next person is host; when nobody is left, the table closes. */
export async function leave({ doc }: Table, { person, seat }: { readonly person: Person; readonly seat: Seat }): Promise<Outcome> {
  mustBeGathering(doc);
  ownSeat(doc, person, seat);
  return changed(withoutSeat(doc, seat));
}

function withoutSeat(doc: TableDoc, seat: Seat): Partial<TableDoc> {
  const seats = replaced(doc.seats, seat, { kind: 'open' });
  const people = seats.flatMap((one) => (one.kind === 'person' ? [one.identity] : []));
  const [next] = people;
  if (next === undefined) return { seats, phase: 'closed', invite: null };
  return { seats, host: people.includes(doc.host) ? doc.host : next };
}

/** The host opens a seat again, or gives it to a bot, before the start. */
export async function assign(
  { doc }: Table,
  { person, seat, to }: { readonly person: Person; readonly seat: Seat; readonly to: string },
): Promise<Outcome> {
  mustBeHost(doc, person);
  mustBeGathering(doc);
  if (doc.seats[seat] === undefined) throw new Problem('no-seat');
  return changed({ seats: replaced(doc.seats, seat, to === 'open' ? { kind: 'open' } : botOf(to)) });
}

const MOST_INVITED = 12;

/** Invites somebody: the table is then listed among theirs. Anyone who sits here may invite. */
export async function invite({ doc }: Table, { person, whom }: { readonly person: Person; readonly whom: string }): Promise<Outcome> {
  mustBeGathering(doc);
  if (doc.host !== person.id && seatsOf(doc, person.id).length === 0) throw new Problem('not-yours');
  const { invited = [], guests = [] } = doc;
  if (invited.includes(whom) || seatsOf(doc, whom).length > 0) return UNCHANGED;
  if (invited.length >= MOST_INVITED) throw new Problem('too-many');
  return changed({ invited: [...invited, whom], guests: [...new Set([...guests, whom])] });
}

/** An invited person declines. */
export async function declineInvitation({ doc }: Table, { person }: { readonly person: Person }): Promise<Outcome> {
  if (doc.invited?.includes(person.id) !== true) throw new Problem('nothing-proposed');
  const without = (list: readonly string[] = []): string[] => list.filter((one) => one !== person.id);
  return changed({ invited: without(doc.invited), guests: without(doc.guests) });
}

/** The host makes the links invalid; with `renew` there are new ones. */
export async function changeLink(
  { doc }: Table,
  { person, renew }: { readonly person: Person; readonly renew: boolean },
): Promise<Outcome> {
  mustBeHost(doc, person);
  const word = (): string | null => (renew ? newSecretWord() : null);
  return changed({ invite: word(), watch: word() });
}

/** The host calls it off before the start. */
export async function close({ doc }: Table, { person }: { readonly person: Person }): Promise<Outcome> {
  mustBeHost(doc, person);
  mustBeGathering(doc);
  return changed({ phase: 'closed', invite: null });
}
