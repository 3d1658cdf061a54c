import { at, type OfSeat, type Seat } from '@ludoteca/kernel';
import { type Message, messages, player } from '@ludoteca/text';
import realmYouEn from '../cities-and-knights/text/you.en.json' with { type: 'json' };
import realmYouIt from '../cities-and-knights/text/you.it.json' with { type: 'json' };
import { EDGE_NAMES, HEX_NAMES, VERTEX_NAMES } from '../data/board.ts';
import { CARDS } from '../data/cards.ts';
import { GOODS, SEA, TERRAINS } from '../data/goods.ts';
import { HARBOURS } from '../data/island.ts';
import { boardOf } from '../rules/board.ts';
import type { Island } from '../rules/types.ts';
import seasYouEn from '../seafarers/text/you.en.json' with { type: 'json' };
import seasYouIt from '../seafarers/text/you.it.json' with { type: 'json' };
import adviceEn from './advice.en.json' with { type: 'json' };
import adviceIt from './advice.it.json' with { type: 'json' };
import boardEn from './board.en.json' with { type: 'json' };
import boardIt from './board.it.json' with { type: 'json' };
import realmEn from './cities-and-knights.en.json' with { type: 'json' };
import realmIt from './cities-and-knights.it.json' with { type: 'json' };
import drawnEn from './drawn.en.json' with { type: 'json' };
import drawnIt from './drawn.it.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import it from './messages.it.json' with { type: 'json' };
import namesEn from './names.en.json' with { type: 'json' };
import namesIt from './names.it.json' with { type: 'json' };
import seafarersEn from './seafarers.en.json' with { type: 'json' };
import seafarersIt from './seafarers.it.json' with { type: 'json' };
import youEn from './you.en.json' with { type: 'json' };
import youIt from './you.it.json' with { type: 'json' };

/** Hexes that meet in an intersection inland. */
const HEXES_OF_VERTEX = 3;
/** Number of lands that name a sea hex: more would be a list. */
const MOST_LANDS = 2;

type Key =
  | keyof typeof adviceEn
  | keyof typeof en
  | keyof typeof namesEn
  | keyof typeof realmEn
  | keyof typeof seafarersEn
  | keyof typeof boardEn;
/** Events in the second person: the speaker finds them by itself. */
type You = keyof typeof youEn | keyof typeof realmYouEn | keyof typeof seasYouEn;

const secondPerson = {
  en: { ...youEn, ...realmYouEn, ...seasYouEn } satisfies Record<You, string>,
  it: { ...youIt, ...realmYouIt, ...seasYouIt } satisfies Record<You, string>,
};

// Both languages must have every key: a missing one fails the build here.
export const catalogues = {
  en: { ...namesEn, ...adviceEn, ...en, ...realmEn, ...seafarersEn, ...boardEn, ...secondPerson.en } satisfies Record<Key | You, string>,
  it: { ...namesIt, ...adviceIt, ...it, ...realmIt, ...seafarersIt, ...boardIt, ...secondPerson.it } satisfies Record<Key | You, string>,
};

/** Beside a drawn island places are named by what lies there, not by codes. */
export const drawn = { en: drawnEn, it: drawnIt } satisfies Record<'en' | 'it', Partial<Record<Key | You, string>>>;

export { player } from '@ludoteca/text';

/** Messages of this game; a key that no catalogue has does not compile. */
export const say = messages<Key>();

/** The player whose event it is. */
export function by({ seat }: OfSeat): { readonly seat: OfSeat } {
  return { seat: { seat } };
}

/** Several players after a preposition, of whom one is told so: "you and Bruno". */
export function youFirst(seats: readonly Seat[], seat: Seat): Message[] {
  return [say('you.myself'), ...seats.filter((other) => other !== seat).map(player)];
}

/** A resource or commodity: as a kind, or where a number stands before it, counted (one coin, two coins). */
export function resourceName(resource: number, count = 0): Message {
  return say(`resource.${at(GOODS, resource)}`, { count });
}

export function terrainName(terrain: number): Message {
  return say(`terrain.${at(TERRAINS, terrain)}`);
}

export function cardName(card: number): Message {
  return say(`card.${at(CARDS, card)}`);
}

export function harbourName(harbour: number): Message {
  return say(`harbour.${at(HARBOURS, harbour)}`);
}

export function levelName(level: number): Message {
  return say(level === 1 ? 'level.1' : 'level.2');
}

/** "2 brick and 1 ore", or a dash. */
export function someCards(cards: readonly number[]): Message {
  const kinds = cards.flatMap((count, resource) => (count === 0 ? [] : [say('some', { count, resource: resourceName(resource, count) })]));
  return kinds.length === 0 ? say('nothing') : say('value', { value: kinds });
}

