import type { Course } from '../ending/course.ts';
import type { ReplayLink } from './replay.svelte.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaySpeed = (typeof SPEEDS)[number];

const STEP_MS = 900;

/** Steps through a replay: by key, by clock, and between turning points. */
export class Transport {
  private readonly replay: ReplayLink;
  private readonly course: () => Course | null;
  speed = $state.raw<PlaySpeed>(1);

  constructor(replay: ReplayLink, course: () => Course | null) {
    this.replay = replay;
    this.course = course;
    $effect(() => {
      if (!replay.playing) return;
      const timer = setInterval(() => {
        if (replay.at >= replay.moves) replay.playing = false;
        else replay.go(replay.at + 1);
      }, STEP_MS / this.speed);
      return () => clearInterval(timer);
    });
  }

  /** Plays, from the start when it is at the end, or pauses. */
  toggle(): void {
    const { replay } = this;
    if (!replay.playing && replay.at >= replay.moves) replay.go(0);
    replay.playing = !replay.playing;
  }

  /** Goes to the next or the previous costly decision, to the position in which it was made. */
  turn(step: 1 | -1): void {
    const moments = (this.course()?.turns ?? []).map(({ entry }) => entry - 1).sort((a, b) => a - b);
    const { at } = this.replay;
    const next = step > 0 ? moments.find((moment) => moment > at) : moments.findLast((moment) => moment < at);
    if (next !== undefined) this.replay.go(next);
  }

  /** Whether a key was used here. */
  press({ key, shiftKey }: KeyboardEvent): boolean {
    const { replay } = this;
    const speed = SPEEDS[Number(key) - 1];
    if (key === 'ArrowRight') shiftKey ? this.turn(1) : replay.go(replay.at + 1);
    else if (key === 'ArrowLeft') shiftKey ? this.turn(-1) : replay.go(replay.at - 1);
    else if (key === 'Home') replay.go(0);
    else if (key === 'End') replay.go(replay.moves);
    else if (key === ' ') this.toggle();
    else if (speed !== undefined) this.speed = speed;
    else return false;
    return true;
  }
}
