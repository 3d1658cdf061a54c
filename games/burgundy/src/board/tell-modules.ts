import { at } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { BY_PLAYERS, PHASES } from '../data/course.ts';
import { POSTS } from '../data/duchies.ts';
import { GOODS } from '../data/goods.ts';
import { PHASE_BONUS } from '../data/scoring.ts';
import { headOf } from '../rules/estates.ts';
import { postsJoined } from '../rules/modules/posts.ts';
import { EMPTY, type Open } from '../rules/types.ts';
import { goodName, goodsName, hexName, say } from '../text/words.ts';
import { type Bubble, bubble } from './bubble.ts';
import type { Desk } from './desk.svelte.ts';
import { routeOf } from './route.ts';

/** A border post: where it stands, and what joining posts would bring now. */
export function postBubble(desk: Desk, gate: number): Bubble | undefined {
  const { layout, open, estate } = desk;
  const hexes = layout.gates[gate];
  if (hexes === undefined) return undefined;
  const tiles = at(open.duchies, estate);
  const covered = hexes.some((hex) => (tiles[hex] ?? EMPTY) !== EMPTY);
  return bubble(desk.say(say('board.post', { hex: hexName(at(hexes, 0)), open: covered ? 'yes' : 'no' })), [
    desk.say(say('board.postRule')),
    ...stakes(desk),
  ]);
}

/** The points for all posts: who has them, and what they would be worth to the viewer. */
export function borderBubble(desk: Desk): Bubble {
  const { open } = desk;
  const order = (open.posts?.order ?? []).map((estate, place) =>
    desk.say(say('board.postOrder', { place: place + 1, seat: { seat: headOf(open, estate) } })),
  );
  return bubble(desk.say(say('board.borderTitle')), [desk.say(say('board.postRule')), ...order, ...stakes(desk)]);
}

function stakes(desk: Desk): string[] {
  const { open, estate } = desk;
  const part = open.posts;
  if (part === undefined || at(open.layouts, estate) === EMPTY) return [];
  const joined = postsJoined(open, estate);
  const bonus = at(PHASE_BONUS, open.phase);
  const { large, small } = BY_PLAYERS[desk.players];
  const all = part.order.length === 0 ? bonus + large : part.order.length === 1 ? small : 0;
  return [
    desk.say(say('board.postsNow', { joined, all: POSTS })),
    ...(joined < 2 ? [desk.say(say('board.pairNow', { points: bonus }))] : []),
    ...(joined < POSTS ? [desk.say(say('board.allNow', { points: all }))] : []),
  ];
}

/** How many inns are for sale and how many still come, one with each phase. */
export function innState(open: Open): Message {
  return say('board.innBeside', { ready: open.inns?.ready ?? 0, later: PHASES.length - 1 - open.phase });
}

/** A space of the viewer's trade route: its good and bonus, what lies there, and what a sale would bring to the next one. */
export function routeBubble(desk: Desk, place: number): Bubble | undefined {
  const { open, estate } = desk;
  const space = routeOf(open, estate)[place];
  if (space === undefined) return undefined;
  const { good, bonus, laid, next } = space;
  const title = say('board.routeSpace', {
    space: place + 1,
    good: goodName(good),
    bonus: say(`bonus.${bonus}`),
    laid: laid === undefined ? 'none' : goodName(laid),
    next: next ? 'yes' : 'no',
  });
  const held = at(open.goods, estate * GOODS.length + good);
  return bubble(desk.say(title), [
    laid === undefined ? undefined : desk.say(say(laid === good ? 'board.routeHit' : 'board.routeMiss')),
    next && held > 0 ? desk.say(say('board.routeYours', { goods: goodsName(good, held), space: place + 1 })) : undefined,
    desk.say(say('board.routeRule')),
  ]);
}
