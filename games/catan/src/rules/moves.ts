import { bag, counts, int, label, optional } from '@ludoteca/kernel';
import { EDGE_NAMES, HEX_NAMES, VERTEX_NAMES } from '../data/board.ts';
import { CARDS, PLENTY_CARDS } from '../data/cards.ts';
import { BANK_RATE, DIE_FACES, MAX_PLAYERS, OWN_HARBOUR_RATE } from '../data/course.ts';
import { CARDS_PER_RESOURCE, COMMODITIES, GOODS, RESOURCES } from '../data/goods.ts';
import { KNIGHT_LEVELS, KNIGHTS_PER_LEVEL } from '../data/knights.ts';
import { MASTER_CARDS, PROGRESS, TRACKS, WEDDING_CARDS } from '../data/progress.ts';

const resource = label(RESOURCES);
const seat = int(0, MAX_PLAYERS - 1);
const vertex = label(VERTEX_NAMES);
const goods = counts(RESOURCES, CARDS_PER_RESOURCE);
const seats = bag(seat, MAX_PLAYERS);
const good = label(GOODS);
const hex = label(HEX_NAMES);
const edge = label(EDGE_NAMES);
const die = int(1, DIE_FACES);
// Base offers and offers with commodities are different kinds of move: the one holds five numbers, the other eight.
const wares = counts(GOODS, CARDS_PER_RESOURCE);

/** Building, knights and trade of Cities & Knights, and the answers to what cards and barbarians ask. */
const realmMoves = {
  wall: { vertex },
  recruit: { vertex },
  activate: { vertex },
  promote: { vertex },
  march: { from: vertex, to: vertex },
  chase: { vertex },
  improve: { track: label(TRACKS) },
  metropolis: { vertex },
  barter: { give: wares, want: wares, to: seats },
  haggle: { give: wares, want: wares, to: seats },
  return: { card: label(PROGRESS) },
  commit: { items: bag(vertex, KNIGHT_LEVELS.length * KNIGHTS_PER_LEVEL) },
  lose: { vertex },
  draw: { deck: label(TRACKS) },
  aqueduct: { resource },
  retreat: { vertex },
  dismiss: { vertex },
  enlist: { vertex },
  steal: { card: label(PROGRESS) },
  plunder: { items: bag(good, MASTER_CARDS) },
  gift: { items: bag(good, WEDDING_CARDS) },
  exchange: { resource, with: seat },
  yield: { commodity: label(COMMODITIES) },
  pass: {},
};

/** One kind for each progress card that can be played. */
const cardMoves = {
  merchant: { hex },
  commercialHarbor: {},
  merchantFleet: { good: optional(good) },
  masterMerchant: { victim: seat },
  tradeMonopoly: { commodity: label(COMMODITIES) },
  resourceMonopoly: { resource },
  bishop: { hex },
  deserter: { victim: seat },
  diplomat: { edge },
  intrigue: { vertex },
  saboteur: {},
  spy: { victim: seat },
  warlord: {},
  wedding: {},
  alchemist: { red: die, white: die },
  crane: {},
  engineer: { vertex },
  inventor: { hexes: bag(hex, 2) },
  irrigation: {},
  medicine: { vertex },
  mining: {},
  roadBuilding: {},
  smith: { vertex },
};

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
  offer: { give: goods, want: goods, to: seats },
  accept: {},
  decline: {},
  counter: { give: goods, want: goods, to: seats },
  trade: { with: seat },
  withdraw: {},
  sell: { card: label([...CARDS, ...PROGRESS]) },
  ...realmMoves,
  ...cardMoves,
};
