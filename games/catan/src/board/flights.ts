import type { Event } from '../rules/types.ts';

/** Cards or pieces on their way from one thing on the board to another, by the names of their anchors. */
export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** The kind of card where everybody may see it; null for a back. */
  readonly good: number | null;
}

const MOST = 4;
const seatHand = (seat: number): string => `hand-${seat}`;

function trips(from: string, to: string, cards: readonly number[]): Trip[] {
  return cards.flatMap((count, good) => (count > 0 ? [{ from, to, count: Math.min(MOST, count), good }] : []));
}

const back = (from: string, to: string, count = 1): Trip[] => [{ from, to, count: Math.min(MOST, count), good: null }];

/** What travels because of an event. */
export function tripsOf(event: Event): readonly Trip[] {
  switch (event.kind) {
    case 'produced':
    case 'startingCards':
      return trips('bank', seatHand(event.seat), event.cards);
    case 'plentyPlayed':
    case 'goldTaken':
      return trips('bank', seatHand(event.seat), event.cards);
    case 'gathered':
      return trips(`hex-${event.hexes[0] ?? 0}`, seatHand(event.seat), [...Array(event.good).fill(0), event.count]);
    case 'aqueductUsed':
      return [{ from: 'bank', to: seatHand(event.seat), count: 1, good: event.resource }];
    case 'discarded':
      return trips(seatHand(event.seat), 'bank', event.cards);
    case 'stolen':
      return [{ from: seatHand(event.victim), to: seatHand(event.seat), count: 1, good: event.resource }];
    case 'stolenUnseen':
      return back(seatHand(event.victim), seatHand(event.seat));
    case 'handedOver':
      return [{ from: seatHand(event.seat), to: seatHand(event.to), count: Math.min(MOST, event.count), good: event.resource }];
    case 'given':
      return trips(seatHand(event.seat), seatHand(event.to), event.cards);
    case 'givenUnseen':
      return back(seatHand(event.seat), seatHand(event.to), event.count);
    case 'plundered':
      return trips(seatHand(event.victim), seatHand(event.seat), event.cards);
    case 'plunderedUnseen':
      return back(seatHand(event.victim), seatHand(event.seat), event.count);
    case 'traded':
      return [
        ...trips(seatHand(event.seat), seatHand(event.with), event.give),
        ...trips(seatHand(event.with), seatHand(event.seat), event.take),
      ];
    case 'bankTraded':
      return [
        { from: seatHand(event.seat), to: 'bank', count: Math.min(MOST, event.count), good: event.give },
        { from: 'bank', to: seatHand(event.seat), count: 1, good: event.take },
      ];
    case 'cardBought':
      return back('deck-0', `seat-${event.seat}`);
    case 'progressDrawn':
      return back(`deck-${event.deck}`, `seat-${event.seat}`);
    default:
      return [];
  }
}

/** The piece that an event puts on the board, and where it comes from. */
export function arrivalOf(event: Event): { readonly piece: string; readonly seat: number } | null {
  switch (event.kind) {
    case 'roadBuilt':
    case 'roadPlaced':
      return { piece: `path-${event.edge}`, seat: event.seat };
    case 'shipBuilt':
    case 'shipPlaced':
      return { piece: `ship-${event.edge}`, seat: event.seat };
    case 'settlementBuilt':
    case 'settlementPlaced':
    case 'cityBuilt':
    case 'cityPlaced':
    case 'knightBuilt':
    case 'knightDeserted':
      return { piece: `corner-${event.vertex}`, seat: event.seat };
    default:
      return null;
  }
}
