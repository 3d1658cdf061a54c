import type { Room } from '@ludoteca/games';
import { rulesText, searchRules } from '@ludoteca/text';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';

/** `ludoteca rules GAME [words…]`: the rules reference, whole or searched. */
export function rulesCommand(command: Command, desk: Desk): void {
  command.option('--json', desk.say('cli.help.json')).action(async (id: string, query: string[], options: { json?: true }) => {
    const room = await desk.room(id);
    const words = query.join(' ');
    const found = searchRules(room.text, desk.lang, words);
    if (found.length === 0) desk.exitCode = 1;
    if (options.json) desk.printJson(found);
    else desk.print(words === '' ? wholeText(desk, room) : foundText(desk, room, words, found.length));
  });
}

function wholeText(desk: Desk, room: Room): string {
  const { bold, cyan } = desk.paint;
  const chapters = rulesText(room.text, desk.lang).map(({ title, rules }) =>
    [bold(cyan(title)), ...rules.map(({ id, sentence }) => ruleLine(desk, id, sentence))].join('\n'),
  );
  return chapters.join('\n\n');
}

/** The rules that a search finds, best first; at most `limit` of them. */
export function foundText(desk: Desk, room: Room, words: string, limit: number): string {
  const found = searchRules(room.text, desk.lang, words);
  if (found.length === 0) return desk.say('cli.rules.nothing', { words });
  const lines = found.slice(0, limit).map(({ id, sentence }) => ruleLine(desk, id, sentence));
  const rest = found.length - lines.length;
  return [...lines, ...(rest > 0 ? [desk.say('cli.rules.more', { count: rest })] : [])].join('\n');
}

/** A rule as one line. */
export function ruleLine(desk: Desk, id: string, sentence: string): string {
  return `  ${desk.paint.yellow(id)}  ${sentence}`;
}
