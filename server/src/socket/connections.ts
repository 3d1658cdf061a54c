import type { Presence } from '../notices/turns.ts';
import type { ProblemCode } from '../problem.ts';
import type { TableActor } from '../table/actor.ts';
import { membersOf, type TableDoc } from '../table/doc.ts';
import { encode } from '../table/encode.ts';
import type { Person } from '../table/person.ts';
import type { Subscriber } from '../table/subscribers.ts';

const PING_EVERY_MS = 30_000;

/** One open socket. */
export interface OpenSocket extends Subscriber {
  readonly session: string;
  /** Bytes that wait to be read by the client. */
  readonly unread: number;
  isWatching(table: string): boolean;
  /** The person at this socket; a new name counts at once. */
  person: Person;
  readonly tables: readonly TableActor[];
  close(code: ProblemCode): void;
  ping(): void;
  /** A table has changed at which this person sits or sat, is or was invited; streams of programs follow it from then on. */
  follow?(doc: TableDoc): Promise<void>;
}

/** All sockets of this process. All connections of one person are equal. */
export class Connections implements Presence {
  private readonly byIdentity = new Map<string, Set<OpenSocket>>();
  private readonly pinger: NodeJS.Timeout;
  private count = 0;

  constructor(pingEveryMs = PING_EVERY_MS) {
    // One timer for all: thousands of idle sockets cost no timers of their own.
    this.pinger = setInterval(() => this.pingAll(), pingEveryMs);
    this.pinger.unref();
  }

  get size(): number {
    return this.count;
  }

  /** Bytes that wait for slow readers, all together. */
  get unread(): number {
    let total = 0;
    for (const own of this.byIdentity.values()) for (const one of own) total += one.unread;
    return total;
  }

  countOf(identity: string): number {
    return this.byIdentity.get(identity)?.size ?? 0;
  }

  add(connection: OpenSocket): void {
    const own = this.byIdentity.get(connection.identity) ?? new Set();
    own.add(connection);
    this.byIdentity.set(connection.identity, own);
    this.count += 1;
  }

  remove(connection: OpenSocket): void {
    const own = this.byIdentity.get(connection.identity);
    if (!own?.delete(connection)) return;
    this.count -= 1;
    if (own.size === 0) this.byIdentity.delete(connection.identity);
  }

  isWatching(identity: string, table: string): boolean {
    return [...(this.byIdentity.get(identity) ?? [])].some((one) => one.isWatching(table));
  }

  /** All sockets of a person. */
  of(identity: string): readonly OpenSocket[] {
    return [...(this.byIdentity.get(identity) ?? [])];
  }

  /** Called with every change of a table. */
  changed(before: TableDoc | undefined, after: TableDoc): void {
    for (const identity of new Set([...concerned(before), ...concerned(after)]))
      for (const one of this.byIdentity.get(identity) ?? []) void one.follow?.(after);
  }

  tellUnread(identity: string, tables: readonly string[]): void {
    const text = encode({ kind: 'unread', tables });
    for (const one of this.byIdentity.get(identity) ?? []) one.send(text);
  }

  /** The sessions of all sockets, or of one person's. */
  sessions(identity?: string): string[] {
    const all = identity === undefined ? [...this.byIdentity.values()] : [this.byIdentity.get(identity) ?? new Set<OpenSocket>()];
    return [...new Set(all.flatMap((own) => [...own].map(({ session }) => session)))];
  }

  /** Cuts the sockets of sessions that have ended. */
  endSessions(sessions: readonly string[]): void {
    for (const own of [...this.byIdentity.values()]) {
      for (const one of [...own]) if (sessions.includes(one.session)) one.close('no-session');
    }
  }

  closeAll(): void {
    clearInterval(this.pinger);
    for (const own of [...this.byIdentity.values()]) for (const one of [...own]) one.close('unavailable');
  }

  private pingAll(): void {
    for (const own of [...this.byIdentity.values()]) for (const one of [...own]) one.ping();
  }
}

/** Everybody who sits at a table or is invited to it. */
function concerned(doc: TableDoc | undefined): readonly string[] {
  return doc === undefined ? [] : [...membersOf(doc), ...(doc.invited ?? [])];
}
