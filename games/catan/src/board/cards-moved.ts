import type { Seat } from '@ludoteca/kernel';
import type { Event } from '../rules/types.ts';

/** How an event changes the number of cards of one kind in a hand. */
interface Moved {
  readonly kind: number;
  readonly by: number;
}

const one = (kind: number, by: number): Moved[] => [{ kind, by }];
const all = (cards: readonly number[], sign: 1 | -1): Moved[] => cards.map((count, kind) => ({ kind, by: sign * count }));

/** The cards that an event brings into a seat's hand or takes out of it, what is spent on buildings apart. */
export function cardsMoved(event: Event, seat: Seat): readonly Moved[] {
  if (!('seat' in event)) return [];
  const isActor = event.seat === seat;
  switch (event.kind) {
    case 'produced':
    case 'startingCards':
    case 'plentyPlayed':
    case 'goldTaken':
      return isActor ? all(event.cards, 1) : [];
    case 'aqueductUsed':
      return isActor ? one(event.resource, 1) : [];
    case 'gathered':
      return isActor ? one(event.good, event.count) : [];
    case 'bankTraded':
      return isActor ? [...one(event.give, -event.count), ...one(event.take, 1)] : [];
    case 'stolen':
      return isActor ? one(event.resource, 1) : event.victim === seat ? one(event.resource, -1) : [];
    case 'plundered':
      return isActor ? all(event.cards, 1) : event.victim === seat ? all(event.cards, -1) : [];
    case 'handedOver':
      return isActor ? one(event.resource, -event.count) : event.to === seat ? one(event.resource, event.count) : [];
    case 'given':
      return isActor ? all(event.cards, -1) : event.to === seat ? all(event.cards, 1) : [];
    case 'exchanged':
      if (isActor) return [...one(event.give, -1), ...one(event.take, 1)];
      return event.with === seat ? [...one(event.give, 1), ...one(event.take, -1)] : [];
    case 'traded':
      if (isActor) return [...all(event.give, -1), ...all(event.take, 1)];
      return event.with === seat ? [...all(event.give, 1), ...all(event.take, -1)] : [];
    default:
      return [];
  }
}

/** Cards that others take without being asked. */
const TAKEN: readonly Event['kind'][] = ['stolen', 'plundered', 'handedOver', 'exchanged'];

function totals(events: readonly Event[], seat: Seat, kinds: number, sign: 1 | -1): readonly number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const event of events)
    for (const { kind, by } of cardsMoved(event, seat)) if (Math.sign(by) === sign) counts[kind] = (counts[kind] ?? 0) + Math.abs(by);
  return counts;
}

/** Cards of each kind that came into a hand. */
export const cardsGained = (events: readonly Event[], seat: Seat, kinds: number): readonly number[] => totals(events, seat, kinds, 1);

/** Cards of each kind that others took out of a hand. */
export function cardsLost(events: readonly Event[], seat: Seat, kinds: number): readonly number[] {
  const taken = events.filter(
    (event) => TAKEN.includes(event.kind) && 'seat' in event && !(event.kind === 'exchanged' && event.seat === seat),
  );
  return totals(taken, seat, kinds, -1);
}
