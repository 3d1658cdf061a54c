import { add, type Chance, type Config, num, type Reader, range, row, type ScoreLine, type Seat } from '@ludoteca/kernel';
import { MIN_PLAYERS } from '../../data/course.ts';
import { SEA } from '../../data/goods.ts';
import type { Expansion } from '../../rules/expansion.ts';
import { shuffled } from '../../rules/island.ts';
import { readEdge, readHex } from '../../rules/scenario-parts.ts';
import { type Ctx, type Island, NOBODY, type Open, type Options } from '../../rules/types.ts';
import { boardNumber, NO_ZONE, SEA_BOARDS, SEA_MAPS, targetOfMap } from '../data/maps.ts';
import { ZONE_POINTS } from '../data/seas.ts';
import { askForGold, paysGold } from './gold.ts';
import { tradeRoute } from './routes.ts';
import { copySeas, freshSeas, seaBoardOf, seasOf, shipsAt } from './seas.ts';
import { canPutShip, pathViolation } from './ships.ts';
import { retellAtSea } from './telling.ts';
import type { SeaMap } from './types.ts';

export const isSeaMap = (map: Options['map']): map is SeaMap => SEA_MAPS.some((name) => name === map);

/** The answers of Seafarers to the base game's questions. */
export const seafarers: Expansion = {
  isPlayed: ({ map }) => isSeaMap(map),
  complaint,
  island: layMap,
  board: seaBoardOf,
  layOut(open, _config, island) {
    open.seas = seasOf(island);
    open.robber = seaBoardOf(open).robber;
  },
  copy({ open }, into) {
    into.open.seas = copySeas(seasOf(open));
  },

  forbidsSite: (open, vertex) => (seaBoardOf(open).isLandVertex[vertex] === true ? undefined : 'SEA-SHIP-09'),
  forbidsStart(open, vertex) {
    const { vertexHexes, hexZones } = seaBoardOf(open);
    return row(vertexHexes, vertex).every((hex) => num(hexZones, hex) === NO_ZONE) ? undefined : 'SEA-SCN-03';
  },
  forbidsRoad(open, edge) {
    if (seaBoardOf(open).isLandEdge[edge] !== true) return 'SEA-SHIP-09';
    return num(seasOf(open).ships, edge) === NOBODY ? undefined : 'SEA-SHIP-02';
  },
  canLayOther: canPutShip,
  otherWaysLeft: (open, seat) => num(seasOf(open).shipsLeft, seat),
  isWay: (open, seat, edge) => seasOf(open).ships[edge] === seat,
  isOtherSite: (open, edge) => pathViolation(open, edge) === undefined,
  bonusAt: (open, seat, vertex) => (hasChit(open, seat, num(seaBoardOf(open).vertexZones, vertex)) ? 0 : ZONE_POINTS),
  afterSettlement: reachZone,
  routeLength: tradeRoute,
  waysAt: shipsAt,

  afterProduction: askForGold,
  paysMore: paysGold,
  forbidsRobber: (open, hex) => (num(open.terrains, hex) === SEA ? 'SEA-PIR-01' : undefined),

  beginTurn: ({ open }) => refreshSeas(open),
  pointsOf: zonePoints,
  linesOf: (open, seat, lines) => [...lines.map(asTradeRoute), { label: 'islands', points: zonePoints(open, seat), rule: zoneRule(open) }],
  target: (open) => seasOf(open).target,
  retell: retellAtSea,

  described: {
    table: ['pirate'],
    player: ['ships', 'zones'],
    readTable(open, field) {
      const reader = field('pirate');
      if (reader.missing) return;
      const hex = readHex(open, reader);
      if (num(open.terrains, hex) !== SEA) reader.refuse('a hex of the sea');
      seasOf(open).pirate = hex;
    },
    readPlayer(open, seat, field) {
      for (const reader of listOf(field('ships'))) readShip(open, seat, reader);
      readZones(open, seat, listOf(field('zones')));
    },
  },
};

const listOf = (reader: Reader): Reader[] => reader.or<Reader[]>([], (value) => value.list());

