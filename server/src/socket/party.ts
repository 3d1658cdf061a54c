import type { TableActor } from '../table/actor.ts';
import type { Person } from '../table/person.ts';
import type { Subscriber } from '../table/subscribers.ts';
import type { World } from '../world.ts';

/** The sender of messages over a socket: what is needed to answer them. */
export interface Party extends Subscriber {
  readonly world: World;
  readonly person: Person;
  /** The tables this socket watches. */
  readonly watched: Map<string, TableActor>;
}
