import { type AnyMove, isNotAMove, type Match, parseMove, printMove, readMove, type Seat } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import { hasKey } from '../store/table-store.ts';
import type { TableActor } from './actor.ts';
import { isAlone, type TableDoc } from './doc.ts';
import { botSeat, mustBePlaying, ownSeat, type Person } from './person.ts';
import { withReturned } from './standing-in.ts';
import { step } from './stepping.ts';

/** An answer as a client gives it. */
export interface Given {
  readonly seat: Seat;
  readonly decision: number;
  /** The move as an object, or in notation. */
  readonly move: unknown;
  /** The client's own id of this answer: sent again, it is acknowledged again and changes nothing. */
  readonly id: string;
}

/** A person's answer. `acknowledge` is called when it is durable, before anybody else hears of it. */
export function answer(actor: TableActor, person: Person, given: Given, acknowledge: () => void): Promise<void> {
  const key = keyOf(person, given.id);
  return once(actor, key, acknowledge, async () => {
    const { seat, decision } = given;
    const change = await mustAnswerFor(actor, person, seat);
    const { said, move } = readAnswer((await actor.play()).match, given.move);
    await step(actor, (match) => match.answer({ seat, decision, move }), { seat, key, said, acknowledge }, change);
  });
}

/** Takes back a private answer, or the last one: up to the barrier, or beyond it where all others are bots. */
export function undo(actor: TableActor, person: Person, seat: Seat, id: string, acknowledge: () => void): Promise<void> {
  const key = keyOf(person, id);
  return once(actor, key, acknowledge, async () => {
    const change = await mustAnswerFor(actor, person, seat);
    const { match } = await actor.play();
    // Where nobody but bots could mind, the answers of all seats may go back too; the game is then for practice.
    const over = isAlone(actor.doc, person.id) ? [...match.state.seats.keys()] : undefined;
    const practice = match.undoRefusal(seat) === undefined ? {} : { practice: true };
    await step(actor, () => match.undo(seat, over), { seat, key, said: 'undo', acknowledge }, { ...change, ...practice });
  });
}

/** The turn that a bot was given. */
export interface BotTurn {
  readonly seat: Seat;
  readonly decision: number;
  /** How many entries the seat had made. */
  readonly turn: number;
  /** Whether the bot had to hurry. */
  readonly busy: boolean;
}

/** A bot's answer; when the table has moved on meanwhile, nothing happens. Says whether it was played. */
export function botAnswer(actor: TableActor, { seat, decision, turn, busy }: BotTurn, move: unknown): Promise<boolean> {
  return actor.act(async () => {
    const { doc } = actor;
    if (doc.decision !== decision || doc.turns[seat] !== turn || !doc.waiting.includes(seat)) return false;
    mustBePlaying(doc);
    botSeat(doc, seat);
    const key = `bot:${seat}:${decision}:${turn}`;
    await step(actor, (match) => match.answer({ seat, decision, move }), { seat, key, said: JSON.stringify(move), busy });
    return true;
  });
}

function keyOf(person: Person, id: string): string {
  return `${person.id}:${id}`;
}

function mustAnswerFor(actor: TableActor, person: Person, seat: Seat): Promise<Partial<TableDoc>> {
  mustBePlaying(actor.doc);
  ownSeat(actor.doc, person, seat);
  return withReturned(actor, seat);
}

/** Does a deed unless its key is in the log already. The log is asked only when the deed is refused: then it may be a repetition. */
function once(actor: TableActor, key: string, acknowledge: () => void, deed: () => Promise<void>): Promise<void> {
  return actor.act(async () => {
    if (actor.keys.has(key)) return acknowledge();
    try {
      await deed();
    } catch (error) {
      const repeated = error instanceof Problem && error.code !== 'unavailable' && (await hasKey(actor.house.store.db, actor.doc.id, key));
      if (!repeated) throw error;
      acknowledge();
    }
  });
}

/** Reads notation where a text was sent; what is no move at all is refused before anything is tried. */
function readAnswer(match: Match, move: unknown): { said: string; move: unknown } {
  if (typeof move !== 'string') {
    const read = readMove(match.game.moves, move);
    return { said: isNotAMove(read) ? '' : printMove(match.game.moves, read), move };
  }
  const read: AnyMove | { problem: string } = parseMove(match.game.moves, move);
  if (isNotAMove(read)) throw new Problem('bad-notation', { rule: 'HOUSE-FORM', detail: read.problem });
  return { said: move, move: read };
}
