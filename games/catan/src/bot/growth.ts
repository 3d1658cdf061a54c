import { num, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../data/board.ts';
import { boardOf } from '../rules/board.ts';
import { waysLeft } from '../rules/building/road.ts';
import { expansionOf } from '../rules/expansion.ts';
import { isFarEnough, isForeign, NOBODY, type Open } from '../rules/index.ts';
import { siteWorth } from './income.ts';

/** The value of a place for a settlement that can be built on now, is one road away, or two. */
const NEARNESS: readonly number[] = [1, 0.55, 0.3];
/** Weighted pips that a point for the place itself is worth. */
const BONUS = 5;

/** Distance of each vertex in roads, or FAR; work space of one call. */
const FAR = 9;
const distance = new Uint8Array(MOST_VERTICES);

export interface Growth {
  /** The best places in reach, in weighted pips. */
  readonly worth: number;
  /** Whether a settlement could be built at once, the price aside. */
  readonly hasSite: boolean;
}

/** Where the player could go on building. */
export function growthOf(open: Open, seat: Seat): Growth {
  const extra = expansionOf(open);
  distance.fill(FAR);
  for (let edge = 0; edge < open.roads.length; edge++) {
    if (num(open.roads, edge) !== seat && extra?.isWay?.(open, seat, edge) !== true) continue;
    const ends = row(boardOf(open).edgeVertices, edge);
    distance[ends[0]] = 0;
    distance[ends[1]] = 0;
  }
  if (waysLeft(open, seat) > 0) for (let step = 1; step < NEARNESS.length; step++) spread(open, seat, step);
  let best = 0;
  let second = 0;
  let hasSite = false;
  for (let vertex = 0; vertex < open.owners.length; vertex++) {
    const away = distance[vertex] ?? FAR;
    if (away === FAR || !isFarEnough(open, vertex)) continue;
    if (away === 0) hasSite = true;
    const bonus = extra?.bonusAt?.(open, seat, vertex) ?? 0;
    const worth = (siteWorth(open, vertex) + bonus * BONUS) * num(NEARNESS, away);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return { worth: best + second * 0.4, hasSite };
}

/** One road further over free paths, not through somebody's building. */
function spread(open: Open, seat: Seat, step: number): void {
  for (let vertex = 0; vertex < open.owners.length; vertex++) {
    if (distance[vertex] !== step - 1 || isForeign(open, seat, vertex)) continue;
    const edges = row(boardOf(open).vertexEdges, vertex);
    for (let i = 0; i < edges.length; i++) {
      const edge = num(edges, i);
      const next = num(boardOf(open).edgeSums, edge) - vertex;
      if ((distance[next] ?? 0) > step && canBeWay(open, edge)) distance[next] = step;
    }
  }
}

/** Whether a road, or an expansion's replacement for one, could be laid on a path. */
function canBeWay(open: Open, edge: number): boolean {
  if (num(open.roads, edge) !== NOBODY) return false;
  const extra = expansionOf(open);
  return extra?.forbidsRoad?.(open, edge) === undefined || extra.isOtherSite?.(open, edge) === true;
}
