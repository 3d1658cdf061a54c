import { type Seat, SPECTATOR } from '@ludoteca/kernel';
import { houseRule, w } from '../app/words.svelte.ts';
import type { TableState } from './table.svelte.ts';

/** The seat of this person whose last answer can be taken back; around one device it may differ from the viewer's. */
function undoSeat({ presenter, link }: TableState): Seat | undefined {
  const seats = [presenter?.viewer ?? SPECTATOR, ...(link.facts?.you ?? [])];
  return seats.find((seat) => seat >= 0 && link.frames.get(seat)?.undo === null);
}

/** Why nothing can be taken back now; undefined when something can. */
export function whyNoUndo(table: TableState): string | undefined {
  const { presenter } = table;
  if ((presenter?.backlog ?? 0) > 0) return w('table.playing');
  if (undoSeat(table) !== undefined) return undefined;
  // A person who has not answered yet has nothing to take back, whatever others did.
  return houseRule(presenter?.since.answered ? (presenter.frame?.undo ?? 'HOUSE-NOTHING') : 'HOUSE-NOTHING');
}

export async function undo(table: TableState): Promise<void> {
  const seat = undoSeat(table);
  if (seat === undefined) return;
  const verdict = await table.link.undo(seat);
  if (!verdict.ok) table.choice.refusal = verdict.rule === undefined ? w('problem.unknown') : houseRule(verdict.rule);
}
