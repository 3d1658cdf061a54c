import { at, type Seat } from '@ludoteca/kernel';
import { SLOTS_PER_DEPOT } from '../data/board.ts';
import { FACE_TYPE } from '../data/faces.ts';
import { SHIELD } from '../data/shields.ts';
import type { Space } from '../data/team.ts';
import { freeStepForPlacing, freeStepForTaking, NO_FREE_STEP, workersFor } from '../rules/dice.ts';
import { estateOf, layoutOf } from '../rules/estates.ts';
import { hexIn, type Layout } from '../rules/layout.ts';
import { workersForDouble } from '../rules/modules/shields/actions.ts';
import { INN_MARKET } from '../rules/moves.ts';
import { storedBy } from '../rules/stores.ts';
import { BLACK_DEPOT, type Move, type Open } from '../rules/types.ts';

/** A thing on the board that can be pressed. */
export type Thing =
  | `slot-${number}`
  | `black-${number}`
  | `stored-${number}`
  | `hex-${number}`
  | `good-${number}`
  | `quay-${number}`
  | `load-${number}`
  | `layout-${number}`
  | `shield-${number}`
  | `cargo-${number}`
  | `seat-${number}`
  | `die-${number}`
  | 'inn'
  | `space-${Space}`
  | 'workers'
  | 'coins';

export type Ways = ReadonlyMap<Thing, readonly Move[]>;

/** Every legal answer under the things it is about. An answer about two things (tile and hex) stands under both. */
export function waysOf(list: readonly Move[], open: Open, seat: Seat): Ways {
  const ways = new Map<Thing, Move[]>();
  const put = (thing: Thing, move: Move): void => {
    const found = ways.get(thing);
    if (found === undefined) ways.set(thing, [move]);
    else found.push(move);
  };
  for (const move of list) for (const thing of thingsOf(move, open, seat)) put(thing, move);
  return ways;
}

function thingsOf(move: Move, open: Open, seat: Seat): Thing[] {
  switch (move.kind) {
    case 'take':
      return slotsWith(open, move.value, move.tile);
    case 'gain':
      return slotsWith(open, move.depot, move.tile);
    case 'buy':
      return waresAt(open, move.market, move.tile);
    case 'grant':
      return [`hex-${move.hex}`, ...waresAt(open, move.market, move.tile)];
    case 'place':
      return [`hex-${move.hex}`, ...placesOf(storedBy(open, seat), move.tile, 'stored')];
    case 'discard':
      return placesOf(storedBy(open, seat), move.tile, 'stored');
    case 'sell':
      return [`good-${move.good}`];
    case 'workers':
      return ['workers'];
    case 'hire':
    case 'spend':
      return ['coins'];
    case 'sail':
      return [`quay-${move.depot}`];
    case 'stow':
      return [`space-${move.space}`];
    case 'shield':
    case 'crest':
      return [`hex-${move.hex}`, `shield-${move.shield}`];
    case 'set':
      return [`shield-${SHIELD.die}`, `die-${move.die}`];
    case 'study':
      return [`shield-${SHIELD.study}`, `seat-${move.seat}`];
    case 'fleet':
      return [`cargo-${move.good}`];
    case 'tribute':
      return [`shield-${move.shield}`, ...PAID_FROM[move.pay]];
    case 'duchy':
      return [`hex-${move.hex}`, `layout-${move.duchy}`];
    default:
      return [];
  }
}

const PAID_FROM: Record<Extract<Move, { kind: 'tribute' }>['pay'], readonly Thing[]> = { coin: ['coins'], worker: ['workers'], none: [] };

/** Where a tile that is bought or granted may lie. */
function waresAt(open: Open, market: number, tile: number): Thing[] {
  if (market === INN_MARKET) return ['inn'];
  return market === BLACK_DEPOT ? placesOf(open.black, tile, 'black') : slotsWith(open, market, tile);
}

function placesOf(tiles: readonly number[], tile: number, where: 'black' | 'stored'): Thing[] {
  return tiles.flatMap((other, place): Thing[] => (other === tile ? [`${where}-${place}`] : []));
}

function slotsWith(open: Open, depot: number, tile: number): Thing[] {
  const first = (depot - 1) * SLOTS_PER_DEPOT;
  return open.slots
    .slice(first, first + SLOTS_PER_DEPOT)
    .flatMap((other, place): Thing[] => (other === tile ? [`slot-${first + place}`] : []));
}

export function indexOf(thing: Thing): number {
  return Number(thing.slice(thing.indexOf('-') + 1));
}

function numberOf(layout: Layout, named: number): number {
  return at(layout.die, hexIn(layout, named));
}

/** The workers that an answer costs: those that change its dice, or pay for a purchase. */
export function workersOf(move: Move, open: Open, seat: Seat): number {
  const estate = estateOf(open, seat);
  switch (move.kind) {
    case 'take':
      return workersFor(open, estate, move.die, move.value, freeStepForTaking);
    case 'place':
      return workersFor(open, estate, move.die, numberOf(layoutOf(open, estate), move.hex), freeStepForPlacing(at(FACE_TYPE, move.tile)));
    case 'sell':
      return workersFor(open, estate, move.die, move.good + 1, NO_FREE_STEP);
    case 'shield':
      return workersForDouble(open, seat, move.value);
    case 'buy':
      return { coins: 0, mixed: 1, workers: 2 }[move.pay];
    default:
      return 0;
  }
}
