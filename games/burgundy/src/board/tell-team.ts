import { at, sum } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { estateOf, estatesIn, headOf, seatsOf } from '../rules/estates.ts';
import { storeOf } from '../rules/stores.ts';
import { areaShort, say } from '../text/words.ts';
import { type Bubble, bubble } from './bubble.ts';
import type { Desk } from './desk.svelte.ts';
import { endPoints, nearlyDone, uncoveredOf } from './prospects.ts';
import { describe, withForecast } from './tell-tiles.ts';
import type { Thing } from './ways.ts';

/** Areas that lack one hex are named up to this number. */
const NAMED_AT_MOST = 6;

/** The areas that lack one hex, the most valuable first; at the start of a game there are too many to read. */
export function lackingLine(desk: Desk, seat: number): string | undefined {
  const areas = nearlyDone(desk.open, seat, desk.view.config.seats).map(({ colour, points, bonus }) =>
    say('board.lackArea', { area: areaShort(colour), points: bonus > 0 ? `${points}+${bonus}` : points }),
  );
  if (areas.length === 0) return undefined;
  const more = areas.length - NAMED_AT_MOST;
  return desk.say(
    say('board.lacksOne', { areas: more > 0 ? [...areas.slice(0, NAMED_AT_MOST), say('board.more', { count: more })] : areas }),
  );
}

/** The letter by which a team is called. */
export function teamName(estate: number): Message {
  return say('board.team', { team: estate === 0 ? 'A' : 'B' });
}

/** Where a stored tile of the viewer lies: in the storage, or with partners in the shared or the own spaces. */
export function storedWhere(desk: Desk, place: number): Message {
  if (!desk.teams) return say('board.inStorage');
  return say(place < storeOf(desk.open, desk.seat, 'shared').length ? 'board.inShared' : 'board.inOwn');
}

/** A free space of the viewer's: what may lie there and who uses it. */
export function spaceBubble(desk: Desk, thing: Thing): Bubble {
  const kind = thing === 'space-shared' ? 'shared' : 'own';
  const about = bubble(desk.say(say(`board.space.${kind}`)), [desk.say(say(`board.space.${kind}Rule`))]);
  const [move] = desk.movesAt(thing);
  return move === undefined ? about : withForecast(desk, about, move);
}

/** A tile in a space that only the partner uses: what it does, and why it cannot be placed. */
export function partnerBubble(desk: Desk, place: number): Bubble | undefined {
  const partner = seatsOf(desk.open, desk.estate).find((seat) => seat !== desk.seat);
  const tile = partner === undefined ? undefined : storeOf(desk.open, partner, 'own')[place];
  if (partner === undefined) return undefined;
  const title = say('board.spacesOf', { seat: { seat: partner } });
  if (tile === undefined) return bubble(desk.say(title), [desk.say(say('board.partnerFree', { seat: { seat: partner } }))]);
  return { ...describe(desk, tile, title), why: desk.say(say('board.partnerOnly', { seat: { seat: partner } })) };
}

/** A team: its points, what the end would bring as things stand, what it has nearly finished. */
export function teamBubble(desk: Desk, estate: number): Bubble {
  const { open } = desk;
  const head = headOf(open, estate);
  const seats = seatsOf(open, estate);
  const ends = endPoints(open, head, desk.soldBy(head));
  const worth = sum(ends.monasteries.map(({ count, each }) => count * each));
  return bubble(desk.say(say('board.pointsOf', { seat: teamName(estate), points: sum(seats.map((seat) => at(open.points, seat))) })), [
    ...seats.map((seat) => desk.say(say('board.pointsOf', { seat: { seat }, points: at(open.points, seat) }))),
    ends.total > 0 ? desk.say(say('board.endTeam', { points: ends.total })) : undefined,
    ends.total > 0
      ? desk.say(
          say('board.endPointsRule', {
            goods: ends.goods,
            coins: ends.coins,
            workers: ends.workers,
            monasteries: worth,
            shields: ends.shields,
          }),
        )
      : undefined,
    lackingLine(desk, head),
    estate === estateOf(open, desk.seat) ? desk.say(say('board.teamRule')) : desk.say(say('board.enlargeRule')),
  ]);
}

/** How far the teams are from covering a colour. */
export function teamRace(desk: Desk, colour: number): string[] {
  return estatesIn(desk.open).map((estate) =>
    desk.say(say('board.canStill', { seat: teamName(estate), left: at(uncoveredOf(desk.open, headOf(desk.open, estate)), colour) })),
  );
}
