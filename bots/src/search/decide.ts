import { type AnyMove, at, same, type View } from '@ludoteca/kernel';
import type { Budget, PastOffer, Player } from '../bot.ts';
import { offersBudget, playOffBudget } from '../budget.ts';
import { contextOf } from '../lookahead/context.ts';
import { offersOf } from '../lookahead/offers.ts';
import { moveOf } from './actions.ts';
import { PlayOff, type PlayOffResult } from './play-off.ts';
import type { Search } from './search.ts';
import type { Edge, Node } from './tree.ts';

/** An answer of the root with what the search found out about it. */
export interface RootAnswer {
  readonly move: AnyMove;
  /** Number of visits: what the ranking goes by. */
  readonly visits: number;
  /** The value to the seat, from 0 to 1. */
  readonly value: number;
  /** The seat's chance of winning, from 0 to 1; that of the root when the answer was never visited. */
  readonly winChance: number;
  /** The points expected at the end; undefined when the answer was never visited. */
  readonly points: number | undefined;
  /** Where the tree goes on below it. */
  readonly edge: Edge | undefined;
}

/** The answers of the root, the most visited first. Half-made ones are completed by the most visited items. */
export function rankedAnswers(search: Search): RootAnswer[] {
  let node = search.root;
  for (let only = onlyEdge(node); only?.draft !== undefined; only = onlyEdge(node)) {
    const next = search.root.transposition(only.key, search.seat, node.kind);
    if (next.order.length === 0) break;
    node = next;
  }
  return ranked(node).map((edge) => answerBelow(search, edge));
}

function onlyEdge(node: Node): Edge | undefined {
  return node.order.length === 1 ? node.order[0] : undefined;
}

function ranked(node: Node): Edge[] {
  return [...node.order].sort((a, b) => b.visits - a.visits || b.gain - a.gain);
}

function answerBelow(search: Search, first: Edge): RootAnswer {
  const { visits } = first;
  const value = visits > 0 ? first.valueSum / visits : search.rootValue() + first.priorGain;
  const winChance = visits > 0 ? first.winChanceSum / visits : search.rootWinChance();
  const points = visits > 0 ? first.pointsSum / visits : undefined;
  let edge = first;
  while (edge.move === undefined) {
    const next = ranked(search.root.transposition(edge.key, search.seat, search.root.kind))[0];
    if (next === undefined) return { move: completedAtRandom(search, edge), visits, value, winChance, points, edge: undefined };
    edge = next;
  }
  return { move: edge.move, visits, value, winChance, points, edge };
}

function completedAtRandom(search: Search, edge: Edge): AnyMove {
  return moveOf(search.game, search.world(), search.seat, edge, search.chance);
}

/** Number of leading answers in a play-off. */
const LEADERS = 5;

/** Who takes part in a play-off besides the leaders. */
export interface PlayOffEntrants {
  /** Where given, the best offers take part. */
  readonly pastOffers?: readonly PastOffer[] | undefined;
  /** An answer that is asked about. */
  readonly also?: AnyMove | undefined;
}

/** The play-off of the leading answers: the winner first. Of a budget in iterations it takes the game's share. */
export function playOffLeaders(
  player: Player,
  view: View,
  search: Search,
  ranking: readonly RootAnswer[],
  budget: Budget,
  seed: string,
  { pastOffers, also }: PlayOffEntrants = {},
): PlayOffResult[] {
  const offers = offersOf(contextOf(player, view, offersBudget(budget), `${seed}:offers`), pastOffers);
  const time = playOffBudget(budget, pastOffers !== undefined);
  const share = 'iterations' in time ? { iterations: time.iterations * search.playOffShare } : time;
  const leaders = ranking.filter(({ move }, place) => place < LEADERS || (also !== undefined && same(move, also)));
  const moves = [...leaders.map(({ move }) => move), ...offers];
  if (moves.length === 1) return [{ move: at(moves, 0), winChance: undefined }];
  return new PlayOff(search, contextOf(player, view, time, `${seed}:talks`)).compare(moves, share);
}
