import { commandOf, isProgram, LEVELS, STAND_IN } from '@ludoteca/bots';
import { BadInput, Reader, type SavedGame } from '@ludoteca/kernel';
import type { Desk } from '../desk.ts';

/** The player of a seat: a person at this terminal, a bot of some level, or an external program. */
export type Sitter =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string }
  | { readonly kind: 'program'; readonly command: string; readonly name: string };

const PERSON = ['me', 'io'];
const LONGEST_NAME = 24;

/** Reads one seat: `me`, `me:Anna`, `medium`, `medium:Carlo`, `cmd:python3 mybot.py`. */
export function parseSitter(text: string): Sitter {
  if (isProgram(text)) return { kind: 'program', command: commandOf(text), name: programName(commandOf(text)) };
  const [word = '', ...rest] = text.split(':');
  const name = rest.join(':').trim();
  if (name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
    throw new BadInput(`seat "${text.slice(0, 60)}": a name of at most ${LONGEST_NAME} characters expected`);
  }
  const called = name === '' ? {} : { name };
  if (PERSON.includes(word)) return { kind: 'me', ...called };
  if (!LEVELS.includes(word)) throw new BadInput(`seat "${text.slice(0, 60)}"; allowed: me, ${LEVELS.join(', ')}, cmd:"a command"`);
  return { kind: 'bot', level: word, ...called };
}

/** A program is called by its last word that looks like a file: "mybot". */
function programName(command: string): string {
  const words = command.split(/[\s"']+/).filter((word) => /^[\w./\\-]+$/.test(word) && !word.startsWith('-'));
  const file = words.at(-1)?.split(/[/\\]/).at(-1) ?? 'program';
  return (file.replace(/\.\w+$/, '') || file).slice(0, LONGEST_NAME);
}

/**
 * The word that `parseSitter` reads back. Commands are not saved: a file from outside must not be able to start a
 * program, so a loaded game has a stand-in there.
 */
export function printSitter(sitter: Sitter): string {
  const word = sitter.kind === 'me' ? 'me' : sitter.kind === 'bot' ? sitter.level : STAND_IN;
  return sitter.name === undefined ? word : `${word}:${sitter.name}`;
}

/** The players of a saved game; people get default names when the file has none. */
export function seatsOf(saved: SavedGame & { readonly players?: unknown }): Sitter[] {
  const { seats } = saved.config;
  if (saved.players === undefined) return Array.from({ length: seats }, () => ({ kind: 'me' }) as const);
  return new Reader(saved.players, 'saved game.players').list(seats, seats).map((player) => {
    const text = player.text();
    if (isProgram(text)) throw new BadInput('saved game.players: a file cannot name commands; say --seats');
    return parseSitter(text);
  });
}

/** Everybody's name: their own, else their kind, numbered where it occurs more than once. */
export function namesOf(desk: Desk, sitters: readonly Sitter[]): string[] {
  const kinds = sitters.map(
    (sitter) => sitter.name ?? (sitter.kind === 'bot' ? levelName(desk, sitter.level) : desk.say('cli.play.person')),
  );
  const given = kinds.map((kind, seat) => (kinds.indexOf(kind) === kinds.lastIndexOf(kind) ? kind : `${kind} ${rankAmong(kinds, seat)}`));
  return given;
}

function rankAmong(kinds: readonly string[], seat: number): number {
  return kinds.slice(0, seat + 1).filter((kind) => kind === kinds[seat]).length;
}

/** A level's name with a capital, as a name at the table. */
function levelName(desk: Desk, level: string): string {
  const name = desk.level(level);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
