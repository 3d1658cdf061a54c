import type { Event } from '../rules/types.ts';

/** A card or good on its way from one thing on the table to another. */
export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly what: 'card' | 'good' | 'role';
  /** The face of the card, where everybody may see it. */
  readonly card?: number;
}

const MOST = 5;

/** The cards and goods that travel because of an event, between the anchors of the board. */
export function tripsOf(event: Event): readonly Trip[] {
  switch (event.kind) {
    case 'drew':
      return [trip('supply', `hand-${event.seat}`, event.count)];
    case 'drewCards':
      return [trip('supply', `hand-${event.seat}`, event.cards.length)];
    case 'discarded':
      return [trip(`hand-${event.seat}`, 'discard', event.count)];
    case 'discardedCards':
      return [trip(`hand-${event.seat}`, 'discard', event.cards.length)];
    case 'built':
      return [{ ...trip(`hand-${event.seat}`, `display-${event.seat}`, 1), card: event.card }];
    case 'produced':
      return [{ ...trip('supply', `display-${event.seat}`, event.goods.length), what: 'good' }];
    case 'sold':
      return [{ ...trip(`display-${event.seat}`, 'discard', event.goods.length), what: 'good' }];
    case 'roleTaken':
      return [{ ...trip(`role-${event.role}`, `display-${event.seat}`, 1), what: 'role' }];
    case 'mineTaken':
      return [{ ...trip('supply', `hand-${event.seat}`, 1), card: event.card }];
    default:
      return [];
  }
}

function trip(from: string, to: string, count: number): Trip {
  return { from, to, count: Math.min(MOST, count), what: 'card' };
}
