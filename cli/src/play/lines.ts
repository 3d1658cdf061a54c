import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';

/** Why no further line comes: the input has ended, or the player wants to leave (Ctrl-C, a closed window). */
export type Stop = 'end' | 'interrupt';

/** The result of asking for a line. */
export type Heard = { readonly line: string } | { readonly stop: Stop };

interface LineOptions {
  /** Completions of a half-typed line. */
  readonly complete: (line: string) => readonly string[];
  /** Whether earlier lines can be recalled with the arrow keys; not where people share a keyboard and have secrets. */
  readonly remembers: boolean;
}

/** Lines typed by people, or read from a pipe. */
export class Lines {
  private readonly io: Io;
  private readonly reader: Interface;
  private readonly waitingLines: string[] = [];
  private readonly off: () => void;
  private waiting: ((heard: Heard) => void) | undefined;
  private stop: Stop | undefined;

  constructor(io: Io, options: LineOptions) {
    this.io = io;
    const terminal = io.in.isTTY === true;
    this.reader = createInterface({
      input: io.in,
      ...(terminal ? { output: io.out } : {}),
      terminal,
      historySize: options.remembers ? 200 : 0,
      completer: (line: string) => [[...options.complete(line)], line],
    });
    this.reader.on('line', (line) => this.hear({ line }));
    this.reader.on('close', () => this.halt('end'));
    this.reader.on('SIGINT', () => this.halt('interrupt'));
    this.off = io.onStop(() => this.halt('interrupt'));
  }

  /** Asks for a line. */
  ask(prompt: string): Promise<Heard> {
    const line = this.stop === 'interrupt' ? undefined : this.waitingLines.shift();
    if (this.io.in.isTTY === true && this.stop === undefined) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.io.out.write(line === undefined ? prompt : `${prompt}${line}\n`);
    if (line !== undefined) return Promise.resolve({ line });
    if (this.stop !== undefined) return Promise.resolve({ stop: this.stop });
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  /** Whether the player wants to leave, although nothing is being asked. */
  get interrupted(): boolean {
    return this.stop === 'interrupt';
  }

  close(): void {
    this.off();
    this.reader.close();
  }

  private hear(heard: { readonly line: string }): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting === undefined) this.waitingLines.push(heard.line);
    else {
      // Lines from a pipe are not echoed by any terminal, and a transcript without the answers is hard to read.
      if (this.io.in.isTTY !== true) this.io.out.write(`${heard.line}\n`);
      waiting(heard);
    }
  }

  private halt(stop: Stop): void {
    if (this.stop !== 'interrupt') this.stop = stop;
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.({ stop });
  }
}
