import type { Edge, Node } from './tree.ts';

/** The parameters of the search. Tuned by playing against medium; none of them belongs to a game. */
export const TUNING = {
  /** Exploration constant of PUCT, in standard deviations of the values. */
  exploration: 1.2,
  /** Softmax temperature of the priors, in standard deviations of the gains: low trusts them, high spreads the visits evenly. */
  priorTemperature: 0.8,
  /** Progressive widening: number of actions considered at first, and how many more per square root of the visits. */
  initialWidth: 4,
  widening: 1.5,
  /** Number of first looks at the same action elsewhere in the tree after which their mean replaces another look. */
  familiarAfter: 3,
  /** Nodes up to this depth always take a look of their own. */
  lookDepth: 1,
  /** Answers of the same seat that a look goes on for: the action that begins a turn is worth what the turn brings. */
  lookPlies: 3,
  /** Answers that a turn may take to be completed before it is evaluated. */
  turnPlies: 5,
  /** Maximum depth of a descent. */
  maxDepth: 60,
};

/** The running standard deviation of the values of one seat: what the exploration constant is measured in. */
export class ValueSpread {
  private count = 2;
  private sum = 1;
  private squares = 0.52;

  add(value: number): void {
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
 * PUCT over the actions that are available in this iteration: mean gain, and exploration by prior and by how often an
 * action was available. Only the actions with the highest priors are considered, more of them with more visits.
 */
export function select(node: Node, actions: number, iteration: number, deviation: number): Edge {
  const width = Math.min(actions, TUNING.initialWidth + Math.floor(TUNING.widening * Math.sqrt(node.visits)));
  const total = priorSum(node, iteration, width);
  let best: Edge | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  let left = width;
  for (const edge of node.order) {
    if (edge.lastAvailable !== iteration) continue;
    const exploration = (TUNING.exploration * deviation * (edge.prior / total) * Math.sqrt(edge.available)) / (1 + edge.visits);
    const score = edge.gain + exploration;
    if (score > highest) {
      highest = score;
      best = edge;
    }
    if (--left === 0) break;
  }
  if (best === undefined) throw new Error('no action is available');
  return best;
}

function priorSum(node: Node, iteration: number, width: number): number {
  let total = 0;
  let left = width;
  for (const edge of node.order) {
    if (edge.lastAvailable !== iteration) continue;
    total += edge.prior;
    if (--left === 0) break;
  }
  return total;
}
