import { type Frame, type Viewer, viewsOf } from '@ludoteca/kernel';
import type { Moment, Telling } from '@ludoteca/ui';
import type { Change, TableLink } from './link.ts';
import { type LogLine, logOf, withLines } from './log.ts';
import { hasAnswered, NOTHING, type Since, sinceOf, sinceWith } from './since.ts';

/** Maximum wait for a paint, in milliseconds. */
const PICTURE_MS = 250;

/**
 * Shows a table at a pace people can follow: changes are queued, and each stays on screen for a while before the next.
 * Animations that the board plays in its own time are not overtaken. Nothing is held back for long: `skip` shows the present at once.
 */
export class Presenter {
  frame = $state.raw<Frame | null>(null);
  moment = $state.raw<Moment>({ number: 0, events: [] });
  log = $state.raw<readonly LogLine[]>([]);
  /** Number of changes waiting to be shown. */
  backlog = $state.raw(0);
  viewer = $state.raw<Viewer>(0);
  /** While set, changes are shown one at a time on request: those of an absence, or those since the viewer's last answer. */
  stepping = $state.raw<'absence' | 'since' | null>(null);
  /** The number of the change on screen. */
  at = $state.raw(0);
  since = $state.raw<Since>(NOTHING);
  /** The part of the change on screen that the board is still telling. */
  telling = $state.raw<Telling | null>(null);
  /** The frame before the change on screen; it counts while the board is still telling that change. */
  private before = $state.raw<Frame | null>(null);

  private readonly link: TableLink;
  private readonly pace: () => number;
  private readonly stop: () => void;
  private queue: Change[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The next change waits for the board, which is still telling the one on screen. */
  private isHeld = false;
  /** The number of the newest change that has been on screen. */
  private newest = 0;
  /** For each viewer: what happened up to this change has been told. */
  private told = $state.raw<ReadonlyMap<Viewer, number>>(new Map());
  private readonly isTold: () => boolean;

  /** `isTold` says whether the viewer has been told what is in `since`; an answer given before that does not end it. */
  constructor(link: TableLink, viewer: Viewer, pace: () => number, isTold: () => boolean) {
    this.link = link;
    this.pace = pace;
    this.isTold = isTold;
    this.viewer = viewer;
    this.stop = link.listen((change) => this.hear(change));
    void this.begin();
  }

  /** The viewer has been told everything up to this change. */
  get toldUpTo(): number {
    return this.told.get(this.viewer) ?? 0;
  }

  /** Records that the viewer has been told everything up to a change. */
  tell(upTo: number): void {
    this.told = new Map(this.told).set(this.viewer, upTo);
  }

  /** The frame whose points and result may be shown: while a change is being told, the one before it. */
  get toldFrame(): Frame | null {
    return this.telling === null ? this.frame : this.before;
  }

  /** The board says how far it has told the change on screen; null when it has told all of it. */
  follow(telling: Telling | null): void {
    this.telling = telling;
    // Boards say so in their effects, which must not depend on what is shown next.
    if (telling === null && this.isHeld) this.timer = setTimeout(() => this.next());
  }

  /** Clears the queue. */
  private interrupt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isHeld = false;
  }

  /** Switches to another viewer. */
  switchTo(viewer: Viewer): void {
    this.interrupt();
    this.queue = [];
    this.backlog = 0;
    this.viewer = viewer;
    this.stepping = null;
    this.moment = { number: this.moment.number + 1, events: [] };
    void this.begin();
  }

  private async begin(): Promise<void> {
    const { viewer } = this;
    const frame = this.link.frames.get(viewer) ?? null;
    this.frame = frame;
    this.log = [];
    this.newest = 0;
    this.since = { answered: false, from: frame, changes: [] };
    const history = await this.link.history(viewer).catch(() => undefined);
    if (history === undefined || viewer !== this.viewer) return;
    const views = viewsOf(history).map((view, n) => ({ n: history.moments[n - 1]?.n ?? 0, view }));
    this.log = logOf(history);
    this.newest = Math.max(this.newest, views[views.length - 1]?.n ?? 0);
    this.at = this.newest;
    // Changes that arrived while the history was being fetched are part of it already.
    this.since = sinceOf(history, views, viewer, this.frame, this.told.get(viewer));
  }

