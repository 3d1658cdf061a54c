import type { Seat } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import { isFinished, isPlayedByBot, type SeatDoc, type TableDoc } from './doc.ts';

/** The sender of a command. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether the name is theirs by a password. */
  readonly claimed: boolean;
  /** Whether a program asks on this person's behalf. */
  readonly program?: true;
}

/** The seat, which must be this person's and not given up. */
export function ownSeat(doc: TableDoc, person: Person, seat: Seat): Extract<SeatDoc, { kind: 'person' }> {
  const found = doc.seats[seat];
  if (found === undefined) throw new Problem('no-seat');
  if (found.kind !== 'person' || found.identity !== person.id) throw new Problem('not-yours');
  if (person.program && found.program !== true) throw new Problem('not-yours', { detail: 'a person sits here, no program' });
  if (found.resigned) throw new Problem('not-allowed', { detail: 'this seat has been given up' });
  return found;
}

export function botSeat(doc: TableDoc, seat: Seat): SeatDoc {
  const found = doc.seats[seat];
  if (found === undefined || !isPlayedByBot(found)) throw new Problem('not-yours');
  return found;
}

export function mustBeGathering(doc: TableDoc): void {
  if (doc.phase !== 'gathering') throw new Problem('wrong-phase', { detail: `the table is ${doc.phase}` });
}

export function mustBePlaying(doc: TableDoc): void {
  if (doc.frozen !== null) throw new Problem('frozen');
  if (doc.phase === 'over') throw new Problem('rule-forbids', { rule: 'HOUSE-OVER' });
  if (doc.phase !== 'playing') throw new Problem('wrong-phase', { detail: `the table is ${doc.phase}` });
}

export function mustBeFinished(doc: TableDoc): void {
  if (!isFinished(doc.phase)) throw new Problem('wrong-phase', { detail: `the table is ${doc.phase}` });
}

export function mustBeHost(doc: TableDoc, person: Person): void {
  if (doc.host !== person.id) throw new Problem('not-host');
}
