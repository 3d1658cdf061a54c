import { bag, counts, int, label } from '@ludoteca/kernel';
import { EDGE_NAMES, HEX_NAMES, VERTEX_NAMES } from '../data/board.ts';
import { MAX_PLAYERS } from '../data/course.ts';
import { CARDS_PER_RESOURCE, GOODS, RESOURCES } from '../data/goods.ts';

/** The domains of the fields of moves. */
export const resource = label(RESOURCES);
export const good = label(GOODS);
export const seat = int(0, MAX_PLAYERS - 1);
export const seats = bag(seat, MAX_PLAYERS);
export const hex = label(HEX_NAMES);
export const vertex = label(VERTEX_NAMES);
export const edge = label(EDGE_NAMES);
// Offers of resources and offers of all goods are different kinds of move: the one holds five numbers, the other eight.
export const resources = counts(RESOURCES, CARDS_PER_RESOURCE);
export const goods = counts(GOODS, CARDS_PER_RESOURCE);
