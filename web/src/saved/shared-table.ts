/** Time for another tab to answer that it has the game open. */
const ANSWER_MS = 250;
/** Time for a tab to release the game; after that it counts as closed. */
const STEP_MS = 2_000;

type Word = { readonly kind: 'who' | 'here' | 'take' | 'free'; readonly table: string };

/** One game of this browser in several tabs: only one of them plays it, and any other can take over. */
export class SharedTable {
  private readonly table: string;
  private readonly channel: BroadcastChannel | undefined;
  /** Whether this tab has the game open. */
  private holds = false;
  private readonly listeners = new Set<(kind: Word['kind']) => void>();

  /** `stepAside` is called when another tab takes over; it resolves when everything is stored. */
  constructor(table: string, stepAside: () => Promise<void>) {
    this.table = table;
    // Pages have no locks over plain http in a home network, but they have this.
    this.channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ludoteca-tables');
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data.table !== table) return;
      if (data.kind === 'who' && this.holds) this.say('here');
      else if (data.kind === 'take' && this.holds) {
        this.holds = false;
        void stepAside().finally(() => this.say('free'));
      }
      for (const listener of this.listeners) listener(data.kind);
    });
  }

  /** Whether another tab has the game open; if none has, this one has it from now on. */
  async isElsewhere(): Promise<boolean> {
    this.say('who');
    const found = await this.heard('here', ANSWER_MS);
    this.holds = !found;
    return found;
  }

  /** Takes the game over from the tab that has it. */
  async take(): Promise<void> {
    this.say('take');
    await this.heard('free', STEP_MS);
    this.holds = true;
  }

  close(): void {
    this.holds = false;
    this.channel?.close();
  }

  private say(kind: Word['kind']): void {
    this.channel?.postMessage({ kind, table: this.table } satisfies Word);
  }

  private heard(kind: Word['kind'], patience: number): Promise<boolean> {
    if (this.channel === undefined) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (found: boolean): void => {
        clearTimeout(timer);
        this.listeners.delete(listener);
        resolve(found);
      };
      const listener = (heard: Word['kind']): void => {
        if (heard === kind) settle(true);
      };
      const timer = setTimeout(() => settle(false), patience);
      this.listeners.add(listener);
    });
  }
}
