import { BadInput } from '@ludoteca/kernel';
import { type Lang, langOf } from '@ludoteca/text';
import { type Command, CommanderError } from 'commander';
import { Desk } from './desk.ts';
import type { Io } from './io.ts';
import { programFor } from './program.ts';
import type { Shelf } from './shelf.ts';
import { inSources } from './trace.ts';

/** Exit codes: 0 success, 1 a negative result (a game that departs, a refused move, a failure found), 2 unusable input. */
const UNUSABLE = 2;
/** A fault of Ludoteca itself. */
const FAULT = 70;

/** Runs one command line and returns its exit code. */
export async function main(argv: readonly string[], io: Io, shelf: Shelf): Promise<number> {
  const desk = new Desk(io, shelf, languageOf(argv, io));
  const program = await programFor(desk, argv);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return desk.exitCode;
  } catch (error) {
    return report(error, program, argv, io);
  }
}

/** The requested language, else that of the system, else English. */
function languageOf(argv: readonly string[], io: Io): Lang {
  const place = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = argv[place] ?? '';
  const wanted = word.includes('=') ? word.slice('--lang='.length) : (argv[place + 1] ?? '');
  const given = place < 0 ? undefined : langOf(wanted);
  const { LUDOTECA_LANG, LC_ALL, LC_MESSAGES, LANG } = io.env;
  return given ?? langOf(LUDOTECA_LANG || LC_ALL || LC_MESSAGES || LANG || '') ?? 'en';
}

function report(error: unknown, program: Command, argv: readonly string[], io: Io): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof CommanderError && error.code === 'commander.help') return UNUSABLE;
  if (error instanceof CommanderError || error instanceof BadInput) {
    const message = error instanceof BadInput ? error.message : complaint(error, program, argv);
    io.err.write(`ludoteca: ${message}\n`);
    return UNUSABLE;
  }
  io.err.write(`ludoteca: ${error instanceof Error ? inSources(error.stack ?? error.message) : String(error)}\n`);
  return FAULT;
}

/** Commander's error on one line, with everything that is allowed. */
function complaint(error: CommanderError, program: Command, argv: readonly string[]): string {
  const text = error.message.replace(/^error: /, '').replace(/\s+/g, ' ');
  const command = program.commands.find((candidate) => candidate.name() === argv[0]);
  // The word that is unknown may be one of a command's own commands.
  const { commands } = command ?? program;
  if (error.code === 'commander.unknownCommand') return `${text}; allowed: ${commands.map((one) => one.name()).join(', ')}`;
  if (error.code !== 'commander.unknownOption') return text;
  const options = (command ?? program).options.map((option) => option.long ?? option.flags);
  return `${text}; allowed: ${[...options, '--help'].join(', ')}`;
}
