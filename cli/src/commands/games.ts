import type { Room } from '@ludoteca/games';
import type { OptionSpec } from '@ludoteca/kernel';
import { LANGS, speaker } from '@ludoteca/text';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { columns } from '../show.ts';

/** `ludoteca games`: the games, with their numbers of players and options. */
export function gamesCommand(command: Command, desk: Desk): void {
  command.option('--json', desk.say('cli.help.json')).action(async (options: { json?: true }) => {
    if (options.json) desk.printJson((await desk.rooms()).map(described));
    else desk.print(await gamesTable(desk));
  });
}

/** The games as a table for people. */
export async function gamesTable(desk: Desk): Promise<string> {
  const rooms = await desk.rooms();
  if (rooms.length === 0) return `  ${desk.say('cli.games.none')}`;
  const head = (['cli.games.id', 'cli.games.name', 'cli.games.seats', 'cli.games.options'] as const).map((key) =>
    desk.paint.dim(desk.say(key)),
  );
  return columns([head, ...rooms.map((room) => row(desk, room))], desk.width);
}

function row(desk: Desk, room: Room): string[] {
  const { id, seats, options } = room.game.meta;
  const range = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
  const lines = Object.entries(options).map(([name, spec]) => optionLine(desk, name, spec));
  return [desk.paint.bold(id), namesOf(room).join(' / '), range, lines.join('\n') || '–'];
}

function optionLine(desk: Desk, name: string, spec: OptionSpec): string {
  const values = spec.values.map((value) => (value === spec.default ? desk.paint.underline(String(value)) : String(value)));
  return `${name}=${values.join('|')} (${desk.say('cli.games.default', { value: String(spec.default) })})`;
}

function namesOf(room: Room): string[] {
  return [...new Set(LANGS.map((lang) => speaker(room.text, lang).maybe('game', room.game.meta.id)))];
}

function described(room: Room): object {
  const { id, rules, seats, options } = room.game.meta;
  const names = Object.fromEntries(LANGS.map((lang) => [lang, speaker(room.text, lang).maybe('game', id)]));
  return { id, names, rules, seats, options };
}
