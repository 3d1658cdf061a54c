import { at, clone, type Reader, range } from '@ludoteca/kernel';
import { FACES } from '../data/faces.ts';
import { type BurgundyState, type Open, type Options, SOURCES } from './types.ts';

/**
 * Shape 1 had only the base game and the extra tiles, with fewer faces and sources of points; shape 2 had the modules that two to
 * four players use, and no face-down tiles.
 */

type FirstOption = 'boards' | 'duchy' | 'choosing' | 'extraTiles';

/** Options that games of earlier shapes did not have, with their values then. */
const LATER_OPTIONS: Omit<Options, FirstOption> = {
  whiteCastles: false,
  inns: false,
  tradeRoutes: false,
  shields: false,
  mode: 'each',
  teamBoard: '12a',
  soloBoard: '13a',
  target: 50,
};

/** A stored position of an earlier shape, ready to go on. */
export function upgrade(old: Reader): BurgundyState {
  const { open: first, config, ...rest } = clone(old.value) as BurgundyState;
  const open: Open = {
    ...first,
    books: range(config.seats).flatMap((seat) => booksOf(first, seat)),
    gone: range(FACES.length).map((face) => first.gone[face] ?? 0),
    blackSeen: range(FACES.length).map((face) => first.blackSeen[face] ?? 0),
  };
  return { ...rest, shape: 3, config: { ...config, options: { ...LATER_OPTIONS, ...config.options } }, open };
}

/** A seat's points by source, with nothing from those that came later. */
function booksOf({ books, points }: Open, seat: number): number[] {
  const sources = books.length / points.length;
  return SOURCES.map((_, source) => (source < sources ? at(books, seat * sources + source) : 0));
}
