import { BadInput, type Departure, readSaved, recordDeparture, type SavedRecord, seedPartsOf } from '@ludoteca/kernel';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { named, parseSavedText, readText } from '../files.ts';
import { salvage } from '../salvage.ts';

interface Verdict {
  readonly game: string;
  readonly moves: number;
  readonly ok: boolean;
  /** The first move that departs; 0 is the set-up. */
  readonly move?: number;
  readonly reason?: string;
  /** What each seat added to the seed, where the file tells how the seed was made. */
  readonly contributions?: readonly string[];
}

/** `ludoteca verify FILE`: plays a saved game again and compares every position and the commitment to the seed. */
export function verifyCommand(command: Command, desk: Desk): void {
  command.option('--json', desk.say('cli.help.json')).action(async (file: string, options: { json?: true }) => {
    const verdict = await verdictOn(desk, file);
    if (!verdict.ok) desk.exitCode = 1;
    if (options.json) desk.printJson(verdict);
    else desk.print(inWords(desk, verdict));
  });
}

async function verdictOn(desk: Desk, file: string): Promise<Verdict> {
  const text = readText(file, 64_000_000);
  try {
    return await checked(
      desk,
      named(file, () => readSaved(parseSavedText(text))),
    );
  } catch (error) {
    // A file that breaks off in the middle still has whole moves at its beginning, which can be checked.
    const rest = error instanceof BadInput ? salvage(text) : undefined;
    if (rest === undefined) throw error;
    const verdict = await checked(desk, rest);
    return verdict.ok ? { ...verdict, ok: false, move: verdict.moves + 1, reason: desk.say('cli.verify.cut') } : verdict;
  }
}

async function checked(desk: Desk, saved: SavedRecord): Promise<Verdict> {
  const { game } = await desk.room(saved.game);
  const moves = saved.entries.length;
  const departure = recordDeparture(game, saved);
  if (departure !== undefined) return { game: saved.game, moves, ok: false, move: departure.entry, reason: reasonOf(desk, departure) };
  const contributions = seedPartsOf(saved)?.contributions;
  return { game: saved.game, moves, ok: true, ...(contributions === undefined ? {} : { contributions }) };
}

/** Faults of the record as a whole have words of their own; moves are named as they stand in the file. */
function reasonOf(desk: Desk, { fault, reason }: Departure): string {
  return fault === 'promise' || fault === 'seed' || fault === 'result' ? desk.say(`cli.verify.${fault}`) : reason;
}

function inWords(desk: Desk, { moves, ok, move = 0, reason = '', contributions }: Verdict): string {
  const dice = contributions === undefined ? '' : `\n${desk.say('cli.verify.dice', { parts: contributions.join(', ') })}`;
  if (ok) return desk.paint.green(desk.say('cli.verify.holds', { moves })) + dice;
  return desk.paint.red(move === 0 ? desk.say('cli.verify.departsAtSetup', { reason }) : desk.say('cli.verify.departs', { move, reason }));
}
