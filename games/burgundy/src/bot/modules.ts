import { at, type Seat } from '@ludoteca/kernel';
import { BY_PLAYERS } from '../data/course.ts';
import { POSTS } from '../data/duchies.ts';
import { GOODS } from '../data/goods.ts';
import type { RouteBonusName } from '../data/routes.ts';
import { estateOf, layoutOf } from '../rules/estates.ts';
import { laidBy, spaceOf } from '../rules/modules/routes.ts';
import { shieldPoints } from '../rules/modules/shields/index.ts';
import { type BurgundyState, EMPTY, type Open, playersFor } from '../rules/types.ts';
import { type Course, chanceFor, expectedBonus } from './course.ts';

/** Weight of the modules' expected points. */
const TRUST = 0.75;

/** The points expected from the modules in play, beyond what is scored. */
export function modulesWorth(state: BurgundyState, seat: Seat, course: Course): number {
  const { open } = state;
  const estate = estateOf(open, seat);
  const posts = open.posts === undefined ? 0 : postsWorth(state, estate, course);
  const routes = open.routes === undefined ? 0 : routesWorth(open, estate, course);
  const shields = open.shields === undefined ? 0 : shieldsWorth(open, estate, course);
  return TRUST * (posts + routes + shields);
}

/** Border posts still to be joined, by the tiles that are missing on the way to them. */
function postsWorth({ open, config }: BurgundyState, estate: number, course: Course): number {
  const joined = open.posts?.joined[estate] ?? POSTS;
  if (joined >= POSTS) return 0;
  const { gates } = layoutOf(open, estate);
  const ways = gates.map((gate) => missingOnWay(open, estate, gate)).sort((a, b) => a - b);
  const [near, next, far] = [at(ways, 0), at(ways, 1), at(ways, 2)];
  const pair = near + next;
  const all = pair + far;
  const { large, small } = BY_PLAYERS[playersFor(config)];
  const order = open.posts?.order.length ?? 0;
  const prize = order === 0 ? expectedBonus(course, all) + large : order === 1 ? small : 0;
  const two = joined >= 2 ? 0 : expectedBonus(course, pair) * chanceFor(course, pair);
  return two + prize * chanceFor(course, all);
}

/** The value of a trade route's bonuses: about the same as the effects of tiles with the same yield. */
const BONUS_WORTH: Record<RouteBonusName, number> = { building: 2.4, church: 2.6, any: 3, market: 2.2, workers: 3.2, points: 4, coins: 3 };
const SPACES_AHEAD = 4;

/** The next spaces of the route whose goods are there already; the nearest are the most certain. */
function routesWorth(open: Open, estate: number, course: Course): number {
  const laid = laidBy(open, estate);
  let worth = 0;
  for (let ahead = 0; ahead < SPACES_AHEAD && course.dice > ahead; ahead++) {
    const space = spaceOf(open, estate, laid + ahead);
    if (space === undefined) break;
    const held = at(open.goods, estate * GOODS.length + space.good) > 0;
    // A sale of several goods runs on over spaces of other colours.
    worth += BONUS_WORTH[space.bonus] * (held ? 0.6 : 0.2) * 0.75 ** ahead;
  }
  return worth;
}

/** The value of each shield's power over a whole game, by number. */
const POWER: readonly number[] = [0, 5, 6, 3, 5, 8, 6, 5, 4, 6, 5, 4, 8, 0, 12, 10, 7, 10, 5];
const TRIBUTE_WORTH = 1.3;

/** Shields bring points at the end and work until then, but cost a coin, which must be there, at each end of phase. */
function shieldsWorth(open: Open, estate: number, course: Course): number {
  const held = open.shields?.held[estate] ?? [];
  if (held.length === 0) return 0;
  const power = held.reduce((worth, shield) => worth + at(POWER, shield) * course.share, 0);
  const lacking = Math.max(0, held.length - at(open.coins, estate) - course.dice * 0.15);
  const kept = Math.max(0.3, 1 - lacking / (held.length + 1));
  return kept * (shieldPoints(open, estate) + power) - held.length * course.phases * TRIBUTE_WORTH;
}

/** The fewest empty hexes from the covered ones to a gate, the gate included. */
function missingOnWay(open: Open, estate: number, gate: readonly number[]): number {
  const { contact } = layoutOf(open, estate);
  const duchy = at(open.duchies, estate);
  const seen = new Set(gate);
  let rim = [...gate];
  for (let missing = 0; rim.length > 0; missing++) {
    if (rim.some((hex) => duchy[hex] !== EMPTY)) return missing;
    const next: number[] = [];
    for (const hex of rim)
      for (const near of at(contact, hex)) {
        if (seen.has(near)) continue;
        seen.add(near);
        next.push(near);
      }
    rim = next;
  }
  return duchy.length;
}
