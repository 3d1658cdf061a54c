import { at, range, type View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { Catan } from '../../rules/types.ts';
import { type Island, player, say } from '../../text/words.ts';
import { PROGRESS } from '../data/progress.ts';
import { realmOf } from '../rules/realm.ts';
import { effectOf, progressName, seatsWith } from './words.ts';

/** The viewer's secrets in Cities & Knights, and the options that cards played this turn still give. */
export function realmMine(view: View<Catan>): Message[] {
  const { open, viewer, mine } = view;
  const realm = realmOf(open);
  const held = mine?.own.progress ?? [];
  const others = range(view.config.seats).filter((seat) => seat !== viewer);
  const partners = open.turn === viewer ? seatsWith(realm.exchanges).map(player) : [];
  return [
    ...progressLines(open, held),
    ...(open.turn === viewer && realm.crane === 1 ? [say('outline.crane')] : []),
    ...(partners.length === 0 ? [] : [say('outline.exchangesLeft', { seats: partners })]),
    ...others.flatMap((seat) => knownProgress(view, seat)),
  ];
}

function progressLines(open: Island, held: readonly number[]): Message[] {
  const lines = held.flatMap((count, card) => {
    if (count === 0) return [];
    const args = { card: progressName(card), effect: effectOf(card, open) };
    return [count === 1 ? say('outline.progressLine', args) : say('outline.progressLines', { count, ...args })];
  });
  return lines.length === 0 ? [say('outline.myNoProgress')] : lines.map((line) => say('outline.myProgress', { cards: line }));
}

/** Progress cards of another player that the viewer has seen. */
function knownProgress({ open, mine }: View<Catan>, seat: number): Message[] {
  const { knownCards } = realmOf(open);
  const cards = PROGRESS.flatMap((_, card) => {
    const cell = seat * PROGRESS.length + card;
    const count = at(knownCards, cell) + (mine?.knows.progress?.[cell] ?? 0);
    return count === 0 ? [] : [say('held', { count, card: progressName(card) })];
  });
  return cards.length === 0 ? [] : [say('outline.knownProgress', { seat: { seat }, cards })];
}
