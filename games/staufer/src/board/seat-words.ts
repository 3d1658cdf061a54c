import { at, type Seat } from '@ludoteca/kernel';
import { FIRST, KEPT_KINDS } from '../data/chests.ts';
import { ENVOY, NOBLE } from '../data/course.ts';
import { heldBy, owns, pieceOf, totalOf } from '../rules/table.ts';
import type { Open } from '../rules/types.ts';
import { countedChests, listed, piecesText, privilegeName, say } from '../text/words.ts';
import type { Desk } from './desk.svelte.ts';

/** The types of privilege that a player owns. */
export function ownedTypes(open: Open, seat: Seat): readonly number[] {
  return open.types.filter((type) => owns(open, seat, type));
}

/** Kinds of chest that a player keeps, with their numbers. */
export function keptChests(open: Open, seat: Seat): readonly { readonly kind: number; readonly count: number }[] {
  return Array.from({ length: KEPT_KINDS }, (_, n) => ({ kind: FIRST + n, count: heldBy(open, seat, FIRST + n) })).filter(
    ({ count }) => count > 0,
  );
}

/** A player's things in one sentence. */
export function seatWords(desk: Desk, seat: Seat): string {
  const { open } = desk;
  const stock = (list: readonly number[]) => piecesText(at(list, pieceOf(seat, ENVOY)), at(list, pieceOf(seat, NOBLE)));
  return desk.say(
    say('board.seat', {
      ...{ seat: { seat }, points: totalOf(open, seat), court: stock(open.court), province: stock(open.province) },
      chests: countedChests(keptChests(open, seat).flatMap(({ kind, count }) => Array.from({ length: count }, () => kind))),
      privileges: listed(ownedTypes(open, seat).map(privilegeName)),
    }),
  );
}
