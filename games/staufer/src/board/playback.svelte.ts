import { at } from '@ludoteca/kernel';
import type { Event, Open } from '../rules/types.ts';
import { NONE } from '../rules/types.ts';
import { openAfter } from './apply-event.ts';
import type { Seen } from './seen.ts';

/** What the stage tells about while a scoring goes on. */
export type Page =
  | { readonly kind: 'region'; readonly region: number }
  | { readonly kind: 'offices' | 'chests' | 'king' | 'order' }
  | { readonly kind: 'final'; readonly told: number };

/** The table after some events that belong together, and how long it stays, in travelling times. */
export interface Beat {
  readonly open: Open;
  readonly events: readonly Event[];
  readonly page: Page | null;
  readonly stays: number;
}

const SHORT = 1.6;
const LONG = 7;
/** The beats of one turn together: about as long as the table shows it before the next. */
const TURN = 3;

/**
 * Shows the events of a moment one after another: a turn in three or four beats, a scoring page by page. It lags behind
 * the table's view and never stands in the way: any press shows the present at once.
 */
export class Playback {
  private beats = $state.raw<readonly Beat[]>([]);
  private at = $state(-1);
  /** The pages of the last scoring, to be read again. */
  scoring = $state.raw<readonly Beat[]>([]);
  private again = $state.raw<Beat | null>(null);
  paused = $state(false);
  private before: Open | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = 0;
  private readonly desk: Seen;

  constructor(desk: Seen) {
    this.desk = desk;
  }

  /** The page of the last scoring that tells of the event which the person points at in the log. */
  private readonly recalled: Beat | null = $derived.by(() => {
    const { pointed } = this.desk;
    return pointed === null ? null : (this.scoring.find(({ events }) => events.includes(pointed)) ?? null);
  });
  readonly beat: Beat | null = $derived.by(() => this.recalled ?? this.again ?? this.beats[this.at] ?? null);
  readonly open: Open | null = $derived.by(() => this.beat?.open ?? null);
  readonly isOn: boolean = $derived.by(() => this.at >= 0);

  /** What the stage shows: a page that is played back or read again, else the scoring in which somebody is asked now. */
  readonly page: Page | null = $derived.by(() => this.beat?.page ?? (this.beat === null ? livePage(this.desk) : null));

  /** A moment has come. */
  hear(events: readonly Event[], pace: number): void {
    const { before } = this;
    const { open } = this.desk.view;
    this.before = open;
    this.pace = pace;
    if (before === null || events.length === 0) {
      this.finish();
      return;
    }
    const beats = beatsOf(before, events);
    const pages = beats.filter(({ page }) => page !== null);
    if (pages.length > 0) this.scoring = events.some(({ kind }) => kind === 'markerSet') ? pages : [...this.scoring, ...pages];
    if (pace === 0) {
      this.finish();
      return;
    }
    this.again = null;
    if (this.at < 0 || at(this.beats, this.at).page === null) {
      this.beats = beats;
      this.show(0);
      return;
    }
    // A scoring is told to its end and at its own time; a turn that is overtaken is not told.
    const told = this.beats.slice(0, this.at + 1);
    this.beats = [...told, ...this.beats.slice(this.at + 1).filter(({ page }) => page !== null), ...beats];
  }

  private show(index: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (index >= this.beats.length) {
      this.finish();
      return;
    }
    this.at = index;
    if (!this.paused) this.timer = setTimeout(() => this.show(index + 1), at(this.beats, index).stays * this.pace);
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.timer);
    else if (this.at >= 0) this.show(this.at + 1);
  }

  /** Shows a page of the last scoring again; the same page once more, or nothing, shows the present. */
  read(beat: Beat | null): void {
    this.finish();
    this.again = beat;
  }

  finish(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.paused = false;
    this.again = null;
    this.at = -1;
    this.beats = [];
  }
}

/** Which events begin a new beat, and what the stage shows with it. */
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
      return { page: { kind: 'offices' }, stays: LONG / 2 };
    case 'refilled':
      return { page: { kind: 'chests' }, stays: LONG / 2 };
    case 'kingMoved':
      return { page: { kind: 'king' }, stays: SHORT * 1.5 };
    case 'newOrder':
      return { page: { kind: 'order' }, stays: LONG / 2 };
    case 'jobScored':
      return { page: { kind: 'final', told }, stays: SHORT };
    case 'won':
      return { page: { kind: 'final', told }, stays: LONG };
    default:
      return undefined;
  }
}

/** Parts the events of a moment into beats. */
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

/** The page for a position at rest: inside a scoring the region whose bonus or clean-up is being decided; at the end the end. */
function livePage({ view }: Seen): Page | null {
  const { open, agenda } = view;
  if (open.finished) return { kind: 'final', told: Number.POSITIVE_INFINITY };
  if (open.marker === NONE) return null;
  const a = at(open.rowsA, open.round - 1);
  for (const step of agenda.toReversed()) {
    if (step.kind === 'protect' || step.kind === 'immunity') return { kind: 'offices' };
    if (step.kind === 'scoreRegion') return { kind: 'region', region: a };
    if (step.kind === 'pick' || step.kind === 'pickNext' || step.kind === 'picked' || step.kind === 'gain')
      return { kind: 'region', region: (step.open as { readonly region: number }).region };
  }
  return { kind: 'region', region: open.marker };
}
