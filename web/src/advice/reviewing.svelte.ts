import type { Review } from '@ludoteca/bots/browser';
import type { AnyMove, SavedGame, Seat, View } from '@ludoteca/kernel';
import { historyOf, viewsOf } from '@ludoteca/kernel';
import { type Advising, advise } from './adviser.ts';

/** A review in progress. The result is kept for as long as the page shows the game. */
export class Reviewing {
  readonly saved: SavedGame;
  readonly seats: readonly Seat[];
  stage = $state.raw<'idle' | 'running' | 'done' | 'failed'>('idle');
  done = $state.raw(0);
  result = $state.raw<Review<AnyMove> | null>(null);
  private advising: Advising<Review<AnyMove>> | undefined;
  private readonly views = new Map<Seat, readonly View[]>();

  /** `seats` are those who want to learn from it. */
  constructor(saved: SavedGame, seats: readonly Seat[]) {
    this.saved = saved;
    this.seats = seats;
  }

  get all(): number {
    return this.saved.entries.length;
  }

  async start(): Promise<void> {
    const { saved, seats } = this;
    this.done = 0;
    this.stage = 'running';
    const advising = advise({ advice: 'review', saved, seats }, (done) => {
      if (this.advising === advising) this.done = done;
    });
    this.advising = advising;
    try {
      this.result = await advising.answer;
      this.stage = 'done';
    } catch {
      this.stage = 'failed';
    }
  }

  cancel(): void {
    if (this.stage !== 'running') return;
    this.advising?.cancel();
    this.advising = undefined;
    this.stage = 'idle';
  }

  /** The view of a seat at the decision of an entry. */
  viewBefore(seat: Seat, entry: number): View | undefined {
    const views = this.views.get(seat) ?? viewsOf(historyOf(this.saved, seat));
    this.views.set(seat, views);
    return views[entry - 1];
  }
}

const known = new WeakMap<SavedGame, Reviewing>();

/** The review of a game, begun or not. */
export function reviewOf(saved: SavedGame, seats: readonly Seat[]): Reviewing {
  const found = known.get(saved) ?? new Reviewing(saved, seats);
  known.set(saved, found);
  return found;
}
