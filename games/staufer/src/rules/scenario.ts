import { add, at, BadInput, type Chance, type Config, type Parts, type Reader, range } from '@ludoteca/kernel';
import { CHESTS } from '../data/chests.ts';
import { CONDITIONS, LAID_TILES, ROUNDS, TURNS } from '../data/course.ts';
import { DECK_SIZE, DECKS } from '../data/jobs.ts';
import { REGIONS } from '../data/regions.ts';
import { type Tables, tablesOf } from './lookup.ts';
import { OFFICE_NAMES, SPACE_NAMES } from './moves.ts';
import { chestsIn, readPlayers, regionIn } from './scenario-players.ts';
import { visibleChests } from './secrecy.ts';
import { typesFor } from './sets.ts';
import { emptyTable, initialOrder, spread } from './setup.ts';
import { lyingCode, placeOfSpace } from './table.ts';
import type { Open, Options, Staufer, Step } from './types.ts';

const MOMENTS = ['turn', 'opening', 'round', 'scoring', 'final'] as const;
const PILES = ['pile', 'discards'] as const;
const FIELDS = [
  'at',
  'round',
  'start',
  'ring',
  'king',
  'tiles',
  'rowsA',
  'rowsB',
  'rowsC',
  'order',
  'supplyTrack',
  'deployTrack',
  'players',
  'chests',
  'pile',
  'discards',
  'rest',
] as const;

/**
 * A position at a turn ("turn", the default), at the beginning of a round, before region scoring, before the final scoring
 * or at the very opening. Fields that are missing have their value at the start of a game, except that no chests lie on the table.
 */
export function scenario(config: Config<Options>, position: Reader, chance: Chance): Parts<Staufer> {
  const fields = position.fields(...FIELDS);
  const tables = tablesOf(config);
  const open = emptyTable(config, typesFor(config, chance));
  readTable(open, fields, config);
  const jobs = readPlayers(open, fields.players, config, chance);
  readChests(open, tables, fields.chests);
  for (const chest of chestsIn(fields.discards)) add(open.discards, chest, 1);
  const ahead = chestsIn(fields.pile).reverse();
  const rest = unplaced(open, tables, ahead, position);
  chance.shuffle(rest);
  const inDiscards = fields.rest.or<(typeof PILES)[number]>('pile', (reader) => reader.oneOf(PILES)) === 'discards';
  if (inDiscards) for (const chest of rest) add(open.discards, chest, 1);
  const hidden = {
    pile: inDiscards ? ahead : [...rest, ...ahead],
    jobs: range(DECKS).map((deck) => range(DECK_SIZE).filter((job) => !jobs.some((cards) => cards[deck] === job))),
  };
  const now = fields.at.or<(typeof MOMENTS)[number]>('turn', (reader) => reader.oneOf(MOMENTS));
  return { open, seats: jobs.map((cards) => ({ own: { jobs: cards }, knows: {} })), hidden, agenda: [agendaOf(open, now)] };
}

function agendaOf(open: Open, now: (typeof MOMENTS)[number]): Step {
  // Everybody has acted where scoring is next, so the members stand on the supply track by default.
  if (now === 'scoring' || now === 'final') open.supplyTrack = [...open.supplyTrack, ...open.order.splice(0)];
  return { kind: now };
}

type Fields = Readonly<Record<(typeof FIELDS)[number], Reader>>;

function readTable(open: Open, fields: Fields, config: Config<Options>): void {
  open.round = fields.round.or(1, (reader) => reader.integer(1, ROUNDS));
  open.start = fields.start.or(0, (reader) => reader.integer(0, config.seats - 1));
  open.ring = fields.ring.or(open.ring, (reader) => allDifferent(reader, reader.list(REGIONS.length, REGIONS.length).map(regionIn)));
  open.king = fields.king.or(open.king, regionIn);
  open.tiles = fields.tiles.or(open.tiles, (reader) => {
    const tiles = reader.list(REGIONS.length, REGIONS.length).map((tile) => tile.integer(1, REGIONS.length) - 1);
    return allDifferent(reader, tiles);
  });
  const others = open.ring.filter((region) => region !== open.king);
  open.rowsA = fields.rowsA.or(others, (reader) => allDifferent(reader, reader.list(LAID_TILES.A, LAID_TILES.A).map(regionIn)));
  open.rowsB = fields.rowsB.or([0, 1, 2, 0, 1], (reader) =>
    reader.list(LAID_TILES.B, LAID_TILES.B).map((tile) => CONDITIONS.indexOf(tile.oneOf(CONDITIONS))),
  );
  open.rowsC = fields.rowsC.or([1, 2, 3, 1], (reader) => reader.list(LAID_TILES.C, LAID_TILES.C).map((tile) => tile.integer(1, 3)));
  readTracks(open, fields, config.seats);
}

function allDifferent(reader: Reader, values: number[]): number[] {
  return new Set(values).size === values.length ? values : reader.refuse(`${values.length} different ones`);
}

/** Without tracks it is the beginning of the first round; with some of them, the members left over follow in the usual order. */
function readTracks(open: Open, fields: Fields, players: number): void {
  const track = (reader: Reader): number[] => reader.list(0, players * TURNS).map((seat) => seat.integer(0, players - 1));
  open.supplyTrack = fields.supplyTrack.or<number[]>([], track);
  open.deployTrack = fields.deployTrack.or<number[]>([], track);
  const away = [...open.supplyTrack, ...open.deployTrack];
  const left = initialOrder(players, open.start).filter((seat) => {
    const place = away.indexOf(seat);
    if (place >= 0) away.splice(place, 1);
    return place < 0;
  });
  open.order = fields.order.or(left, track);
  const members = [...open.order, ...open.supplyTrack, ...open.deployTrack];
  const wrong = range(players).find((seat) => members.filter((other) => other === seat).length !== TURNS);
  if (wrong !== undefined) throw new BadInput(`${fields.order.path}: seat ${wrong} must have ${TURNS} family members on the three tracks`);
}

/** `chests` names places, offices or supply spaces, with the chests lying there. */
function readChests(open: Open, tables: Tables, reader: Reader): void {
  if (reader.missing) return;
  const offices = tables.offices.map((office) => at(OFFICE_NAMES, office));
  const spaces = SPACE_NAMES.slice(0, tables.spaces.length);
  const places = reader.fields(...offices, ...spaces);
  for (const [name, list] of Object.entries(places)) {
    const space = spaces.indexOf(name);
    const place = space >= 0 ? placeOfSpace(space) : OFFICE_NAMES.indexOf(name);
    for (const chest of chestsIn(list)) open.lying.push(lyingCode(place, chest));
  }
}

/** The chests that are named nowhere. */
function unplaced(open: Open, tables: Tables, ahead: readonly number[], position: Reader): number[] {
  const counts = visibleChests(open, []);
  for (const chest of ahead) add(counts, chest, 1);
  const left = tables.chests.map((count, kind) => count - at(counts, kind));
  const kind = left.findIndex((count) => count < 0);
  if (kind >= 0) throw new BadInput(`${position.path}: more than ${at(tables.chests, kind)} chests "${at(CHESTS, kind)}"`);
  return spread(left);
}
