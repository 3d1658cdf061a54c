import type { WebSocket } from 'ws';
import { problemOf } from '../http/errors.ts';
import { personOf } from '../identity/people.ts';
import type { Signed } from '../identity/sessions.ts';
import { Bucket } from '../identity/throttle.ts';
import { PROBLEMS, Problem, type ProblemCode } from '../problem.ts';
import type { TableActor } from '../table/actor.ts';
import { encode } from '../table/encode.ts';
import type { Person } from '../table/person.ts';
import type { World } from '../world.ts';
import type { OpenSocket } from './connections.ts';
import { readMessage } from './messages.ts';
import type { Party } from './party.ts';
import { respond } from './respond.ts';

/** Backpressure limit in bytes: a client with more unread gets only the closing code, reconnects and refetches the position. */
export const MOST_UNREAD = 2 * 1_024 * 1_024;
/** Refused messages in a row after which the socket is closed. */
const MOST_REFUSED = 200;
/** Codes from 4000 on are ours: 4000 + the status of the problem. */
const CLOSE_BASE = 4_000;

/** One socket of one person. */
export class Connection implements OpenSocket, Party {
  readonly world: World;
  readonly session: string;
  person: Person;
  readonly watched = new Map<string, TableActor>();
  private readonly socket: WebSocket;
  private readonly bucket: Bucket;
  private refused = 0;
  private alive = true;

  constructor(world: World, socket: WebSocket, { identity, session }: Signed) {
    this.world = world;
    this.socket = socket;
    this.session = session;
    this.person = personOf(identity);
    this.bucket = new Bucket(world.settings.limits.messages);
    socket.on('message', (data, isBinary) => void this.receive(isBinary ? '' : String(data)));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => this.leave());
    socket.on('error', () => this.socket.terminate());
    world.connections.add(this);
  }

  get identity(): string {
    return this.person.id;
  }

  get name(): string {
    return this.person.name;
  }

  /** The tables that this socket watches. */
  get tables(): readonly TableActor[] {
    return [...this.watched.values()];
  }

  isWatching(table: string): boolean {
    return this.watched.has(table);
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.unread > MOST_UNREAD) this.close('too-slow');
    else this.socket.send(text);
  }

  /** Bytes that wait to be read by the client. */
  get unread(): number {
    return this.socket.bufferedAmount;
  }

  close(code: ProblemCode): void {
    this.socket.close(CLOSE_BASE + PROBLEMS[code], code);
  }

  /** Pings the client; one that has not answered the last ping is disconnected. */
  ping(): void {
    if (this.alive) this.socket.ping();
    else this.socket.terminate();
    this.alive = false;
  }

  private async receive(text: string): Promise<void> {
    const { world } = this;
    const message = readMessage(text);
    if (!this.bucket.take(world.settings.limits.messages)) return this.refuse(message.id, new Problem('too-many'));
    if ('problem' in message) return this.refuse(message.id, message.problem);
    try {
      await respond(this, message);
      this.refused = 0;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'internal') world.house.log.error({ err: error, kind: message.kind }, 'a message failed');
      this.refuse(message.id, problem);
    }
  }

  private refuse(id: string | null, problem: Problem): void {
    this.world.metrics.refused(problem.code);
    this.refused += 1;
    if (this.refused > MOST_REFUSED) this.close('too-many');
    else this.send(encode({ kind: 'problem', id, problem: problem.body }));
  }

  /** This person may not see the table any more. */
  shutOut(table: string): void {
    this.watched.delete(table);
    this.send(encode({ kind: 'gone', table }));
  }

  private leave(): void {
    this.world.connections.remove(this);
    for (const actor of this.watched.values()) actor.audience.depart(this);
    this.watched.clear();
  }
}
