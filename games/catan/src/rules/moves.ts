import { bag, counts, int, label, optional } from '@ludoteca/kernel';
import { EDGE_NAMES, HEX_NAMES, VERTEX_NAMES } from '../data/board.ts';
import { CARDS, PLENTY_CARDS } from '../data/cards.ts';
import { BANK_RATE, MAX_PLAYERS, OWN_HARBOUR_RATE } from '../data/course.ts';
import { CARDS_PER_RESOURCE, RESOURCES } from '../data/goods.ts';

const resource = label(RESOURCES);
const seat = int(0, MAX_PLAYERS - 1);
const vertex = label(VERTEX_NAMES);
const goods = counts(RESOURCES, CARDS_PER_RESOURCE);
const seats = bag(seat, MAX_PLAYERS);

/**
 * Everything a player can say. `victory` and `sell` are never legal; they exist so that trying them is answered with the rule:
 * victory points count by themselves, and development cards are no goods.
 */
export const moves = {
  settlement: { vertex },
  road: { edge: label(EDGE_NAMES) },
  city: { vertex },
  buy: {},
  roll: {},
  end: {},
  robber: { hex: label(HEX_NAMES), victim: optional(seat) },
  discard: { items: bag(resource, CARDS_PER_RESOURCE * RESOURCES.length) },
  knight: {},
  roads: {},
  plenty: { items: bag(resource, PLENTY_CARDS) },
  monopoly: { resource },
  stop: {},
  victory: {},
  bank: { count: int(OWN_HARBOUR_RATE, BANK_RATE), give: resource, take: resource },
  offer: { give: goods, want: goods, to: seats },
  accept: {},
  decline: {},
  counter: { give: goods, want: goods, to: seats },
  trade: { with: seat },
  withdraw: {},
  sell: { card: label(CARDS) },
};
