import { type Reviewing, reviewOf } from '../advice/reviewing.svelte.ts';
import { type Course, courseOf } from '../ending/course.ts';
import { adoptReview } from '../ending/ending.svelte.ts';
import { keepReview } from '../saved/review-db.ts';
import type { ReplayLink } from './replay.svelte.ts';

/** The review of a replayed game: taken from this browser where it was made before, and kept when it is made now. */
class ReplayReview {
  private readonly reviewing: Reviewing;
  private stop: (() => void) | undefined;
  readonly course: Course | null = $derived.by(() => (this.reviewing.result === null ? null : courseOf(this.reviewing.result)));

  constructor(replay: ReplayLink, begin: boolean) {
    const people = replay.facts.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.reviewing = reviewOf(replay.saved, people);
    void this.open(begin && replay.ended);
    $effect(() => {
      const { result } = this.reviewing;
      // A browser without storage makes the review again next time.
      if (result !== null) void keepReview(replay.saved, replay.mine, result).catch(() => undefined);
    });
    // A review goes on while one looks at something else, but not after one has left.
    $effect(() => () => this.stop?.());
  }

  whenLeft(stop: () => void): void {
    this.stop = stop;
  }

  private async open(begin: boolean): Promise<void> {
    const found = await adoptReview(this.reviewing);
    if (begin && !found && this.reviewing.stage === 'idle') await this.reviewing.start();
  }
}

export function replayReview(replay: ReplayLink, begin: boolean): ReplayReview {
  return new ReplayReview(replay, begin);
}
