import type { Room } from '@ludoteca/games';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Elapsed } from './clock-rule.ts';
import type { TableDoc } from './doc.ts';

/** What the tables need from the server around them. */
export interface House {
  readonly store: Store;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  roomOf(game: string): Room;
  /** Milliseconds since 1970. */
  now(): number;
  /** Time between two moments, without the time in which no server was up. */
  readonly elapsed: Elapsed;
  /** Called after every durable change, before it is broadcast. */
  changed(before: TableDoc | undefined, after: TableDoc): void;
  /** Called when a table has a new job: a bot's turn, a clock. */
  tasked(): void;
  /** Called with every entry that became durable. */
  played(milliseconds: number): void;
}
