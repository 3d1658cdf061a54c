import type { AnyMove, Draft, Seat, View } from '@ludoteca/kernel';
import { words } from '../desk.ts';
import { chosen, type Entry, sizeOf } from './menu.ts';
import type { Table } from './table.ts';

/** Maximum number of answers listed; others are found by typing some of their words. */
const LISTED = 60;

/** A question with what has been chosen so far and the numbered answers. */
export function questionText(table: Table, seat: Seat, view: View, entries: readonly Entry[], draft: Draft<AnyMove> | undefined): string {
  const { desk, room, speaker } = table;
  const prompt = desk.paint.bold(speaker.say(words('cli.play.prompt', { who: { seat }, prompt: room.text.prompt(view) })));
  const begun =
    draft === undefined || sizeOf(draft) === 0 ? [] : [speaker.say(words('cli.play.chosen', { parts: chosen(table, draft, view) }))];
  return [prompt, ...begun, ...listing(table, entries, entries)].join('\n');
}

/** Some of the entries, numbered as in the whole menu and under their headings. */
export function listing(table: Table, all: readonly Entry[], some: readonly Entry[]): string[] {
  const { dim } = table.desk.paint;
  const shown = some.slice(0, LISTED);
  const lines = shown.flatMap((entry, index) => [...heading(table, entry, shown[index - 1]), numbered(table, all, entry)]);
  const more = some.length - shown.length;
  return more > 0 ? [...lines, dim(table.desk.say('cli.play.more', { count: more }))] : lines;
}

function heading(table: Table, entry: Entry, before: Entry | undefined): string[] {
  if (entry.group === undefined) return [];
  const title = table.speaker.say(entry.group);
  const isSame = before?.group !== undefined && table.speaker.say(before.group) === title;
  return isSame ? [] : [`  ${table.desk.paint.dim(title)}`];
}

function numbered(table: Table, all: readonly Entry[], entry: Entry): string {
  const { dim, green } = table.desk.paint;
  const number = String(all.indexOf(entry) + 1).padStart(String(all.length).length + 2);
  const notation = entry.notation === undefined ? '' : `  ${dim(entry.notation)}`;
  return `${green(number)}  ${table.speaker.say(entry.message)}${notation}`;
}
