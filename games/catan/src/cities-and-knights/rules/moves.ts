import { bag, int, label, optional } from '@ludoteca/kernel';
import { DIE_FACES } from '../../data/course.ts';
import { COMMODITIES } from '../../data/goods.ts';
import { edge, good, goods, hex, resource, seat, seats, vertex } from '../../rules/fields.ts';
import { KNIGHT_LEVELS, KNIGHTS_PER_LEVEL } from '../data/knights.ts';
import { MASTER_CARDS, PROGRESS, TRACKS, WEDDING_CARDS } from '../data/progress.ts';

const die = int(1, DIE_FACES);

/** Building, knights and trade of Cities & Knights, and the answers to what cards and barbarians ask. */
const answers = {
  wall: { vertex },
  recruit: { vertex },
  activate: { vertex },
  promote: { vertex },
  march: { from: vertex, to: vertex },
  chase: { vertex },
  improve: { track: label(TRACKS) },
  metropolis: { vertex },
  barter: { give: goods, want: goods, to: seats },
  haggle: { give: goods, want: goods, to: seats },
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
const cards = {
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

/** Everything that Cities & Knights lets a player say. */
export const knightsMoves = { ...answers, ...cards };
