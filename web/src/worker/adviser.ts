import { explain, isEvident, review } from '@ludoteca/bots/browser';
import type { Room } from '@ludoteca/games';
import { roomLoader } from '@ludoteca/games/lazy';
import { recordDeparture } from '@ludoteca/kernel';
import type { AdviceReply, AdviceRequest, AdviceResults } from './advice-request.ts';

/** Budget of a hint: a second or two on an ordinary machine. In iterations, so that asking again gives the same answer. */
const HINT = { iterations: 800 } as const;
const REVIEW = { iterations: 120 } as const;

/** Serves a request in this thread; `post` reports the progress. */
export async function adviceFor(request: AdviceRequest, post: (told: AdviceReply) => void): Promise<AdviceResults[keyof AdviceResults]> {
  const game = request.advice === 'explain' ? request.view.game : request.saved.game;
  const load = roomLoader(game);
  if (load === undefined) throw new Error(`no game ${game}`);
  const room = await load();
  if (request.advice === 'explain') return explained(room, request);
  const onEntry = (done: number, of: number): void => post({ kind: 'progress', done, of });
  if (request.advice === 'verify') return recordDeparture(room.game, request.saved, onEntry) ?? null;
  return review(room, request.saved, { budget: REVIEW, seats: request.seats, onEntry });
}

function explained(room: Room, { view, seat, move }: Extract<AdviceRequest, { advice: 'explain' }>): AdviceResults['explain'] {
  if (move !== null && !isEvident(room.game, view, seat, move)) return null;
  return explain(room, view, `advice ${view.decision}`, { budget: HINT, seat, move: move ?? undefined });
}
