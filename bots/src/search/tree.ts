import type { Draft, Seat, Selection } from '@ludoteca/kernel';

/** One thing that can be done at a node: give a whole answer, or go on with a half-made one. */
export interface Choice<M> {
  readonly key: string;
  readonly move: M | undefined;
  readonly draft: Draft<M> | undefined;
  /** What the half-made answer is a part of, in the world at hand. */
  readonly selection?: Selection<M> | undefined;
  /** Whether the answer was completed as the seat is inclined in the world at hand: in others it has other items. */
  readonly isInclined?: boolean;
}

/** A choice at a node with what the search has learned about it. Values are those of the seat that chooses. */
export class Edge<M> {
  readonly key: string;
  readonly move: M | undefined;
  readonly draft: Draft<M> | undefined;
  readonly isInclined: boolean;
  /** What it looked like at once: how much it changes the utility. */
  readonly first: number;
  /** Its part of the attention before anything is known, not normalised. */
  readonly prior: number;
  visits = 0;
  total = 0;
  /**
   * What following it brought beyond what the positions promised in which it was chosen. In rich worlds there is more to
   * choose from: judged by `total`, whatever only the rich can do would look better than what everybody can.
   */
  gained = 0;
  /** How many of the visits that was noted in. */
  judged = 0;
  /** As `total`, without what the seat's own points count for themselves. */
  prospects = 0;
  /** As `total`, in the points that the seat was promised where lines ended, or had in the end. */
  points = 0;
  /** How often it could have been chosen. */
  available = 0;
  /** The iteration in which it was last available. */
  seen = -1;
  nodes: Node<M>[] = [];

  constructor(choice: Choice<M>, first: number, prior: number) {
    this.key = choice.key;
    this.move = choice.move;
    this.draft = choice.draft;
    this.isInclined = choice.isInclined === true;
    this.first = first;
    this.prior = prior;
  }

  /** What choosing it changes, the first look counted as one visit. */
  get gain(): number {
    return (this.gained + this.first) / (this.judged + 1);
  }

  /** Takes note that it can be chosen in this iteration. */
  offer(iteration: number): void {
    this.seen = iteration;
    this.available++;
  }

  /** Where it leads when this seat is asked this next: chance may lead elsewhere another time. */
  nodeFor(seat: Seat, kind: string): Node<M> {
    for (const node of this.nodes) if (node.seat === seat && node.kind === kind) return node;
    const node = new Node<M>(seat, kind);
    this.nodes.push(node);
    return node;
  }

  /** See {@link Node.thin}. */
  thin(least: number): void {
    this.nodes = this.nodes.filter((node) => node.visits >= least);
    for (const node of this.nodes) node.thin(least);
  }
}

/** A seat's choice, reached by a sequence of choices; the worlds in which it is reached differ. */
export class Node<M> {
  readonly seat: Seat;
  readonly kind: string;
  visits = 0;
  /** By key. */
  readonly edges = new Map<string, Edge<M>>();
  /** The most attractive first. */
  readonly order: Edge<M>[] = [];
  /** What separates good from middling choices here, and the best gain: set when the first choices are looked at. */
  scale = 0;
  best = 0;
  /** What the seat saw in one of the worlds; only where the searching seat has looked often. */
  sight: string | undefined;
  /** Half-made answers and the seats of a decision answered together: reached in many ways, but one node each. */
  private more: Map<string, Node<M>> | undefined;

  constructor(seat: Seat, kind: string) {
    this.seat = seat;
    this.kind = kind;
  }

  /** The node shared by all ways that lead to the same point of one decision. */
  shared(key: string, seat: Seat, kind: string): Node<M> {
    this.more ??= new Map();
    const known = this.more.get(key);
    if (known !== undefined) return known;
    const node = new Node<M>(seat, kind);
    this.more.set(key, node);
    return node;
  }

  /** By how many visits one whole answer is ahead of all others; 0 when what leads is only half-made. */
  get lead(): number {
    let first: Edge<M> | undefined;
    let second = 0;
    for (const edge of this.order) {
      if (first === undefined) first = edge;
      else if (edge.visits > first.visits) {
        second = first.visits;
        first = edge;
      } else second = Math.max(second, edge.visits);
    }
    return first?.move === undefined ? 0 : first.visits - second;
  }

  /** Every node that follows directly. */
  below(): Node<M>[] {
    return [...this.order.flatMap((edge) => edge.nodes), ...(this.more?.values() ?? [])];
  }

  /** Forgets whatever was looked at less often than this: it is most of a tree and says least. */
  thin(least: number): void {
    for (const edge of this.order) edge.thin(least);
    for (const [key, node] of this.more ?? []) {
      if (node.visits < least) this.more?.delete(key);
      else node.thin(least);
    }
  }

  /** Halves what is known, for a tree that is taken over: it was grown over other outcomes of chance as well. */
  fade(): void {
    this.visits = Math.ceil(this.visits / 2);
    for (const edge of this.order) {
      edge.visits /= 2;
      edge.total /= 2;
      edge.gained /= 2;
      edge.judged /= 2;
      edge.prospects /= 2;
      edge.points /= 2;
      edge.available /= 2;
    }
  }

  /** Forgets all edges but these. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of [...this.edges.keys()]) if (!keys.has(key)) this.edges.delete(key);
    const kept = this.order.filter((edge) => keys.has(edge.key));
    this.order.splice(0, this.order.length, ...kept);
  }

  add(edge: Edge<M>): void {
    this.edges.set(edge.key, edge);
    let place = this.order.length;
    while (place > 0 && (this.order[place - 1] as Edge<M>).prior < edge.prior) place--;
    this.order.splice(place, 0, edge);
  }
}
