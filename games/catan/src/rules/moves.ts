import { bag, int, optional } from '@ludoteca/kernel';
import { knightsMoves } from '../cities-and-knights/rules/moves.ts';
import { PLENTY_CARDS } from '../data/cards.ts';
import { BANK_RATE, OWN_HARBOUR_RATE } from '../data/course.ts';
import { CARDS_PER_RESOURCE, RESOURCES } from '../data/goods.ts';
import { seasMoves } from '../seafarers/rules/moves.ts';
import { edge, good, hex, resource, resources, seat, seats, vertex } from './fields.ts';

/** The moves of the game. */
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
  bank: { count: int(OWN_HARBOUR_RATE, BANK_RATE), give: good, take: good },
  offer: { give: resources, want: resources, to: seats },
  accept: {},
  decline: {},
  counter: { give: resources, want: resources, to: seats },
  trade: { with: seat },
  withdraw: {},
  ...knightsMoves,
  ...seasMoves,
};
