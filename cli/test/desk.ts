import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Room } from '@ludoteca/games';
import type { Io } from '../src/io.ts';
import { main } from '../src/main.ts';
import { shelfOf } from '../src/shelf.ts';
import { rooms } from './pebbles/room.ts';

/** How a command is run in a test. */
export interface Setting {
  /** Lines on the standard input, which then ends. */
  readonly lines?: readonly string[];
  /** Whether input and output are a terminal. */
  readonly terminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly rooms?: readonly Room[];
  /** Leaves the input open after the lines, and gives a way to interrupt. */
  readonly onStart?: (input: PassThrough, interrupt: () => void) => void;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `ludoteca` with these words and returns its whole output. */
export async function ludoteca(words: string, setting: Setting = {}): Promise<Ran> {
  return run(words.split(' '), setting);
}

/** The same with arguments that have spaces in them. */
export async function run(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { lines = [], terminal = false, env = {}, folder = tmpdir() } = setting;
  const input = Object.assign(new PassThrough(), { isTTY: terminal });
  const [out, err] = [output(terminal), output(terminal)];
  const handlers = new Set<() => void>();
  const io: Io = {
    in: input,
    out: out.stream,
    err: err.stream,
    env: { NO_COLOR: '1', ...env },
    folder,
    now: () => Date.now(),
    onStop: (handler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
  };
  for (const line of lines) input.write(`${line}\n`);
  if (setting.onStart === undefined) input.end();
  else
    setting.onStart(input, () => {
      for (const handler of handlers) handler();
    });
  const code = await main(argv, io, shelfOf(setting.rooms ?? rooms));
  return { code, out: out.text(), err: err.text() };
}

function output(terminal: boolean): { stream: PassThrough & { isTTY: boolean; columns: number }; text: () => string } {
  const stream = Object.assign(new PassThrough(), { isTTY: terminal, columns: 100 });
  const parts: string[] = [];
  stream.on('data', (part: Buffer) => parts.push(part.toString()));
  return { stream, text: () => parts.join('') };
}

/** A folder for one test. */
export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ludoteca-test-'));
}

/** A file with this content in a folder of its own. */
export function fileWith(content: unknown, name = 'file.json'): string {
  const file = join(freshFolder(), name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
