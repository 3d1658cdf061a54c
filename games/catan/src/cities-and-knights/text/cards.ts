import type { View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { CLOTH } from '../../data/goods.ts';
import { type Catan, type Move, NOBODY } from '../../rules/types.ts';
import { edgeName, hexName, resourceName, say, shortVertex, vertexName, word } from '../../text/words.ts';
import { MIGHTY } from '../data/knights.ts';
import { PROGRESS } from '../data/progress.ts';
import { effectOf, knightAt, progressName, rankName } from './words.ts';

/** The kinds of move that play a progress card, with the card. */
const CARD_OF: ReadonlyMap<string, number> = new Map(PROGRESS.map((card, index) => [card, index]));

/** A progress card that is played; undefined for any other move. */
export function cardAnswer(move: Move, view: View<Catan>): Message | undefined {
  const number = CARD_OF.get(move.kind);
  if (number === undefined) return undefined;
  const card = progressName(number);
  const what = aim(move) ?? knightAim(move, view) ?? placeAim(move, view);
  return what === undefined ? say('answer.play', { card, effect: effectOf(number, view.open) }) : say('answer.playOn', { card, what });
}

/** Cards that are aimed at a player, a kind of goods or a throw. */
function aim(move: Move): Message | undefined {
  switch (move.kind) {
    case 'merchantFleet':
      return move.good === null ? undefined : say('play.fleet', { resource: resourceName(move.good, 2) });
    case 'masterMerchant':
    case 'deserter':
    case 'spy':
      return say(`play.${move.kind}`, { seat: { seat: move.victim } });
    case 'tradeMonopoly':
      return say('play.tradeMonopoly', { resource: resourceName(CLOTH + move.commodity, 1) });
    case 'resourceMonopoly':
      return say('play.resourceMonopoly', { resource: resourceName(move.resource, 2) });
    case 'alchemist':
      return say('play.alchemist', { red: word(move.red), white: word(move.white), total: word(move.red + move.white) });
    default:
      return undefined;
  }
}

function knightAim(move: Move, { open }: View<Catan>): Message | undefined {
  if (move.kind === 'intrigue') {
    const knight = knightAt(open.realm, move.vertex);
    const vertex = shortVertex(move.vertex, open);
    if (knight === undefined) return say('play.intriguePlain', { vertex });
    return say('play.intrigue', { knight: knight.name, seat: { seat: knight.seat }, vertex });
  }
  if (move.kind !== 'smith') return undefined;
  const level = open.realm?.knightLevels[move.vertex] ?? 0;
  const vertex = shortVertex(move.vertex, open);
  if (level === 0 || level === MIGHTY) return say('play.smithPlain', { vertex });
  return say('play.smith', { rank: rankName(level), vertex, next: rankName(level + 1) });
}

function placeAim(move: Move, { open }: View<Catan>): Message | undefined {
  switch (move.kind) {
    case 'merchant':
    case 'bishop':
      return say(`play.${move.kind}`, { hex: hexName(open, move.hex) });
    case 'engineer':
    case 'medicine':
      return say(`play.${move.kind}`, { vertex: vertexName(open, move.vertex) });
    case 'inventor':
      return say('play.inventor', { hexes: move.hexes.map((hex) => hexName(open, hex)) });
    case 'diplomat': {
      const seat = open.roads[move.edge] ?? NOBODY;
      const edge = edgeName(move.edge, open);
      return seat === NOBODY ? say('play.diplomatPlain', { edge }) : say('play.diplomat', { seat: { seat }, edge });
    }
    default:
      return undefined;
  }
}
