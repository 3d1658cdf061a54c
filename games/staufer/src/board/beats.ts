import type { Event, Open } from '../rules/types.ts';
import { openAfter } from './apply-event.ts';

/** What the stage shows during a scoring. */
export type Page =
  | { readonly kind: 'region'; readonly region: number }
  | { readonly kind: 'offices' | 'chests' | 'king' | 'order' }
  | { readonly kind: 'final'; readonly told: number };

/** The table after a group of events, and how long it stays, in travelling times. */
export interface Beat {
  readonly open: Open;
  readonly events: readonly Event[];
  readonly page: Page | null;
  readonly stays: number;
}

const SHORT = 1.6;
/** Long enough to read a table of ranks. */
const LONG = 12;
/** The beats of one turn together: about as long as the table shows it before the next. */
const TURN = 3;

/** The events that begin a new beat, and what the stage shows with it. */
function beginning(event: Event, told: number): { page: Page | null; stays: number } | undefined {
  switch (event.kind) {
    case 'placed':
    case 'moved':
    case 'supplied':
    case 'chestsTaken':
    case 'drewChest':
    case 'privilegeTaken':
      return { page: null, stays: SHORT };
    case 'ranked':
      return { page: { kind: 'region', region: event.region }, stays: LONG };
    case 'emptyRegion':
      return { page: { kind: 'region', region: event.region }, stays: LONG / 2 };
    case 'picked':
      return { page: { kind: 'region', region: event.region }, stays: SHORT };
    case 'bonusChests':
      return { page: { kind: 'region', region: event.region }, stays: SHORT * 2 };
    case 'cleanUp':
      return { page: { kind: 'offices' }, stays: LONG * 0.75 };
    case 'refilled':
      return { page: { kind: 'chests' }, stays: LONG / 2 };
    case 'kingMoved':
      return { page: { kind: 'king' }, stays: SHORT * 1.5 };
    case 'newOrder':
      return { page: { kind: 'order' }, stays: LONG / 2 };
    case 'jobScored':
      return { page: { kind: 'final', told }, stays: SHORT * 2 };
    case 'won':
      return { page: { kind: 'final', told }, stays: LONG };
    default:
      return undefined;
  }
}

/** Splits the events of a moment into beats. */
export function beatsOf(before: Open, events: readonly Event[]): Beat[] {
  const starts = events.flatMap((event, n) => {
    const found = beginning(event, n);
    return found === undefined ? [] : [{ n, ...found }];
  });
  const share = TURN / Math.max(1, starts.filter(({ page }) => page === null).length);
  return starts.map(({ n, page, stays }, place) => {
    const end = starts[place + 1]?.n ?? events.length;
    const shown = page?.kind === 'final' ? ({ kind: 'final', told: end } as const) : page;
    return {
      open: openAfter(before, events, end),
      events: events.slice(place === 0 ? 0 : n, end),
      page: shown,
      stays: page === null ? Math.min(stays, share) : stays,
    };
  });
}

/** The beats to be shown when a new moment comes while beats are being told, and whether they begin anew. */
export function queued(beats: readonly Beat[], at: number, fresh: readonly Beat[]): { list: readonly Beat[]; restart: boolean } {
  const present = beats[at];
  if (present === undefined || present.page === null) return { list: fresh, restart: true };
  // A scoring is told to its end and at its own pace; a turn that is overtaken is not told.
  const pages = beats.slice(at + 1).filter(({ page }) => page !== null);
  return { list: [...beats.slice(0, at + 1), ...pages, ...fresh], restart: false };
}
