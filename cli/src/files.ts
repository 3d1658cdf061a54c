import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BadInput, parseJson, readSaved, type SavedGame } from '@ludoteca/kernel';

/** Maximum size of a saved game, in characters: long matches make the largest files. */
const LARGEST_SAVED = 64_000_000;
const LARGEST = 8_000_000;
const DEEPEST = 40;

/** The text of a file from outside. Every read error is reported as bad input in one line. */
export function readText(file: string, largest = LARGEST): string {
  try {
    const { size } = statSync(file);
    if (size > largest * 4) throw new BadInput(`${file}: ${size} bytes; at most ${largest} characters are accepted`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${file}: cannot be read (${reason(error)}); an existing JSON file expected`);
  }
}

/** Refuses a file that cannot be read, before anything else is done. */
export function mustBeReadable(file: string): void {
  try {
    closeSync(openSync(file, 'r'));
  } catch (error) {
    throw new BadInput(`${file}: cannot be read (${reason(error)})`);
  }
}

/** Refuses a file that could not be written, in the words of the operating system. */
export function notWritten(file: string, error: unknown): unknown {
  const isTheirs = error instanceof Error && /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '');
  return isTheirs ? new BadInput(`${file}: cannot be written (${reason(error)})`) : error;
}

/** A JSON file from outside. */
export function readJson(file: string): unknown {
  return named(file, () => printable(parseJson(readText(file))));
}

/** The outer form of a saved game, checked. */
export function readSavedGame(file: string): SavedGame {
  return named(file, () => readSaved(parseSavedText(readText(file, LARGEST_SAVED))));
}

/** Parses the text of a saved game. */
export function parseSavedText(text: string): unknown {
  return printable(parseJson(text, { size: LARGEST_SAVED, depth: DEEPEST }));
}

// Refuses control characters: texts of a file are shown on terminals, which would obey them.
function printable(value: unknown): unknown {
  if (typeof value === 'string' && /\p{Cc}/u.test(value)) throw new BadInput(`control characters in ${JSON.stringify(value).slice(0, 80)}`);
  if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) printable(item);
  return value;
}

/** Adds the file's name to errors about its contents. */
export function named<V>(file: string, read: () => V): V {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput && !error.message.startsWith(file)) throw new BadInput(`${file}: ${error.message}`);
    throw error;
  }
}

/** The same where reading takes a while. */
export async function namedLater<V>(file: string, reading: Promise<V>): Promise<V> {
  try {
    return await reading;
  } catch (error) {
    return named(file, () => {
      throw error;
    });
  }
}

/** Writes a JSON file. */
export function writeJson(file: string, value: unknown): void {
  writeText(file, `${JSON.stringify(value)}\n`);
}

/** Writes a file whole or not at all: a crash in between leaves what was there before. */
export function writeText(file: string, text: string): void {
  const temporary = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = openSync(temporary, 'wx');
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new BadInput(`${file}: cannot be written (${reason(error)})`);
  }
}

/** Writes a saved game; an existing file that is something else is left alone. */
export function writeSavedGame(file: string, saved: SavedGame): void {
  if (existsSync(file) && !isSavedGame(file)) throw new BadInput(`${file}: exists and is not a saved game, so it is not overwritten`);
  writeJson(file, saved);
}

function isSavedGame(file: string): boolean {
  try {
    readSavedGame(file);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known: Record<string, string> = {
    ENOENT: 'no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'no permission',
    ENOTDIR: 'part of the path is not a folder',
    ENOSPC: 'no space left',
    EROFS: 'read-only',
  };
  const { code } = error as NodeJS.ErrnoException;
  return known[code ?? ''] ?? error.message.split('\n', 1)[0] ?? 'unknown reason';
}
