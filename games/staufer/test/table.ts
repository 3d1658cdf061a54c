import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { CHESTS } from '../src/data/chests.ts';
import { SOURCES, type Source } from '../src/data/course.ts';
import { REGIONS, type RegionId } from '../src/data/regions.ts';
import { type Staufer, staufer } from '../src/rules/index.ts';
import { OFFICE_NAMES } from '../src/rules/moves.ts';
import { STANDARD } from '../src/rules/numbers.ts';
import { chestsAt, heldBy, onArea, pieceOf, placeOfSpace, totalOf } from '../src/rules/table.ts';

export type Table = Story<Staufer>;

/** A described position; seat 0 acts first, the king stands in Aachen and no chests lie on the table by default. */
export function given(seats: number, position: Record<string, unknown>, privileges = 'first'): Table {
  return Story.given(staufer, { seats, options: { privileges }, position });
}

export function region(id: RegionId): number {
  return REGIONS.indexOf(id);
}

export function office(name: string): number {
  return OFFICE_NAMES.indexOf(name);
}

/** [envoys, nobles] in the court. */
export function court(story: Table, seat: number): number[] {
  return [0, 1].map((kind) => at(story.state.open.court, pieceOf(seat, kind)));
}

export function province(story: Table, seat: number): number[] {
  return [0, 1].map((kind) => at(story.state.open.province, pieceOf(seat, kind)));
}

/** [envoys, nobles] of a player on a payment area. */
export function area(story: Table, seat: number, id: RegionId): number[] {
  return [0, 1].map((kind) => onArea(story.state.open, region(id), pieceOf(seat, kind)));
}

/** Pieces on every payment area, by region in the order of the data. */
export function areas(story: Table, seat: number): string {
  return REGIONS.map((id) => area(story, seat, id).join('+')).join(' ');
}

/** Who stands in an office, as "seat:piece", left then right. */
export function standingIn(story: Table, name: string): string[] {
  const { left, right } = story.state.open;
  const pieces = [at(left, office(name)), at(right, office(name))].filter((piece) => piece >= 0);
  return pieces.map((piece) => `${piece >> 1}:${piece % 2 === 0 ? 'envoy' : 'noble'}`);
}

export function chestsUnder(story: Table, name: string): string[] {
  const place = name.startsWith('S') ? placeOfSpace(Number(name.slice(1)) - 1) : office(name);
  return chestsAt(story.state.open, place).map((kind) => at(CHESTS, kind));
}

export function held(story: Table, seat: number): string[] {
  const { open } = story.state;
  return CHESTS.slice(8).flatMap((id, n) => Array.from({ length: heldBy(open, seat, n + 8) }, () => id));
}

export function discards(story: Table): string[] {
  return CHESTS.flatMap((id, kind) => Array.from({ length: at(story.state.open.discards, kind) }, () => id));
}

export function points(story: Table, seat: number): number {
  return totalOf(story.state.open, seat);
}

/** Points of one source. */
export function from(story: Table, seat: number, source: Source): number {
  return at(story.state.open.points, seat * SOURCES.length + SOURCES.indexOf(source));
}

/** A position in which everybody has acted and scoring comes next; seats act no more in this round. */
export function scored(seats: number, position: Record<string, unknown>, privileges = 'first'): Table {
  return given(seats, { at: 'scoring', ...position }, privileges);
}

/** The same in the last round, so that the final scoring follows at once. */
export function ended(seats: number, position: Record<string, unknown>, privileges = 'first'): Table {
  return given(seats, { at: 'final', round: 5, ...position }, privileges);
}

/** Office lines for a player: every name with the same piece. */
export function envoys(...names: string[]): [string, string][] {
  return names.map((name) => [name, 'envoy']);
}

export function nobles(...names: string[]): [string, string][] {
  return names.map((name) => [name, 'noble']);
}

/** All chests of the box except those named, so that nothing else is left to draw. */
export function everyChestBut(...left: string[]): string[] {
  const all = CHESTS.flatMap((id) => Array.from({ length: STANDARD.chests[id] }, () => id as string));
  for (const id of left) all.splice(all.indexOf(id), 1);
  return all;
}

/** Kinds of all events so far, for tests of order. */
export function kinds(story: Table): string[] {
  return story.events().map(({ kind }) => kind);
}
