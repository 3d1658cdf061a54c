import type { GameTypes, Seat } from '../contract.ts';
import { isNotAMove, parseMove, printMove } from '../moves/schema.ts';
import type { Refusal } from '../play/answer.ts';
import type { Done, Entry, Match } from './match.ts';

/* The notation of a log: an entry is an answer in the notation of its game, or "retract", or "undo" with a number of entries. */

const UNDO = /^undo (\d{1,6})$/;

/** An entry in notation. */
export function printEntry<T extends GameTypes>({ game }: Match<T>, entry: Entry<T>): string {
  if (entry.kind === 'answer') return printMove(game.moves, entry.move);
  return entry.kind === 'undo' ? `undo ${entry.steps}` : 'retract';
}

/** Number of entries that an entry takes back; undefined when it is not an undo. */
export function stepsUndone(text: string): number | undefined {
  const steps = UNDO.exec(text)?.[1];
  return steps === undefined ? undefined : Number(steps);
}

/** Plays an entry of a log again. */
export function redo<T extends GameTypes>(match: Match<T>, seat: Seat, text: string): Done<T> | Refusal {
  if (text === 'retract') return match.retract(seat);
  const steps = stepsUndone(text);
  if (steps !== undefined) return match.takeBack(seat, steps);
  const move = parseMove(match.game.moves, text);
  if (isNotAMove(move)) return { refused: 'HOUSE-FORM', detail: move.problem };
  return match.answer({ seat, decision: match.state.decision, move });
}

/** The entries of a log that still hold after all undos. `E` is the caller's representation of an entry. */
export class HoldingLog<E> {
  readonly entries: E[];

  constructor(entries: readonly E[] = []) {
    this.entries = [...entries];
  }

  /** Adds the next entry; returns the entries that it takes back, undefined when it is not an undo. */
  take(text: string, entry: E): readonly E[] | undefined {
    const steps = stepsUndone(text);
    if (steps !== undefined) return this.entries.splice(Math.max(0, this.entries.length - steps));
    this.entries.push(entry);
    return undefined;
  }
}
