import { at, range, type Seat, type View } from '@ludoteca/kernel';
import { MERCHANT_POINTS, METROPOLIS_POINTS } from '../cities-and-knights/data/improvements.ts';
import { metropolisesOf, tippedOf } from '../cities-and-knights/rules/points.ts';
import { LARGEST_ARMY_MIN, LARGEST_ARMY_POINTS, LONGEST_ROAD_POINTS } from '../data/course.ts';
import { cityPoints, openPoints, settlementPoints } from '../rules/points.ts';
import { type Catan, NOBODY, type Open } from '../rules/types.ts';
import { zonePoints } from '../seafarers/rules/expansion.ts';

export type PointSource =
  | 'settlements'
  | 'cities'
  | 'metropolises'
  | 'longestRoad'
  | 'largestArmy'
  | 'defenders'
  | 'progressPoints'
  | 'merchant'
  | 'islands'
  | 'victoryCards';

/** Where the open points of a seat come from; sources that bring nothing are left out. */
export function pointSources(open: Open, seat: Seat): ReadonlyMap<PointSource, number> {
  const { realm } = open;
  const tipped = realm === undefined ? 0 : tippedOf(open, seat);
  const all: [PointSource, number][] = [
    ['settlements', settlementPoints(open, seat) + tipped],
    ['cities', cityPoints(open, seat) - 2 * tipped],
    ['longestRoad', open.roadHolder === seat ? LONGEST_ROAD_POINTS : 0],
    ['largestArmy', open.armyHolder === seat ? LARGEST_ARMY_POINTS : 0],
  ];
  if (open.seas !== undefined) all.push(['islands', zonePoints(open, seat)]);
  if (realm !== undefined) {
    all.push(
      ['metropolises', metropolisesOf(open, seat) * METROPOLIS_POINTS],
      ['defenders', at(realm.defenders, seat)],
      ['progressPoints', realm.laid.filter((owner) => owner === seat).length],
      ['merchant', realm.merchantOwner === seat ? MERCHANT_POINTS : 0],
    );
  }
  return new Map(all.filter(([, points]) => points !== 0));
}

/** What a move changes, as a board shows it: differences between two positions of the same table. */
export interface Outcome {
  /** Cards of the viewer, by kind. */
  readonly hand: readonly number[];
  /** The viewer's points by source, where they change. */
  readonly gains: readonly { readonly source: PointSource; readonly by: number }[];
  /** The viewer's longest route before and after, where it changes. */
  readonly route: readonly [number, number] | null;
  /** Others whose points or routes change. */
  readonly others: readonly { readonly seat: Seat; readonly points: number; readonly route: readonly [number, number] | null }[];
  readonly points: readonly number[];
}

export function outcomeOf(before: View<Catan>, after: View<Catan>): Outcome {
  const { viewer } = before;
  const had = before.mine?.own.hand ?? [];
  const has = after.mine?.own.hand ?? had;
  const points = range(before.config.seats).map((seat) => openPoints(after.open, seat));
  return {
    hand: had.map((count, kind) => at(has, kind) - count),
    gains: viewer < 0 ? [] : gainsOf(before.open, after.open, viewer),
    route: viewer < 0 ? null : routeChange(before.open, after.open, viewer),
    others: range(before.config.seats)
      .filter((seat) => seat !== viewer)
      .map((seat) => ({
        seat,
        points: at(points, seat) - openPoints(before.open, seat),
        route: routeChange(before.open, after.open, seat),
      }))
      .filter(({ points: by, route }) => by !== 0 || route !== null),
    points,
  };
}

function gainsOf(before: Open, after: Open, seat: Seat): Outcome['gains'] {
  const had = pointSources(before, seat);
  const has = pointSources(after, seat);
  return [...new Set([...had.keys(), ...has.keys()])]
    .map((source) => ({ source, by: (has.get(source) ?? 0) - (had.get(source) ?? 0) }))
    .filter(({ by }) => by !== 0);
}

/** The knights with which a seat would take the largest army; null for whoever has it. */
export function armyNeeds({ armyHolder, knights }: Open, seat: Seat): number | null {
  if (armyHolder === seat) return null;
  return armyHolder === NOBODY ? LARGEST_ARMY_MIN : at(knights, armyHolder) + 1;
}

function routeChange(before: Open, after: Open, seat: Seat): readonly [number, number] | null {
  const [was, is] = [at(before.routes, seat), at(after.routes, seat)];
  return was === is ? null : [was, is];
}
