import type { Seat } from '@ludoteca/kernel';
import type { Event, MoveKind } from '../rules/types.ts';
import { text } from '../text/index.ts';
import { say } from '../text/words.ts';
import type { Sight } from './sight.svelte.ts';

/** Cards that are aimed at a player. */
export const SEAT_CARDS: readonly MoveKind[] = ['masterMerchant', 'deserter', 'spy'];

/** What a seat's plate does not repeat: what everybody sees, and what is said about somebody else. */
const UNSAID: readonly Event['kind'][] = [
  'turnEnded',
  'turnBegun',
  'routeChanged',
  'longestRoadKept',
  'rolled',
  'seven',
  'prepared',
  'startRolled',
  'eventRolled',
];

/** What each seat did last, from the events that led here and what was said before. */
export function voicesAfter(before: ReadonlyMap<Seat, Event>, events: readonly Event[]): ReadonlyMap<Seat, Event> {
  const said = events.filter((event): event is Event & { readonly seat: Seat } => 'seat' in event && !UNSAID.includes(event.kind));
  // A roll is news for all: what was said before it is stale.
  const fresh = events.some(({ kind }) => kind === 'rolled');
  if (said.length === 0 && !fresh) return before;
  // Whoever spoke last stands last.
  const silent = [...before].filter(([seat]) => !fresh && !said.some((event) => event.seat === seat));
  return new Map([...silent, ...said.map((event) => [event.seat, event] as const)]);
}

/** What each seat did last when the table is opened in the middle of a turn: since the last roll. */
export function voicesSoFar(past: readonly Event[]): ReadonlyMap<Seat, Event> {
  const last = past.findLastIndex(({ kind }) => kind === 'rolled');
  return last < 0 ? new Map() : voicesAfter(new Map(), past.slice(last));
}

/** Events whose place is seen on the island and need not be named. */
const PLACED = [
  'settlementBuilt',
  'roadBuilt',
  'cityBuilt',
  'settlementPlaced',
  'roadPlaced',
  'cityPlaced',
  'robberMoved',
  'wallBuilt',
  'knightBuilt',
  'knightActivated',
  'knightPromoted',
  'knightMoved',
  'knightDisplaced',
  'knightRetreated',
  'knightRemoved',
  'knightDeserted',
  'robberChased',
  'cityRestored',
  'roadRemoved',
  'numbersSwapped',
  'merchantPlaced',
  'pillaged',
  'shipBuilt',
  'shipPlaced',
  'shipSailed',
  'shipRemoved',
  'pirateMoved',
  'pirateChased',
  'zoneReached',
] as const satisfies readonly Event['kind'][];

/** What a seat did, in few words. */
export function voiceOf(event: Event, sight: Sight): string {
  const placed = PLACED.find((kind) => kind === event.kind);
  return placed === undefined ? sight.told(text, event) : sight.say(say(`board.voice.${placed}`));
}

/** The same without the name that begins it: the seat's plate has it already. */
export function withoutName(words: string, name: string): string {
  return words.startsWith(`${name} `) ? words.slice(name.length + 1) : words;
}
