import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { PROGRESS, type Progress } from '../../src/cities-and-knights/data/progress.ts';
import { GOODS } from '../../src/data/goods.ts';
import { type Catan, catan, type Realm, realmOf } from '../../src/rules/index.ts';
import { cards } from '../table.ts';

const MODE = 'cities-and-knights';

/** A described position of Cities & Knights on the first-game island. */
export function realm(
  position: Record<string, unknown>,
  more: Record<string, unknown> = {},
  options: Record<string, unknown> = {},
): Story<Catan> {
  return Story.given(catan, { seats: 3, options: { mode: MODE, map: 'first-game', ...options }, position, ...more });
}

/** A fresh game of Cities & Knights. */
export function fresh(options: Record<string, unknown> = {}, seed = 'realm', seats = 3): Story<Catan> {
  return Story.begin(catan, { seats, options: { mode: MODE, ...options } }, seed);
}

/** The part of the table that Cities & Knights adds. */
export function table(story: Story<Catan>): Realm {
  return realmOf(story.state.open);
}

/** A hand as counts of goods from a few words. */
export function goods(text: string): number[] {
  const list = text === '' ? [] : cards(text);
  return GOODS.map((good) => list.filter((card) => card === good).length);
}

export function hand(story: Story<Catan>, seat: number): number[] {
  return at(story.state.seats, seat).own.hand;
}

/** The hidden progress cards of a seat, by name. */
export function progress(story: Story<Catan>, seat: number): Progress[] {
  const held = at(story.state.seats, seat).own.progress ?? [];
  return held.flatMap((count, card) => Array.from({ length: count }, () => at(PROGRESS, card)));
}

/** Outcomes of the dice: red and white as they show, and the event. */
export function dice(red: number, white: number, event: 'ship' | 'trade' | 'politics' | 'science'): number[] {
  return [red - 1, white - 1, { ship: 0, trade: 3, politics: 4, science: 5 }[event]];
}

/** A knight of a scenario. */
export function knight(place: string, level: 'basic' | 'strong' | 'mighty' = 'basic', active = false): Record<string, unknown> {
  return { at: place, level, active };
}

/** The kinds of the events so far, in order. */
export function kinds(story: Story<Catan>): string[] {
  return story.events().map(({ kind }) => kind);
}

/** The points of every seat. */
export function scores(story: Story<Catan>): number[] {
  return story.standing().sides.map(({ score }) => score);
}
