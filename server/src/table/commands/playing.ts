import {
  type AnyMove,
  asked,
  type Done,
  isNotAMove,
  isRefusal,
  type Match,
  parseMove,
  printMove,
  type Refusal,
  readMove,
  type Seat,
  SPECTATOR,
  waitedFor,
  waitingSeats,
} from '@ludoteca/kernel';
import { Problem } from '../../problem.ts';
import type { EntryRow } from '../../store/schema.ts';
import { hasKey } from '../../store/table-store.ts';
import { advance } from '../clock-rule.ts';
import { type Outcome, type Table, UNCHANGED } from '../command.ts';
import { isAlone, type TableDoc } from '../doc.ts';
import type { LiveGame, Played } from '../live-game.ts';
import { botSeat, mustBePlaying, ownSeat, type Person } from '../person.ts';
import { runningSeats } from '../running-clocks.ts';
import { withReturned } from './leaving.ts';

/** A client's request for its seat. */
interface FromClient {
  readonly person: Person;
  readonly seat: Seat;
  /** The client's own id of the message: a repeated message is acknowledged again and changes nothing. */
  readonly id: string;
}

/** The question that is answered. */
interface Asked {
  readonly decision: number;
  /** How many entries the seat had made when it was asked; a program says it, a page always means the present question. */
  readonly turn?: number;
}

/** A person's answer; the move is an object, or a line of notation. */
export function answer(table: Table, input: FromClient & Asked & { readonly move: AnyMove | string }): Promise<Outcome> {
  const { seat, decision } = input;
  return once(table, input, async (key) => {
    const change = await returning(table, input);
    mustBeOpen(table.doc, input);
    const game = await table.game();
    const { said, move } = readAnswer(game.match, input.move);
    return play(table, game, (match) => match.answer({ seat, decision, move }), { seat, key, said }, change);
  });
}

/** A program says nothing where it need not speak. Nothing changes; what is no such question is refused. */
export async function staySilent(
  { doc }: Table,
  { person, seat, ...question }: Omit<FromClient, 'id'> & Required<Asked>,
): Promise<Outcome> {
  mustBePlaying(doc);
  ownSeat(doc, person, seat);
  mustBeOpen(doc, { seat, ...question });
  if (doc.waiting.includes(seat)) throw new Problem('bad-notation', { rule: 'HOUSE-FORM', detail: 'this question needs a move' });
  return UNCHANGED;
}

function mustBeOpen(doc: TableDoc, { seat, decision, turn }: Pick<FromClient, 'seat'> & Asked): void {
  const isOpen = turn === undefined || (doc.decision === decision && doc.turns[seat] === turn);
  if (!isOpen) throw new Problem('rule-forbids', { rule: 'HOUSE-STALE', detail: 'this question is not open any more' });
}

/** Takes back a private answer, or the last one: up to the barrier, or beyond it where all others are bots. */
export function undo(table: Table, input: FromClient): Promise<Outcome> {
  const { person, seat } = input;
  return once(table, input, async (key) => {
    const change = await returning(table, input);
    const game = await table.game();
    // Where only bots are concerned, the answers of all seats may be taken back too; the game is then practice.
    const over = isAlone(table.doc, person.id) ? [...game.match.state.seats.keys()] : undefined;
    const practice = game.match.undoRefusal(seat) === undefined ? {} : { practice: true };
    return play(table, game, (match) => match.undo(seat, over), { seat, key, said: 'undo' }, { ...change, ...practice });
  });
}

/** The turn that a bot was given, and its answer. */
export interface BotTurn {
  readonly seat: Seat;
  readonly decision: number;
  /** How many entries the seat had made. */
  readonly turn: number;
  /** Whether the bot had to hurry. */
  readonly busy: boolean;
  readonly move: unknown;
}

/** A bot's answer; when the table has moved on meanwhile, nothing happens. Returns whether it was played. */
export async function botAnswer(table: Table, { seat, decision, turn, busy, move }: BotTurn): Promise<Outcome<boolean>> {
  const { doc } = table;
  if (doc.decision !== decision || doc.turns[seat] !== turn || !doc.waiting.includes(seat)) return { result: false };
  mustBePlaying(doc);
  botSeat(doc, seat);
  const origin = { seat, key: `bot:${seat}:${decision}:${turn}`, said: JSON.stringify(move), busy };
  return { ...(await play(table, await table.game(), (match) => match.answer({ seat, decision, move }), origin)), result: true };
}

/** What is stored with an entry besides the game's own record. */
interface Origin {
  readonly seat: Seat;
  readonly key: string | null;
  /** For the reproducer, should a rule throw. */
  readonly said: string;
  /** Whether a bot had to hurry because the house is busy; left out when it was not a bot. */
  readonly busy?: boolean;
}

