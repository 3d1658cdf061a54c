import { at, range } from '@ludoteca/kernel';
import { BY_PLAYERS } from '../../data/course.ts';
import { POSTS } from '../../data/duchies.ts';
import { PHASE_BONUS } from '../../data/scoring.ts';
import { estateOf, estatesIn, layoutOf } from '../estates.ts';
import { fieldOf, type Module } from '../module.ts';
import { score } from '../points.ts';
import { EMPTY, type Open } from '../types.ts';

const PAIR = 2;

/** The most border posts that one group of covered hexes joins. */
export function postsJoined(open: Open, estate: number): number {
  const { contact, gates } = layoutOf(open, estate);
  const duchy = at(open.duchies, estate);
  const seen = new Set<number>();
  let most = 0;
  for (const start of gates.flat()) {
    if (duchy[start] === EMPTY || seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const hex of group)
      for (const next of at(contact, hex)) {
        if (duchy[next] === EMPTY || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    most = Math.max(most, gates.filter((gate) => gate.some((hex) => group.includes(hex))).length);
  }
  return most;
}

/** The value of a reward for border posts: the phase for two, and for all three by who comes first. */
interface Reward {
  readonly posts: number;
  readonly points: number;
  readonly first: boolean;
  readonly rule: 'BUR-POST-03' | 'BUR-POST-04' | 'BUR-POST-05';
}

/** The rewards of an estate by the number of posts its hexes now join. */
export function postRewards(open: Open, estate: number, joined: number): Reward[] {
  const part = open.posts;
  if (part === undefined) return [];
  const before = at(part.joined, estate);
  const bonus = at(PHASE_BONUS, open.phase);
  const figures = BY_PLAYERS[open.points.length as keyof typeof BY_PLAYERS];
  const rewards: Reward[] = [];
  if (before < PAIR && joined >= PAIR) rewards.push({ posts: PAIR, points: bonus, first: false, rule: 'BUR-POST-03' });
  if (before >= POSTS || joined < POSTS) return rewards;
  const first = part.order.length === 0;
  const points = first ? bonus + figures.large : part.order.length === 1 ? figures.small : 0;
  return [...rewards, { posts: POSTS, points, first, rule: first ? 'BUR-POST-04' : 'BUR-POST-05' }];
}

/** Border posts: covered hexes that join two or all three of them bring points. */
export const posts: Module = {
  source: { name: 'posts', rule: 'BUR-POST-03', counts: (open) => open.posts !== undefined },
  prepare(open, config) {
    if (config.options.boards === 'posts') open.posts = { joined: open.layouts.map(() => 0), order: [] };
  },
  covered(ctx, seat) {
    const { open } = ctx.state;
    const part = open.posts;
    if (part === undefined) return;
    const estate = estateOf(open, seat);
    const joined = postsJoined(open, estate);
    const rewards = postRewards(open, estate, joined);
    part.joined[estate] = joined;
    if (joined === POSTS && !part.order.includes(estate)) part.order.push(estate);
    for (const reward of rewards) {
      ctx.tell?.({ kind: 'postsJoined', seat, ...reward });
      score(ctx, seat, reward.points, 'posts');
    }
  },
  invariant: {
    rule: 'BUR-POST-06',
    holds({ open }) {
      const part = open.posts;
      if (part === undefined) return true;
      return estatesIn(open).every((estate) => {
        if (at(open.layouts, estate) === EMPTY) return true;
        const joined = postsJoined(open, estate);
        // A single post is noted only with the next tile: nothing depends on it.
        return Math.max(1, joined) === Math.max(1, at(part.joined, estate)) && (joined === POSTS) === part.order.includes(estate);
      });
    },
  },
  described: {
    table: ['posts'],
    player: [],
    read(open, config, table) {
      const field = fieldOf(table, 'posts');
      if (config.options.boards !== 'posts') {
        if (!field.missing) field.refuse('no border posts without boards "posts"');
        return;
      }
      const joined = estatesIn(open).map((estate) => postsJoined(open, estate));
      const all = range(joined.length).filter((estate) => joined[estate] === POSTS);
      const order = field.or(all, (reader) => reader.list(0, all.length).map((seat) => seat.integer(0, joined.length - 1)));
      if (all.some((estate) => !order.includes(estate))) field.refuse(`the seats that have joined all posts, in order: ${all.join(', ')}`);
      open.posts = { joined, order };
    },
  },
};
