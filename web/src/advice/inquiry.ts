import { type AnyMove, isNotAMove, parseMove, type Seat, type View, type Viewer, viewAfter } from '@ludoteca/kernel';
import type { TableLink } from '../link/link.ts';

/** A request for an explanation: of the decision that a person faces, or of a past answer by its number in the log. */
export type Inquiry = { readonly kind: 'hint'; readonly view: View } | { readonly kind: 'why'; readonly n: number; readonly seat: Seat };

/** Whether hints are allowed: only against bots and around one device. */
export function hasHints({ where, facts, against }: TableLink): boolean {
  if (facts === null || against !== undefined || facts.you.length === 0) return false;
  return where === 'local' || facts.seats.every(({ kind, resigned }, seat) => facts.you.includes(seat) || kind === 'bot' || resigned);
}

/** The bot whose answer led to a change; undefined where it was a person's, or where this page has no record of it. */
export function botBehind({ saved, facts }: TableLink, n: number): Seat | undefined {
  const entry = saved?.entries[n - 1];
  const isAnswer = entry !== undefined && entry.decision !== undefined && facts?.seats[entry.seat]?.kind === 'bot';
  return isAnswer ? entry.seat : undefined;
}

/** Whether the game is over, so that nothing is secret any more. */
export function isEnded({ facts, ended }: TableLink): boolean {
  return ended ?? facts?.phase === 'over';
}

/** The viewer for whom an answer of a seat is explained: during the game only the asker. */
export function eyesFor(link: TableLink, asker: Viewer, seat: Seat): Viewer {
  return isEnded(link) ? seat : asker;
}

/** A past answer with the position it was given in, as a viewer saw it. */
export function answerAt({ room, saved }: TableLink, n: number, viewer: Viewer): { view: View; move: AnyMove } | undefined {
  const entry = saved?.entries[n - 1];
  if (room === null || saved === undefined || entry === undefined) return undefined;
  const move = parseMove(room.game.moves, entry.move);
  return isNotAMove(move) ? undefined : { view: viewAfter(saved, n - 1, viewer), move };
}
