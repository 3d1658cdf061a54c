import { type View, viewAfter } from '@ludoteca/kernel';
import { answerWords } from '../advice/answer-words.ts';
import type { TableState } from '../table/table.svelte.ts';
import type { Turn } from './course.ts';
import { endingOf } from './ending.svelte.ts';

/** What was played at a turning point and what would have been better, in the game's words; undefined where they cannot be said. */
export function turnWords(table: TableState, turn: Turn): { readonly played: string; readonly better: string } | undefined {
  const view = viewBefore(table, turn);
  if (view === undefined) return undefined;
  const [played, better] = [turn.played, turn.better].map((move) => answerWords(table, move, turn.seat, view));
  return played === undefined || better === undefined ? undefined : { played, better };
}

/** What the seat saw when it decided. */
function viewBefore(table: TableState, { entry, seat }: Turn): View | undefined {
  const saved = endingOf(table).record ?? table.link.saved;
  if (saved === undefined) return undefined;
  return viewAfter(saved, entry - 1, seat);
}
