import { w } from '../app/words.svelte.ts';
import { knownStanding } from '../link/standing.ts';
import type { BarTable } from './bar-table.ts';

/** What the selected move does, in one line: the answer itself, then how it changes the viewer's score. */
export function previewWords(table: BarTable): string | undefined {
  const { choice, room, speak } = table;
  const view = table.presenter?.frame?.view;
  const move = choice.selected;
  if (move === null || room === null || speak === null || view === undefined) return undefined;
  const answer = speak.say(room.text.answer(move, view));
  const after = choice.preview(move)?.view ?? null;
  const scoreIn = (sides: readonly { seats: readonly number[]; score: number }[]): number =>
    sides.find(({ seats }) => seats.includes(view.viewer))?.score ?? 0;
  const gain = after === null ? 0 : scoreIn(knownStanding(room.game, after).sides) - scoreIn(table.standing?.sides ?? []);
  return gain === 0 ? answer : w('preview.score', { answer, points: signed(gain) });
}

/** A number with its sign; a real minus, not a hyphen. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
