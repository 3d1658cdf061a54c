import { at, type View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { CLOTH } from '../../data/goods.ts';
import type { Catan, Move } from '../../rules/types.ts';
import { cardList, resourceName, say, shortVertex, vertexName, word } from '../../text/words.ts';
import { TOP_LEVEL } from '../data/improvements.ts';
import { MIGHTY } from '../data/knights.ts';
import { TRACKS } from '../data/progress.ts';
import { improvementCost, improvementName, knightAt, progressWithEffect, rankName, trackName } from './words.ts';

/** An answer of Cities & Knights that is no progress card; undefined for those of the base game. */
export function realmAnswer(move: Move, view: View<Catan>): Message | undefined {
  const { open } = view;
  switch (move.kind) {
    case 'wall':
    case 'recruit':
    case 'metropolis':
    case 'lose':
    case 'retreat':
    case 'enlist':
      return say(`answer.${move.kind}`, { vertex: vertexName(open, move.vertex) });
    case 'improve':
      return improve(move.track, view);
    case 'return':
    case 'steal':
      return say(`answer.${move.kind}`, { card: progressWithEffect(move.card, view.open) });
    case 'draw':
      return say('answer.draw', { track: trackName(move.deck) });
    case 'commit':
      return commit(move.items, view);
    case 'aqueduct':
      return say('answer.aqueduct', { resource: resourceName(move.resource, 1) });
    case 'plunder':
    case 'gift':
      return say(`answer.${move.kind}`, { cards: cardList(move.items) });
    case 'exchange':
      return say('answer.exchange', { resource: resourceName(move.resource, 1), seat: { seat: move.with } });
    case 'yield':
      return say('answer.yield', { resource: resourceName(CLOTH + move.commodity, 1) });
    case 'pass':
      return pass(view);
    default:
      return knightAnswer(move, view);
  }
}

/** An action of a knight; without a knight there the answer is refused, but it can still be worded. */
function knightAnswer(move: Move, { open }: View<Catan>): Message | undefined {
  const { realm } = open;
  switch (move.kind) {
    case 'activate':
    case 'chase':
    case 'dismiss': {
      const knight = knightAt(realm, move.vertex);
      const vertex = shortVertex(move.vertex, open);
      if (knight === undefined) return say(`answer.${move.kind}Plain`, { vertex });
      return say(`answer.${move.kind}`, move.kind === 'dismiss' ? { knight: knight.name, vertex } : { rank: knight.rank, vertex });
    }
    case 'promote': {
      const vertex = shortVertex(move.vertex, open);
      const level = realm?.knightLevels[move.vertex] ?? 0;
      if (level === 0 || level === MIGHTY) return say('answer.promotePlain', { vertex });
      return say('answer.promote', { rank: rankName(level), vertex, next: rankName(level + 1) });
    }
    case 'march': {
      const knight = knightAt(realm, move.from);
      const other = knightAt(realm, move.to);
      const ends = { from: shortVertex(move.from, open), to: vertexName(open, move.to) };
      if (knight === undefined) return say('answer.marchPlain', ends);
      if (other === undefined) return say('answer.march', { rank: knight.rank, ...ends });
      return say('answer.marchDisplacing', { rank: knight.rank, ...ends, other: other.name, seat: { seat: other.seat } });
    }
    default:
      return undefined;
  }
}

function improve(track: number, { open, viewer }: View<Catan>): Message {
  const next = (open.realm?.tracks[viewer * TRACKS.length + track] ?? TOP_LEVEL) + 1;
  if (next > TOP_LEVEL) return say('answer.improveTop', { track: trackName(track) });
  const price = next - (open.realm?.crane ?? 0);
  const names = { improvement: improvementName(track, next), track: trackName(track), level: word(next) };
  return price === 0 ? say('answer.improveFree', names) : say('answer.improve', { ...names, cost: improvementCost(track, price) });
}

function commit(vertices: readonly number[], { open }: View<Catan>): Message {
  if (vertices.length === 0) return say('answer.commitNone');
  const knights = vertices.map((vertex) => fighter(vertex, open));
  const strength = vertices.reduce((sum, vertex) => sum + (open.realm?.knightLevels[vertex] ?? 0), 0);
  return say('answer.commit', { knights, strength });
}

/** A knight that can be sent to fight: where it stands and what it is. */
export function fighter(vertex: number, open: Catan['open']): Message {
  const knight = knightAt(open.realm, vertex);
  const where = shortVertex(vertex, open);
  return knight === undefined ? where : say('place', { vertex: where, what: knight.rank });
}

/** The omitted action depends on the question. */
function pass(view: View<Catan>): Message {
  const step = at(view.agenda, view.agenda.length - 1) as Catan['step'];
  switch (step.kind) {
    case 'aqueduct':
      return say('answer.passAqueduct');
    case 'smithing':
      return say('answer.passSmith');
    case 'rebuild':
      return say('answer.passRebuild');
    case 'defect':
      return say('answer.passDefect');
    case 'spying':
      return say('answer.passSpy');
    case 'exchange':
      return say('answer.passExchange');
    default:
      return say('answer.pass');
  }
}
