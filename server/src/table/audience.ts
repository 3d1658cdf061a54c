import type { Visitor } from '../protocol.ts';
import { Attendance } from './attendance.ts';
import type { Change } from './changes.ts';
import type { TableDoc } from './doc.ts';
import type { House } from './house.ts';
import type { LiveGame } from './live-game.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';

/** Maximum number of visitors announced to other processes. */
const MOST_VISITORS = 50;
const CROWD = 50;
const CROWD_MS = 1_000;

/** The visitors of one table through this process, and what they are sent. */
export class TableAudience {
  readonly subscribers = new Subscribers();
  readonly attendance: Attendance;
  private readonly house: House;
  /** The stored document of the table. */
  private readonly table: () => TableDoc;
  private gathering: NodeJS.Timeout | undefined;

  constructor(house: House, table: () => TableDoc) {
    this.house = house;
    this.table = table;
    this.attendance = new Attendance(this.subscribers, house.now, () => this.attended());
  }

  get size(): number {
    return this.subscribers.size;
  }

  /** Somebody begins to watch the table. */
  attend(one: Subscriber, link: string | undefined): void {
    this.attendance.comes(one.identity);
    this.subscribers.add(one, link);
  }

  /** Somebody stops watching. */
  depart(one: Subscriber): void {
    this.subscribers.remove(one);
    this.attendance.goes(one.identity);
  }

  private attended(): void {
    this.sayVisitors();
    if (this.size <= CROWD) {
      this.showTable();
      return;
    }
    // With many visitors, their coming and going is announced in batches.
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.showTable();
    }, CROWD_MS).unref();
  }

  /** Announces the visitors again, because the lists that other processes hold expire. */
  announceVisitors(): void {
    if (this.size > 0) this.sayVisitors();
  }

  private sayVisitors(): void {
    this.house.store.channel.mention({ table: this.table().id, visitors: this.attendance.here().slice(0, MOST_VISITORS) });
  }

  /** Another process announces its visitors; if it was unknown, it is sent ours. */
  hearVisitors(process: string, visitors: readonly Visitor[]): void {
    const { isNew, isChanged } = this.attendance.hear(process, visitors);
    if (isNew) this.announceVisitors();
    if (isChanged) this.showTable();
  }

  /** Sends everybody the table's state, and who is there. */
  showTable(): void {
    this.subscribers.tellTable(this.table(), this.attendance);
  }

  /** The same, if it has changed in a way that they must know. */
  showTableAfter(before: TableDoc): void {
    if (mustShowTable(before, this.table())) this.showTable();
  }

  /** Removes those who may not watch the table any more. */
  recheck(): void {
    this.subscribers.recheck(this.table());
  }

  recheckAfter(before: TableDoc): void {
    if (isEntranceChanged(before, this.table())) this.recheck();
  }

  /** Sends everybody the whole position as they may see it. */
  tellState(game: LiveGame): void {
    this.subscribers.tellState(this.table(), game);
  }

  /** Sends everybody the changes of the game. */
  tellChanges(changes: readonly Change[]): void {
    this.subscribers.tellChanges(this.table(), changes);
  }

  /** Sends everybody what an update changed. */
  tellUpdate(before: TableDoc, changes: readonly Change[], begins: LiveGame | undefined): void {
    this.recheckAfter(before);
    if (begins === undefined) this.showTableAfter(before);
    else {
      this.showTable();
      this.tellState(begins);
    }
    this.tellChanges(changes);
  }
}

/** Whether more than the position has changed: who sits here, how it stands with proposals and the end. */
function mustShowTable(before: TableDoc, after: TableDoc): boolean {
  const parts = [
    ...(['seats', 'phase', 'proposal', 'frozen', 'rematch', 'invite', 'watch', 'listed', 'host'] as const),
    ...(['practice', 'happenings', 'busy'] as const),
  ];
  return parts.some((part) => !sameJson(before[part], after[part]));
}

/** Whether somebody who was admitted before might not be admitted now. */
function isEntranceChanged(before: TableDoc, after: TableDoc): boolean {
  return (
    before.invite !== after.invite ||
    before.watch !== after.watch ||
    before.listed !== after.listed ||
    before.host !== after.host ||
    before.seats !== after.seats
  );
}

function sameJson(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
