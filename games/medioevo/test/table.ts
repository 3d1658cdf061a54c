import { at, range } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { ESTATES, type Estate } from '../src/data/estates.ts';
import { EVENTS, type EventCard } from '../src/data/events.ts';
import { BLUE_TILES, TILES, type TileName } from '../src/data/tiles.ts';
import { column } from '../src/rules/fief.ts';
import { type Medioevo, medioevo } from '../src/rules/index.ts';

export type Table = Story<Medioevo>;

interface Player {
  readonly coins?: number;
  readonly fief?: readonly TileName[];
  readonly cemetery?: readonly TileName[];
  readonly extraCoins?: readonly Estate[];
  readonly terrains?: readonly (readonly [terrain: Estate, estate: Estate])[];
  readonly explorer?: TileName;
}

/** A position in the words of a scenario file, except that `now` and `next` name the current and the next row. */
export interface Given {
  readonly seats?: number;
  readonly seed?: string;
  readonly at?: 'opening' | 'round';
  readonly round?: number;
  readonly now?: readonly TileName[];
  readonly next?: readonly TileName[];
  readonly rows?: readonly (readonly TileName[])[];
  readonly lords?: readonly TileName[];
  readonly players?: readonly Player[];
  readonly discards?: readonly TileName[];
  readonly events?: readonly EventCard[];
  readonly order?: readonly number[];
  readonly pile?: readonly TileName[];
  readonly second?: readonly TileName[];
}

/** The start of a round with two players; lords stand on the current row from the left, its last tile stays free. */
export function given({ seats = 2, seed = 'given', now = [], next = [], ...position }: Given): Table {
  const { round = 1 } = position;
  const rows = range(4).map((row) => (row === (round - 1) % 4 ? now : row === round % 4 && round < 16 ? next : []));
  return Story.given(medioevo, { seats, seed, position: { rows, ...position } });
}

/** A fresh game from the box. */
export function begin(seats: number, seed = 'story'): Table {
  return Story.begin(medioevo, { seats }, seed);
}

/** The next lord goes to the leftmost tile it may take, this many times. */
export function march(story: Table, times = 1): Table {
  for (let count = 0; count < times; count++) story.play(at(story.options(), 0));
  return story;
}

/** Plays at random to the first question of a round. */
export function wanderTo(story: Table, round: number, seed = 'wander'): Table {
  return story.wander(
    seed,
    ({ state }) => state.open.round === round && state.agenda.filter(({ kind }) => kind === 'moveLord').length === state.config.seats,
  );
}

/** Four players in round 7 with nothing but `pile` left of the blue tiles. */
export function blueRunningOut(pile: readonly TileName[], second: readonly TileName[]): Table {
  const blue = names(BLUE_TILES).filter((name) => !pile.includes(name));
  const take = (count: number): TileName[] => blue.splice(0, count);
  const rows = range(4).map(() => take(5));
  const players = range(4).map(() => ({ fief: take(6) }));
  return given({ seats: 4, round: 7, rows, players, discards: blue, pile, second });
}

export function tile(name: TileName): number {
  return TILES.findIndex((candidate) => candidate.name === name);
}

export function estate(name: Estate): number {
  return ESTATES.indexOf(name);
}

export function card(id: EventCard): number {
  return EVENTS.findIndex((event) => event.id === id);
}

export function names(tiles: readonly number[]): TileName[] {
  return tiles.map((id) => at(TILES, id).name);
}

export function fief(story: Table, seat: number): TileName[] {
  return names(at(story.state.open.fiefs, seat));
}

/** One estate of a fief from bottom to top. */
export function columnOf(story: Table, seat: number, name: Estate): TileName[] {
  return names(column(story.state.open, seat, estate(name)));
}

export function cemetery(story: Table, seat: number): TileName[] {
  return names(at(story.state.open.cemeteries, seat));
}

export function row(story: Table, number: number): TileName[] {
  return names(at(story.state.open.rows, number - 1));
}

export function coins(story: Table): number[] {
  return [...story.state.open.coins];
}
