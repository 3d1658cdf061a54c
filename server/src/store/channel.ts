import type { Trx } from './schema.ts';

/** Something changed at a table, or for a person: other processes that care look it up. */
export interface Word {
  readonly table?: string;
  readonly identity?: string;
  /** A line of chat at the table. */
  readonly chat?: number;
  /** The visitors of the table through the sending process. */
  readonly visitors?: readonly { readonly id: string; readonly name: string }[];
  /** The sending process. */
  readonly from?: string;
}

/** Publish/subscribe between the processes that share a database. A process does not receive its own messages. */
export interface Channel {
  /** Publishes something as part of a transaction: the others receive it when it commits, and only then. */
  say(trx: Trx, word: Word): void;
  /** Publishes something that is not stored and may be lost: it is repeated later. */
  mention(word: Word): void;
  onWord(listener: (word: Word) => void): void;
  /** Called when messages may have been missed. */
  onGap(listener: () => void): void;
  /** Called when the connection to the others breaks. */
  onLoss(listener: () => void): void;
  close(): Promise<void>;
}

/**
 * The embedded database serves one server, but its operator may change things by command: the file's own counter of
 * changes by others tells when to look again.
 */
export class FileChannel implements Channel {
  private readonly listeners: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;
  private last: number | undefined;

  constructor(readCounter: () => Promise<number>, everyMs = LOOK_EVERY_MS) {
    const look = async (): Promise<void> => {
      const counter = await readCounter();
      if (this.last !== undefined && counter !== this.last) for (const listener of this.listeners) listener();
      this.last = counter;
    };
    const lookQuietly = (): void => void look().catch(() => undefined);
    // The first look only notes the counter; it must not wait, or a change before it would go unnoticed.
    lookQuietly();
    this.timer = setInterval(lookQuietly, everyMs);
    this.timer.unref();
  }

  say(): void {
    // There is no other process.
  }

  mention(): void {
    // There is no other process.
  }

  onWord(): void {
    // There is no other process.
  }

  onGap(listener: () => void): void {
    this.listeners.push(listener);
  }

  onLoss(): void {
    // A file is always there.
  }

  close(): Promise<void> {
    clearInterval(this.timer);
    return Promise.resolve();
  }
}

const LOOK_EVERY_MS = 1_000;
