import type { AnyMove, View } from '@ludoteca/kernel';
import type { TableState } from './table.svelte.ts';

/** An answer with its words. */
export interface Spoken {
  readonly move: AnyMove;
  readonly words: string;
}

/** The answers that the drawn board does not offer itself. */
export interface FreeAnswers {
  readonly list: readonly Spoken[];
  readonly heads: readonly object[];
  /** A single selection with nothing beside it: its editor is open at once. */
  readonly only: object | undefined;
  /** Few and short enough for the row of the question. */
  readonly brief: boolean;
}

const BRIEF = { answers: 3, letters: 44 } as const;

export function freeAnswers(table: TableState, view: View, claimed: readonly string[]): FreeAnswers {
  const { question } = table.choice;
  const isFree = (move: object): boolean => !claimed.includes((move as AnyMove).kind);
  const list = (question?.list ?? []).filter(isFree).map((move) => ({ move, words: wordsOf(table, move, view) }));
  const all = [...(question?.selections ?? []), ...(question?.offers ?? [])].map(({ head }) => head as object);
  const heads = all.filter(isFree);
  const only = heads.length === 1 && all.length === 1 && (question?.list ?? []).length === 0 ? heads[0] : undefined;
  const letters = list.reduce((sum, { words }) => sum + words.length, 0);
  return { list, heads, only, brief: heads.length === 0 && list.length <= BRIEF.answers && letters <= BRIEF.letters };
}

function wordsOf(table: TableState, move: AnyMove, view: View): string {
  return table.room === null || table.speak === null ? '' : table.speak.say(table.room.text.answer(move, view));
}
