import { Problem } from '../problem.ts';
import type { TableActor } from './actor.ts';
import { create } from './creating.ts';
import { membersOf, type SeatDoc, seatsOf, type TableDoc } from './doc.ts';
import type { Hall } from './hall.ts';
import { mustBeFinished, type Person } from './person.ts';

/**
 * A new table with the same game, options and bots. Whoever asks first creates it and sits at their seat; the places of
 * the others stay open for them, and the old table shows the way.
 */
export async function rematch(hall: Hall, actor: TableActor, person: Person): Promise<string> {
  if (seatsOf(actor.doc, person.id).length === 0) throw new Problem('not-yours');
  const known = actor.doc.rematch;
  if (known !== null) return known;
  mustBeFinished(actor.doc);
  const made = await create(hall, person, wishLike(actor.doc, person));
  return actor.act(async () => {
    // Two people may have asked at once: the first table counts.
    if (actor.doc.rematch !== null) return actor.doc.rematch;
    await actor.save({ doc: { rematch: made.doc.id } });
    return made.doc.id;
  });
}

function wishLike(doc: TableDoc, person: Person): Parameters<typeof create>[2] {
  const word = (seat: SeatDoc): string => {
    if (seat.kind === 'person') return seat.identity === person.id ? 'me' : 'open';
    return seat.kind === 'bot' ? seat.level : 'open';
  };
  const { game, pace, listed, clock } = doc;
  // Those who played need no link: the old table leads to it.
  return { game, options: { ...doc.config.options }, seats: doc.seats.map(word), pace, listed, clock, guests: membersOf(doc) };
}
