import { BadInput, canonical, Reader, readSaved, replay, type SavedGame, verify } from '@ludoteca/kernel';
import { seedDeparture } from '@ludoteca/server/dice';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { named, parseSavedText, readText } from '../files.ts';
import { salvage } from '../salvage.ts';

interface Verdict {
  readonly game: string;
  readonly moves: number;
  readonly ok: boolean;
  /** The move at which it departs; 0 is the set-up. */
  readonly move?: number;
  readonly reason?: string;
  /** What each seat added to the seed, where the file tells how the seed was made. */
  readonly contributions?: readonly string[];
}

/** How the seed was made, or what is wrong with it. */
type SeedMade = Pick<Verdict, 'reason' | 'contributions'>;

/** `ludoteca verify FILE`: plays a saved game again and compares every position and the commitment to the seed. */
export function addVerify(program: Command, desk: Desk): void {
  program
    .command('verify')
    .description(desk.say('cli.help.verify'))
    .argument(desk.arg('file'), desk.say('cli.help.savedFile'))
    .option('--json', desk.say('cli.help.json'))
    .action((file: string, options: { json?: true }) => {
      const verdict = verdictOn(desk, file);
      if (!verdict.ok) desk.exitCode = 1;
      if (options.json) desk.printJson(verdict);
      else desk.print(inWords(desk, verdict));
    });
}

function verdictOn(desk: Desk, file: string): Verdict {
  const text = readText(file, 64_000_000);
  try {
    return checked(
      desk,
      named(file, () => readSaved(parseSavedText(text))),
    );
  } catch (error) {
    // A file that breaks off in the middle still has whole moves at its beginning, which can be checked.
    const rest = error instanceof BadInput ? salvage(text) : undefined;
    if (rest === undefined) throw error;
    const verdict = checked(desk, rest);
    return verdict.ok ? { ...verdict, ok: false, move: verdict.moves + 1, reason: desk.say('cli.verify.cut') } : verdict;
  }
}

function checked(desk: Desk, saved: SavedGame & { readonly result?: unknown; readonly dice?: unknown }): Verdict {
  const { game } = desk.room(saved.game);
  const moves = saved.entries.length;
  const { reason, ...made }: SeedMade = saved.dice === undefined ? {} : seedMade(desk, saved.dice, saved.seed);
  if (reason !== undefined) return { game: saved.game, moves, ok: false, move: 0, reason };
  const departure = verify(game, saved);
  if (departure !== undefined) return { game: saved.game, moves, ok: false, move: departure.entry, reason: departure.reason };
  if (saved.result === undefined) return { game: saved.game, moves, ok: true, ...made };
  const { state } = replay(game, saved).match;
  const isSame = game.over(state) && canonical(game.standing(state)) === canonical(saved.result);
  if (isSame) return { game: saved.game, moves, ok: true, ...made };
  return { game: saved.game, moves, ok: false, move: moves, reason: desk.say('cli.verify.result') };
}

/** Checks that the seed is made of the part the server had promised and of one of each seat. */
function seedMade(desk: Desk, dice: unknown, seed: string): SeedMade {
  const { promise, secret, contributions } = new Reader(dice, 'dice').fields('promise', 'secret', 'contributions');
  const parts = { promise: promise.text(), secret: secret.text(), contributions: contributions.list(1, 99).map((part) => part.text()) };
  const departure = seedDeparture(parts, seed);
  if (departure === undefined) return { contributions: parts.contributions };
  return { reason: desk.say(departure === 'promise' ? 'cli.verify.promise' : 'cli.verify.seed') };
}

function inWords(desk: Desk, { moves, ok, move = 0, reason = '', contributions }: Verdict): string {
  const dice = contributions === undefined ? '' : `\n${desk.say('cli.verify.dice', { parts: contributions.join(', ') })}`;
  if (ok) return desk.paint.green(desk.say('cli.verify.holds', { moves })) + dice;
  return desk.paint.red(move === 0 ? desk.say('cli.verify.departsAtSetup', { reason }) : desk.say('cli.verify.departs', { move, reason }));
}
