import { clone, type Reader, range } from '@ludoteca/kernel';
import { FACES } from '../data/faces.ts';
import { type BurgundyState, type Open, type Options, SOURCES } from './types.ts';

/** Shape 1 had only the base game and the extra tiles, with fewer faces and sources of points. */

type FirstOption = 'boards' | 'duchy' | 'choosing' | 'extraTiles';

const FIRST_SOURCES = 10;

/** Options that games of the first shape did not have, as they were then. */
const LATER_OPTIONS: Omit<Options, FirstOption> = { whiteCastles: false, inns: false, tradeRoutes: false, shields: false };

/** A stored position of the first shape, ready to go on. */
export function upgrade(old: Reader): BurgundyState {
  const { open: first, config, ...rest } = clone(old.value) as BurgundyState;
  const open: Open = {
    ...first,
    books: range(config.seats).flatMap((seat) => booksOf(first.books, seat)),
    gone: range(FACES.length).map((face) => first.gone[face] ?? 0),
    blackSeen: range(FACES.length).map((face) => first.blackSeen[face] ?? 0),
  };
  return { ...rest, shape: 2, config: { ...config, options: { ...LATER_OPTIONS, ...config.options } }, open };
}

/** A seat's points by source, with nothing from those that came later. */
function booksOf(books: readonly number[], seat: number): number[] {
  return SOURCES.map((_, source) => (source < FIRST_SOURCES ? (books[seat * FIRST_SOURCES + source] ?? 0) : 0));
}
