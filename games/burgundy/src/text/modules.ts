import { range, sum } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { PHASES } from '../data/course.ts';
import { SPACES_PER_ROUTE } from '../data/routes.ts';
import { headOf, layoutOf } from '../rules/estates.ts';
import { postRewards, postsJoined } from '../rules/modules/posts.ts';
import { laidBy, spaceOf } from '../rules/modules/routes.ts';
import type { Open } from '../rules/types.ts';
import { goodName, hexName, listed, player, say } from './words.ts';

/** What modules have put on the table between the players. */
export function modulesOnTable(open: Open): Message[] {
  const { inns, posts } = open;
  return [
    ...(inns === undefined ? [] : [say('outline.inns', { ready: inns.ready, later: PHASES.length - 1 - open.phase })]),
    ...(posts === undefined
      ? []
      : [say('outline.postOrder', { seats: listed(posts.order.map((estate) => player(headOf(open, estate)))) })]),
  ];
}

/** What modules have put on a duchy. */
export function modulesOnDuchy(open: Open, estate: number): Message[] {
  const { gates } = layoutOf(open, estate);
  const joined = gates.length === 0 ? [] : [say('outline.gates', { hexes: gates.flat().map(hexName), joined: postsJoined(open, estate) })];
  return [...joined, ...(open.routes === undefined ? [] : [routeLine(open, estate)])];
}

/** The free spaces of a trade route. */
function routeLine(open: Open, estate: number): Message {
  const laid = laidBy(open, estate);
  const spaces = (open.routes?.tiles[estate]?.length ?? 0) * SPACES_PER_ROUTE;
  const next = range(spaces).flatMap((space) => {
    const found = space < laid ? undefined : spaceOf(open, estate, space);
    return found === undefined ? [] : [say('outline.routeSpace', { good: goodName(found.good), bonus: say(`bonus.${found.bonus}`) })];
  });
  return next.length === 0 ? say('outline.routeFull') : say('outline.route', { laid, spaces, next });
}

/** The points for border posts that an estate would get as its duchy lies. */
export function postsBy(open: Open, estate: number): number {
  if (open.posts === undefined) return 0;
  return sum(postRewards(open, estate, postsJoined(open, estate)).map(({ points }) => points));
}