function readShip(open: Open, seat: Seat, reader: Reader): void {
  const seas = seasOf(open);
  const edge = readEdge(open, reader);
  const refused = pathViolation(open, edge);
  if (refused !== undefined && refused !== 'SEA-PIR-02') reader.refuse('a free path at the sea');
  if (num(seas.shipsLeft, seat) === 0) reader.refuse('no more ships than a player has');
  seas.ships[edge] = seat;
  add(seas.shipsLeft, seat, -1);
}

/** Buildings have brought the points of their zones; a zone that is named has one. */
function readZones(open: Open, seat: Seat, named: readonly Reader[]): void {
  const { zones, vertexZones } = seaBoardOf(open);
  const { chits } = seasOf(open);
  for (const [vertex, zone] of vertexZones.entries())
    if (zone !== NO_ZONE && num(open.owners, vertex) === seat) chits[seat * zones.length + zone] = 1;
  for (const reader of named)
    if (chits[seat * zones.length + zones.indexOf(reader.oneOf(zones))] !== 1) reader.refuse('a new land where the player has built');
}

/** Ships of the last turn may sail, and one of them once more. */
export function refreshSeas(open: Open): void {
  const seas = seasOf(open);
  seas.fresh = [];
  seas.sailed = 0;
}

function complaint({ seats, options }: Config<Options>): string | undefined {
  const { map } = options;
  if (!isSeaMap(map)) return undefined;
  if (seats < MIN_PLAYERS) return `${seats} seats with map "${map}"; allowed: 3 or 4`;
  if (options.starts === 'beginner') return `option starts "beginner" with map "${map}"; allowed: map "beginner"`;
  return options.harbours === 'fixed'
    ? undefined
    : `option harbours "${options.harbours}" with map "${map}"; allowed: "fixed", as the map has them`;
}

/** The map for a number of players, with shuffled harbours where it has them. */
function layMap({ seats, options }: Config<Options>, chance: Chance): Island | undefined {
  if (!isSeaMap(options.map)) return undefined;
  const number = boardNumber(options.map, seats);
  const { terrains, numbers, harbourTypes, areHarboursShuffled } = row(SEA_BOARDS, number);
  return {
    terrains: [...terrains],
    numbers: [...numbers],
    harbours: areHarboursShuffled ? shuffled(harbourTypes, chance) : [...harbourTypes],
    seas: freshSeas(number, targetOfMap(options.map), seats),
  };
}

/** The longest road is one of roads and ships (SEA-SHIP-07). */
function asTradeRoute(line: ScoreLine): ScoreLine {
  return line.label === 'longestRoad' ? { ...line, label: 'tradeRoute' } : line;
}

/** The rule by which a zone brings points. */
function zoneRule(open: Open): 'SEA-SCN-01' | 'SEA-SCN-02' {
  return seaBoardOf(open).zones.includes('S') ? 'SEA-SCN-02' : 'SEA-SCN-01';
}

/** The first building of a player in each zone brings two points (SEA-SCN-03). */
function reachZone(ctx: Ctx, seat: Seat, vertex: number): void {
  const { open } = ctx.state;
  const { zones, vertexZones } = seaBoardOf(open);
  const zone = num(vertexZones, vertex);
  if (hasChit(open, seat, zone)) return;
  seasOf(open).chits[seat * zones.length + zone] = 1;
  ctx.tell?.({ kind: 'zoneReached', seat, zone, vertex, points: ZONE_POINTS, rule: zoneRule(open) });
}

/** Whether nothing more can be gained there: no new land, or one that the player has reached. */
function hasChit(open: Open, seat: Seat, zone: number): boolean {
  return zone === NO_ZONE || num(seasOf(open).chits, seat * seaBoardOf(open).zones.length + zone) === 1;
}

export function zonePoints(open: Open, seat: Seat): number {
  const { zones } = seaBoardOf(open);
  const { chits } = seasOf(open);
  return range(zones.length).filter((zone) => chits[seat * zones.length + zone] === 1).length * ZONE_POINTS;
}
