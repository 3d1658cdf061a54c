import type { MoveFor, Question, Seat } from '@ludoteca/kernel';
import { ENVOY } from '../data/course.ts';
import { REGIONS } from '../data/regions.ts';
import { billOf } from '../rules/costs.ts';
import { distanceTo } from '../rules/table.ts';
import type { Move, Open, Position, Staufer } from '../rules/types.ts';

/** One legal way into an office: the piece, the chests used, and how many of its payments may or must be nobles. */
export interface Way {
  readonly office: number;
  readonly piece: number;
  readonly use: number;
  /** The payment areas, one entry for each payment; empty where no noble can pay. */
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
}

export type Plan = MoveFor<Staufer, 'office'>;

/** The ways that a question offers, as selections or, in the guided opening, as whole answers. */
export function waysIn(question: Question<Move> | null): readonly Way[] {
  const selections = (question?.selections ?? []).map(({ head, from, min, max }) => ({ ...head, from, min, max }));
  const whole = (question?.list ?? []).flatMap((move): Way[] => {
    if (move.kind !== 'office') return [];
    const { office, piece, use, items } = move;
    return [{ office, piece, use, from: items, min: items.length, max: items.length }];
  });
  return [...selections, ...whole];
}

/** Number of pieces that a way takes, the one in the office included. */
export function piecesFor(position: Position, seat: Seat, { office, use }: Pick<Way, 'office' | 'use'>): number {
  const { movement, deployment } = billOf(position, seat, office, use);
  return movement.length + deployment.length + 1;
}

const chestsUsed = (use: number): number => (use & 1) + (use >> 1);

/** The ways into an office, fewest chests first (pieces come back, chests do not), an envoy before a noble. */
export function waysTo(ways: readonly Way[], office: number): readonly Way[] {
  return ways
    .filter((way) => way.office === office)
    .sort((one, other) => chestsUsed(one.use) - chestsUsed(other.use) || one.use - other.use || one.piece - other.piece);
}

/** A whole answer for a way: no more nobles than must pay, and those where the king comes by soonest. */
export function planFor(open: Open, way: Way): Plan {
  const { office, piece, use, from, min } = way;
  const soonest = [...from].sort((one, other) => waiting(open, one) - waiting(open, other));
  return { kind: 'office', office, piece, use, items: rising(soonest.slice(0, min)) };
}

/** Steps until the king enters a region: his own is the last of the ring. */
function waiting(open: Open, region: number): number {
  return distanceTo(open, region) || REGIONS.length;
}

function rising(regions: readonly number[]): number[] {
  return [...regions].sort((one, other) => one - other);
}

/** The plan with one noble more on a payment area, or with none there when no more is possible. */
export function withNobleOn(plan: Plan, way: Way, region: number): Plan {
  const there = plan.items.filter((one) => one === region).length;
  const room = way.from.filter((one) => one === region).length;
  const others = plan.items.filter((one) => one !== region);
  if (there < room && plan.items.length < way.max) return { ...plan, items: rising([...plan.items, region]) };
  if (there < room && plan.items.length === way.max && others.length > 0) {
    // A noble moves here from elsewhere.
    return { ...plan, items: rising([...others.slice(1), ...Array.from({ length: there + 1 }, () => region)]) };
  }
  return others.length >= way.min ? { ...plan, items: rising(others) } : plan;
}

/** The default piece where both may stand. */
export function preferred(ways: readonly Way[], piece: number = ENVOY): Way | undefined {
  return ways.find((way) => way.piece === piece) ?? ways[0];
}

export function sameWay(plan: Plan, way: Way): boolean {
  return plan.office === way.office && plan.piece === way.piece && plan.use === way.use;
}
