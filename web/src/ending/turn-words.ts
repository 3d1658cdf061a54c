import { type View, viewAfter } from '@ludoteca/kernel';
import { answerWords } from '../advice/answer-words.ts';
import type { TableState } from '../table/table.svelte.ts';
import type { Turn } from './course.ts';
import { endingOf } from './ending.svelte.ts';

/** The move played at a turning point and the better one, in the game's words; undefined where they cannot be worded. */
export function turnWords(table: TableState, turn: Turn): { readonly played: string; readonly better: string } | undefined {
  const view = viewBefore(table, turn);
  if (view === undefined) return undefined;
  const [played, better] = [turn.played, turn.better].map((move) => answerWords(table, move, turn.seat, view));
  return played === undefined || better === undefined ? undefined : { played, better };
}

/** The view of the seat when it decided. */
function viewBefore(table: TableState, { entry, seat }: Turn): View | undefined {
  const saved = endingOf(table).record ?? table.link.saved;
  if (saved === undefined) return undefined;
  return viewAfter(saved, entry - 1, seat);
}
