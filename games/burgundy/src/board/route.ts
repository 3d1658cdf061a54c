import { range } from '@ludoteca/kernel';
import { type RouteBonusName, SPACES_PER_ROUTE } from '../data/routes.ts';
import { laidBy, spaceOf } from '../rules/modules/routes.ts';
import type { Open } from '../rules/types.ts';

/** A space of a trade route as it is drawn. */
export interface RouteSpaceState {
  readonly space: number;
  readonly good: number;
  readonly bonus: RouteBonusName;
  /** The good that was laid there. */
  readonly laid: number | undefined;
  readonly next: boolean;
}

/** The whole route of an estate, from the left. */
export function routeOf(open: Open, estate: number): readonly RouteSpaceState[] {
  const spaces = (open.routes?.tiles[estate]?.length ?? 0) * SPACES_PER_ROUTE;
  const laid = laidBy(open, estate);
  return range(spaces).flatMap((space) => {
    const found = spaceOf(open, estate, space);
    return found === undefined ? [] : [{ space, ...found, laid: open.routes?.laid[estate]?.[space], next: space === laid }];
  });
}

/** The part of a route that is shown where there is no room for all of it: whole tiles, with the next space among them. */
export function windowOf(route: readonly RouteSpaceState[], tiles: number): readonly RouteSpaceState[] {
  const all = route.length / SPACES_PER_ROUTE;
  const next = route.findIndex((space) => space.next);
  const current = next < 0 ? all - 1 : Math.floor(next / SPACES_PER_ROUTE);
  const first = Math.max(0, Math.min(current, all - tiles));
  return route.slice(first * SPACES_PER_ROUTE, (first + tiles) * SPACES_PER_ROUTE);
}
