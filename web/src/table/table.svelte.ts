import type { Room } from '@ludoteca/games';
import { boardFor } from '@ludoteca/games/boards';
import { type AnyEvent, type Seat, SPECTATOR, same, type View, type Viewer, waitedFor } from '@ludoteca/kernel';
import { besideBoard, type Message, type Speaker, speaker } from '@ludoteca/text';
import type { BoardSeat } from '@ludoteca/ui';
import { untrack } from 'svelte';
import type { Inquiry } from '../advice/inquiry.ts';
import { lang } from '../app/lang.svelte.ts';
import { prefs, type Speed } from '../app/prefs.svelte.ts';
import { WORDS, w } from '../app/words.svelte.ts';
import { ChoiceState } from '../link/choice.svelte.ts';
import type { Sitter, TableLink } from '../link/link.ts';
import { Presenter } from '../link/presenter.svelte.ts';
import { type KnownStanding, knownStanding } from '../link/standing.ts';
import { withRules } from '../texts/rooms.svelte.ts';
import { BarState } from './bar.svelte.ts';

const STAY_MS: Readonly<Record<Speed, number>> = { slow: 1_800, normal: 850, fast: 320, off: 0 };
const TRAVEL_MS: Readonly<Record<Speed, number>> = { slow: 300, normal: 240, fast: 120, off: 0 };

/** Everything the table page shows, put together from its link. */
export class TableState {
  readonly link: TableLink;
  readonly choice: ChoiceState;
  readonly bar: BarState;
  presenter = $state.raw<Presenter | null>(null);
  /** An event of the log that the person points at. */
  pointed = $state.raw<AnyEvent | null>(null);
  /** The board's own question while an answer is half made, and the decision it belongs to. */
  private halfway = $state.raw<{ readonly decision: number | undefined; readonly question: Message } | null>(null);
  private doneSoFar = $state.raw<{ readonly decision: number | undefined; readonly links: readonly Message[] } | null>(null);
  /** What the bar has told of the time since the viewer's last answer, when it last did. */
  private onceShown: readonly AnyEvent[] = [];
  /** The explanation that the person has asked for. */
  inquiry = $state.raw<Inquiry | null>(null);
  /** The seat the device is being handed to, while its things are still covered. */
  handing = $state.raw<Seat | null>(null);

  constructor(link: TableLink) {
    this.link = link;
    this.choice = new ChoiceState(() => {
      const { room, presenter, speak } = this;
      if (room === null || presenter === null || speak === null) return null;
      const isBehind = presenter.backlog > 0 || this.telling !== null;
      return { link, game: room.game, speak, frame: isBehind ? shownOnly(presenter.frame) : presenter.frame };
    });
    this.bar = new BarState(this);
    $effect(() => this.sit());
    // Effects run when the page has been changed: now it can be read.
    $effect(() => {
      if (this.bar.tells('since')) this.onceShown = this.since;
    });
    // A refusal is about one press in one position, and an error of the connection goes when that is mended.
    $effect(() => {
      void this.presenter?.frame;
      if (link.connection === 'open') this.choice.refusal = null;
    });
    // An explanation is about the position in which it was asked for.
    $effect(() => {
      void this.decision;
      this.inquiry = null;
    });
    // A person who has played a game to its end needs no help with it.
    $effect(() => {
      if (this.isFirstGame && this.presenter?.frame?.view.over === true) prefs.hinted.push(link.facts?.game ?? '');
    });
    $effect(() => () => this.presenter?.close());
  }

  get room() {
    return this.link.room;
  }

  /** The words of the game: beside a drawn board, or instead of it. */
  private spoken({ game, text }: Room): Parameters<typeof speaker>[0] {
    const isDrawn = prefs.rendering === 'board' && boardFor(game.meta.id, this.link.facts?.options) !== undefined;
    return isDrawn ? besideBoard(text) : text;
  }

  readonly names: readonly string[] = $derived.by(
    steady(() => (this.link.facts?.seats ?? []).map((sitter, seat) => sitterName(sitter, seat))),
  );

  readonly speak: Speaker | null = $derived.by(() =>
    this.room === null ? null : withRules(this.room, speaker(this.spoken(this.room), lang(), this.names, WORDS)),
  );

  readonly seats: readonly BoardSeat[] = $derived.by(
    steady(() => this.names.map((name, seat) => ({ seat, name, mine: this.link.facts?.you.includes(seat) ?? false }))),
  );

