import { type Seat, sum } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { knightsToYou } from '../cities-and-knights/text/to-you.ts';
import type { Event } from '../rules/types.ts';
import { resourceName, say, someCards } from './words.ts';

/** A card is worth a third of a point, roughly. */
const CARD = 1 / 3;

/** The effect of somebody else's event on a seat, in rough points; 0 when it does not concern the seat. */
export function impact(event: Event, seat: Seat): number {
  switch (event.kind) {
    case 'stolen':
    case 'stolenUnseen':
      return event.victim === seat ? -CARD : 0;
    case 'handedOver':
      return event.seat === seat ? -event.count * CARD : 0;
    case 'given':
      return event.seat === seat ? -sum(event.cards) * CARD : 0;
    case 'plundered':
      return event.victim === seat ? -sum(event.cards) * CARD : 0;
    case 'progressTaken':
      return event.victim === seat ? -1 : 0;
    case 'longestRoad':
    case 'largestArmy':
      return event.from === seat && event.seat !== seat ? -2 : 0;
    case 'longestRoadAside':
      return event.seat === seat ? -2 : 0;
    case 'metropolis':
      return event.from === seat && event.seat !== seat ? -2 : 0;
    case 'merchantPlaced':
      return event.from === seat && event.seat !== seat ? -1 : 0;
    case 'pillaged':
      return event.seat === seat ? -1.5 : 0;
    case 'defender':
      return event.seat === seat ? 1 : 0;
    case 'knightDisplaced':
    case 'knightRemoved':
      return event.seat === seat ? -0.5 : 0;
    case 'roadRemoved':
    case 'shipRemoved':
      return event.owner === seat && event.seat !== seat ? -0.5 : 0;
    case 'produced':
      return event.seat === seat ? sum(event.cards) * CARD : 0;
    default:
      return 0;
  }
}

/** The same, told to the seat itself. */
export function toYou(event: Event, seat: Seat): Message | undefined {
  if (impact(event, seat) === 0) return undefined;
  switch (event.kind) {
    case 'produced':
      return say('you.produced', { cards: someCards(event.cards) });
    case 'stolen':
      return say('you.stolen', { seat: { seat: event.seat }, resource: resourceName(event.resource, 1) });
    case 'stolenUnseen':
      return say('you.stolenUnseen', { seat: { seat: event.seat } });
    case 'handedOver':
      return say('you.handedOver', { count: event.count, resource: resourceName(event.resource, event.count), to: { seat: event.to } });
    case 'largestArmy':
      return say('you.largestArmy', { seat: { seat: event.seat }, knights: event.knights });
    case 'longestRoad':
      return say('you.longestRoad', { seat: { seat: event.seat }, length: event.length });
    case 'longestRoadAside':
      return say('you.longestRoadAside');
    case 'shipRemoved':
      return say('you.shipRemoved', { seat: { seat: event.seat } });
    default:
      return knightsToYou(event);
  }
}
