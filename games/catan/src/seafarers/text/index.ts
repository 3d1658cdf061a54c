import { at, range, type Seat, type View } from '@ludoteca/kernel';
import type { Message, Section } from '@ludoteca/text';
import { boardOf } from '../../rules/board.ts';
import { expansionOf } from '../../rules/expansion.ts';
import type { Catan, Event, Move } from '../../rules/types.ts';
import {
  by,
  cardList,
  edgeName,
  hexName,
  type Island,
  player,
  say,
  shortHex,
  shortVertex,
  someCards,
  vertexName,
  word,
} from '../../text/words.ts';
import { SEA_BOARDS } from '../data/maps.ts';
import { zonePoints } from '../rules/expansion.ts';
import { toTake } from '../rules/gold.ts';
import { seaBoardOf, seasOf } from '../rules/seas.ts';
import type { SeasEvent, SeasStep } from '../rules/types.ts';

const KINDS: readonly string[] = [
  'shipPlaced',
  'shipBuilt',
  'shipSailed',
  'shipRemoved',
  'pirateMoved',
  'pirateChased',
  'goldTaken',
  'zoneReached',
] satisfies readonly SeasEvent['kind'][];

export function isSeasEvent(event: Event): event is SeasEvent {
  return KINDS.includes(event.kind);
}

/** A line of the log about ships, pirate, gold or new lands. */
export function seasEventText(event: SeasEvent, island: Island | undefined): Message {
  const seat = { seat: { seat: event.seat } };
  switch (event.kind) {
    case 'shipPlaced':
    case 'shipBuilt':
      return say(`event.${event.kind}`, { ...seat, edge: edgeName(event.edge, island) });
    case 'shipRemoved': {
      const args = { ...seat, edge: edgeName(event.edge, island) };
      return event.owner === event.seat
        ? say('event.shipRemovedOwn', args)
        : say('event.shipRemoved', { ...args, owner: { seat: event.owner } });
    }
    case 'shipSailed':
      return say('event.shipSailed', { ...seat, from: edgeName(event.from, island), to: edgeName(event.to, island) });
    case 'pirateMoved':
      return say('event.pirateMoved', { ...seat, hex: shortHex(event.hex, island) });
    case 'pirateChased':
      return say('event.pirateChased', { ...seat, vertex: shortVertex(event.vertex, island) });
    case 'goldTaken':
      return say('event.goldTaken', { ...seat, cards: someCards(event.cards) });
    case 'zoneReached':
      return say('event.zoneReached', { ...seat, zone: zoneName(event.zone, event.rule === 'SEA-SCN-02'), points: event.points });
  }
}

/** A ship that somebody else takes away, told to its owner; where it lay is said beside an island only. */
export function seasToYou(event: SeasEvent, seat: Seat, island: Island | undefined): Message | undefined {
  if (event.kind !== 'shipRemoved' || event.owner !== seat || event.seat === seat) return undefined;
  if (island === undefined) return say('lately.shipRemoved', by(event));
  return say('you.shipRemoved', { ...by(event), edge: edgeName(event.edge, island) });
}

/** The name of a zone; Through the Desert counts the land beyond it first. */
function zoneName(zone: number, isDesert: boolean): Message {
  const { zones } = at(SEA_BOARDS, isDesert ? 2 : 0);
  return say(`zone.${at(zones, zone)}`);
}

/** An answer of Seafarers; undefined for all others. */
export function seasAnswer(move: Move, { open }: View<Catan>): Message | undefined {
  switch (move.kind) {
    case 'ship':
      return say('answer.ship', { edge: edgeName(move.edge, open) });
    case 'sail':
      return say('answer.sail', { from: edgeName(move.from, open), to: edgeName(move.to, open) });
    case 'pirate':
      return move.victim === null
        ? say('answer.pirateNobody', { hex: hexName(open, move.hex) })
        : say('answer.pirate', { hex: hexName(open, move.hex), victim: { seat: move.victim } });
    case 'hunt':
      return say('answer.hunt', { vertex: shortVertex(move.vertex, open) });
    case 'gold':
      return say('answer.gold', { cards: cardList(move.items) });
    default:
      return undefined;
  }
}

/** The question where there is a sea; undefined where it is the same as on other maps. */
export function seasPrompt(step: Catan['step'], view: View<Catan>): Message | undefined {
  if (view.open.seas === undefined) return undefined;
  if (step.kind === 'gold') return goldPrompt(step, view);
  if (step.kind === 'robber' && step.open.only !== 'robber')
    return say(step.open.only === 'pirate' ? 'prompt.pirate' : 'prompt.robberOrPirate');
  if (step.kind === 'freeRoad' || step.kind === 'ckFreeRoad') return freeWayPrompt(step.open.left, step.open.seat, view);
  if (step.kind === 'rebuild' && step.open.ship === true) return say('prompt.rebuildShip');
  if (step.kind !== 'placeRoad') return undefined;
  const { vertex } = step.open;
  const { isSeaEdge } = seaBoardOf(view.open);
  const isCoast = at(boardOf(view.open).vertexEdges, vertex).some((edge) => at(isSeaEdge, edge));
  return isCoast ? say('prompt.placeShipOrRoad', { vertex: vertexName(view.open, vertex) }) : undefined;
}

/** A free road may be a ship as well. */
function freeWayPrompt(left: number, seat: number, { open }: View<Catan>): Message {
  return say('prompt.freeWay', { left: Math.min(left, at(open.roadsLeft, seat) + at(seasOf(open).shipsLeft, seat)) });
}

const goldPrompt = (step: SeasStep, view: View<Catan>): Message => say('prompt.gold', { count: toTake(view.open, step.open.count) });

/** Where the pirate is, and everybody's ships and new lands. */
export function seasOutline({ open, config }: View<Catan>): Section {
  const { pirate, shipsLeft } = seasOf(open);
  const isAsleep = expansionOf(open)?.isRobberAsleep?.(open) === true;
  const head = [say('outline.player'), say('outline.shipsLeft'), say('outline.newLands')];
  const rows = range(config.seats).map((seat) => [player(seat), word(at(shipsLeft, seat)), word(zonePoints(open, seat))]);
  return {
    title: say('outline.newLands'),
    lines: [say(isAsleep ? 'outline.pirateAsleep' : 'outline.pirate', { hex: hexName(open, pirate) }), say('outline.shipCost')],
    tables: [{ head, rows }],
  };
}
