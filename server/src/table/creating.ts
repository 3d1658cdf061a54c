import { LEVELS } from '@ludoteca/bots';
import { BadInput, type Config, commitmentTo, configure } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { TableActor } from './actor.ts';
import type { ClockRule } from './clock-rule.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import type { Hall } from './hall.ts';
import { newId, newSecretWord, newSeedPart } from './ids.ts';
import type { Person } from './person.ts';

/** How a person wishes a table. */
export interface TableWish {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** One word for each seat: "me", "open", or a level of bots. */
  readonly seats: readonly string[];
  readonly pace: 'live' | 'mail';
  readonly listed: boolean;
  readonly clock: ClockRule;
  /** The person's part of the seed; drawn for them when left out. */
  readonly contribution?: string | undefined;
  /** People who may come in without the link. */
  readonly guests?: readonly string[];
}

export function create(hall: Hall, person: Person, wish: TableWish): Promise<TableActor> {
  return hall.add(newDoc(hall, person, wish));
}

function newDoc(hall: Hall, person: Person, wish: TableWish): TableDoc {
  const config = configFor(hall, wish);
  if (!wish.seats.includes('me') && !wish.seats.includes('open')) throw new Problem('bad-request', { detail: 'nobody but bots sits here' });
  const secret = newSeedPart();
  const now = hall.house.now();
  return {
    id: newId(),
    version: 1,
    game: wish.game,
    config,
    host: person.id,
    pace: wish.pace,
    listed: wish.listed,
    invite: newSecretWord(),
    ...(wish.guests === undefined ? {} : { guests: wish.guests }),
    phase: 'gathering',
    seats: wish.seats.map((word) => seatFrom(word, person, wish.contribution)),
    clock: wish.clock,
    ...{ clocks: null, created: now, started: null, touched: now },
    ...{ secret, promise: commitmentTo(secret), seed: null, commitment: null },
    ...{ sequence: 0, decision: 0, asked: [], waiting: [], turns: wish.seats.map(() => 0) },
    ...{ proposal: null, frozen: null, result: null, rematch: null },
  };
}

function configFor(hall: Hall, wish: TableWish): Config {
  try {
    return configure(hall.house.roomOf(wish.game).game, { seats: wish.seats.length, options: wish.options ?? {} });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new Problem('bad-options', { detail: error.message });
  }
}

/** Who sits where, from one word. */
export function seatFrom(word: string, person: Person, contribution: string | undefined): SeatDoc {
  if (word === 'open') return { kind: 'open' };
  if (word === 'me') return personSeat(person, contribution);
  return botOf(word);
}

export function personSeat(person: Person, contribution: string | undefined): SeatDoc {
  const given = contribution ?? newSeedPart();
  return { kind: 'person', identity: person.id, name: person.name, contribution: given, standIn: false, resigned: false };
}

export function botOf(level: string): SeatDoc {
  if (!LEVELS.includes(level)) throw new Problem('bad-request', { detail: `level "${level.slice(0, 40)}"; allowed: ${LEVELS.join(', ')}` });
  return { kind: 'bot', level };
}
