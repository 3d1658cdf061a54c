import { randomBytes } from 'node:crypto';
import { LEVELS } from '@ludoteca/bots';
import type { Room } from '@ludoteca/games';
import { BadInput, configure, Recorder, replay, type SavedGame, seedFrom } from '@ludoteca/kernel';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { named, readSavedGame } from '../files.ts';
import { Keeping } from '../play/keeping.ts';
import { Lines } from '../play/lines.ts';
import { parseSitter, type Sitter, seatsOf } from '../play/players.ts';
import { Session } from '../play/session.ts';
import { Table } from '../play/table.ts';
import { TableBots } from '../play/table-bots.ts';
import { integer, optionPair, seatNames } from '../read.ts';
import { budgetOf } from './simulate.ts';

/** Options of a game on the terminal. */
export interface PlayOptions {
  readonly seats?: string[];
  readonly seed?: string;
  readonly option?: Record<string, string>;
  readonly load?: string;
  readonly save?: string;
  readonly iterations?: number;
  readonly time?: number;
}

/** `ludoteca play GAME`: a game on the terminal, with people and bots. */
export function playCommand(command: Command, desk: Desk): void {
  command
    .option(`--seats ${desk.arg('list')}`, desk.say('cli.help.sitters', { levels: LEVELS.join(', ') }), seatNames('--seats'))
    .option(`--seed ${desk.arg('words')}`, desk.say('cli.help.seed'))
    .option(`--option ${desk.arg('pair')}`, desk.say('cli.help.option'), optionPair)
    .option(`--load ${desk.arg('file')}`, desk.say('cli.help.load'))
    .option(`--save ${desk.arg('file')}`, desk.say('cli.help.save'))
    .option(`--iterations ${desk.arg('number')}`, desk.say('cli.help.iterations'), integer('--iterations', 1, 1_000_000_000))
    .option(`--time ${desk.arg('number')}`, desk.say('cli.help.time'), integer('--time', 1, 3_600_000))
    .action((id: string | undefined, options: PlayOptions) => playGame(desk, id, options));
}

/** Plays a new or a saved game to its end, or until the player leaves; it is saved however it ends. */
export async function playGame(desk: Desk, id: string | undefined, options: PlayOptions): Promise<void> {
  const table = await (options.load === undefined ? newTable(desk, id, options) : loadedTable(desk, id, options, options.load));
  const keeping = new Keeping(table, options.save ?? options.load);
  const bots = new TableBots(table, table.recorder.seed, budgetOf(options));
  const lines = new Lines(desk.io, { complete: (line) => session.completions(line), remembers: table.people.length < 2 });
  const session: Session = new Session(table, lines, bots, keeping);
  try {
    desk.print(
      desk.paint.bold(
        desk.say('cli.play.welcome', {
          game: desk.nameOf(table.room),
          players: table.names.map((name) => ({ key: 'cli.play.word', args: { name } })),
        }),
      ),
    );
    if (table.people.length > 0) desk.print(desk.paint.dim(desk.say('cli.play.hint')));
    const ending = await session.run();
    if (ending === 'over') finish(desk, session, keeping);
    else if (ending !== 'quit') {
      desk.print();
      for (const line of keeping.rescue()) desk.print(line);
      if (ending === 'interrupt') desk.exitCode = 130;
    }
  } catch (error) {
    // A bug in the rules must not cost the players their game.
    for (const line of keeping.rescue(true)) desk.print(line);
    throw error;
  } finally {
    lines.close();
    await bots.close();
  }
}

function finish(desk: Desk, session: Session, keeping: Keeping): void {
  session.finish();
  if (keeping.known === undefined) return;
  for (const line of keeping.save().lines) desk.print(line);
}

async function newTable(desk: Desk, id: string | undefined, options: PlayOptions): Promise<Table> {
  if (id === undefined) throw new BadInput(`no game; allowed: ${desk.shelf.ids.join(', ')}, or --load FILE`);
  const room = await desk.room(id);
  const sitters = options.seats === undefined ? usualSitters(room) : options.seats.map(parseSitter);
  const config = configure(room.game, { seats: sitters.length, options: options.option ?? {} });
  const seed = options.seed === undefined ? randomBytes(32).toString('hex') : seedFrom(options.seed);
  return new Table(desk, room, new Recorder(room.game, config, seed), sitters);
}

/** One person against medium bots, as few as the game allows. */
function usualSitters(room: Room): Sitter[] {
  const bots = Array.from({ length: Math.max(1, room.game.meta.seats.min - 1) }, () => ({ kind: 'bot', level: 'medium' }) as const);
  return [{ kind: 'me' }, ...bots.slice(0, room.game.meta.seats.max - 1)];
}

async function loadedTable(desk: Desk, id: string | undefined, options: PlayOptions, file: string): Promise<Table> {
  const saved = readSavedGame(file);
  const room = await desk.room(saved.game);
  if (id !== undefined && id !== saved.game) throw new BadInput(`${file}: a game of ${saved.game}, not of ${id}`);
  const fixed = options.seed !== undefined ? '--seed' : options.option !== undefined ? '--option' : undefined;
  if (fixed !== undefined) throw new BadInput(`${fixed} cannot be changed in a saved game`);
  const sitters = options.seats?.map(parseSitter) ?? named(file, () => seatsOf(saved));
  if (sitters.length !== saved.config.seats) throw new BadInput(`--seats: ${sitters.length} given; allowed: ${saved.config.seats}`);
  return new Table(desk, room, resumed(room, saved, file), sitters);
}

function resumed(room: Room, saved: SavedGame, file: string): Recorder {
  const { rules } = room.game.meta;
  const note = saved.rules === rules ? '' : ` (played with rules ${saved.rules}, these are ${rules})`;
  try {
    return replay(room.game, saved);
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${file}: ${error.message}${note}`);
    throw error;
  }
}
