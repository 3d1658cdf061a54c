import { at, type GameTypes } from '@ludoteca/kernel';
import { wholeOf } from './actions.ts';
import type { Search } from './search.ts';
import type { Edge, Node } from './tree.ts';

/** An answer with what the search found out about it. */
export interface Found<M> {
  readonly move: M;
  /** How often the search followed it: what the choice goes by. */
  readonly visits: number;
  /** What it is worth to the seat, from 0 to 1. */
  readonly value: number;
  /** How it promises to end, from 0 (last) to 1 (alone in front); as the position itself when it was never followed. */
  readonly chance: number;
  /** The points it promises in the end; undefined when it was never followed. */
  readonly points: number | undefined;
  /** Where the tree goes on below it. */
  readonly edge: Edge<M> | undefined;
}

/** The answers of the root, the best first. Half-made ones are completed the way the search liked best. */
export function foundBy<T extends GameTypes>(search: Search<T>): Found<T['move']>[] {
  let node = search.root;
  for (let only = single(node); only?.draft !== undefined; only = single(node)) {
    const next = search.root.shared(only.key, search.seat, node.kind);
    if (next.order.length === 0) break;
    node = next;
  }
  return ranked(node).map((edge) => whole(search, edge));
}

/** The edge of a node that has but one. */
function single<M>(node: Node<M>): Edge<M> | undefined {
  return node.order.length === 1 ? node.order[0] : undefined;
}

function ranked<M>(node: Node<M>): Edge<M>[] {
  return [...node.order].sort((a, b) => b.visits - a.visits || b.gain - a.gain);
}

function whole<T extends GameTypes>(search: Search<T>, first: Edge<T['move']>): Found<T['move']> {
  const { visits } = first;
  const value = visits > 0 ? first.total / visits : search.promise() + first.first;
  const chance = visits > 0 ? first.prospects / visits : search.prospects();
  const points = visits > 0 ? first.points / visits : undefined;
  let edge = first;
  while (edge.move === undefined) {
    const next = ranked(search.root.shared(edge.key, search.seat, search.root.kind))[0];
    if (next === undefined) return { move: completedAnyhow(search, edge), visits, value, chance, points, edge: undefined };
    edge = next;
  }
  return { move: edge.move, visits, value, chance, points, edge };
}

function completedAnyhow<T extends GameTypes>(search: Search<T>, edge: Edge<T['move']>): T['move'] {
  return wholeOf(search.game, search.world(), search.seat, edge, search.chance);
}

/** The best answer. */
export function bestOf<M>(found: readonly Found<M>[]): Found<M> {
  return at(found, 0);
}
