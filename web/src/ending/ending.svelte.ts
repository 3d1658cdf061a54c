import type { SavedRecord } from '@ludoteca/kernel';
import { type Reviewing, reviewOf } from '../advice/reviewing.svelte.ts';
import { router } from '../app/router.svelte.ts';
import { replayAddress, serverRecord } from '../replay/past-game.ts';
import { keepReview, keptReview } from '../saved/review-db.ts';
import type { TableState } from '../table/table.svelte.ts';
import { type Course, courseOf } from './course.ts';
import { type Outcome, outcomeFor } from './outcome.ts';
import { type Past, pastOf } from './past.ts';
import { recordOf } from './record-file.ts';
import { sameGame } from './same-game.ts';
import { Verifying } from './verifying.svelte.ts';

/** Delay before the review starts: the animation of the end comes first, and a busy processor would make it stutter. */
const PATIENCE_MS = 900;

/** The end of a table's game: its record, how it went, and whether the dice were honest. */
class Ending {
  private readonly table: TableState;
  record = $state.raw<SavedRecord | null>(null);
  reviewing = $state.raw<Reviewing | null>(null);
  verifying = $state.raw<Verifying | null>(null);
  past = $state.raw<Past | null>(null);
  /** Whether a board shows how the game went in a zone of its own; elsewhere it stands in the tab. */
  shownOnBoard = $state.raw(false);
  readonly course: Course | null = $derived.by(() => {
    const result = this.reviewing?.result ?? null;
    return result === null ? null : courseOf(result);
  });
  private begun = false;

  constructor(table: TableState) {
    this.table = table;
  }

  /** The outcome for the viewer; null before the end. */
  get outcome(): Outcome | null {
    const facts = this.table.link.facts;
    if (facts?.result == null) return null;
    // A person who left neither wins nor loses with the bot that played on.
    const stayed = facts.you.filter((seat) => facts.seats[seat]?.resigned !== true);
    return outcomeFor(facts.result, stayed);
  }

  /** A board shows it; returns the function that gives it back. */
  takeBoard(): () => void {
    this.shownOnBoard = true;
    return () => {
      this.shownOnBoard = false;
    };
  }

  /** The address of the replay, which the review is part of. */
  replayAddress(move?: number): string {
    const { where, facts, admission } = this.table.link;
    return replayAddress(where === 'local' ? 'local' : 'table', facts?.id ?? '', { admission, review: move !== undefined, move });
  }

  /** Fetches the record and has the game reviewed, once. */
  async begin(): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    void this.lookBack().catch(() => undefined);
    const found = await this.fetchRecord();
    if (found === undefined) return;
    const record = sameGame(found);
    this.record = record;
    this.verifying = new Verifying(record);
    const { you = [], seats = [] } = this.table.link.facts ?? {};
    const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const reviewing = reviewOf(record, people);
    this.reviewing = reviewing;
    await reviewed(reviewing, you, PATIENCE_MS);
  }

  private async lookBack(): Promise<void> {
    const { outcome } = this;
    if (outcome !== null && outcome.kind !== 'watched') this.past = await pastOf(this.table, outcome.kind === 'won');
  }

  /** The table is being left: work goes on only where its result will be looked at. */
  leave(): void {
    this.verifying?.cancel();
    if (router.route.page !== 'replay') this.reviewing?.cancel();
  }

  private async fetchRecord(): Promise<SavedRecord | undefined> {
    const { where, facts, saved, admission } = this.table.link;
    if (facts === null) return undefined;
    if (where === 'local') return saved === undefined ? undefined : recordOf(saved, facts.seats, facts.result);
    const found = await serverRecord(facts.id, admission);
    return found.ok ? found.value : undefined;
  }
}

/** Takes over a review that was made before in this browser. */
export async function adoptReview(reviewing: Reviewing): Promise<boolean> {
  const kept = await keptReview(reviewing.saved).catch(() => undefined);
  if (kept === undefined || reviewing.stage !== 'idle') return false;
  reviewing.result = kept.review;
  reviewing.stage = 'done';
  return true;
}

/** Has a game reviewed unless it was reviewed before; the result is kept in this browser. */
async function reviewed(reviewing: Reviewing, mine: readonly number[], patience = 0): Promise<void> {
  if (reviewing.stage !== 'idle' || (await adoptReview(reviewing))) return;
  await new Promise((resolve) => setTimeout(resolve, patience));
  if (reviewing.stage !== 'idle') return;
  await reviewing.start();
  if (reviewing.result !== null) await keepReview(reviewing.saved, mine, reviewing.result).catch(() => undefined);
}

const known = new WeakMap<TableState, Ending>();

/** The end of a table's game, shared by bar, tab and board. */
export function endingOf(table: TableState): Ending {
  const ending = known.get(table) ?? new Ending(table);
  known.set(table, ending);
  return ending;
}
