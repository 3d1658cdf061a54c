import { canonical, type GameTypes, type Seat, type State, type View } from '@ludoteca/kernel';
import type { Edge, Node } from './tree.ts';

/** Nodes visited so often remember what the seat saw there; what was visited less is not worth keeping. */
export const REMEMBERED = 24;
/** No more nodes than this are compared with what has really come about. */
const COMPARED = 2_000;

/**
 * What a bot keeps between two answers of one seat in one game: the part of its tree below the answer it gave. A caller
 * that wants it to be used makes one for each seat and hands it over with every question; nobody else looks inside.
 */
export class Memory {
  private kept: Edge<unknown> | undefined;
  /** Goes on from search to search, so that marks of an earlier one are never taken for its own. */
  iterations = 0;

  /** Keeps what lies below the answer given. */
  keep(edge: Edge<unknown> | undefined, iterations: number): void {
    edge?.thin(REMEMBERED);
    this.kept = edge;
    this.iterations = iterations;
  }

  /** The part of the kept tree that begins with exactly what the seat sees now, if the search had come that far. */
  recall<T extends GameTypes>(view: View<T>): Node<T['move']> | undefined {
    const sight = sightOf(view.open, view.mine, view.agenda);
    const kind = view.agenda[view.agenda.length - 1]?.kind;
    let left = COMPARED;
    let level: Node<unknown>[] = [...(this.kept?.nodes ?? [])];
    while (level.length > 0 && left > 0) {
      const found = level.find((node) => node.seat === view.viewer && node.kind === kind && node.sight === sight);
      if (found !== undefined) return found as Node<T['move']>;
      left -= level.length;
      level = level.flatMap((node) => node.below());
    }
    return undefined;
  }
}

/** What a seat sees at a node of the tree, to be compared with what it sees at the table later. */
export function sightIn<T extends GameTypes>(state: State<T>, seat: Seat): string {
  const agenda = state.agenda.map(({ kind, open }) => (open === undefined ? { kind } : { kind, open }));
  return sightOf(state.open, state.seats[seat] ?? null, agenda);
}

function sightOf(open: object, mine: object | null, agenda: readonly object[]): string {
  return canonical([open, mine, agenda]);
}