/** Plays one entry. Refusals become problems; a rule that throws freezes the table. */
export async function play(
  table: Table,
  game: LiveGame,
  act: (match: Match) => Done | Refusal,
  origin: Origin,
  change: Partial<TableDoc> = {},
): Promise<Outcome> {
  let played: Played | Refusal;
  try {
    played = game.play(act);
  } catch (error) {
    return frozen(table, game, origin, error instanceof Error ? error : new Error(String(error)));
  }
  if (isRefusal(played)) throw new Problem(played.refused === 'HOUSE-FORM' ? 'bad-notation' : 'rule-forbids', refusalOf(played));
  const now = table.house.now();
  const doc = { ...table.doc, ...change };
  const update = {
    doc: { ...change, ...docAfter(table, doc, game, played, origin, now) },
    entry: { row: entryRow(doc, played, origin.key, now), changes: played.changes },
  };
  return { update, result: undefined };
}

function refusalOf({ refused, detail }: Refusal): { rule: string; detail: string | undefined } {
  return { rule: refused, detail };
}

/** Stops the table where it is; the others go on. Log, seed and this entry together reproduce the failure. */
function frozen({ doc, house }: Table, game: LiveGame, { seat, said: move }: Origin, error: Error): Outcome {
  const { decision } = game.match.state;
  house.log.error({ err: error, table: doc.id, seat, decision, move }, 'a rule threw: the table is frozen');
  const what = { error: error.message.slice(0, 500), seat, decision, move: move.slice(0, 2_000) };
  return { update: { doc: { frozen: what } }, result: undefined, problem: new Problem('frozen') };
}

/** The parts of the document that follow from the position. */
function docAfter({ house }: Table, doc: TableDoc, game: LiveGame, { changes }: Played, origin: Origin, now: number): Partial<TableDoc> {
  const { seat, busy } = origin;
  const { game: rules, state } = game.match;
  const over = rules.over(state);
  const waiting = over ? [] : waitingSeats(rules, state);
  const open = changes.some(({ audience }) => audience === SPECTATOR);
  return {
    sequence: game.sequence,
    decision: state.decision,
    asked: over ? [] : waitedFor(asked(rules, state)),
    waiting,
    turns: doc.turns.map((count, index) => (index === seat ? count + 1 : count)),
    clocks: advance(doc.clock, doc.clocks, { now, running: runningSeats(doc, waiting), answered: seat, open }, house.elapsed),
    proposal: open ? null : doc.proposal,
    // Whether bots are hurried is shown together with visible changes: by itself it would tell that a bot has answered in private.
    ...(busy === undefined || !open || busy === (doc.busy === true) ? {} : { busy }),
    ...(over ? { phase: 'over' as const, result: rules.standing(state), proposal: null } : {}),
  };
}

function entryRow(doc: TableDoc, { entry, numbers }: Played, key: string | null, now: number): EntryRow {
  const { seat, move, decision = null, ...body } = entry;
  return {
    table_id: doc.id,
    sequence: doc.sequence + 1,
    seat,
    move,
    decision,
    key,
    made: now,
    numbers: JSON.stringify(numbers),
    body: JSON.stringify(body),
  };
}

/** The sender must play here; returns the changes because they are back after a bot stood in for them. */
function returning(table: Table, { person, seat }: FromClient): Promise<Partial<TableDoc>> {
  mustBePlaying(table.doc);
  ownSeat(table.doc, person, seat);
  return withReturned(table, seat);
}

/** Ignores a message that is in the log already. The log is searched only when the message is refused: it may then be a repetition. */
async function once(table: Table, { person, id }: FromClient, work: (key: string) => Promise<Outcome>): Promise<Outcome> {
  const key = `${person.id}:${id}`;
  if (table.isRecent(key)) return UNCHANGED;
  try {
    return await work(key);
  } catch (error) {
    const isRepeated = error instanceof Problem && (await hasKey(table.house.store.db, table.doc.id, key));
    if (!isRepeated) throw error;
    return UNCHANGED;
  }
}

/** Reads notation if a text was sent; a text that is not a move is refused before anything is tried. */
function readAnswer(match: Match, move: AnyMove | string): { said: string; move: unknown } {
  if (typeof move !== 'string') {
    const read = readMove(match.game.moves, move);
    return { said: isNotAMove(read) ? '' : printMove(match.game.moves, read), move };
  }
  const read: AnyMove | { problem: string } = parseMove(match.game.moves, move);
  if (isNotAMove(read)) throw new Problem('bad-notation', { rule: 'HOUSE-FORM', detail: read.problem });
  return { said: move, move: read };
}
