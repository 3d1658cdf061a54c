import type { Visitor, Watchers } from '../protocol.ts';
import { seatsOf, type TableDoc } from './doc.ts';

/** Those who are connected through this process. */
interface Connected {
  has(identity: string): boolean;
  people(): readonly Visitor[];
}

export const NO_WATCHERS: Watchers = { count: 0, names: [] };

const MOST_NAMES = 12;
/** Grace period for a page reload, before anybody is told that the person left. */
const GRACE_MS = 3_000;
/** Time to live of another process's visitor list; it is repeated more often. */
const NEWS_MS = 90_000;

/** Who is looking at one table: through this process, and by the lists of the others. */
export class Attendance {
  private readonly subscribers: Connected;
  private readonly now: () => number;
  private readonly changed: () => void;
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private readonly elsewhere = new Map<string, { readonly people: readonly Visitor[]; readonly until: number }>();

  /** `changed` is called when somebody has come or gone. */
  constructor(subscribers: Connected, now: () => number, changed: () => void) {
    this.subscribers = subscribers;
    this.now = now;
    this.changed = changed;
  }

  isHere(identity: string): boolean {
    return this.isHereNow(identity) || this.leaving.has(identity);
  }

  watchers(doc: TableDoc): Watchers {
    const all = this.everybody().filter(({ id }) => seatsOf(doc, id).length === 0);
    return all.length === 0 ? NO_WATCHERS : { count: all.length, names: all.slice(0, MOST_NAMES) };
  }

  /** The visitors of this process. */
  here(): readonly Visitor[] {
    return this.subscribers.people();
  }

  /** To be called before somebody is added to the subscribers. */
  comes(identity: string): void {
    const timer = this.leaving.get(identity);
    clearTimeout(timer);
    this.leaving.delete(identity);
    if (timer === undefined && !this.isHereNow(identity)) queueMicrotask(this.changed);
  }

  /** To be called after somebody was removed from the subscribers. */
  goes(identity: string): void {
    if (this.isHere(identity)) return;
    const timer = setTimeout(() => {
      this.leaving.delete(identity);
      this.changed();
    }, GRACE_MS);
    timer.unref();
    this.leaving.set(identity, timer);
  }

  /** Takes over another process's visitor list. */
  hear(process: string, people: readonly Visitor[]): { readonly isNew: boolean; readonly isChanged: boolean } {
    const isNew = !this.elsewhere.has(process) && people.length > 0;
    const before = JSON.stringify(this.everybody());
    if (people.length === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { people, until: this.now() + NEWS_MS });
    return { isNew, isChanged: JSON.stringify(this.everybody()) !== before };
  }

  private isHereNow(identity: string): boolean {
    return this.subscribers.has(identity) || this.others().some(({ id }) => id === identity);
  }

  private everybody(): readonly Visitor[] {
    return [...new Map([...this.others(), ...this.here()].map((one) => [one.id, one])).values()];
  }

  private others(): readonly Visitor[] {
    const now = this.now();
    return [...this.elsewhere.values()].flatMap(({ people, until }) => (until > now ? people : []));
  }
}