  readonly standing: KnownStanding | null = $derived.by(() => {
    const view = this.presenter?.toldFrame?.view;
    const result = this.link.facts?.result ?? null;
    if (view?.over === true && result !== null) return { final: true, sides: result.sides.map((side) => ({ ...side, uncertain: false })) };
    return this.room === null || view === undefined ? null : knownStanding(this.room.game, view);
  });

  private readonly hasFrame: boolean = $derived.by(() => this.presenter?.frame != null);
  private readonly decision: number | undefined = $derived.by(() => this.presenter?.frame?.view.decision);

  /** What others did to the viewer since the viewer’s last answer, the worst first, then the best, until it has been told and something was pressed. */
  readonly since: readonly AnyEvent[] = $derived.by(() => {
    const { presenter, link } = this;
    if (presenter === null || link.facts?.phase !== 'playing') return [];
    const { at } = presenter;
    const { changes } = presenter.since;
    const undone = changes.flatMap((change) => change.undone ?? []);
    const events = changes.filter(({ n }) => n > presenter.toldUpTo && n <= at && !undone.includes(n)).flatMap((change) => change.events);
    const felt = events.map((event) => ({ event, by: this.felt(event) })).filter(({ by }) => by !== 0);
    return felt.sort((a, b) => (a.by < 0 || b.by < 0 ? a.by - b.by : b.by - a.by)).map(({ event }) => event);
  });

  /** The board's own question while an answer is half made, or null for the game's. */
  ask(question: Message | null): void {
    this.halfway = question === null ? null : { decision: this.decision, question };
  }

  /** The part that the board is still telling: nothing else runs ahead of it. */
  get telling() {
    return this.presenter?.telling ?? null;
  }

  /** What the board has marked as done in the present chain. */
  did(links: readonly Message[]): void {
    this.doneSoFar = { decision: this.decision, links };
  }

  get done(): readonly Message[] {
    const { doneSoFar, decision } = this;
    return doneSoFar?.decision === decision ? (doneSoFar?.links ?? []) : [];
  }

  /** The viewer's question in words; undefined when there is none. */
  get question(): string | undefined {
    const { room, speak, halfway } = this;
    const view = this.presenter?.frame?.view;
    if (this.choice.question === null || this.handing !== null || view === undefined || room === null || speak === null) return undefined;
    return speak.say(halfway !== null && halfway.decision === view.decision ? halfway.question : room.text.prompt(view));
  }

  /** The person has pressed something: what the bar has told of the time since the last turn has been seen. */
  press(): void {
    const { presenter } = this;
    if (presenter !== null && presenter.stepping === null && this.isTold()) presenter.tell(presenter.at);
  }

  /** The viewer has been told everything that was done to them. */
  private isTold(): boolean {
    return this.since.every((event) => this.onceShown.includes(event));
  }

  /** The viewer has resigned: a bot answers for that seat. */
  get hasLeft(): boolean {
    const { viewer } = this.presenter ?? {};
    return typeof viewer === 'number' && this.link.facts?.seats[viewer]?.resigned === true;
  }

  /** The person's first game of its kind at a table of their own. */
  get isFirstGame(): boolean {
    const { facts, against } = this.link;
    return facts?.you.length === 1 && against === undefined && !prefs.hinted.includes(facts.game);
  }

  /** How fast others' moves are shown: slowly in a first game, unless the person has chosen. */
  get speed(): Speed {
    return prefs.speed === 'normal' && !prefs.speedChosen && this.isFirstGame ? 'slow' : prefs.speed;
  }

