import type { Arg, Message } from '@ludoteca/text';
import { TYPE } from '../data/buildings.ts';
import { isFactory } from '../rules/display.ts';
import type { Event } from '../rules/types.ts';
import { cardFace, cardName, goodName, listed, ofRole, player, prices, roleName, say, tileName } from './words.ts';

/** A line of the log. */
export function eventText(event: Event): Message {
  return say(`event.${event.kind}`, argsOf(event));
}

function argsOf(event: Event): Record<string, Arg> {
  switch (event.kind) {
    case 'prepared':
      return { players: event.players, supply: event.supply };
    case 'roundBegun':
      return { round: event.round, choices: event.choices };
    case 'phaseBegun':
      return { of: ofRole(event.role), seats: event.seats.map(player) };
    case 'phaseEnded':
    case 'idle':
      return { of: ofRole(event.role) };
    case 'reshuffled':
      return { cards: event.cards };
    case 'tileTurned':
      return { prices: prices(event.tile) };
    case 'tileBack':
      return { tile: tileName(event.tile) };
    case 'councilMeets':
      return { together: event.together ? 'yes' : 'no' };
    case 'endless':
      return { round: event.round };
    case 'ended':
      return {};
    case 'won':
      return { count: event.seats.length, seats: event.seats.map(player), points: event.points };
    default:
      return { seat: { seat: event.seat }, ...argsOfSeat(event) };
  }
}

function argsOfSeat(event: Extract<Event, { seat: number }>): Record<string, Arg> {
  switch (event.kind) {
    case 'drew':
    case 'discarded':
      return { count: event.count, reason: say(`reason.${event.reason}`) };
    case 'drewCards':
    case 'discardedCards':
      return { cards: listed(event.cards.map(cardName)), reason: say(`reason.${event.reason}`) };
    case 'roleTaken':
      return { role: roleName(event.role) };
    case 'drawsLost':
    case 'declined':
    case 'kept':
      return { count: event.count };
    case 'built':
      return { card: cardFace(event.card) };
    case 'covered':
      return { card: cardName(event.card), good: event.goodLost ? 'yes' : 'no' };
    case 'mineTaken':
    case 'tucked':
      return { card: cardName(event.card) };
    case 'paid':
      return billOf(event);
    case 'produced':
      return { goods: listed(event.goods.map(goodName)) };
    case 'goodMissing':
      return { good: goodName(event.good) };
    case 'sold':
      return { goods: event.goods.map(goodName), cards: event.cards };
    case 'revealed':
    case 'mineDiscarded':
      return { cards: listed(event.cards.map(cardName)) };
    case 'handWithinLimit':
      return { limit: event.limit };
    case 'scored':
      return { points: event.points, chapel: event.chapel };
    default:
      return {};
  }
}

function billOf(event: Extract<Event, { kind: 'paid' }>): Record<string, Arg> {
  const { cards, card, printed, crane, privilege, discount, goods } = event;
  const building = cardName(isFactory(card) ? TYPE.smithy : TYPE.quarry);
  return {
    cards,
    card: cardName(card),
    printed,
    crane,
    privilege,
    discount,
    building,
    count: goods.length,
    goods: listed(goods.map(goodName)),
  };
}
