import { type Automatic, at, type Chance, type Config, filled, type Parts, range, type Seat } from '@ludoteca/kernel';
import { CHESTS, KEPT_KINDS } from '../data/chests.ts';
import { LAID_TILES, PIECE_TOTALS, SOURCES, START_COURT, TURNS } from '../data/course.ts';
import { DECK_SIZE, DECKS } from '../data/jobs.ts';
import { COPIES_IN_PLAY, PRIVILEGE_TYPES, VP_CARD } from '../data/privileges.ts';
import { MOST_OFFICES, REGIONS } from '../data/regions.ts';
import { type Tables, tablesOf } from './lookup.ts';
import { typesFor } from './sets.ts';
import { lyingCode, placeOfSpace } from './table.ts';
import { type Ctx, NONE, type Open, type Options, type Staufer } from './types.ts';

/** From the first space on: clockwise from the start player, then twice back from the last one. */
export function initialOrder(players: number, start: Seat): Seat[] {
  const clockwise = range(players).map((place) => (start + place) % players);
  const back = clockwise.toReversed();
  return [...clockwise, ...range(TURNS - 1).flatMap(() => back)];
}

/** Each place of `counts` as a number, that many times. */
export function spread(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => filled(count, kind));
}

/** A table with courts and provinces as at the start and nothing else on it. */
export function emptyTable(config: Config<Options>, types: readonly number[]): Open {
  const { seats: players } = config;
  const tables = tablesOf(config);
  const copies = filled(PRIVILEGE_TYPES + 1, 0);
  for (const type of types) copies[type] = type === VP_CARD ? players : at(COPIES_IN_PLAY_LIST, players);
  const each = range(players);
  return {
    round: 1,
    start: 0,
    ring: range(REGIONS.length),
    king: 0,
    tiles: range(REGIONS.length),
    types: [...types],
    copies,
    vpPile: types.includes(VP_CARD) ? [...tables.vpCards] : [],
    rowsA: [],
    rowsB: [],
    rowsC: [],
    marker: NONE,
    order: [],
    supplyTrack: [],
    deployTrack: [],
    left: filled(REGIONS.length * MOST_OFFICES, NONE),
    right: filled(REGIONS.length * MOST_OFFICES, NONE),
    lying: [],
    areas: filled(REGIONS.length * 10, 0),
    court: each.flatMap(() => [...START_COURT]),
    province: each.flatMap(() => PIECE_TOTALS.map((total, kind) => total - at(START_COURT, kind))),
    held: filled(players * KEPT_KINDS, 0),
    privileges: filled(players, 0),
    points: filled(players * SOURCES.length, 0),
    discards: filled(CHESTS.length, 0),
    revealed: [],
    safe: [],
    jobs: [],
    finished: false,
  };
}

const COPIES_IN_PLAY_LIST: readonly number[] = range(6).map((players) => COPIES_IN_PLAY[players] ?? 0);

/** Ring, point tiles, chests, privileges, jobs and round tiles at random. */
export function setup(config: Config<Options>, chance: Chance): Parts<Staufer> {
  const { seats: players } = config;
  const tables = tablesOf(config);
  const open = emptyTable(config, typesFor(config, chance));
  chance.shuffle(open.ring);
  chance.shuffle(open.tiles);
  const pile = spread(tables.chests);
  chance.shuffle(pile);
  layFirstChests(open, tables, pile);
  open.start = chance.int(players);
  open.order = initialOrder(players, open.start);
  const decks = range(DECKS).map(() => range(DECK_SIZE));
  for (const deck of decks) chance.shuffle(deck);
  const seats = range(players).map((seat) => ({ own: { jobs: decks.map((deck) => at(deck, seat)) }, knows: {} }));
  layRoundTiles(open, tables, chance);
  return { open, seats, hidden: { pile, jobs: decks.map((deck) => deck.slice(players)) }, agenda: [{ kind: 'opening' }] };
}

function layFirstChests(open: Open, tables: Tables, pile: number[]): void {
  const places = [...tables.offices, ...tables.spaces.map((_, space) => placeOfSpace(space))];
  for (const place of places) {
    const chest = pile.pop();
    if (chest !== undefined) open.lying.push(lyingCode(place, chest));
  }
}

/** Five A tiles and five B tiles, four C tiles; the A tile that is left says where the king begins. */
function layRoundTiles(open: Open, tables: Tables, chance: Chance): void {
  const a = range(REGIONS.length);
  const b = spread(tables.tilesB);
  const c = spread(tables.tilesC).map((kind) => kind + 1);
  for (const tiles of [a, b, c]) chance.shuffle(tiles);
  open.rowsA = a.slice(0, LAID_TILES.A);
  open.rowsB = b.slice(0, LAID_TILES.B);
  open.rowsC = c.slice(0, LAID_TILES.C);
  open.king = at(a, LAID_TILES.A);
}

/** Tells how the table is laid. */
export const opening: Automatic<Staufer, 'opening'> = {
  run(ctx) {
    tellOpening(ctx);
    ctx.push({ kind: 'round' });
  },
};

function tellOpening(ctx: Ctx): void {
  const { open, hidden, seats, config } = ctx.state;
  ctx.tell?.({ kind: 'prepared', players: config.seats, ring: open.ring.slice(), tiles: open.tiles.slice(), rule: 'STA-SET-01' });
  ctx.tell?.({ kind: 'chestsLaid', lying: open.lying.slice(), pile: hidden.pile.length, rule: 'STA-SET-04' });
  ctx.tell?.({
    kind: 'privilegesLaid',
    types: open.types.slice(),
    copies: at(COPIES_IN_PLAY_LIST, config.seats),
    vp: open.vpPile.slice(),
    rule: 'STA-SET-05',
  });
  ctx.tell?.({ kind: 'piecesDealt', envoys: START_COURT[0], nobles: START_COURT[1], rule: 'STA-SET-10' });
  ctx.tell?.({ kind: 'startPlayer', seat: open.start, order: open.order.slice(), rule: 'STA-SET-11' });
  for (const [seat, { own }] of seats.entries()) {
    ctx.tell?.({ kind: 'jobsDealt', seat, jobs: own.jobs.slice(), rule: 'STA-SET-14' }, { only: [seat] });
  }
  ctx.tell?.({ kind: 'tilesLaid', a: open.rowsA.slice(), b: open.rowsB.slice(), c: open.rowsC.slice(), rule: 'STA-SET-15' });
  ctx.tell?.({ kind: 'kingStarts', region: open.king, rule: 'STA-SET-16' });
}
