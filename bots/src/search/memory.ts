import { canonical, type Seat, type State, topOf, type View } from '@ludoteca/kernel';
import type { Edge, Node } from './tree.ts';

/** Minimum visits of a node that is kept and remembers what the seat saw there. */
export const KEPT_VISITS = 24;
/** Maximum number of nodes that are compared with the present view. */
const COMPARED = 2_000;

/**
 * Tree reuse: what a bot keeps between two answers of one seat in one game, the subtree below the answer it gave. A caller
 * that wants it makes one for each seat and hands it over with every question; nobody else looks inside.
 */
export class Memory {
  private kept: Edge | undefined;
  /** Iterations of all searches with this memory, so that marks of an earlier search never count as marks of a later one. */
  iterations = 0;

  /** Keeps the subtree below the answer given. */
  keep(edge: Edge | undefined, iterations: number): void {
    edge?.prune(KEPT_VISITS);
    this.kept = edge;
    this.iterations = iterations;
  }

  /** The node of the kept subtree at which the seat saw exactly what it sees now, if the search had come that far. */
  recall(view: View): Node | undefined {
    const observation = observationOf(view.open, view.mine, view.agenda);
    const kind = topOf(view.agenda)?.kind;
    let left = COMPARED;
    let level: Node[] = [...(this.kept?.nodes ?? [])];
    while (level.length > 0 && left > 0) {
      const found = level.find((node) => node.seat === view.viewer && node.kind === kind && node.observation === observation);
      if (found !== undefined) return found;
      left -= level.length;
      level = level.flatMap((node) => node.children());
    }
    return undefined;
  }
}

/** What a seat sees at a node of the tree, to be compared with what it sees at the table later. */
export function observationIn(state: State, seat: Seat): string {
  const agenda = state.agenda.map(({ kind, open }) => (open === undefined ? { kind } : { kind, open }));
  return observationOf(state.open, state.seats[seat] ?? null, agenda);
}

function observationOf(open: object, mine: object | null, agenda: readonly object[]): string {
  return canonical([open, mine, agenda]);
}
