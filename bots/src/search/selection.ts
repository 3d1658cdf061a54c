import { MANNER } from './manner.ts';
import type { Edge, Node } from './tree.ts';

/** The spread of the values that come back, which says what curiosity is worth in this position. */
export class Spread {
  private count = 2;
  private sum = 1;
  private squares = 0.52;

  note(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get deviation(): number {
    const mean = this.sum / this.count;
    return Math.sqrt(Math.max(1e-6, this.squares / this.count - mean * mean));
  }
}

/**
 * PUCT over the choices that are available in this iteration: gain, and curiosity by prior and by how often a choice could have been made.
 * Only the most attractive choices are considered, more of them as the node is visited more often.
 */
export function select<M>(node: Node<M>, choices: number, iteration: number, spread: number): Edge<M> {
  const width = Math.min(choices, MANNER.narrow + Math.floor(MANNER.widening * Math.sqrt(node.visits)));
  const total = priorsOf(node, iteration, width);
  let best: Edge<M> | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  let left = width;
  for (const edge of node.order) {
    if (edge.seen !== iteration) continue;
    const curiosity = (MANNER.curiosity * spread * (edge.prior / total) * Math.sqrt(edge.available)) / (1 + edge.visits);
    const score = edge.gain + curiosity;
    if (score > highest) {
      highest = score;
      best = edge;
    }
    if (--left === 0) break;
  }
  if (best === undefined) throw new Error('nothing can be chosen');
  return best;
}

function priorsOf<M>(node: Node<M>, iteration: number, width: number): number {
  let total = 0;
  let left = width;
  for (const edge of node.order) {
    if (edge.seen !== iteration) continue;
    total += edge.prior;
    if (--left === 0) break;
  }
  return total;
}
