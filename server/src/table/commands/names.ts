import type { Seat } from '@ludoteca/kernel';
import { Problem } from '../../problem.ts';
import { changed, type Outcome, type Table, UNCHANGED } from '../command.ts';
import { isFinished, type SeatDoc, seatsOf } from '../doc.ts';
import type { Person } from '../person.ts';

/** Renames a person; finished games keep the old name. */
export async function rename({ doc }: Table, { person }: { readonly person: Person }): Promise<Outcome> {
  if (isFinished(doc.phase) || seatsOf(doc, person.id).length === 0) return UNCHANGED;
  const { name, claimed } = person;
  return changed({ seats: doc.seats.map((seat) => (isOf(seat, person.id) ? { ...seat, name, claimed } : seat)) });
}

/** Hides the name of a seat where the game is shared, or shows it again. */
export async function goNameless(
  { doc }: Table,
  { person, seat, nameless }: { readonly person: Person; readonly seat: Seat; readonly nameless: boolean },
): Promise<Outcome> {
  // A person who resigned the seat still had it.
  if (!seatsOf(doc, person.id).includes(seat)) throw new Problem('not-yours');
  const others = (doc.nameless ?? []).filter((one) => one !== seat);
  return changed({ nameless: nameless ? [...others, seat].sort((a, b) => a - b) : others });
}

/** Removes a person's name and identity from the table. */
export async function forgetPerson({ doc }: Table, { person }: { readonly person: Person }): Promise<Outcome> {
  const isHere = seatsOf(doc, person.id).length > 0 || doc.guests?.includes(person.id) || doc.invited?.includes(person.id);
  if (!isHere) return UNCHANGED;
  const seats = doc.seats.map((seat) => (isOf(seat, person.id) ? { ...seat, name: '', identity: '' } : seat));
  const without = (list: readonly string[] | undefined): string[] | undefined => list?.filter((one) => one !== person.id);
  const [guests, invited] = [without(doc.guests), without(doc.invited)];
  return changed({ seats, ...(guests === undefined ? {} : { guests }), ...(invited === undefined ? {} : { invited }) });
}

function isOf(seat: SeatDoc, identity: string): seat is Extract<SeatDoc, { kind: 'person' }> {
  return seat.kind === 'person' && seat.identity === identity;
}