  get pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TRAVEL_MS[this.speed];
  }

  /** The seats whose decision it is in the position on screen. */
  get asked(): readonly Seat[] {
    const view = this.presenter?.frame?.view;
    if (view === undefined || view.over) return [];
    return waitedFor(view.asked);
  }

  /** An event in words. A line in the log keeps its words when the position changes. */
  said(event: AnyEvent): string {
    return this.room === null || this.speak === null ? '' : this.speak.say(this.message(event, this.room));
  }

  /** What an event did to the viewer by somebody else's doing. */
  felt(event: AnyEvent): number {
    const viewer = this.presenter?.viewer ?? SPECTATOR;
    return viewer === SPECTATOR ? 0 : (this.room?.text.impact?.(event, viewer, this.viewOnce) ?? 0);
  }

  /** The view on screen for words that stay as they are when it changes. */
  private get viewOnce(): View | undefined {
    return this.hasFrame ? untrack(() => this.presenter?.frame?.view) : undefined;
  }

  private message(event: AnyEvent, { text }: Room, listener?: Seat): Message {
    const view = this.viewOnce;
    return (listener === undefined ? undefined : text.toYou?.(event, listener, view)) ?? text.event(event, view);
  }

  /** An event as told to the viewer: in the second person where it is about them. */
  told(event: AnyEvent): string {
    const { room, speak, presenter, link } = this;
    const viewer = presenter?.viewer;
    if (room === null || speak === null || viewer === undefined) return '';
    if (viewer === SPECTATOR || link.facts?.you.includes(viewer) !== true) return this.said(event);
    return speak.say(this.message(event, room, viewer), viewer);
  }

  /** Whether a log for people leaves an event out. */
  isQuiet(event: AnyEvent): boolean {
    return this.room?.text.quiet?.includes(event.kind) ?? false;
  }

  /** Switches to the seat from which the person looks now. */
  private sit(): void {
    const { facts, frames } = this.link;
    if (facts === null || frames.size === 0) return;
    const { you, yourMove } = facts;
    const { presenter } = this;
    if (presenter === null) {
      const viewer = yourMove[0] ?? you[0] ?? SPECTATOR;
      const isCovered = you.length > 1 && this.hasSecrets(viewer);
      const pace = (): number => STAY_MS[this.speed];
      this.presenter = new Presenter(this.link, isCovered ? SPECTATOR : viewer, pace, () => this.isTold());
      if (isCovered) this.handing = viewer;
      return;
    }
    const [next] = yourMove;
    if (this.handing !== null || presenter.backlog > 0 || this.telling !== null || next === undefined) return;
    if (yourMove.includes(presenter.viewer) || facts.phase !== 'playing') return;
    if (this.hasSecrets(next)) this.cover(next);
    else presenter.switchTo(next);
  }

  /** The device goes to another seat: until then the page shows no more than a spectator sees. */
  private cover(seat: Seat): void {
    this.handing = seat;
    this.inquiry = null;
    this.pointed = null;
    this.choice.cancel();
    this.presenter?.switchTo(SPECTATOR);
  }

  /** The next player has the device in hand. */
  uncover(): void {
    const { handing } = this;
    this.handing = null;
    if (handing !== null) this.presenter?.switchTo(handing);
  }

  /** Whether a seat holds anything the others must not see. */
  private hasSecrets(viewer: Viewer): boolean {
    const mine = this.link.frames.get(viewer)?.view.mine ?? null;
    return mine !== null && Object.keys(mine.own).length + Object.keys(mine.knows).length > 0;
  }
}

/** Returns the old value for an equal one: seats are replaced with every clock tick, and equal ones must not cause a re-render. */
function steady<V>(make: () => V): () => V {
  let last: V | undefined;
  return () => {
    const next = make();
    last = last !== undefined && same(last, next) ? last : next;
    return last;
  };
}

/** While something earlier is being shown there is nothing to answer. */
function shownOnly(frame: Presenter['frame']): Presenter['frame'] {
  return frame === null ? null : { ...frame, question: null };
}

/** Bots have names of their time, so that log lines stay short; the strip of players says which ones are bots. */
const BOT_NAMES = ['Ottone', 'Matilde', 'Ruggero', 'Bianca', 'Corrado', 'Isotta'] as const;

export function sitterName(sitter: Sitter, seat: Seat): string {
  if (sitter.kind === 'open') return w('seat.open');
  if (sitter.kind === 'bot') return BOT_NAMES[seat % BOT_NAMES.length] ?? '';
  if (sitter.own) return prefs.name || w('seat.me');
  return sitter.name || w('seat.player', { number: seat + 1 });
}

const LEVEL_KEYS = {
  random: 'level.random',
  easy: 'level.easy',
  medium: 'level.medium',
  hard: 'level.hard',
} as const;

/** The key of a bot's level; a level that this client does not know is called medium. */
export function levelKey(level: string | undefined): (typeof LEVEL_KEYS)[keyof typeof LEVEL_KEYS] {
  return LEVEL_KEYS[(level ?? 'medium') as keyof typeof LEVEL_KEYS] ?? 'level.medium';
}
