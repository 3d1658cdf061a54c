import { at } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import { ESTATES, MARKET } from '../data/estates.ts';
import type { Event } from '../rules/types.ts';
import { cardName, cardText, estateName, player, say, tileName } from './words.ts';

/** A line of the log. Rows and seats are counted from 1 for people. */
export function eventText(event: Event): Message {
  return say(`event.${event.kind}`, argsOf(event));
}

function argsOf(event: Event): Record<string, Arg> {
  switch (event.kind) {
    case 'prepared':
      return { players: event.players, width: event.width };
    case 'orangeTiles':
      return { used: event.used ? 'yes' : 'no' };
    case 'rowLaid':
      return { row: event.row + 1, tiles: event.tiles.map(tileName) };
    case 'eventsLaid':
      return { cards: event.cards.map(cardName) };
    case 'openingOrder':
    case 'turnOrder':
      return { seats: event.seats.map(player) };
    case 'roundBegun':
      return { round: event.round, row: event.row + 1 };
    case 'roundEnded':
      return { round: event.round };
    case 'rowEmpty':
    case 'noRefill':
      return { row: event.row + 1 };
    case 'secondPile':
    case 'reshuffled':
      return { tiles: event.tiles };
    case 'discarded':
      return { tile: tileName(event.tile) };
    case 'eventBegun':
      return { card: cardName(event.card), text: cardText(event.card) };
    case 'ended':
      return {};
    default:
      return { seat: { seat: event.seat }, ...argsOfSeat(event) };
  }
}

function argsOfSeat(event: Extract<Event, { seat: number }>): Record<string, Arg> {
  switch (event.kind) {
    case 'symbolCoins':
      return { coins: event.coins, symbol: say(event.estate === MARKET ? 'symbol.market' : 'symbol.field') };
    case 'paid':
      return { coins: event.coins, to: { seat: event.to } };
    case 'attack':
      return { count: event.victims.length, victims: event.victims.map(player) };
    case 'extraCoinPlaced':
    case 'effectSkipped':
    case 'eventSpared':
      return { estate: estateName(event.estate) };
    case 'terrainPlaced':
      return { terrain: estateName(event.terrain), estate: estateName(event.estate) };
    case 'income':
      return { estate: say(`estate.${at(ESTATES, event.estate)}`), tiles: event.tiles, each: event.each, coins: event.coins };
    case 'eventCoins':
      return {
        card: cardName(event.card),
        coins: Math.abs(event.coins),
        sign: event.coins === 0 ? 'none' : event.coins < 0 ? 'loss' : 'gain',
      };
    case 'penalty':
      return { coins: event.coins, estates: event.estates.map(estateName) };
    case 'lordLeft':
    case 'spared':
    case 'turnEnded':
      return {};
    case 'lordPlaced':
    case 'lordMoved':
    case 'explorerPlaced':
      return { tile: tileName(event.tile), place: event.place === undefined ? 0 : event.place + 1 };
    default:
      return { tile: tileName(event.tile) };
  }
}
