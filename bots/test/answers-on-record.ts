import { rooms } from '@ludoteca/games';
import {
  at,
  begin,
  configure,
  copyOf,
  nextToAnswer,
  play,
  printMove,
  questionFor,
  quick,
  randomAnswer,
  range,
  streamFrom,
  type View,
  viewOf,
} from '@ludoteca/kernel';
import { explain, LEVELS, levelOf, Memory, type Player } from '../src/index.ts';

const budget = { iterations: 30 };
const POSITIONS = 3;
/** Answers, selections and offers that make a choice worth recording. */
const CHOICES = 3;
/** The position that is explained as well. */
const EXPLAINED = 1;
/** Decisions in a row that are answered with one memory per seat. */
const IN_A_ROW = 4;

interface Table {
  readonly name: string;
  readonly room: Player;
  /** Undefined: as many as the game starts with unless told. */
  readonly seats: number | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Every game as it is usually played and with all seats, and Cities & Knights. */
export const tables: readonly Table[] = rooms.flatMap((room) => {
  const { id, seats } = room.game.meta;
  const plain = [undefined, seats.max].map((count) => ({ name: `${id}-${count ?? 'usual'}`, room, seats: count, options: {} }));
  const knights = { name: 'cities-and-knights-3', room, seats: 3, options: { mode: 'cities-and-knights' } };
  return id === 'catan' ? [...plain, knights] : plain;
});

/** Views of seats with a real choice, spread over a game of random answers. */
function viewsOf({ name, room: { game }, seats, options }: Table): View[] {
  const chance = streamFrom(`recorded ${name}`);
  const state = begin(game, configure(game, { seats, options }), quick(`recorded ${name}`));
  const all: View[] = [];
  for (let seat = nextToAnswer(game, state); seat !== undefined; seat = nextToAnswer(game, state)) {
    const { list = [], selections = [], offers = [] } = questionFor(game, state, seat);
    if (list.length + selections.length + offers.length >= CHOICES) all.push(viewOf(game, copyOf(game, state), seat));
    play(game, state, seat, randomAnswer(game, state, seat, chance));
  }
  return range(POSITIONS).map((n) => at(all, Math.floor(((n + 0.4) * all.length) / POSITIONS)));
}

function printed({ game }: Player, move: unknown): string {
  return move === undefined ? 'nothing' : printMove(game.moves, move as { readonly kind: string });
}

function short(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(4);
}

function answers({ room }: Table, view: View, n: number): string[] {
  const given = LEVELS.map((level) => `  ${level}: ${printed(room, levelOf(level).answer(room, view, budget, `answer ${n}`, []))}`);
  const remark = levelOf('medium').remark(room, view, budget, `remark ${n}`, []);
  return [...given, `  medium, if it need not speak: ${printed(room, remark)}`];
}

function explained({ room }: Table, view: View, n: number): string[] {
  const { best, prospects } = explain(room, view, `explain ${n}`, { budget });
  const told = best.map(
    ({ move, prospects: chance, points, reasons }) =>
      `  ${printed(room, move)}: ${short(chance)}, ${short(points)} points, ${reasons.map(({ kind, args }) => `${kind} ${JSON.stringify(args ?? {})}`).join('; ')}`,
  );
  return [`  explained, ${short(prospects)}:`, ...told];
}

/** How hard begins a game against itself, one memory per seat. */
function opening({ name, room, seats, options }: Table): string[] {
  const { game } = room;
  const state = begin(game, configure(game, { seats, options }), quick(`opening ${name}`));
  const memories = state.seats.map(() => new Memory());
  return range(IN_A_ROW).map((n) => {
    const seat = nextToAnswer(game, state) ?? 0;
    const move = levelOf('hard').answer(room, viewOf(game, state, seat), budget, `opening ${n}`, undefined, memories[seat]);
    play(game, state, seat, move);
    return `  ${seat}: ${printed(room, move)}`;
  });
}

/** What all levels answer at a table, as text. */
export function recordOf(table: Table): string {
  const positions = viewsOf(table).flatMap((view, n) => [
    `decision ${view.decision}, seat ${view.viewer}`,
    ...answers(table, view, n),
    ...(n === EXPLAINED ? explained(table, view, n) : []),
  ]);
  return [...positions, 'opening', ...opening(table), ''].join('\n');
}
