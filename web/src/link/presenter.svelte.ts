import { type AnyEvent, same, type View, type Viewer } from '@ludoteca/kernel';
import type { Moment } from '@ludoteca/ui';
import { viewsOf } from './history.ts';
import type { Change, Frame, History, TableLink } from './link.ts';

/** No take-back reaches further than this many changes. */
const REMEMBERED = 12;
/** The longest that a picture is waited for. */
const PICTURE_MS = 250;

/** A line of the log: an event, or that something was taken back. */
export interface LogLine {
  readonly key: string;
  readonly n: number;
  readonly event: AnyEvent | null;
}

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
  /** While set, changes are shown one at a time on request. */
  stepping = $state.raw(false);

  private readonly link: TableLink;
  private readonly pace: () => number;
  private readonly stop: () => void;
  private queue: Change[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was shown of late: a position that comes back without an event was taken back to. */
  private recent: View[] = [];

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
    void this.begin();
  }

  private async begin(): Promise<void> {
    const { viewer } = this;
    const frame = this.link.frames.get(viewer) ?? null;
    this.frame = frame;
    this.recent = frame === null ? [] : [frame.view];
    const history = await this.link.history(viewer).catch(() => undefined);
    if (history !== undefined && viewer === this.viewer) this.log = logOf(history);
  }

  private hear(change: Change): void {
    if (change.viewer !== this.viewer) return;
    this.queue.push(change);
    this.backlog = this.queue.length;
    if (this.timer === undefined && !this.stepping) this.next();
  }

  /** Shows the next change that is waiting. */
  next(): void {
    this.timer = undefined;
    const change = this.queue.shift();
    this.backlog = this.queue.length;
    if (change === undefined) return;
    this.show(change);
    if (this.stepping) return;
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

  private show({ n, frame, events }: Change): void {
    const undone = events.length === 0 && isTakenBack(frame.view, this.recent);
    const lines: LogLine[] = undone ? [{ key: `${n}`, n, event: null }] : linesOf(n, events);
    // What came while the history was on its way is in it already.
    const known = this.log.some((line) => line.n >= n);
    if (!known) this.log = [...this.log, ...lines];
    this.recent = [...this.recent.slice(-REMEMBERED), frame.view];
    this.frame = frame;
    this.moment = { number: this.moment.number + 1, events };
  }

  /** Shows everything that is waiting, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stepping = false;
    for (const change of this.queue.splice(0)) this.show(change);
    this.backlog = 0;
  }

  /** Puts changes of an absence in line, to be shown before everything that comes now. */
  catchUp(from: Frame, changes: readonly Change[]): void {
    this.stepping = true;
    this.frame = from;
    this.queue.unshift(...changes);
    this.backlog = this.queue.length;
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stop();
  }
}

function linesOf(n: number, events: readonly AnyEvent[]): LogLine[] {
  return events.map((event, index) => ({ key: `${n}.${index}`, n, event }));
}

function logOf(history: History): LogLine[] {
  const views = viewsOf(history);
  const lines = history.moments.map(({ n, events }, index) => {
    const view = views[index + 1];
    const undone = events.length === 0 && view !== undefined && isTakenBack(view, views.slice(Math.max(0, index - REMEMBERED), index + 1));
    return undone ? [{ key: `${n}`, n, event: null }] : linesOf(n, events);
  });
  return [...linesOf(0, history.events), ...lines.flat()];
}

/** Whether a position is one that was there before, under a new number: decisions are never reused. */
function isTakenBack(view: View, earlier: readonly View[]): boolean {
  return earlier.some((before) => before.decision < view.decision && same({ ...before, decision: 0 }, { ...view, decision: 0 }));
}
