import { add, at, type Seat } from '@ludoteca/kernel';
import { TRACK } from '../data/scoring.ts';
import { hooks } from './module.ts';
import { type Ctx, type Open, SOURCES, type Source } from './types.ts';

const PLACE = Object.fromEntries(SOURCES.map((source, index) => [source, index])) as Record<Source, number>;

/** Points of a seat; the track goes round at 100, which the tokens record. */
export function score(ctx: Ctx, seat: Seat, points: number, source: Source): void {
  for (const ask of hooks.score) if (ask(ctx, seat, points, source)) return;
  count(ctx, seat, points, source);
}

/** Adds points and records their source. */
export function count(ctx: Ctx, seat: Seat, points: number, source: Source): void {
  const { open } = ctx.state;
  const before = at(open.points, seat);
  add(open.points, seat, points);
  add(open.books, seat * SOURCES.length + PLACE[source], points);
  const mark = Math.floor((before + points) / TRACK) * TRACK;
  if (mark > before) ctx.tell?.({ kind: 'lapped', seat, mark, rule: 'BUR-GEN-11' });
}

/** A seat's points from one source. */
export function pointsFrom(open: Open, seat: Seat, source: Source): number {
  // Positions of earlier releases, which replays still show, know fewer sources.
  const sources = open.books.length / open.points.length;
  return PLACE[source] < sources ? at(open.books, seat * sources + PLACE[source]) : 0;
}
