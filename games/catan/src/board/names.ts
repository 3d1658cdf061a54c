import { at, type Seat } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { NO_NUMBER, PIPS } from '../data/island.ts';
import { boardOf } from '../rules/board.ts';
import { NOBODY, type Open } from '../rules/types.ts';
import { standingOn } from '../text/standing.ts';
import { harbourAt, harbourName, landName, say } from '../text/words.ts';
import type { Place } from './targets.ts';

/** What a place is called for the ear: by what lies around it, since the board has no codes. */
export function placeName(open: Open, place: Place): Message {
  if (place.at === 'hex') return hexLabel(open, place.id);
  return place.at === 'corner' ? cornerLabel(open, place.id) : pathLabel(open, place.id);
}

function hexLabel(open: Open, hex: number): Message {
  const land = landName(open, hex);
  return open.robber === hex ? say('board.hexRobber', { land }) : say('value', { value: land });
}

function cornerLabel(open: Open, corner: number): Message {
  const lands = at(boardOf(open).vertexHexes, corner).map((hex) => landName(open, hex));
  const harbour = harbourAt(open, corner);
  const where =
    harbour === undefined ? say('board.corner', { lands }) : say('board.cornerHarbour', { lands, harbour: harbourName(harbour) });
  const standing = standingOn(open, corner);
  return standing === undefined ? where : say('board.standing', { what: standing, where });
}

function pathLabel(open: Open, path: number): Message {
  const lands = at(boardOf(open).edgeHexes, path).map((hex) => landName(open, hex));
  const seat: Seat = at(open.roads, path);
  const where = lands.length === 1 ? say('board.pathCoast', { lands }) : say('board.path', { lands });
  return seat === NOBODY ? where : say('board.standing', { what: say('board.roadOf', { seat: { seat } }), where });
}

/** What a corner's hexes would bring: kind of terrain, number and pips; deserts bring nothing. */
export function yieldsAt(open: Open, corner: number): readonly { kind: number; value: number; pips: number; blocked: boolean }[] {
  return at(boardOf(open).vertexHexes, corner)
    .filter((hex) => at(open.numbers, hex) !== NO_NUMBER)
    .map((hex) => ({
      kind: at(open.terrains, hex),
      value: at(open.numbers, hex),
      pips: at(PIPS, at(open.numbers, hex)),
      blocked: open.robber === hex,
    }));
}

/** Everybody with a building on a hex. */
export function seatsAround(open: Open, hex: number): Seat[] {
  return [...new Set(at(boardOf(open).hexVertices, hex).map((corner) => at(open.owners, corner)))].filter((seat) => seat !== NOBODY);
}
