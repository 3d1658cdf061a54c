import type { Departure, SavedRecord } from '@ludoteca/kernel';
import { type Advising, advise } from '../advice/adviser.ts';

/** A record being played again in a worker, to see whether everything in it holds. */
export class Verifying {
  readonly record: SavedRecord;
  stage = $state.raw<'idle' | 'running' | 'done' | 'failed'>('idle');
  done = $state.raw(0);
  /** The first departure from the record; null when everything holds. */
  departure = $state.raw<Departure | null>(null);
  private running: Advising<Departure | null> | undefined;

  constructor(record: SavedRecord) {
    this.record = record;
  }

  get holds(): boolean {
    return this.stage === 'done' && this.departure === null;
  }

  async start(): Promise<void> {
    if (this.stage === 'running') return;
    this.stage = 'running';
    this.done = 0;
    this.running = advise({ advice: 'verify', saved: this.record }, (done) => {
      this.done = done;
    });
    try {
      this.departure = await this.running.answer;
      this.stage = 'done';
    } catch {
      this.stage = 'failed';
    }
  }

  cancel(): void {
    if (this.stage !== 'running') return;
    this.running?.cancel();
    this.stage = 'idle';
  }
}
