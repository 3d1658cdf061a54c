import type { Frame, History, View, Viewer } from '@ludoteca/kernel';
import type { Change } from './link.ts';

/** A position with the number of the change that led to it. */
interface Numbered {
  readonly n: number;
  readonly view: View;
}

/** The events since the viewer's last answer, or since an earlier one if the viewer was not told all of it; and the position before. */
export interface Since {
  /** Whether the viewer has answered at all. */
  readonly answered: boolean;
  readonly from: Frame | null;
  readonly changes: readonly Change[];
}

export const NOTHING: Since = { answered: false, from: null, changes: [] };

/** Whether the viewer has given an answer that was owed between two positions. */
export function hasAnswered(before: View, after: View, viewer: Viewer): boolean {
  const owed = before.asked.must.includes(viewer) && before.answer === null;
  return owed && (after.decision !== before.decision || after.answer !== null);
}

/** The events with those of one more change. An answer of the viewer clears them, unless the viewer has not been told everything. */
export function sinceWith(
  since: Since,
  change: Change,
  before: Frame | null,
  { answered, isTold }: { readonly answered: boolean; readonly isTold: boolean },
): Since {
  if (answered && isTold) return { answered, from: before, changes: [change] };
  return { ...since, answered: answered || since.answered, changes: [...since.changes, change] };
}

/** The same from a history: from what the viewer was told last, or else from the viewer's last answer. */
export function sinceOf(
  history: History,
  views: readonly Numbered[],
  viewer: Viewer,
  present: Frame | null,
  told: number | undefined,
): Since {
  const plain = (view: View): Frame => ({ view, question: null, undo: 'HOUSE-OTHERS' });
  const answered = views.findLastIndex(({ view }, index) => {
    const next = views[index + 1]?.view;
    return next !== undefined && hasAnswered(view, next, viewer);
  });
  const start = Math.max(0, told === undefined ? answered : views.findLastIndex(({ n }) => n <= told));
  const first = views[start];
  if (first === undefined) return NOTHING;
  const moments = history.moments.slice(start);
  const changes = moments.flatMap(({ n, events, undone }, index): Change[] => {
    const view = views[start + index + 1]?.view;
    if (view === undefined) return [];
    const isLast = index === moments.length - 1 && present !== null;
    return [{ viewer, n, events, frame: isLast ? present : plain(view), ...(undone === undefined ? {} : { undone }) }];
  });
  return { answered: answered >= 0, from: plain(first.view), changes };
}
