import { at, type MoveFor, range, sum, type View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { PHASES } from '../data/course.ts';
import { GOODS } from '../data/goods.ts';
import { SPACES_PER_ROUTE } from '../data/routes.ts';
import { SHIELD_POINTS } from '../data/shields.ts';
import { estateOf, headOf, layoutOf } from '../rules/estates.ts';
import { postRewards, postsJoined } from '../rules/modules/posts.ts';
import { laidBy, spaceOf } from '../rules/modules/routes.ts';
import { workersForDouble } from '../rules/modules/shields/actions.ts';
import { type Burgundy, NOBODY, type Open } from '../rules/types.ts';
import { goodName, goodsName, hexName, listed, number, player, say } from './words.ts';

/** The modules' pieces on the table between the players. */
export function modulesOnTable(open: Open): Message[] {
  const { inns, posts, shields } = open;
  return [
    ...(inns === undefined ? [] : [say('outline.inns', { ready: inns.ready, later: PHASES.length - 1 - open.phase })]),
    ...(posts === undefined
      ? []
      : [say('outline.postOrder', { seats: listed(posts.order.map((estate) => player(headOf(open, estate)))) })]),
    ...(shields === undefined
      ? []
      : [
          say('outline.depotShields', { depots: shields.depots.map((lying, place) => depotShields(place + 1, lying)) }),
          ...shields.depots
            .flat()
            .map((shield) => say('outline.shieldTo', { shield, points: at(SHIELD_POINTS, shield), effect: shieldEffect(shield) })),
        ]),
  ];
}

/** The modules' pieces on a duchy. */
export function modulesOnDuchy(open: Open, estate: number): Message[] {
  const { gates } = layoutOf(open, estate);
  const joined = gates.length === 0 ? [] : [say('outline.gates', { hexes: gates.flat().map(hexName), joined: postsJoined(open, estate) })];
  return [...joined, ...(open.routes === undefined ? [] : [routeLine(open, estate)]), ...shieldLines(open, estate)];
}

/** The shields of a duchy, and their cost. */
function shieldLines(open: Open, estate: number): Message[] {
  const part = open.shields;
  if (part === undefined) return [];
  const held = at(part.held, estate);
  const other = at(part.studied, estate);
  return [
    ...held.map((shield, place) =>
      say('outline.shieldOf', {
        shield,
        points: at(SHIELD_POINTS, shield),
        hex: hexName(at(at(part.hexes, estate), place)),
        effect: shieldEffect(shield),
      }),
    ),
    ...(other === NOBODY ? [] : [say('outline.copies', { other: { seat: headOf(open, other) } })]),
    ...(held.length === 0 ? [] : [say('outline.tribute', { count: held.length })]),
  ];
}

/** The shields that lie in a depot. */
export function depotShields(depot: number, shields: readonly number[]): Message {
  return say('outline.depotShield', { depot, shields: listed(shields.map(number)) });
}

/** The effect of a shield. */
function shieldEffect(shield: number): Message {
  return say(`shield.${shield as ShieldNumber}`);
}
type ShieldNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;

type ShieldMove = MoveFor<Burgundy, 'shield' | 'crest' | 'set' | 'study' | 'fleet' | 'tribute'>;

/** Answers that only shields know. */
export function shieldAnswer(move: ShieldMove, { open, viewer }: View<Burgundy>): Message {
  const estate = estateOf(open, viewer);
  switch (move.kind) {
    case 'shield':
    case 'crest': {
      const { shield } = move;
      const args = { shield, hex: hexName(move.hex), old: shieldOn(open, estate, move.hex), effect: shieldEffect(shield) };
      if (move.kind === 'crest') return say('answer.crest', { ...args, depot: move.depot });
      return say('answer.shield', { ...args, value: move.value, workers: workersForDouble(open, viewer, move.value) });
    }
    case 'set':
      return say('answer.set', { die: move.die, value: move.value });
    case 'study':
      return say('answer.study', { other: { seat: move.seat } });
    case 'fleet': {
      const count = sum(open.depotGoods.filter((_, cell) => cell % GOODS.length === move.good));
      return say('answer.fleet', { goods: goodsName(move.good, count) });
    }
    case 'tribute':
      return say('answer.tribute', { shield: move.shield, pay: move.pay });
  }
}

/** The shield on a castle, 0 where there is none. */
function shieldOn({ shields }: Open, estate: number, hex: number): number {
  const place = shields?.hexes[estate]?.indexOf(hex) ?? -1;
  return shields?.held[estate]?.[place] ?? 0;
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
