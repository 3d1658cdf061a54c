import { bag, int, label, optional } from '@ludoteca/kernel';
import { PROGRESS } from '../cities-and-knights/data/progress.ts';
import { knightsMoves } from '../cities-and-knights/rules/moves.ts';
import { CARDS, PLENTY_CARDS } from '../data/cards.ts';
import { BANK_RATE, OWN_HARBOUR_RATE } from '../data/course.ts';
import { CARDS_PER_RESOURCE, RESOURCES } from '../data/goods.ts';
import { seasMoves } from '../seafarers/rules/moves.ts';
import { edge, good, hex, resource, resources, seat, seats, vertex } from './fields.ts';

/**
 * Everything a player can say. `victory` and `sell` are never legal; they exist so that trying them is answered with the rule:
 * victory points count by themselves, and development cards are no goods.
 */
export const moves = {
  settlement: { vertex },
  road: { edge },
  city: { vertex },
  buy: {},
  roll: {},
  end: {},
  robber: { hex, victim: optional(seat) },
  discard: { items: bag(good, CARDS_PER_RESOURCE * RESOURCES.length) },
  knight: {},
  roads: {},
  plenty: { items: bag(resource, PLENTY_CARDS) },
  monopoly: { resource },
  stop: {},
  victory: {},
  bank: { count: int(OWN_HARBOUR_RATE, BANK_RATE), give: good, take: good },
  offer: { give: resources, want: resources, to: seats },
  accept: {},
  decline: {},
  counter: { give: resources, want: resources, to: seats },
  trade: { with: seat },
  withdraw: {},
  sell: { card: label([...CARDS, ...PROGRESS]) },
  ...knightsMoves,
  ...seasMoves,
};
