import { type Seat, sum, type View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { knightsToYou } from '../cities-and-knights/text/to-you.ts';
import type { Catan, Event } from '../rules/types.ts';
import { isSeasEvent, seasToYou } from '../seafarers/text/index.ts';
import { by, resourceName, say, someCards, youFirst } from './words.ts';

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

/** What others do to a seat or with it, told to that seat. For what it does itself the catalogues have a second person. */
export function toYou(event: Event, seat: Seat, view?: View<Catan>): Message | undefined {
  if (isSeasEvent(event)) return seasToYou(event, seat, view?.open);
  switch (event.kind) {
    case 'stolen':
      return event.victim === seat ? say('you.stolen', { ...by(event), resource: resourceName(event.resource, 1) }) : undefined;
    case 'handedOver':
      if (event.to !== seat) return undefined;
      return say('you.handedOver', { ...by(event), count: event.count, resource: resourceName(event.resource, event.count) });
    case 'largestArmy':
      return event.from === seat ? say('you.largestArmy', { ...by(event), knights: event.knights }) : undefined;
    case 'longestRoad':
      return event.from === seat ? say('you.longestRoad', { ...by(event), length: event.length }) : undefined;
    case 'offered': {
      if (!event.to.includes(seat)) return undefined;
      const terms = { ...by(event), give: someCards(event.give), want: someCards(event.want) };
      return event.to.length === 1 ? say('you.offered', terms) : say('event.offered', { ...terms, to: youFirst(event.to, seat) });
    }
    case 'traded':
      return event.with === seat
        ? say('you.traded', { ...by(event), give: someCards(event.give), take: someCards(event.take) })
        : undefined;
    default:
      return knightsToYou(event, seat, view?.open);
  }
}
