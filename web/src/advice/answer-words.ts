import type { Advice } from '@ludoteca/bots/browser';
import { type AnyMove, imagine, type Seat, streamFrom, type View, viewOf } from '@ludoteca/kernel';
import type { TableState } from '../table/table.svelte.ts';
import { namedOnce } from './named-once.ts';

/**
 * An answer of a seat in words. For another viewer, the hidden parts needed to word it are imagined; an answer that does not fit
 * what was imagined has no words (undefined).
 */
export function answerWords({ room, speak }: TableState, move: AnyMove, seat: Seat, view: View): string | undefined {
  if (room === null || speak === null) return undefined;
  const eyes = view.viewer === seat ? view : viewOf(room.game, imagine(room.game, view, streamFrom('why')), seat);
  try {
    return speak.say(room.text.answer(move, eyes));
  } catch {
    return undefined;
  }
}

/** Advice for the viewer's own question with its words, each once. */
export function inOtherWords(
  table: TableState,
  best: readonly Advice<AnyMove>[],
  view: View,
): { advice: Advice<AnyMove>; words: string }[] {
  return namedOnce(best.map((advice) => ({ advice, words: answerWords(table, advice.move, view.viewer, view) ?? '' })));
}

/** What the log says about a change: its first line. */
export function loggedWords(table: TableState, n: number): string {
  const event = table.presenter?.log.find((line) => line.n === n)?.event ?? null;
  return event === null ? '' : table.told(event);
}
