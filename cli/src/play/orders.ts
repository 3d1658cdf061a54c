import { deciding, isEmpty, isNotAMove, parseMove, questionFor, type Seat } from '@ludoteca/kernel';
import { folded } from '@ludoteca/text';
import { hintLines, whyLines } from '../advice/advice.ts';
import { foundText } from '../commands/rules.ts';
import type { CliKey, Desk } from '../desk.ts';
import { scoreText } from './score.ts';
import type { OtherChoice, Table } from './table.ts';
import type { Turn } from './turn.ts';

/** Commands of a player besides answers. */
const ORDERS = ['table', 'hint', 'why', 'undo', 'log', 'score', 'rules', 'as', 'save', 'help', 'quit'] as const;
export type Order = (typeof ORDERS)[number];

/** An order with the rest of its line. */
export interface Ordered {
  readonly order: Order;
  readonly rest: string;
}

/** Orders of more than one word. */
const WITH_MORE: readonly Order[] = ['why', 'log', 'rules', 'as', 'save'];

const HITS = 8;
const LOG_LINES = 20;

/** The words for an order in the player's language, the one to be shown first. */
function wordsFor(desk: Desk, order: Order): string[] {
  return desk.say(`cli.order.${order}` satisfies CliKey).split(', ');
}

/**
 * The order that a line is, if it is one. English words always work; a bare "?" asks for help. Where a game uses the same
 * word for a move, the move comes first, and a stroke before the word makes it an order all the same: "/score".
 */
export function orderIn({ desk, room }: Table, line: string): Ordered | undefined {
  const [, stroke = '', word = '', rest = ''] = /^(\/?)(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  if (word === '?') return { order: 'help', rest: '' };
  const wanted = folded(word);
  const order = ORDERS.find((name) => name === wanted || wordsFor(desk, name).some((alias) => folded(alias) === wanted));
  if (order === undefined || (rest !== '' && !WITH_MORE.includes(order))) return undefined;
  const isMove = !isNotAMove(parseMove(room.game.moves, line));
  return isMove && stroke === '' ? undefined : { order, rest: rest.trim() };
}

/** Carries out the orders that only look or take back; the others concern the keyboard and belong to the session. */
export function carryOut(turn: Turn, { order, rest }: Ordered): string[] {
  const { table, seat } = turn;
  const { desk, room, match, speaker } = table;
  switch (order) {
    case 'table':
      return [turn.outline(), '', turn.question()];
    case 'hint':
      return hintLines(desk, room, table.view(seat), speaker);
    case 'why':
      return why(turn, rest);
    case 'undo':
      return undo(turn);
    case 'log':
      return log(turn, rest);
    case 'score':
      return [scoreText(desk, room, match.state, table.view(seat), speaker)];
    case 'rules':
      return [foundText(desk, room, rest, HITS)];
    default:
      return [];
  }
}

function why(turn: Turn, rest: string): string[] {
  const other = turn.table.choiceOf(rest);
  if (other !== undefined) return whyOther(turn, other);
  if (rest !== '') return turn.why(rest);
  if (turn.lastRefusal !== undefined) return [turn.ruleText(turn.lastRefusal)];
  const { desk, room, match } = turn.table;
  const rule = deciding(room.game, match.state)?.rule;
  return rule === undefined ? [] : [desk.say('cli.play.askedBy'), turn.ruleText(rule)];
}

/** Why a bot gave its last answer, as far as the asker can see. */
function whyOther({ table, seat }: Turn, { seat: other, move, views }: OtherChoice): string[] {
  const view = views[seat];
  return view === undefined ? [] : whyLines(table.desk, table.room, view, other, move, table.speaker);
}

function undo(turn: Turn): string[] {
  const refusal = turn.table.undo(turn.seat);
  if (refusal !== undefined) return [turn.table.desk.paint.red(turn.table.desk.say('cli.play.noUndo')), turn.ruleText(refusal.refused)];
  turn.undone = true;
  return [];
}

function log(turn: Turn, rest: string): string[] {
  const lines = turn.table.told(turn.seat);
  const count = /^\d{1,5}$/.test(rest) ? Number(rest) : LOG_LINES;
  if (lines.length === 0) return [turn.table.desk.say('cli.play.noLog')];
  return lines.slice(-count).map((line) => `  · ${line}`);
}

/** The orders that can be typed, with an explanation of each. */
export function helpText(desk: Desk, people: number): string[] {
  const { bold, green } = desk.paint;
  // Speaking for another makes sense only where others sit at the same keyboard.
  const orders = ORDERS.filter((order) => order !== 'as' || people > 1);
  const width = Math.max(...orders.map((order) => (wordsFor(desk, order)[0] ?? order).length));
  const line = (order: Order): string => {
    const word = wordsFor(desk, order)[0] ?? order;
    return `  ${green(word.padEnd(width))}  ${desk.say(`cli.order.${order}.help` satisfies CliKey)}`;
  };
  return [
    bold(desk.say('cli.play.helpTitle')),
    `  ${desk.say('cli.play.helpAnswers')}`,
    `  ${desk.say('cli.play.helpChoices')}`,
    ...orders.map(line),
  ];
}

/** The person at this terminal whom a name means, if that person may speak now. */
export function speakerNamed(turn: Turn, name: string): Seat | undefined {
  const { table } = turn;
  const { game } = table.room;
  const wanted = folded(name);
  const mayAnswer = (seat: Seat): boolean =>
    table.match.state.answers[seat] !== null || !isEmpty(questionFor(game, table.match.state, seat));
  return table.people.find((seat) => wanted !== '' && folded(table.names[seat] ?? '').startsWith(wanted) && mayAnswer(seat));
}
