import { add, type Decision, type MoveFor, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_EDGES } from '../../../../data/board.ts';
import type { Action } from '../../../../rules/action.ts';
import { boardOf } from '../../../../rules/board.ts';
import { listRoadSites, siteViolation } from '../../../../rules/building/road.ts';
import { expansionOf } from '../../../../rules/expansion.ts';
import { type Catan, type Move, NOBODY, type Open } from '../../../../rules/types.ts';
import { DIPLOMAT } from '../../../data/progress.ts';
import { companionOf } from '../../companion.ts';
import { realmOf } from '../../realm.ts';
import { measureAll } from '../../routes.ts';
import { holdsCard, spend } from '../playing.ts';

const DIPLOMAT_MOVES = Array.from({ length: MOST_EDGES }, (_, edge) => ({ kind: 'diplomat', edge }) as const);
const PASS = { kind: 'pass' } as const;

/** Whether an owner has another road, or what an expansion has instead, at a vertex. */
function hasOtherWay(open: Open, owner: Seat, vertex: number, edge: number): boolean {
  const extra = expansionOf(open);
  const isOwn = (other: number): boolean => open.roads[other] === owner || extra?.isWay?.(open, owner, other) === true;
  return row(boardOf(open).vertexEdges, vertex).some((other) => other !== edge && isOwn(other));
}

/** Nothing of the owner's is at this end: no road or ship, no building, no knight (CK-POL-02). */
function isLoose(open: Open, owner: Seat, vertex: number, edge: number): boolean {
  if (num(open.owners, vertex) === owner || num(realmOf(open).knightOwners, vertex) === owner) return false;
  return !hasOtherWay(open, owner, vertex, edge);
}

/** An own knight at an end would be left without any road or ship. */
function strands(open: Open, owner: Seat, vertex: number, edge: number): boolean {
  return num(realmOf(open).knightOwners, vertex) === owner && !hasOtherWay(open, owner, vertex, edge);
}

/** A road, or what an expansion has instead, that is open at one end and carries no knight. */
function isRemovable(open: Open, edge: number): boolean {
  const road = num(open.roads, edge);
  const owner = road === NOBODY ? companionOf(open)?.ownerOfWay(open, edge) : road;
  if (owner === undefined || owner === NOBODY) return false;
  const [a, b] = row(boardOf(open).edgeVertices, edge);
  if (strands(open, owner, a, edge) || strands(open, owner, b, edge)) return false;
  return isLoose(open, owner, a, edge) || isLoose(open, owner, b, edge);
}

/** An open road of anybody goes back to its owner; for an own one another road may be laid at once. */
export const diplomat: Action<'diplomat'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, DIPLOMAT)) return;
    for (let edge = 0; edge < state.open.roads.length; edge++) if (isRemovable(state.open, edge)) into.push(row(DIPLOMAT_MOVES, edge));
  },
  violation: (state, seat, { edge }) => (holdsCard(state, seat, DIPLOMAT) && isRemovable(state.open, edge) ? undefined : 'CK-POL-02'),
  play(ctx, seat, { edge }) {
    const { open } = ctx.state;
    spend(ctx, seat, DIPLOMAT, 'CK-POL-02');
    const owner = num(open.roads, edge);
    if (owner === NOBODY) {
      companionOf(open)?.remove(ctx, seat, edge);
      return;
    }
    open.roads[edge] = NOBODY;
    add(open.roadsLeft, owner, 1);
    ctx.tell?.({ kind: 'roadRemoved', seat, owner, edge, rule: 'CK-POL-02' });
    if (owner === seat && otherSites(open, seat, edge).length > 0) ctx.push({ kind: 'rebuild', open: { seat, edge } });
    else measureAll(ctx);
  },
};

/** Where the road could go instead; not back to where it lay. */
function otherSites(open: Open, seat: Seat, edge: number): MoveFor<Catan, 'road'>[] {
  const sites: Move[] = [];
  listRoadSites(open, seat, sites);
  return (sites as MoveFor<Catan, 'road'>[]).filter((site) => site.edge !== edge);
}

/** The road taken up is laid somewhere else, or not at all; only then the routes are measured. */
export const rebuild: Decision<Catan, 'rebuild', 'road' | 'pass'> = {
  rule: 'CK-POL-03',
  answers: ['road', 'pass'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, step, seat) => ({ list: [...otherSites(open, seat, step.open.edge), PASS] }),
  violation({ open }, step, seat, move) {
    if (move.kind === 'pass') return undefined;
    return move.edge === step.open.edge ? 'CK-POL-03' : siteViolation(open, seat, move.edge);
  },
  play(ctx, _step, seat, move) {
    const { open } = ctx.state;
    if (move.kind === 'pass') ctx.tell?.({ kind: 'passed', seat, rule: 'CK-POL-03' });
    else {
      open.roads[move.edge] = seat;
      add(open.roadsLeft, seat, -1);
      ctx.tell?.({ kind: 'roadBuilt', seat, edge: move.edge, rule: 'CK-POL-03' });
    }
    measureAll(ctx);
  },
};
