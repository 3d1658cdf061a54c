import { at, BadInput, type Chance, type Config, type Parts, type Reader, range } from '@ludoteca/kernel';
import { EVENT_ROUNDS, ROUNDS } from '../data/course.ts';
import { ESTATES, EXTRA_COIN_TOKENS } from '../data/estates.ts';
import { EVENTS } from '../data/events.ts';
import { isPrinted } from './estates/palace.ts';
import { cell, lay } from './fief.ts';
import { earn } from './money.ts';
import { shuffled } from './piles.ts';
import { layTiles, tileId } from './scenario-tiles.ts';
import { emptyTable } from './setup.ts';
import { currentRow } from './table.ts';
import { type Medioevo, NOTHING, type Open, type Step } from './types.ts';

const EVENT_IDS = EVENTS.map(({ id }) => id);
const PHASES = ['opening', 'round'] as const;
type Phase = (typeof PHASES)[number];

/**
 * The position at the start of a round (or of the opening placement): rows, lords, explorers, fiefs and so on, all by the
 * names of tiles, estates and events. Missing fields are filled in: rows from the pile, lords from the left, no coins.
 * Every accepted position can be played to the end.
 */
export function scenario(config: Config, position: Reader, chance: Chance): Parts<Medioevo> {
  const fields = position.fields('at', 'round', 'rows', 'lords', 'players', 'discards', 'events', 'order', 'pile', 'second');
  const phase = fields.at.or<Phase>('round', (reader) => reader.oneOf(PHASES));
  const open = emptyTable(config.seats);
  open.round = fields.round.or(1, (reader) => reader.integer(1, phase === 'opening' ? 1 : ROUNDS));
  open.eventsPast = EVENT_ROUNDS.filter((round) => round < open.round).length;
  open.discards = fields.discards.or<number[]>([], (reader) => reader.list().map((tile) => tileId(tile, config.seats)));
  readPlayers(open, fields.players, config.seats);
  open.events = readEvents(fields.events, chance);
  const hidden = layTiles(open, config, chance, position, fields);
  readLords(open, fields.lords, phase);
  readExplorers(open, fields.players, config.seats);
  open.order = readOrder(fields.order, phase, config.seats);
  const agenda: Step[] = [{ kind: phase }];
  return { open, seats: range(config.seats).map(() => ({ own: {}, knows: {} })), hidden, agenda };
}

function estateId(reader: Reader): number {
  return ESTATES.indexOf(reader.oneOf(ESTATES));
}

const PLAYER_FIELDS = ['coins', 'fief', 'cemetery', 'extraCoins', 'terrains', 'explorer'] as const;

function readPlayers(open: Open, players: Reader, seats: number): void {
  for (const [seat, reader] of players.or<Reader[]>([], (list) => list.list(0, seats)).entries()) {
    const { coins, fief, cemetery, extraCoins, terrains } = reader.fields(...PLAYER_FIELDS);
    const owned = coins.or(0, (value) => value.integer(0, 10_000));
    earn(open, seat, owned, 'income');
    for (const tile of fief.or<Reader[]>([], (value) => value.list())) lay(open, seat, tileId(tile, seats));
    open.cemeteries[seat] = cemetery.or<number[]>([], (value) => value.list().map((tile) => tileId(tile, seats)));
    for (const estate of extraCoins.or<Reader[]>([], (value) => value.list())) placeExtraCoin(open, seat, estate);
    for (const pair of terrains.or<Reader[]>([], (value) => value.list())) placeTerrain(open, seat, pair);
  }
}

function placeExtraCoin(open: Open, seat: number, estate: Reader): void {
  const place = cell(seat, estateId(estate));
  if (at(open.extraCoins, place) > 0) estate.refuse('an estate without an extra-coin token');
  if (open.extraCoins.filter((token) => token > 0).length === EXTRA_COIN_TOKENS)
    estate.refuse(`at most ${EXTRA_COIN_TOKENS} extra-coin tokens`);
  open.extraCoins[place] = 1;
}

/** A terrain token is described as [type, estate]. */
function placeTerrain(open: Open, seat: number, pair: Reader): void {
  const [terrain = pair, estate = pair] = pair.list(2, 2);
  const type = estateId(terrain);
  const under = estateId(estate);
  const place = open.terrainSupply.indexOf(type);
  if (place < 0) terrain.refuse('a terrain token still in the supply');
  if (at(open.terrains, cell(seat, under)) !== NOTHING) estate.refuse('an estate without a terrain token');
  if (isPrinted(type, under)) estate.refuse('an estate that does not show the type yet');
  open.terrainSupply.splice(place, 1);
  open.terrains[cell(seat, under)] = type;
}

function readEvents(events: Reader, chance: Chance): number[] {
  const named = events.or<number[]>([], (reader) =>
    reader.list(0, EVENT_ROUNDS.length).map((card) => EVENT_IDS.indexOf(card.oneOf(EVENT_IDS))),
  );
  if (new Set(named).size !== named.length) events.refuse('each event at most once');
  const others = shuffled(
    range(EVENTS.length).filter((card) => !named.includes(card)),
    chance,
  );
  return [...named, ...others].slice(0, EVENT_ROUNDS.length);
}

function readLords(open: Open, lords: Reader, phase: Phase): void {
  const players = open.coins.length;
  if (phase === 'opening') {
    if (!lords.missing) lords.refuse('no lords before the opening placement');
    return;
  }
  const row = at(open.rows, currentRow(open));
  const named = lords.or<number[]>(row.slice(0, players), (reader) => reader.list(players, players).map((tile) => tileId(tile, players)));
  if (named.some((tile) => !row.includes(tile)) || new Set(named).size !== players)
    lords.refuse('a different tile of the current row for each lord');
  open.lords = named;
}

function readExplorers(open: Open, players: Reader, seats: number): void {
  const elsewhere = open.rows.filter((_, row) => row !== currentRow(open)).flat();
  for (const [seat, reader] of players.or<Reader[]>([], (list) => list.list()).entries()) {
    const { explorer } = reader.fields(...PLAYER_FIELDS);
    if (explorer.missing) continue;
    const tile = tileId(explorer, seats);
    if (!elsewhere.includes(tile) || open.explorers.includes(tile)) explorer.refuse('a free tile of another row');
    open.explorers[seat] = tile;
  }
}

/** The order of the opening placement; afterwards the lords' places on the row decide. */
function readOrder(order: Reader, phase: Phase, seats: number): number[] {
  if (order.missing) return range(seats);
  if (phase === 'round') throw new BadInput(`${order.path}: only the opening placement has an order of its own`);
  const named = order.list(seats, seats).map((seat) => seat.integer(0, seats - 1));
  return new Set(named).size === seats ? named : order.refuse('each seat once');
}
