import { at } from '@ludoteca/kernel';
import { GOODS } from '../data/goods.ts';
import { estateOf, seatsOf } from '../rules/estates.ts';
import { INN_MARKET } from '../rules/moves.ts';
import { BLACK_DEPOT, type Event, type Open } from '../rules/types.ts';

/** Something on its way from one place of the board to another; places are named by `data-anchor`. */
export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly what:
    | { readonly tile: number }
    | { readonly shield: number }
    | { readonly good: number }
    | 'coin'
    | 'worker'
    | 'sold'
    | { readonly points: number };
  readonly count: number;
}

const MOST = 4;

function some(from: string, to: string, what: Trip['what'], count: number): Trip[] {
  return count > 0 ? [{ from, to, what, count: Math.min(MOST, count) }] : [];
}

/** A place that cannot be told from the event alone, because equal tiles are not told apart. */
export interface Found {
  /** The slot of a depot from which a tile has just gone, or in which it lies. */
  slotOf(market: number, tile: number): string;
  storedOf(seat: number, tile: number): string;
  /** The space of the storage that a tile has come to. */
  landingOf(seat: number, tile: number): string;
  readonly hex: string | undefined;
  /** Whether goods that are sold go on a trade route. */
  readonly hasRoutes: boolean;
  /** Where a tile that a shield grants comes from, while it is on its way to its hex. */
  readonly granted: string | undefined;
}

/** What travels because of an event. */
export function tripsOf(event: Event, found: Found): Trip[] {
  switch (event.kind) {
    case 'taken':
    case 'gained':
      return some(found.slotOf(event.depot, event.tile), found.landingOf(event.seat, event.tile), { tile: event.tile }, 1);
    case 'bought':
      return [
        ...some(found.slotOf(event.market, event.tile), found.landingOf(event.seat, event.tile), { tile: event.tile }, 1),
        ...some(`coins-${event.seat}`, found.slotOf(event.market, event.tile), 'coin', event.coins),
        ...some(`workers-${event.seat}`, found.slotOf(event.market, event.tile), 'worker', event.workers),
      ];
    case 'placed':
      return some(found.granted ?? found.storedOf(event.seat, event.tile), `hex-${event.seat}-${event.hex}`, { tile: event.tile }, 1);
    case 'dieChanged':
      return some(`workers-${event.seat}`, `dice-${event.seat}`, 'worker', event.workers);
    case 'sailed':
      return event.goods.flatMap((count, good) => some(`quay-${event.depot}`, `goods-${event.seat}`, { good }, count));
    case 'goodDelivered':
      return some('white', `quay-${event.depot}`, { good: event.good }, 1);
    case 'sold':
      return [
        ...some(`good-${event.seat}-${event.good}`, `sold-${event.seat}`, { good: event.good }, found.hasRoutes ? 0 : event.count),
        ...some(`sold-${event.seat}`, `coins-${event.seat}`, 'coin', event.coins),
        ...points(`good-${event.seat}-${event.good}`, event.seat, event.points),
      ];
    case 'routed':
      return some(
        `good-${event.seat}-${event.good}`,
        event.space < 0 ? `sold-${event.seat}` : `route-${event.seat}-${event.space}`,
        { good: event.good },
        1,
      );
    case 'shieldTaken':
      return [
        ...some(`shield-${event.shield}`, `hex-${event.seat}-${event.hex}`, { shield: event.shield }, 1),
        ...some(`workers-${event.seat}`, `dice-${event.seat}`, 'worker', event.workers),
      ];
    case 'tributePaid':
      return some(`${event.pay}s-${event.seat}`, `shield-${event.shield}`, event.pay, 1);
    case 'shieldLost':
      return some(`shield-${event.shield}`, 'white', { shield: event.shield }, 1);
    case 'workerToo':
      return some(`duchy-${event.seat}`, `workers-${event.seat}`, 'worker', event.workers);
    case 'fleetLanded':
      return some('white', `goods-${event.seat}`, { good: event.good }, event.count);
    case 'workersTaken':
    case 'buildingWorkers':
    case 'hired':
      return some(found.hex ?? `dice-${event.seat}`, `workers-${event.seat}`, 'worker', event.workers);
    case 'buildingCoins':
      return some(found.hex ?? `dice-${event.seat}`, `coins-${event.seat}`, 'coin', event.coins);
    case 'mineIncome':
      return [
        ...some(`duchy-${event.seat}`, `coins-${event.seat}`, 'coin', event.coins),
        ...some(`duchy-${event.seat}`, `workers-${event.seat}`, 'worker', event.workers),
      ];
    case 'areaScored':
    case 'phaseBonus':
    case 'herdScored':
    case 'watchtower':
      return points(found.hex ?? `duchy-${event.seat}`, event.seat, event.points);
    case 'postsJoined':
      return points(
        event.posts > 2 && event.points > 0 ? `border-${event.first ? 0 : 1}` : (found.hex ?? `duchy-${event.seat}`),
        event.seat,
        event.points,
      );
    case 'bonusTaken':
      return points(`bonus-${2 * event.colour + (event.large ? 0 : 1)}`, event.seat, event.points);
    default:
      return [];
  }
}

function points(from: string, seat: number, amount: number): Trip[] {
  return amount > 0 ? [{ from, to: `points-${seat}`, what: { points: amount }, count: 1 }] : [];
}

/** The names under which a place may be drawn: what partners share carries the name of one of them. */
export function aliasesOf(open: Open, name: string): readonly string[] {
  const [, kind, seat, rest] = /^([a-z]+)-(\d)(.*)$/.exec(name) ?? [];
  if (open.estates === undefined || seat === undefined || !COMMON.includes(kind ?? '')) return [name];
  return [name, ...seatsOf(open, estateOf(open, Number(seat))).map((other) => `${kind}-${other}${rest}`)];
}

const COMMON: readonly string[] = ['coins', 'workers', 'goods', 'good', 'sold', 'hex', 'duchy', 'stored', 'storage'];

/** The slots of a market by name. */
export function slotNames(market: number, slots: number): readonly string[] {
  if (market === BLACK_DEPOT) return Array.from({ length: slots }, (_, slot) => `black-${slot}`);
  if (market === INN_MARKET) return ['inn'];
  return [0, 1, 2, 3].map((place) => `slot-${(market - 1) * 4 + place}`);
}

/** The name of the drawing of something that travels. */
export function drawingOf(what: Exclude<Trip['what'], { points: number }>, faces: readonly string[]): string {
  if (typeof what === 'string') return `#bur-${what}`;
  if ('shield' in what) return `#bur-shield-${what.shield}`;
  return 'tile' in what ? `#bur-tile-${at(faces, what.tile)}` : `#bur-good-${at(GOODS, what.good)}`;
}