/** Resources named one by one as people count them: the same as `someCards`, from a list of kinds. */
export function cardList(items: readonly number[]): Message {
  return someCards(GOODS.map((_, resource) => items.filter((item) => item === resource).length));
}

export type { Island };

export function hexName(island: Island, hex: number): Message {
  return say('hex', { hex: at(HEX_NAMES, hex), terrain: terrainAt(island, hex), number: at(island.numbers, hex) });
}

export function landName(island: Island, hex: number): Message {
  return say('land', { terrain: terrainAt(island, hex), number: at(island.numbers, hex) });
}

/** The terrain of a hex; one sea hex is told from another by the land beside it. */
function terrainAt(island: Island, hex: number): Message {
  const terrain = at(island.terrains, hex);
  if (terrain !== SEA) return terrainName(terrain);
  const lands = landsOf(island, at(boardOf(island).hexNeighbours, hex)).slice(0, MOST_LANDS);
  return lands.length === 0 ? terrainName(SEA) : say('seaBeside', { terrain: terrainName(SEA), lands });
}

/** The harbour that a vertex belongs to, or undefined. */
export function harbourAt(island: Island, vertex: number): number | undefined {
  const slot = boardOf(island).harbours.findIndex(({ vertices }) => vertices.some((end) => end === vertex));
  return island.harbours[slot];
}

/** An intersection with everything that makes it worth having. */
export function vertexName(island: Island, vertex: number): Message {
  const lands = at(boardOf(island).vertexHexes, vertex).map((hex) => landName(island, hex));
  const harbour = harbourAt(island, vertex);
  const args = { vertex: at(VERTEX_NAMES, vertex), lands, around: around(island, vertex) };
  return harbour === undefined ? say('vertex', args) : say('vertexHarbour', { ...args, harbour: harbourName(harbour) });
}

/** What an intersection touches, one after the other: hexes, then the harbour or the sea. */
function around(island: Island, vertex: number): Message {
  const lands = landsOf(island, at(boardOf(island).vertexHexes, vertex));
  const harbour = harbourAt(island, vertex);
  const shore = harbour === undefined ? say('sea') : harbourName(harbour);
  const parts = [...lands, ...(lands.length < HEXES_OF_VERTEX ? [shore] : [])];
  return parts.reduce((first, second) => say('beside', { first, second }));
}

/** A path; without the island it has only its code. */
export function edgeName(edge: number, island?: Island): Message {
  if (island === undefined) return say('edgeCode', { edge: at(EDGE_NAMES, edge) });
  const board = boardOf(island);
  const [from, to] = at(board.edgeVertices, edge);
  const codes = { edge: at(EDGE_NAMES, edge), from: at(VERTEX_NAMES, from), to: at(VERTEX_NAMES, to) };
  const [land, other] = landsOf(island, at(board.edgeHexes, edge));
  if (land === undefined) return seaRoute(island, edge, codes);
  return other === undefined ? say('edgeCoast', { ...codes, land }) : say('edge', { ...codes, land, other });
}

/** A path with the sea on both sides, by the land at its ends. */
function seaRoute(island: Island, edge: number, codes: Readonly<Record<string, string>>): Message {
  const { edgeVertices, vertexHexes } = boardOf(island);
  const lands = landsOf(island, [...new Set(at(edgeVertices, edge).flatMap((end) => [...at(vertexHexes, end)]))]);
  return lands.length === 0 ? say('edgeSea', codes) : say('edgeSeaNear', { ...codes, lands });
}

/** The names of these hexes without those of the sea. */
function landsOf(island: Island, hexes: readonly number[]): Message[] {
  return hexes.filter((hex) => at(island.terrains, hex) !== SEA).map((hex) => landName(island, hex));
}

/** An intersection in as few words as possible. */
export function shortVertex(vertex: number, island?: Island): Message {
  const code = at(VERTEX_NAMES, vertex);
  return island === undefined ? word(code) : say('vertexShort', { vertex: code, around: around(island, vertex) });
}

export function shortEdge(edge: number): Message {
  return word(at(EDGE_NAMES, edge));
}

export function shortHex(hex: number, island?: Island): Message {
  const code = at(HEX_NAMES, hex);
  return island === undefined ? word(code) : say('hexShort', { hex: code, land: landName(island, hex) });
}

export function word(value: string | number): Message {
  return say('value', { value });
}

export function diceName(dice: readonly number[]): Message {
  return say('dice', { first: at(dice, 0), second: at(dice, 1) });
}
