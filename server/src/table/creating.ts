import { LEVELS } from '@ludoteca/bots';
import { BadInput, type Config, commitmentTo, configure } from '@ludoteca/kernel';
import { mustWearFreeName } from '../identity/people.ts';
import { Problem } from '../problem.ts';
import type { ClockRule, TableRequest } from '../protocol.ts';
import type { TableActor } from './actor.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import type { Hall } from './hall.ts';
import { newId, newSecretWord, newSeedPart } from './ids.ts';
import type { Person } from './person.ts';

/** A request with everything that a table needs. */
export interface NewTable extends TableRequest {
  readonly pace: 'live' | 'mail';
  readonly listed: boolean;
  readonly clock: ClockRule;
}

export async function create(hall: Hall, person: Person, request: NewTable): Promise<TableActor> {
  if (!request.seats.includes('me') && !request.seats.includes('open'))
    throw new Problem('bad-request', { detail: 'nobody but bots sits here' });
  await mustWearFreeName(hall.house.store.db, person);
  const seats = request.seats.map((word) => seatFrom(word, person, request.contribution));
  return hall.add(newDoc(hall, { ...request, id: newId(), host: person.id, config: configFor(hall, request), seats }));
}

/** What is settled before a table exists. */
export interface TablePlan extends Pick<TableDoc, 'id' | 'game' | 'host' | 'config' | 'pace' | 'listed' | 'clock'> {
  readonly seats: readonly SeatDoc[];
  /** People who are admitted without the link. */
  readonly guests?: readonly string[];
}

/** A table as it is before anybody else has sat down. */
export function newDoc(hall: Hall, { id, game, host, config, pace, listed, clock, seats, guests }: TablePlan): TableDoc {
  const secret = newSeedPart();
  const now = hall.house.now();
  return {
    ...{ id, version: 1, game, config, host, pace, listed, clock, seats },
    invite: newSecretWord(),
    watch: newSecretWord(),
    ...(guests === undefined ? {} : { guests }),
    phase: 'gathering',
    ...{ clocks: null, created: now, started: null, touched: now },
    ...{ secret, promise: commitmentTo(secret), seed: null, commitment: null },
    ...{ sequence: 0, decision: 0, asked: [], waiting: [], turns: seats.map(() => 0) },
    ...{ proposal: null, frozen: null, result: null, rematch: null },
  };
}

function configFor(hall: Hall, request: NewTable): Config {
  try {
    return configure(hall.house.roomOf(request.game).game, { seats: request.seats.length, options: request.options ?? {} });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new Problem('bad-options', { detail: error.message });
  }
}

/** The sitter of each seat, from one word each. */
function seatFrom(word: string, person: Person, contribution: string | undefined): SeatDoc {
  if (word === 'open') return { kind: 'open' };
  if (word === 'me') return personSeat(person, contribution);
  return botOf(word);
}

export function personSeat(person: Person, contribution: string | undefined): SeatDoc {
  const given = contribution ?? newSeedPart();
  return {
    kind: 'person',
    identity: person.id,
    name: person.name,
    claimed: person.claimed,
    ...(person.program ? { program: true } : {}),
    contribution: given,
    standIn: false,
    resigned: false,
  };
}

export function botOf(level: string): SeatDoc {
  if (!LEVELS.includes(level)) throw new Problem('bad-request', { detail: `level "${level.slice(0, 40)}"; allowed: ${LEVELS.join(', ')}` });
  return { kind: 'bot', level };
}
