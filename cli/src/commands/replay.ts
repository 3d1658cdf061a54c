import type { Room } from '@ludoteca/games';
import { BadInput, heardBy, type SavedEntry, type SavedGame, SPECTATOR, type Told, type Viewer } from '@ludoteca/kernel';
import type { Speaker } from '@ludoteca/text';
import type { Command } from 'commander';
import { type Desk, words } from '../desk.ts';
import { readSavedGame } from '../files.ts';
import { namesOf, seatsOf } from '../play/players.ts';
import { integer } from '../read.ts';
import { showOutline } from '../show.ts';
import { storedView } from '../stored.ts';

interface ReplayOptions {
  readonly step?: number;
  readonly view?: number;
}

/** `ludoteca replay FILE`: the log of a saved game and the position after a step of it, as one viewer saw them. */
export function replayCommand(command: Command, desk: Desk): void {
  command
    .option(`--step ${desk.arg('number')}`, desk.say('cli.help.step'), integer('--step', 0, 1_000_000))
    .option(`--view ${desk.arg('seat')}`, desk.say('cli.help.view'), integer('--view', 0, 98))
    .action((file: string, options: ReplayOptions) => replayFile(desk, file, options));
}

async function replayFile(desk: Desk, file: string, options: ReplayOptions): Promise<void> {
  const saved = readSavedGame(file);
  const room = await desk.room(saved.game);
  const viewer: Viewer = options.view ?? SPECTATOR;
  const step = options.step ?? saved.entries.length;
  const view = storedView(saved, step, viewer);
  const speaker = desk.speakerFor(room, namesOf(desk, seatsOf(saved)));
  const { rules } = room.game.meta;
  if (saved.rules !== rules) desk.print(desk.paint.yellow(desk.say('cli.replay.otherRules', { saved: saved.rules, rules })));
  const shown = guarded(step, () => showOutline(room.text.outline(view), speaker, desk));
  for (let number = options.step === undefined ? 0 : step; number <= step; number++) printStep(desk, room, saved, number, viewer, speaker);
  desk.print();
  desk.print(shown);
}

function printStep(desk: Desk, room: Room, saved: SavedGame, number: number, viewer: Viewer, speaker: Speaker): void {
  const entry = saved.entries[number - 1];
  const told: readonly Told[] = entry?.events ?? saved.opening.events ?? [];
  const audible = heardBy(told, viewer).filter(({ kind }) => !room.text.quiet?.includes(kind));
  const lines = guarded(number, () => audible.map((event) => speaker.say(room.text.event(event))));
  desk.print(entry === undefined ? desk.paint.bold(desk.say('cli.replay.setup')) : stepHead(desk, saved, entry, number, viewer, speaker));
  for (const line of lines) desk.print(`  ${line}`);
}

// Answers can contain secrets: the view of one seat shows that seat's answers only.
function stepHead(desk: Desk, saved: SavedGame, entry: SavedEntry, number: number, viewer: Viewer, speaker: Speaker): string {
  const head = speaker.say(words('cli.replay.step', { number, of: saved.entries.length, who: { seat: entry.seat } }));
  const isShown = viewer === SPECTATOR || viewer === entry.seat;
  return `${desk.paint.bold(head)}${isShown ? `  ${desk.paint.dim(entry.move)}` : ''}`;
}

/** Turns errors of text made from a file's stored views into bad input: the file may be malformed. */
function guarded<V>(step: number, make: () => V): V {
  try {
    return make();
  } catch (error) {
    throw new BadInput(`step ${step} cannot be shown: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`);
  }
}
