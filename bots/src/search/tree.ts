import type { AnyMove, Draft, Seat, Selection } from '@ludoteca/kernel';

/** One action at a node: a whole answer, or one more item of a half-made answer. */
export interface Action {
  readonly key: string;
  readonly move: AnyMove | undefined;
  readonly draft: Draft<AnyMove> | undefined;
  /** The selection that the draft is a part of, in the present world. */
  readonly selection?: Selection<AnyMove> | undefined;
  /** Whether the answer was completed by the game's item preference in the present world: in others it has other items. */
  readonly isPreferred?: boolean;
}

/** An action at a node with its statistics. Values are those of the seat that acts. */
export class Edge {
  readonly key: string;
  readonly move: AnyMove | undefined;
  readonly draft: Draft<AnyMove> | undefined;
  readonly isPreferred: boolean;
  /** The gain by the first look: how much the action changes the value. */
  readonly priorGain: number;
  /** The prior weight, not normalised. */
  readonly prior: number;
  visits = 0;
  valueSum = 0;
  /**
   * Sum of value less baseline (the value of the position in which the action was chosen). In rich worlds there are more
   * actions: by `valueSum`, what only the rich can do would look better than what everybody can.
   */
  gainSum = 0;
  /** Number of visits that `gainSum` counts. */
  gainVisits = 0;
  /** Sum of the seat's chances of winning at the leaves: shown to people, not used by the search. */
  winChanceSum = 0;
  /** Sum of the seat's points at the leaves, expected or final. */
  pointsSum = 0;
  /** Number of iterations in which the action was available. */
  available = 0;
  /** The last iteration in which the action was available. */
  lastAvailable = -1;
  nodes: Node[] = [];

  constructor(action: Action, priorGain: number, prior: number) {
    this.key = action.key;
    this.move = action.move;
    this.draft = action.draft;
    this.isPreferred = action.isPreferred === true;
    this.priorGain = priorGain;
    this.prior = prior;
  }

  /** The mean gain, the first look counted as one visit. */
  get gain(): number {
    return (this.gainSum + this.priorGain) / (this.gainVisits + 1);
  }

  markAvailable(iteration: number): void {
    this.lastAvailable = iteration;
    this.available++;
  }

  /** The child where this seat is asked this kind of question next: chance may lead elsewhere another time. */
  child(seat: Seat, kind: string): Node {
    for (const node of this.nodes) if (node.seat === seat && node.kind === kind) return node;
    const node = new Node(seat, kind);
    this.nodes.push(node);
    return node;
  }

  /** See {@link Node.prune}. */
  prune(minVisits: number): void {
    this.nodes = this.nodes.filter((node) => node.visits >= minVisits);
    for (const node of this.nodes) node.prune(minVisits);
  }
}

/** An information set: a seat's decision, reached by a sequence of actions in many worlds. */
export class Node {
  readonly seat: Seat;
  readonly kind: string;
  visits = 0;
  readonly edges = new Map<string, Edge>();
  /** The edges with the highest prior first. */
  readonly order: Edge[] = [];
  /** The best gain and the scale of priors, from the first actions that were added. */
  bestGain = 0;
  priorScale = 0;
  /** What the seat saw in one of the worlds; only at the searching seat's well-visited nodes. */
  observation: string | undefined;
  /** Half-made answers and the seats of a simultaneous decision: reached in many ways, but one node each. */
  private transpositions: Map<string, Node> | undefined;

  constructor(seat: Seat, kind: string) {
    this.seat = seat;
    this.kind = kind;
  }

  /** The node shared by all ways that lead to the same point of one decision. */
  transposition(key: string, seat: Seat, kind: string): Node {
    this.transpositions ??= new Map();
    const known = this.transpositions.get(key);
    if (known !== undefined) return known;
    const node = new Node(seat, kind);
    this.transpositions.set(key, node);
    return node;
  }

  /** The lead of one whole answer over all others, in visits; 0 when a half-made answer leads. */
  get visitLead(): number {
    let first: Edge | undefined;
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

  children(): Node[] {
    return [...this.order.flatMap((edge) => edge.nodes), ...(this.transpositions?.values() ?? [])];
  }

  /** Drops all nodes below with fewer visits: they are most of a tree and say least. */
  prune(minVisits: number): void {
    for (const edge of this.order) edge.prune(minVisits);
    for (const [key, node] of this.transpositions ?? []) {
      if (node.visits < minVisits) this.transpositions?.delete(key);
      else node.prune(minVisits);
    }
  }

  /** Halves the statistics of a reused root: they come from other outcomes of chance as well. */
  discount(): void {
    this.visits = Math.ceil(this.visits / 2);
    for (const edge of this.order) {
      edge.visits /= 2;
      edge.valueSum /= 2;
      edge.gainSum /= 2;
      edge.gainVisits /= 2;
      edge.winChanceSum /= 2;
      edge.pointsSum /= 2;
      edge.available /= 2;
    }
  }

  /** Drops all edges but these. */
  retain(keys: ReadonlySet<string>): void {
    for (const key of [...this.edges.keys()]) if (!keys.has(key)) this.edges.delete(key);
    const kept = this.order.filter((edge) => keys.has(edge.key));
    this.order.splice(0, this.order.length, ...kept);
  }

  add(edge: Edge): void {
    this.edges.set(edge.key, edge);
    let place = this.order.length;
    while (place > 0 && (this.order[place - 1] as Edge).prior < edge.prior) place--;
    this.order.splice(place, 0, edge);
  }
}
