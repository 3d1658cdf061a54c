import { SingleBar } from 'cli-progress';
import type { Desk } from './desk.ts';

/** A progress bar on the terminal's error stream; nothing at all where nobody looks. */
export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** Starts a progress bar with this number of steps. */
export function progress(desk: Desk, total: number, label: string): Progress {
  if (desk.io.err.isTTY !== true) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `${label} {bar} {percentage}% ({value}/{total})`,
    stream: desk.io.err,
    clearOnComplete: true,
    hideCursor: true,
    etaBuffer: 50,
    fps: 10,
    // Games are played without a pause in which timers could fire, so progress itself draws the bar.
    synchronousUpdate: true,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
