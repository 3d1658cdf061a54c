import { at, sum } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { BY_PLAYERS } from '../data/course.ts';
import { MINE_TILE } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { SHIELD, SHIELD_POINTS } from '../data/shields.ts';
import { countFace, headOf } from '../rules/estates.ts';
import { castlesOf, holds } from '../rules/modules/shields/holding.ts';
import { NOBODY } from '../rules/types.ts';
import { hexName, say } from '../text/words.ts';
import { type Bubble, bubble } from './bubble.ts';
import type { Desk } from './desk.svelte.ts';
import { endPoints } from './prospects.ts';
import { withForecast } from './tell-tiles.ts';
import type { Thing } from './ways.ts';

/** What a shield does. */
export function shieldEffect(shield: number): Message {
  return say(`shield.${shield as 1}`);
}

/** A shield in a depot or on a castle: what it does, what that means for the viewer now, what it costs. */
export function shieldBubble(desk: Desk, shield: number, thing: Thing): Bubble {
  const { open, estate } = desk;
  const depot = (open.shields?.depots ?? []).findIndex((lying) => lying.includes(shield)) + 1;
  const own = desk.shieldsOf(estate).find((one) => one.shield === shield);
  const title = own === undefined ? say('board.shieldIn', { shield, depot }) : say('board.shieldOn', { shield, hex: hexName(own.hex) });
  const moves = desk.movesAt(thing);
  const [move] = moves;
  const castle = castlesOf(open, estate)[0];
  const about = bubble(desk.say(title), [
    desk.say(shieldEffect(shield)),
    nowLine(desk, shield),
    desk.say(say('board.shieldWorth', { points: at(SHIELD_POINTS, shield) })),
    move?.kind === 'shield' ? desk.say(say('board.doubleCost', { value: move.value, workers: desk.workers(move) })) : undefined,
    own === undefined ? undefined : useLine(desk, shield),
  ]);
  if (own !== undefined) return about;
  if (move !== undefined) return moves.length === 1 ? withForecast(desk, about, move) : about;
  const isAsked = desk.choice.question !== null && castle !== undefined;
  return { ...about, why: isAsked ? desk.choice.why({ kind: 'shield', value: depot, shield, hex: castle }) : undefined };
}

/** What an own shield whose power is used by pressing waits for, or whom it copies. */
function useLine(desk: Desk, shield: number): string | undefined {
  if (shield === SHIELD.die) return desk.say(say(desk.open.shields?.turned === true ? 'board.dieTurned' : 'board.dieTurns'));
  const other = at(desk.open.shields?.studied ?? [], desk.estate);
  if (shield !== SHIELD.study) return undefined;
  return desk.say(other === NOBODY ? say('board.studies') : say('outline.copies', { other: { seat: headOf(desk.open, other) } }));
}

/** What the effect is worth to the viewer as things stand, where that is a number. */
function nowLine(desk: Desk, shield: number): string | undefined {
  const { open, estate, seat } = desk;
  const goods = open.goods.slice(estate * GOODS.length, (estate + 1) * GOODS.length);
  const own = desk.shieldsOf(estate);
  const points = sum(own.map((one) => at(SHIELD_POINTS, one.shield)));
  switch (shield) {
    case SHIELD.mines:
      return desk.say(say('board.now.mines', { coins: countFace(open, estate, MINE_TILE) }));
    case SHIELD.coinPerGood:
      return desk.say(say('board.now.goods', { coins: sum(goods) }));
    case SHIELD.sales:
      return desk.say(say('board.now.sales', { points: sum(goods) * BY_PLAYERS[desk.players].good }));
    case SHIELD.monasteries: {
      const worth = sum(endPoints(open, seat, desk.soldBy(seat)).monasteries.map(({ count, each }) => count * each));
      return desk.say(say('board.now.end', { points: holds(open, estate, shield) ? worth / 2 : worth }));
    }
    case SHIELD.shields:
      return desk.say(
        say('board.now.end', { points: points + (own.some((one) => one.shield === shield) ? 0 : at(SHIELD_POINTS, shield)) }),
      );
    case SHIELD.castles:
      return desk.say(say('board.now.castles', { castles: castlesOf(open, estate).length }));
    default:
      return undefined;
  }
}

/** The tribute that the shields of the viewer cost at the end of the phase. */
export function tributeBubble(desk: Desk): Bubble {
  const { open, estate } = desk;
  const due = desk.shieldsOf(estate).length;
  const coins = at(open.coins, estate);
  const workers = holds(open, estate, SHIELD.workerTribute) ? at(open.workers, estate) : 0;
  return bubble(desk.say(say('outline.tribute', { count: due })), [
    desk.say(say('board.tributeRule')),
    desk.say(say('board.tributeNow', { coins, workers, lacking: Math.max(0, due - coins - workers) })),
  ]);
}
