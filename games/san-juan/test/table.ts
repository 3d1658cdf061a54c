import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { BUILDINGS } from '../src/data/buildings.ts';
import { GOODS } from '../src/data/goods.ts';
import { factories } from '../src/rules/display.ts';
import { type SanJuan, sanJuan } from '../src/rules/index.ts';

export type Table = Story<SanJuan>;

/** A described position; seat 0 is the governor and chooses a role by default. */
export function given(seats: number, position: Record<string, unknown>, options: Record<string, unknown> = {}): Table {
  return Story.given(sanJuan, { seats, options, position });
}

export function names(cards: readonly number[]): string[] {
  return cards.map((card) => at(BUILDINGS, card).id);
}

export function handOf(story: Table, seat: number): string[] {
  return names(at(story.state.seats, seat).own.hand);
}

export function displayOf(story: Table, seat: number): string[] {
  return names(at(story.state.open.displays, seat));
}

/** The goods on a player's factories. */
export function goodsOf(story: Table, seat: number): string[] {
  return factories(story.state.open, seat, 1).map((good) => at(GOODS, good));
}

export function handSizes(story: Table): number[] {
  return story.state.seats.map(({ own }) => own.hand.length);
}

/** The points of one source in the standing. */
export function line(story: Table, seat: number, label: string): number {
  const found = at(story.standing().sides, seat).lines.find((candidate) => candidate.label === label);
  return found === undefined ? Number.NaN : found.points;
}

export function score(story: Table, seat: number): number {
  return at(story.standing().sides, seat).score;
}

/** The faces a seat has been shown in the last draw it heard of. */
export function lastDraw(story: Table, seat: number): number {
  const draws = story.heard(seat).filter((event) => event.kind === 'drewCards' && event.seat === seat);
  const last = draws[draws.length - 1];
  return last?.kind === 'drewCards' ? last.cards.length : 0;
}

/** Copies of a card, for hands that only have to be of a size. */
export function copies(count: number, card: string): string[] {
  return Array.from({ length: count }, () => card);
}

/** All cards except those named, to be put out of the way. */
export function allBut(...named: string[]): string[] {
  const cards: string[] = BUILDINGS.flatMap(({ id, copies: count }) => copies(count, id));
  for (const card of named) cards.splice(cards.indexOf(card), 1);
  return cards;
}

/** The rule of each event of a kind. */
export function reasons(story: Table, kind: SanJuan['event']['kind']): string[] {
  return story.events(kind).map(({ rule }) => rule);
}
