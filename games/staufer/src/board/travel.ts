import { range, type Seat } from '@ludoteca/kernel';
import { ENVOY, NOBLE } from '../data/course.ts';
import { isSpace, kindOfLying, placeOfLying, spaceOfPlace } from '../rules/table.ts';
import type { Event } from '../rules/types.ts';

/** The things that travel. */
type Thing =
  | { readonly kind: 'piece'; readonly seat: Seat; readonly piece: number }
  | { readonly kind: 'chest'; readonly chest: number }
  | { readonly kind: 'family'; readonly seat: Seat }
  | { readonly kind: 'king' };

/** A route from one anchor of the board to another. */
export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly what: Thing;
}

const placeAnchor = (place: number): string => (isSpace(place) ? `space-${spaceOfPlace(place)}` : `office-${place}`);
/** The viewer's own chests lie in a place of their own; the others' beside their names. */
const chestAnchor = (seat: Seat, home: Seat): string => (seat === home ? `chests-${seat}` : `seat-${seat}`);

function pieces(seat: Seat, envoys: number, nobles: number, from: string, to: string): Trip[] {
  return [ENVOY, NOBLE].flatMap((piece) =>
    range(piece === ENVOY ? envoys : nobles).map((): Trip => ({ from, to, what: { kind: 'piece', seat, piece } })),
  );
}

/** The routes of an event. */
export function tripsOf(event: Event, home: Seat): readonly Trip[] {
  switch (event.kind) {
    case 'placed':
      return [{ from: 'queue', to: `${event.track}-end`, what: { kind: 'family', seat: event.seat } }];
    case 'gained':
      return pieces(event.seat, event.envoys, event.nobles, `seat-${event.seat}`, `court-${event.seat}`);
    case 'fetched':
      return pieces(
        event.seat,
        event.piece === ENVOY ? 1 : 0,
        event.piece === NOBLE ? 1 : 0,
        `road-${event.region}`,
        `court-${event.seat}`,
      );
    case 'returned':
      return pieces(event.seat, event.envoys, event.nobles, `road-${event.region}`, `court-${event.seat}`);
    case 'moved':
    case 'paid':
      return event.regions.map(
        (region): Trip => ({
          ...{ from: `court-${event.seat}`, to: `road-${region}` },
          what: { kind: 'piece', seat: event.seat, piece: ENVOY },
        }),
      );
    case 'deployed':
      return [{ from: `court-${event.seat}`, to: `office-${event.office}`, what: { kind: 'piece', seat: event.seat, piece: event.piece } }];
    case 'secondEnvoy':
      return pieces(event.seat, 1, 0, `court-${event.seat}`, `office-${event.office}`);
    case 'chestsTaken':
      return event.chests.map(
        (chest): Trip => ({ from: placeAnchor(event.place), to: chestAnchor(event.seat, home), what: { kind: 'chest', chest } }),
      );
    case 'picked':
    case 'drewChest':
      return [{ from: 'pile', to: chestAnchor(event.seat, home), what: { kind: 'chest', chest: event.chest } }];
    case 'chestUsed':
      return [{ from: chestAnchor(event.seat, home), to: 'discards', what: { kind: 'chest', chest: event.chest } }];
    case 'refilled':
      return event.lying.map(
        (code): Trip => ({ from: 'pile', to: placeAnchor(placeOfLying(code)), what: { kind: 'chest', chest: kindOfLying(code) } }),
      );
    case 'cleared':
      return pieces(event.seat, event.envoys, event.nobles, `road-${event.region}`, `${event.court ? 'court' : 'seat'}-${event.seat}`);
    default:
      return [];
  }
}
