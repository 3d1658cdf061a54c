import type { View } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import type { KnightsEvent } from '../cities-and-knights/rules/events.ts';
import { knightsEventText } from '../cities-and-knights/text/events.ts';
import { redAndWhite } from '../cities-and-knights/text/words.ts';
import { type Catan, type Event, NOBODY } from '../rules/types.ts';
import type { SeasEvent } from '../seafarers/rules/types.ts';
import { isSeasEvent, seasEventText } from '../seafarers/text/index.ts';
import baseMessages from './messages.en.json' with { type: 'json' };
import {
  cardName,
  diceName,
  edgeName,
  harbourName,
  type Island,
  player,
  resourceName,
  say,
  shortEdge,
  shortHex,
  shortVertex,
  someCards,
  terrainName,
  word,
} from './words.ts';

/** A line of the log; places are named by the island of the view. */
export function eventText(event: Event, view?: View<Catan>): Message {
  const island = view?.open;
  if (island?.seas !== undefined && isRoute(event)) return say(`event.tradeRoute${routeNews(event)}`, argsOf(event, island));
  if (island?.seas !== undefined && event.kind === 'roadsPlayed') return say('event.waysPlayed', argsOf(event, island));
  if (event.kind === 'longestRoad' && event.from !== NOBODY) return say('event.longestRoadFrom', argsOf(event, island));
  if (event.kind === 'largestArmy' && event.from !== NOBODY) return say('event.largestArmyFrom', argsOf(event, island));
  if (event.kind === 'rolled' && event.rule === 'CK-TURN-01') {
    return say('event.rolledColours', { seat: { seat: event.seat }, dice: redAndWhite(event.dice), total: event.total });
  }
  if (isSeasEvent(event)) return seasEventText(event, island);
  if (isKnightsEvent(event)) return knightsEventText(event, island);
  return say(`event.${event.kind}`, argsOf(event, island));
}

type RouteEvent = Extract<Event, { kind: 'longestRoad' | 'longestRoadKept' | 'longestRoadAside' }>;

function isRoute(event: Event): event is RouteEvent {
  return event.kind === 'longestRoad' || event.kind === 'longestRoadKept' || event.kind === 'longestRoadAside';
}

/** Where there is a sea, the card is that of the longest trade route. */
function routeNews(event: RouteEvent): '' | 'From' | 'Kept' | 'Aside' {
  if (event.kind === 'longestRoad') return event.from === NOBODY ? '' : 'From';
  return event.kind === 'longestRoadKept' ? 'Kept' : 'Aside';
}

/** The kinds of event that the base game has; every other one is of Cities & Knights. */
const BASE_KINDS: ReadonlySet<string> = new Set(Object.keys(baseMessages).map((key) => key.replace('event.', '')));

function isKnightsEvent(event: Exclude<Event, SeasEvent>): event is KnightsEvent {
  return !BASE_KINDS.has(event.kind);
}

type BaseEvent = Exclude<Event, KnightsEvent | SeasEvent>;

function argsOf(event: BaseEvent, island: Island | undefined): Record<string, Arg> {
  switch (event.kind) {
    case 'prepared':
      return { players: event.players, robber: shortHex(event.robber, island) };
    case 'islandLaid':
      return { terrains: event.terrains.map(terrainName) };
    case 'numbersLaid':
      return { numbers: event.numbers.map((number) => (number === 0 ? say('nothing') : word(number))) };
    case 'harboursLaid':
      return { harbours: event.harbours.map(harbourName) };
    case 'nothingProduced':
      return { total: event.total };
    case 'blocked':
      return { hex: shortHex(event.hex, island) };
    case 'shortage':
      return { resource: resourceName(event.resource, event.owed), owed: event.owed, paid: event.paid };
    default:
      return { seat: { seat: event.seat }, ...argsOfSeat(event, island) };
  }
}

function argsOfSeat(event: Extract<BaseEvent, { seat: number }>, island: Island | undefined): Record<string, Arg> {
  switch (event.kind) {
    case 'startRolled':
      return { dice: diceName(event.dice) };
    case 'rolled':
      return { dice: diceName(event.dice), total: event.total };
    case 'settlementPlaced':
    case 'settlementBuilt':
    case 'cityBuilt':
      return { vertex: shortVertex(event.vertex, island) };
    case 'roadPlaced':
    case 'roadBuilt':
      return { edge: edgeName(event.edge, island) };
    case 'beginnerPlaced':
      return { vertices: event.vertices.map((vertex) => shortVertex(vertex, island)), edges: event.edges.map(shortEdge) };
    case 'startingCards':
      return { cards: someCards(event.cards), vertex: shortVertex(event.vertex, island) };
    case 'turnBegun':
      return { turn: event.turn };
    case 'produced':
    case 'discarded':
    case 'plentyPlayed':
      return { cards: someCards(event.cards) };
    case 'seven':
      return { count: event.owed.filter((count) => count > 0).length };
    case 'robberMoved':
      return { hex: shortHex(event.hex, island) };
    case 'stolen':
      return { victim: { seat: event.victim }, resource: resourceName(event.resource, 1) };
    case 'stolenUnseen':
      return { victim: { seat: event.victim } };
    default:
      return argsOfRest(event);
  }
}

function argsOfRest(event: Extract<BaseEvent, { seat: number }>): Record<string, Arg> {
  switch (event.kind) {
    case 'routeChanged':
    case 'longestRoadKept':
      return { length: event.length };
    case 'longestRoad':
      return event.from === NOBODY ? { length: event.length } : { length: event.length, from: { seat: event.from } };
    case 'largestArmy':
      return event.from === NOBODY ? { knights: event.knights } : { knights: event.knights, from: { seat: event.from } };
    case 'cardBought':
      return { left: event.left };
    case 'cardDrawn':
      return { card: cardName(event.card) };
    case 'knightPlayed':
      return { knights: event.knights };
    case 'roadsPlayed':
      return { roads: event.roads };
    case 'monopolyPlayed':
      return { resource: resourceName(event.resource), total: event.total };
    case 'handedOver':
      return { to: { seat: event.to }, resource: resourceName(event.resource, event.count), count: event.count };
    case 'bankTraded':
      return { count: event.count, give: resourceName(event.give, event.count), take: resourceName(event.take, 1) };
    case 'offered':
      return { give: someCards(event.give), want: someCards(event.want), to: event.to.map(player) };
    case 'countered':
      return { give: someCards(event.give), want: someCards(event.want) };
    case 'traded':
      return { with: { seat: event.with }, give: someCards(event.give), take: someCards(event.take) };
    case 'revealed':
      return { cards: event.cards };
    case 'won':
      return { points: event.points };
    default:
      return {};
  }
}