  private hear(change: Change): void {
    if (change.viewer !== this.viewer) return;
    this.queue.push(change);
    this.backlog = this.queue.length;
    if (this.stepping !== null) return;
    // After a question to the viewer comes the viewer's own answer, which is shown without delay.
    if (this.timer !== undefined && this.queue.length === 1 && this.frame?.question != null) clearTimeout(this.timer);
    else if (this.timer !== undefined) return;
    this.next();
  }

  /** Shows the next change that is waiting. */
  next(): void {
    this.timer = undefined;
    this.isHeld = this.waitsForBoard();
    if (this.isHeld) return;
    const change = this.queue.shift();
    this.backlog = this.queue.length;
    if (change === undefined) return;
    this.show(change);
    if (this.stepping !== null) {
      if (this.queue.length === 0) this.stepping = null;
      return;
    }
    const wait = document.hidden || change.events.length === 0 ? 0 : this.pace();
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.nextAfterPicture();
  }

  /** A hidden page shows nothing; changes that have been on screen before are shown again at the requested pace. */
  private waitsForBoard(): boolean {
    const [change] = this.queue;
    return this.telling !== null && this.stepping === null && !document.hidden && change !== undefined && change.n > this.newest;
  }

  /** Waits until a change has been painted before the next one is processed, above all the person's own. */
  private nextAfterPicture(): void {
    // A hidden page does not paint, so it does not wait.
    const timer = setTimeout(() => this.next(), document.hidden ? 0 : PICTURE_MS);
    this.timer = timer;
    requestAnimationFrame(() => {
      if (this.timer !== timer) return;
      clearTimeout(timer);
      this.timer = setTimeout(() => this.next());
    });
  }

  private show(change: Change): void {
    const { n, frame, events } = change;
    const isNew = n > this.newest;
    if (isNew) {
      // Changes that arrived while the history was being fetched are part of it already.
      if (!this.log.some((line) => line.n >= n)) this.log = withLines(this.log, change);
      const answered = this.frame !== null && hasAnswered(this.frame.view, frame.view, this.viewer);
      const isTold = answered && this.isTold();
      this.since = sinceWith(this.since, change, this.frame, { answered, isTold });
      if (isTold) this.tell(n - 1);
      this.newest = n;
    }
    this.at = n;
    this.before = this.frame;
    this.frame = frame;
    this.moment = { number: this.moment.number + 1, events };
  }

  /** Shows everything that is waiting at once. */
  skip(): void {
    this.interrupt();
    this.stepping = null;
    for (const change of this.queue.splice(0)) this.show(change);
    this.backlog = 0;
    // A moment without events ends what the board is telling.
    if (this.telling !== null) this.moment = { number: this.moment.number + 1, events: [] };
  }

  /** Queues the changes of an absence before everything that comes now. */
  catchUp(from: Frame, changes: readonly Change[], why: 'absence' | 'since' = 'absence'): void {
    const [first] = changes;
    if (first === undefined) return;
    this.interrupt();
    this.stepping = why;
    this.at = first.n - 1;
    this.frame = { ...from, question: null };
    this.moment = { number: this.moment.number + 1, events: [] };
    this.queue.unshift(...changes);
    this.backlog = this.queue.length;
  }

  /** Switches from stepping to showing the changes one after another. */
  playOn(): void {
    this.stepping = null;
    this.next();
  }

  /** Goes back to the viewer's last answer; what has happened since is stepped through. */
  rewind(): void {
    const { from, changes } = this.since;
    if (from !== null && this.stepping === null) this.catchUp(from, changes, 'since');
  }

  close(): void {
    this.interrupt();
    this.stop();
  }
}
