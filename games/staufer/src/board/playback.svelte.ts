import { at } from '@ludoteca/kernel';
import type { Telling } from '@ludoteca/ui/board';
import type { Event, Open } from '../rules/types.ts';
import { NONE } from '../rules/types.ts';
import { say } from '../text/words.ts';
import { type Beat, beatsOf, type Page, queued } from './beats.ts';
import type { Seen } from './seen.ts';

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

  /** The page of the last scoring for the event in the log that the person points at. */
  private readonly recalled: Beat | null = $derived.by(() => {
    const { pointed } = this.desk;
    return pointed === null ? null : (this.scoring.find(({ events }) => events.includes(pointed)) ?? null);
  });
  readonly beat: Beat | null = $derived.by(() => this.recalled ?? this.again ?? this.beats[this.at] ?? null);
  readonly open: Open | null = $derived.by(() => this.beat?.open ?? null);
  readonly isOn: boolean = $derived.by(() => this.at >= 0);

  /** How far a moment with a scoring has been told, its turn included; null when none is being told. */
  readonly telling: Telling<Event> | null = $derived.by(() => {
    const upTo = this.beats[this.at]?.events.at(-1);
    const next = this.at < 0 ? undefined : this.beats.slice(this.at).find(({ page }) => page !== null);
    if (upTo === undefined || next === undefined) return null;
    const isEnd = next.page?.kind === 'final';
    return { upTo, what: isEnd ? say('event.finalScoring') : say('board.scoring', { round: at(this.scoring, 0).open.round }) };
  });

  /** The page on the stage: one that is played back or read again, else the scoring in which somebody is asked now. */
  readonly page: Page | null = $derived.by(() => this.beat?.page ?? (this.beat === null ? livePage(this.desk) : null));

  /** A scoring is told and the king has not set out yet: his way and the pieces he will give back are marked. */
  readonly isKingToGo: boolean = $derived.by(() => this.page !== null && !['king', 'order', 'final'].includes(this.page.kind));

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
    const { list, restart } = queued(this.beats, this.at, beats);
    this.beats = list;
    if (restart) this.show(0);
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

  /** Goes on from a turn to the scoring after it, and from a scoring to the present. */
  hurry(): void {
    const scoring = this.beats.findIndex(({ page }) => page !== null);
    if (this.at < scoring) this.show(scoring);
    else this.finish();
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
