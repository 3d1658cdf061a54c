import type { Seat } from '@ludoteca/kernel';
import { hasBlocked } from '../identity/blocks.ts';
import { mustWearFreeName } from '../identity/people.ts';
import { Problem } from '../problem.ts';
import type { Db } from '../store/schema.ts';
import type { TableActor } from './actor.ts';
import { botOf, personSeat } from './creating.ts';
import { isInside, mayEnter, type TableDoc } from './doc.ts';
import { newSecretWord } from './ids.ts';
import { mustBeGathering, mustBeHost, ownSeat, type Person } from './person.ts';
import { replaced } from './standing-in.ts';

/** How somebody comes in. */
export interface Entrance {
  /** The invite link; not needed at listed tables. */
  readonly link?: string | undefined;
  /** A particular seat, or the first that is open. */
  readonly seat?: Seat | undefined;
  readonly contribution?: string | undefined;
}

/** Sits down at an open seat. Whoever sits here already may take another one. */
export function join(actor: TableActor, person: Person, entrance: Entrance): Promise<Seat> {
  return actor.act(async () => {
    const { doc, house } = actor;
    mustMayJoin(doc, person, entrance.link);
    mustBeGathering(doc);
    await mustBeWelcome(house.store.db, doc, person);
    await mustWearFreeName(house.store.db, person);
    const seat = entrance.seat ?? doc.seats.findIndex(({ kind }) => kind === 'open');
    const found = doc.seats[seat];
    if (found === undefined) throw new Problem(entrance.seat === undefined ? 'seat-taken' : 'no-seat');
    if (found.kind !== 'open') throw new Problem('seat-taken');
    await actor.save({ doc: { seats: replaced(doc.seats, seat, personSeat(person, entrance.contribution)) } });
    return seat;
  });
}

/** Strangers are told that there is no such table. */
export function mustMayEnter(doc: TableDoc, person: { readonly id: string } | undefined, link: string | undefined): void {
  if (!mayEnter(doc, person?.id, link)) throw new Problem('no-table');
}

/** The link for watching does not lead to a seat. */
function mustMayJoin(doc: TableDoc, person: Person, link: string | undefined): void {
  mustMayEnter(doc, person, link);
  if (link !== doc.invite && !mayEnter(doc, person.id, undefined)) throw new Problem('watch-only');
}

/** Hosts need not have at their tables whom they have blocked; whoever sits there already stays. */
export async function mustBeWelcome(db: Db, doc: TableDoc, { id }: Person): Promise<void> {
  if (!isInside(doc, id) && (await hasBlocked(db, doc.host, id))) throw new Problem('not-welcome');
}

/** Gets up before the start. When the host leaves, the next person is host; when nobody is left, the table closes. */
export function leave(actor: TableActor, person: Person, seat: Seat): Promise<void> {
  return actor.act(async () => {
    const { doc } = actor;
    mustBeGathering(doc);
    ownSeat(doc, person, seat);
    await actor.save({ doc: withoutSeat(doc, seat) });
  });
}

function withoutSeat(doc: TableDoc, seat: Seat): Partial<TableDoc> {
  const seats = replaced(doc.seats, seat, { kind: 'open' });
  const people = seats.flatMap((one) => (one.kind === 'person' ? [one.identity] : []));
  const [next] = people;
  if (next === undefined) return { seats, phase: 'closed', invite: null };
  return { seats, host: people.includes(doc.host) ? doc.host : next };
}

/** The host opens a seat again, or gives it to a bot, before the start. */
export function assign(actor: TableActor, person: Person, seat: Seat, to: string): Promise<void> {
  return actor.act(async () => {
    const { doc } = actor;
    mustBeHost(doc, person);
    mustBeGathering(doc);
    if (doc.seats[seat] === undefined) throw new Problem('no-seat');
    await actor.save({ doc: { seats: replaced(doc.seats, seat, to === 'open' ? { kind: 'open' } : botOf(to)) } });
  });
}

/** The host makes the links invalid; with `renew` there are new ones. */
export function changeLink(actor: TableActor, person: Person, renew: boolean): Promise<void> {
  return actor.act(async () => {
    mustBeHost(actor.doc, person);
    const word = (): string | null => (renew ? newSecretWord() : null);
    await actor.save({ doc: { invite: word(), watch: word() } });
  });
}

/** The host calls it off before the start. */
export function close(actor: TableActor, person: Person): Promise<void> {
  return actor.act(async () => {
    mustBeHost(actor.doc, person);
    mustBeGathering(actor.doc);
    await actor.save({ doc: { phase: 'closed', invite: null } });
  });
}
