import { type Frame, type History, type View, type Viewer, viewsOf } from '@ludoteca/kernel';
import type { Moment } from '@ludoteca/ui';
import type { Change, TableLink } from './link.ts';
import { type LogLine, logOf, withLines } from './log.ts';

/** The longest that a picture is waited for. */
const PICTURE_MS = 250;

/** A position with the number of the change that led to it. */
interface Numbered {
  readonly n: number;
  readonly view: View;
}

/** What has happened since the viewer's last answer, and the position before. */
interface Since {
  /** Whether the viewer has answered at all. */
  readonly answered: boolean;
  readonly from: Frame | null;
  readonly changes: readonly Change[];
}

const NOTHING: Since = { answered: false, from: null, changes: [] };

/**
 * Shows a table at a pace people can follow: changes wait in line, and each stays on screen for a while before the next.
 * Nothing is held back from the person for long: `skip` shows the present at once.
 */
export class Presenter {
  frame = $state.raw<Frame | null>(null);
  moment = $state.raw<Moment>({ number: 0, events: [] });
  log = $state.raw<readonly LogLine[]>([]);
  /** How many changes are still waiting to be shown. */
  backlog = $state.raw(0);
  viewer = $state.raw<Viewer>(0);
  /** While set, changes are shown one at a time on request: those of an absence, or those since the viewer's last answer. */
  stepping = $state.raw<'absence' | 'since' | null>(null);
  /** The number of the change on screen. */
  at = $state.raw(0);
  /** What has happened since the viewer's last answer. */
  since = $state.raw<Since>(NOTHING);

  private readonly link: TableLink;
  private readonly pace: () => number;
  private readonly stop: () => void;
  private queue: Change[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the newest change that has been on screen. */
  private newest = 0;

  constructor(link: TableLink, viewer: Viewer, pace: () => number) {
    this.link = link;
    this.pace = pace;
    this.viewer = viewer;
    this.stop = link.listen((change) => this.hear(change));
    void this.begin();
  }

  /** Looks through other eyes from now on. */
  switchTo(viewer: Viewer): void {
    clearTimeout(this.timer);
    this.timer = undefined;
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
    // Changes that came while the history was on its way are in it already.
    this.since = sinceOf(history, views, viewer, this.frame);
  }

  private hear(change: Change): void {
    if (change.viewer !== this.viewer) return;
    this.queue.push(change);
    this.backlog = this.queue.length;
    if (this.stepping !== null) return;
    // What follows a question to the viewer is the viewer's own answer: it waits for nothing.
    if (this.timer !== undefined && this.queue.length === 1 && this.frame?.question != null) clearTimeout(this.timer);
    else if (this.timer !== undefined) return;
    this.next();
  }

  /** Shows the next change that is waiting. */
  next(): void {
    this.timer = undefined;
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

  /** However fast the others are, a change is painted before the next one is worked on: above all the person's own. */
  private nextAfterPicture(): void {
    // A page that has just been hidden makes no pictures: it does not wait for them.
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
      // What came while the history was on its way is in it already.
      if (!this.log.some((line) => line.n >= n)) this.log = withLines(this.log, change);
      const answered = this.frame !== null && hasAnswered(this.frame.view, frame.view, this.viewer);
      this.since = answered
        ? { answered, from: this.frame, changes: [change] }
        : { ...this.since, changes: [...this.since.changes, change] };
      this.newest = n;
    }
    this.at = n;
    this.frame = frame;
    this.moment = { number: this.moment.number + 1, events };
  }

  /** Shows everything that is waiting, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stepping = null;
    for (const change of this.queue.splice(0)) this.show(change);
    this.backlog = 0;
  }

  /** Puts changes of an absence in line, to be shown before everything that comes now. */
  catchUp(from: Frame, changes: readonly Change[], why: 'absence' | 'since' = 'absence'): void {
    const [first] = changes;
    if (first === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stepping = why;
    this.at = first.n - 1;
    this.frame = { ...from, question: null };
    this.moment = { number: this.moment.number + 1, events: [] };
    this.queue.unshift(...changes);
    this.backlog = this.queue.length;
  }

  /** From stepping to showing them one after another. */
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
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stop();
  }
}

/** Whether between two positions the viewer has given an answer that was owed. */
function hasAnswered(before: View, after: View, viewer: Viewer): boolean {
  const owed = before.asked.must.includes(viewer) && before.answer === null;
  return owed && (after.decision !== before.decision || after.answer !== null);
}

function sinceOf(history: History, views: readonly Numbered[], viewer: Viewer, present: Frame | null): Since {
  const plain = (view: View): Frame => ({ view, question: null, undo: 'HOUSE-OTHERS' });
  const start = views.findLastIndex(({ view }, index) => {
    const next = views[index + 1]?.view;
    return next !== undefined && hasAnswered(view, next, viewer);
  });
  const first = views[Math.max(0, start)];
  if (first === undefined) return NOTHING;
  const moments = history.moments.slice(Math.max(0, start));
  const changes = moments.flatMap(({ n, events, undone }, index): Change[] => {
    const view = views[Math.max(0, start) + index + 1]?.view;
    if (view === undefined) return [];
    const isLast = index === moments.length - 1 && present !== null;
    return [{ viewer, n, events, frame: isLast ? present : plain(view), ...(undone === undefined ? {} : { undone }) }];
  });
  return { answered: start >= 0, from: plain(first.view), changes };
}
