import { at, type Seat } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { SEA } from '../data/goods.ts';
import { NO_NUMBER, PIPS } from '../data/island.ts';
import { boardOf } from '../rules/board.ts';
import { type MoveKind, NOBODY, type Open } from '../rules/types.ts';
import { seaBoardOf } from '../seafarers/rules/seas.ts';
import { standingOn } from '../text/standing.ts';
import { harbourAt, harbourName, landName, say } from '../text/words.ts';
import { middle } from './chart.ts';
import { areAsleep, zoneOfHex } from './islands.ts';
import type { PointSource } from './outcome.ts';
import type { Place } from './targets.ts';
import { chartFor, windOf } from './winds.ts';

/** What a place is called for the ear: by what lies around it, since the board has no codes. */
export function placeName(open: Open, place: Place): Message {
  if (place.at === 'hex') return hexLabel(open, place.id);
  return place.at === 'corner' ? cornerLabel(open, place.id) : pathLabel(open, place.id);
}

const isSea = ({ terrains }: Open, hex: number): boolean => at(terrains, hex) === SEA;

/** The land of these hexes; on a map without a sea all of them. */
function landsOf(open: Open, hexes: readonly number[]): Message[] {
  return hexes.filter((hex) => !isSea(open, hex)).map((hex) => landName(open, hex));
}

function hexLabel(open: Open, hex: number): Message {
  const land = isSea(open, hex) ? seaLabel(open, hex) : landLabel(open, hex);
  if (open.seas?.pirate === hex) return say('board.hexPirate', { land });
  return open.robber === hex ? say('board.hexRobber', { land }) : land;
}

function landLabel(open: Open, hex: number): Message {
  const land = say('value', { value: landName(open, hex) });
  const zone = zoneOfHex(open, hex);
  return zone === undefined ? land : say('board.hexZone', { land, zone: say(`board.zoneName.${zone}`) });
}

function seaLabel(open: Open, hex: number): Message {
  const wind = windOf(open, at(chartFor(open).hexes, hex));
  const lands = landsOf(open, at(boardOf(open).hexNeighbours, hex));
  return lands.length === 0 ? say('board.seaHex', { wind }) : say('board.seaHexNear', { wind, lands });
}

function cornerLabel(open: Open, corner: number): Message {
  const lands = landsOf(open, at(boardOf(open).vertexHexes, corner));
  const harbour = harbourAt(open, corner);
  const where =
    lands.length === 0
      ? say('board.cornerSea', { wind: windOf(open, at(chartFor(open).corners, corner)) })
      : say('board.corner', { lands });
  const place = harbour === undefined ? where : say('board.cornerHarbour', { lands, harbour: harbourName(harbour) });
  const standing = standingOn(open, corner);
  return standing === undefined ? place : say('board.standing', { what: standing, where: place });
}

function pathLabel(open: Open, path: number): Message {
  const where = pathPlace(open, path);
  const road: Seat = at(open.roads, path);
  if (road !== NOBODY) return say('board.standing', { what: say('board.roadOf', { seat: { seat: road } }), where });
  const ship = open.seas?.ships[path] ?? NOBODY;
  return ship === NOBODY ? where : say('board.standing', { what: say('board.shipOf', { seat: { seat: ship } }), where });
}

function pathPlace(open: Open, path: number): Message {
  const board = boardOf(open);
  const lands = landsOf(open, at(board.edgeHexes, path));
  if (lands.length > 0) return lands.length === 1 ? say('board.pathCoast', { lands }) : say('board.path', { lands });
  // In open water a path is called by the land at its ends.
  const around = [...new Set(at(board.edgeVertices, path).flatMap((end) => [...at(board.vertexHexes, end)]))];
  const near = landsOf(open, around);
  const wind = windOf(open, middle(...at(chartFor(open).paths, path)));
  return near.length === 0 ? say('board.pathSea', { wind }) : say('board.pathSeaNear', { wind, lands: near });
}

/** What pressing a place does; a diplomat takes away what lies there. */
export function doing(open: Open, kind: MoveKind, place: Place | undefined): Message {
  const isShip = kind === 'diplomat' && place !== undefined && (open.seas?.ships[place.id] ?? NOBODY) !== NOBODY;
  return say(isShip ? 'board.do.diplomatShip' : (`board.do.${kind}` as 'board.do.road'));
}

/** What a source of points is called: with a sea there are trade routes instead of roads. */
export function sourceName(open: Open, source: PointSource): Message {
  return say(source === 'longestRoad' && open.seas !== undefined ? 'label.tradeRoute' : `label.${source}`);
}

/** The same for a single one of it, as a preview says what a move brings. */
export function gainName(open: Open, source: PointSource): Message {
  return source === 'longestRoad' && open.seas !== undefined ? say('label.tradeRoute') : say(`board.gain.${source}`);
}

/** What a corner's hexes would bring: terrain, number and pips; deserts bring nothing. */
export function yieldsAt(open: Open, corner: number): readonly { kind: number; value: number; pips: number; blocked: boolean }[] {
  return at(boardOf(open).vertexHexes, corner)
    .filter((hex) => at(open.numbers, hex) !== NO_NUMBER)
    .map((hex) => ({
      kind: at(open.terrains, hex),
      value: at(open.numbers, hex),
      pips: at(PIPS, at(open.numbers, hex)),
      blocked: open.robber === hex && !areAsleep(open),
    }));
}

/** Everybody with a building on a hex, at sea with a ship. */
export function seatsAround(open: Open, hex: number): Seat[] {
  const { seas } = open;
  if (seas !== undefined && isSea(open, hex))
    return [...new Set(at(seaBoardOf(open).hexEdges, hex).map((path) => at(seas.ships, path)))].filter((seat) => seat !== NOBODY);
  return [...new Set(at(boardOf(open).hexVertices, hex).map((corner) => at(open.owners, corner)))].filter((seat) => seat !== NOBODY);
}
