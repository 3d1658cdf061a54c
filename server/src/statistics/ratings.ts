import { at } from '@ludoteca/kernel';
import { membersOf, type TableDoc } from '../table/doc.ts';
import { type Rating, rated, UNRATED } from './plackett-luce.ts';

/** A table that has ended, and when. */
export interface Finished {
  readonly doc: TableDoc;
  readonly ended: number;
}

/** A person's rating after a game. */
export interface RatedGame {
  readonly game: string;
  readonly table: string;
  readonly at: number;
  readonly rating: Rating;
}

/**
 * Whether a table counts for ratings: it came to its end by the rules, two people or more played, each at one seat, and the game
 * did not become practice. Bots and programs are not rated.
 */
export function isRated(doc: TableDoc): boolean {
  if (doc.phase !== 'over' || doc.result === null || doc.practice === true) return false;
  if (doc.seats.some((seat) => seat.kind === 'person' && seat.program)) return false;
  const seats = doc.seats.filter((seat) => seat.kind === 'person' && seat.identity !== '');
  return seats.length >= 2 && membersOf(doc).filter((identity) => identity !== '').length === seats.length;
}

/** The course of everybody's ratings, by identity, from all tables in the order in which they ended. */
export function ratingsFrom(tables: readonly Finished[]): Map<string, RatedGame[]> {
  const courses = new Map<string, RatedGame[]>();
  for (const { doc, ended } of [...tables].sort((a, b) => a.ended - b.ended)) {
    if (!isRated(doc)) continue;
    const sides = peopleBySide(doc);
    if (sides.length < 2) continue;
    const now = (identity: string): Rating => courses.get(identity)?.findLast(({ game }) => game === doc.game)?.rating ?? UNRATED;
    const after = rated(sides.map(({ rank, people }) => ({ rank, ratings: people.map(now) })));
    for (const [place, { people }] of sides.entries())
      for (const [index, identity] of people.entries()) {
        const course = courses.get(identity) ?? [];
        course.push({ game: doc.game, table: doc.id, at: ended, rating: at(at(after, place), index) });
        courses.set(identity, course);
      }
  }
  return courses;
}

/** The people of each side with its place. A person who resigned comes last, whatever the bot achieved. */
function peopleBySide(doc: TableDoc): { readonly rank: number; readonly people: string[] }[] {
  const sides = (doc.result?.sides ?? []).flatMap(({ rank, seats }) => {
    const sitters = seats.flatMap((seat) => {
      const sitter = doc.seats[seat];
      return sitter?.kind === 'person' ? [sitter] : [];
    });
    if (sitters.length === 0) return [];
    const left = sitters.every(({ resigned }) => resigned);
    return [{ rank: left ? Number.MAX_SAFE_INTEGER : rank, people: sitters.map(({ identity }) => identity) }];
  });
  return sides.map(({ rank, people }) => ({ people, rank: 1 + sides.filter((other) => other.rank < rank).length }));
}
