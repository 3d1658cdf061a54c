import { explain, isEvident, review } from '@ludoteca/bots/browser';
import type { Room } from '@ludoteca/games';
import { roomLoader } from '@ludoteca/games/lazy';
import { recordDeparture } from '@ludoteca/kernel';
import type { Granted, Told, Wish } from './wishes.ts';

/** Budget of a hint: a second or two on an ordinary machine. In iterations, so that asking again gives the same answer. */
const HINT = { iterations: 800 } as const;
const REVIEW = { iterations: 120 } as const;

/** Serves a request in this thread; `post` reports the progress. */
export async function grant(wish: Wish, post: (told: Told) => void): Promise<Granted[keyof Granted]> {
  const game = wish.wish === 'explain' ? wish.view.game : wish.saved.game;
  const load = roomLoader(game);
  if (load === undefined) throw new Error(`no game ${game}`);
  const room = await load();
  if (wish.wish === 'explain') return explained(room, wish);
  const onEntry = (done: number, of: number): void => post({ kind: 'progress', done, of });
  if (wish.wish === 'verify') return recordDeparture(room.game, wish.saved, onEntry) ?? null;
  return review(room, wish.saved, { budget: REVIEW, seats: wish.seats, onEntry });
}

function explained(room: Room, { view, seat, move }: Extract<Wish, { wish: 'explain' }>): Granted['explain'] {
  if (move !== null && !isEvident(room.game, view, seat, move)) return null;
  return explain(room, view, `advice ${view.decision}`, { budget: HINT, seat, move: move ?? undefined });
}
