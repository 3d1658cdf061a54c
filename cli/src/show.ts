import { add, at, range, sum } from '@ludoteca/kernel';
import type { Outline, Section, Speaker, Table as TextTable } from '@ludoteca/text';
import Table from 'cli-table3';
import type { Desk } from './desk.ts';
import { plain } from './fold.ts';

const INDENT = '  ';
/** Space between columns, in characters. */
const GAP = 2;
const NARROWEST = 6;
const CHARS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
};

/** A table in columns, without lines; numbers stand on the right. Where it is too wide, the widest columns are folded. */
export function columns(rows: readonly (readonly string[])[], width = Number.POSITIVE_INFINITY): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const cells = (column: number): string[] => rows.map((row) => plain(row[column] ?? ''));
  const isNumeric = (column: number): boolean =>
    rows.length > 1 &&
    cells(column)
      .slice(1)
      .every((cell) => /^[-+]?[\d.,]*(%|\?|º|st|nd|rd|th)?$/.test(cell));
  const colAligns = range(count).map((column) => (isNumeric(column) ? 'right' : 'left') as 'right' | 'left');
  const natural = range(count).map((column) => Math.max(0, ...cells(column).map(widthOf)));
  const colWidths = fitted(natural, width - INDENT.length - GAP * count).map((cell) => cell + GAP);
  const style = { head: [], border: [], 'padding-left': 0, 'padding-right': GAP };
  const table = new Table({ chars: CHARS, style, colAligns, colWidths, wordWrap: true });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => `${INDENT}${line}`.trimEnd())
    .join('\n');
}

/** Widths that add up to no more than there is, taken from the widest first. */
function fitted(natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  for (let excess = sum(widths) - room; excess > 0; excess--) {
    const widest = widths.indexOf(Math.max(...widths));
    if (at(widths, widest) <= NARROWEST) break;
    add(widths, widest, -1);
  }
  return widths;
}

function widthOf(cell: string): number {
  return Math.max(...cell.split('\n').map((line) => line.length));
}

/** A described position as the terminal shows it. */
export function showOutline(outline: Outline, speaker: Speaker, desk: Desk): string {
  return outline.map((section) => showSection(section, speaker, desk)).join('\n\n');
}

function showSection(section: Section, speaker: Speaker, desk: Desk): string {
  const title = desk.paint.bold(desk.paint.cyan(speaker.say(section.title)));
  const lines = (section.lines ?? []).map((line) => `  ${speaker.say(line)}`);
  const tables = (section.tables ?? []).map((table) => showTable(table, speaker, desk));
  return [title, ...lines, ...tables].join('\n');
}

function showTable(table: TextTable, speaker: Speaker, desk: Desk): string {
  const head = table.head.map((cell) => desk.paint.dim(speaker.say(cell)));
  const rows = table.rows.map((row) => row.map((cell) => speaker.say(cell)));
  return columns(head.length > 0 ? [head, ...rows] : rows, desk.width);
}
