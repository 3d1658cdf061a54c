import { type Automatic, at, type Chance, type Config, type Decision, filled, type Parts, range } from '@ludoteca/kernel';
import { EVENT_ROUNDS, ROWS, START_COINS } from '../data/course.ts';
import { ESTATES, TERRAIN_TOKENS } from '../data/estates.ts';
import { EVENTS } from '../data/events.ts';
import { BLUE_TILES, ORANGE_TILES } from '../data/tiles.ts';
import { shuffled, sorted } from './piles.ts';
import { hasLord, placeOf, rowOf } from './table.ts';
import { LORD_MOVES } from './turn.ts';
import { type Medioevo, NOTHING, NOWHERE, type Open, SOURCES } from './types.ts';

/** With four or five players the orange tiles wait beside the table. */
export function usesOrange(players: number): boolean {
  return players >= 4;
}

/** A table with nothing on it yet. */
export function emptyTable(players: number): Open {
  const each = range(players);
  return {
    round: 1,
    rows: range(ROWS).map(() => []),
    lords: filled(players, NOWHERE),
    explorers: filled(players, NOWHERE),
    fiefs: each.map(() => []),
    cemeteries: each.map(() => []),
    extraCoins: filled(players * ESTATES.length, 0),
    terrains: filled(players * ESTATES.length, NOTHING),
    terrainSupply: [...TERRAIN_TOKENS],
    coins: filled(players, START_COINS),
    books: filled(players * SOURCES.length, 0),
    discards: [],
    events: [],
    eventsPast: 0,
    order: [],
    finished: false,
  };
}

export function setup(config: Config, chance: Chance): Parts<Medioevo> {
  const { seats: players } = config;
  const pile = shuffled(BLUE_TILES, chance);
  const second = usesOrange(players) ? shuffled(ORANGE_TILES, chance) : [];
  const open = emptyTable(players);
  open.rows = range(ROWS).map(() => sorted(pile.splice(pile.length - players - 1).reverse()));
  open.events = shuffled(range(EVENTS.length), chance).slice(0, EVENT_ROUNDS.length);
  open.order = shuffled(range(players), chance);
  return { open, seats: range(players).map(() => ({ own: {}, knows: {} })), hidden: { pile, second }, agenda: [{ kind: 'opening' }] };
}

/** Tells what lies on the table and asks for the opening placement in a random order that has no other meaning. */
export const opening: Automatic<Medioevo, 'opening'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    const players = config.seats;
    ctx.tell?.({ kind: 'prepared', players, width: players + 1, rule: 'MED-SETUP-03' });
    ctx.tell?.({ kind: 'orangeTiles', used: usesOrange(players), rule: usesOrange(players) ? 'MED-SETUP-02' : 'MED-SETUP-01' });
    for (const [row, tiles] of open.rows.entries()) {
      ctx.tell?.({ kind: 'rowLaid', row, tiles: [...tiles], rule: 'MED-SETUP-08' });
    }
    ctx.tell?.({ kind: 'eventsLaid', cards: [...open.events], rule: 'MED-SETUP-09' });
    ctx.tell?.({ kind: 'openingOrder', seats: [...open.order], rule: 'MED-SETUP-11' });
    ctx.push(...open.order.map((seat) => ({ kind: 'placeLord' as const, open: { seat } })), { kind: 'round' });
  },
};

/** Each player puts the lord on a tile of the top row that carries none. */
export const placeLord: Decision<Medioevo, 'placeLord', 'lord'> = {
  rule: 'MED-SETUP-12',
  answers: ['lord'],
  asks: (_, step) => step.open.seat,
  question: ({ open }) => ({
    list: at(open.rows, 0)
      .filter((tile) => !hasLord(open, tile))
      .map((tile) => at(LORD_MOVES, tile)),
  }),
  violation({ open }, _step, _seat, move) {
    if (rowOf(open, move.tile) !== 0) return 'MED-SETUP-12';
    return hasLord(open, move.tile) ? 'MED-SETUP-13' : undefined;
  },
  play(ctx, _step, seat, move) {
    ctx.state.open.lords[seat] = move.tile;
    ctx.tell?.({ kind: 'lordPlaced', seat, tile: move.tile, place: placeOf(ctx.state.open, move.tile), rule: 'MED-SETUP-12' });
  },
};
