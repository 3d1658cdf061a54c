import { add, at, type Chance, type Config, type Reader, without } from '@ludoteca/kernel';
import { EDGE_NAMES, HEX_NAMES, VERTEX_NAMES } from '../data/board.ts';
import { cardsOfKind, DESERT, GOODS, SEA, TERRAINS } from '../data/goods.ts';
import { HARBOURS } from '../data/island.ts';
import { CITY } from './building/city.ts';
import { isFarEnough, openHarbours } from './building/settlement.ts';
import { type Described, expansionFor, expansionOf } from './expansion.ts';
import { layIsland } from './island.ts';
import { type ExtraField, type Island, NOBODY, type Open, type Options, type Own } from './types.ts';

type IslandFields = Record<'terrains' | 'numbers' | 'harbours', Reader>;

export function readIsland(config: Config<Options>, fields: IslandFields, chance: Chance): Island {
  const laid = layIsland(config, chance);
  const terrains = fields.terrains.or(laid.terrains, (reader) =>
    reader.list(laid.terrains.length, laid.terrains.length).map((hex) => TERRAINS.indexOf(hex.oneOf(TERRAINS))),
  );
  const numbers = fields.numbers.or(laid.numbers, (reader) =>
    reader.list(laid.numbers.length, laid.numbers.length).map((hex) => hex.integer(0, 12)),
  );
  const harbours = fields.harbours.or(laid.harbours, (reader) =>
    reader.list(laid.harbours.length, laid.harbours.length).map((slot) => HARBOURS.indexOf(slot.oneOf(HARBOURS))),
  );
  const isSeaMoved = terrains.some((terrain, hex) => (terrain === SEA) !== (at(laid.terrains, hex) === SEA));
  const isBare = (terrain: number): boolean => terrain === DESERT || terrain === SEA;
  const tokens = numbers.filter((number) => number > 0).length;
  refuseOther(fields.terrains, terrains, laid.terrains, `the ${terrains.length} hexes of the box`);
  if (isSeaMoved) fields.terrains.refuse('the sea where this map has it');
  refuseOther(fields.numbers, numbers, laid.numbers, `the ${tokens} tokens of the box and a 0`);
  refuseOther(
    fields.harbours,
    harbours,
    laid.harbours,
    harbours.length === 9 ? 'the nine harbours of the box' : 'the harbours of this map',
  );
  if (numbers.some((number, hex) => (number === 0) !== isBare(at(terrains, hex)))) fields.numbers.refuse('the 0 on the desert');
  return { ...laid, terrains, numbers, harbours };
}

function refuseOther(reader: Reader, given: readonly number[], box: readonly number[], allowed: string): void {
  if (without(box, given).length > 0) reader.refuse(allowed);
}

type Fields = { readonly [F in ExtraField]?: Reader };

/** The fields of an expansion, of the table and of a player. */
export function fieldsOf(options: Options): Pick<Described, 'table' | 'player'> {
  return expansionFor(options)?.described ?? { table: [], player: [] };
}

export function readExtra(options: Options, open: Open, fields: Fields): void {
  expansionFor(options)?.described?.readTable(open, (name) => field(fields, name));
}

export function readExtraPlayer(options: Options, open: Open, seat: number, fields: Fields): void {
  expansionFor(options)?.described?.readPlayer(open, seat, (name) => field(fields, name));
}

function field(fields: Fields, name: ExtraField): Reader {
  const reader = fields[name];
  if (reader === undefined) throw new Error(`no field "${name}"`);
  return reader;
}

/** A place of this map, by its name. */
const readPlace = (names: readonly string[], places: readonly unknown[], reader: Reader): number =>
  names.indexOf(reader.oneOf(names.slice(0, places.length)));

export const readVertex = (open: Open, reader: Reader): number => readPlace(VERTEX_NAMES, open.owners, reader);
export const readEdge = (open: Open, reader: Reader): number => readPlace(EDGE_NAMES, open.roads, reader);
export const readHex = (open: Open, reader: Reader): number => readPlace(HEX_NAMES, open.terrains, reader);

/** The hex of the robber, who stays on land. */
export function readRobber(open: Open, reader: Reader): number {
  const hex = readHex(open, reader);
  return expansionOf(open)?.forbidsRobber?.(open, hex) === undefined ? hex : reader.refuse('a hex of land');
}

export function build(open: Open, seat: number, reader: Reader, level: number): void {
  const vertex = readVertex(open, reader);
  if (!isFarEnough(open, vertex)) reader.refuse('an intersection with no building on it or next to it');
  const left = level === CITY ? open.citiesLeft : open.settlementsLeft;
  if (at(left, seat) === 0) reader.refuse('no more buildings than a player has');
  open.owners[vertex] = seat;
  open.levels[vertex] = level;
  add(left, seat, -1);
  openHarbours(open, seat, vertex);
}

export function lay(open: Open, seat: number, reader: Reader): void {
  const edge = readEdge(open, reader);
  if (at(open.roads, edge) !== NOBODY) reader.refuse('a path without a road');
  if (expansionOf(open)?.forbidsRoad?.(open, edge) !== undefined) reader.refuse('a path at land without a ship');
  if (at(open.roadsLeft, seat) === 0) reader.refuse('no more roads than a player has');
  open.roads[edge] = seat;
  add(open.roadsLeft, seat, -1);
}

/** A hand is a list of cards; where they were `seen`, everybody knows of them. */
export function draw(open: Open, own: Own, seat: number, reader: Reader, seen: boolean): void {
  const kinds = GOODS.slice(0, open.bank.length);
  const names: readonly string[] = kinds;
  const kind = names.indexOf(reader.oneOf<string>(kinds));
  if (at(open.bank, kind) === 0) reader.refuse(`no more than ${cardsOfKind(kind)} cards of a kind`);
  add(own.hand, kind, 1);
  add(open.bank, kind, -1);
  if (seen) add(open.sure, seat * kinds.length + kind, 1);
}
