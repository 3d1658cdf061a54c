import type { Room } from '@ludoteca/games';
import {
  type AnyEvent,
  type AnyMove,
  type Audience,
  at,
  hears,
  isRefusal,
  type Match,
  nextToAnswer,
  type Recorder,
  type Refusal,
  type SavedGame,
  type Seat,
  SPECTATOR,
  type Told,
  type View,
  type Viewer,
  viewOf,
} from '@ludoteca/kernel';
import { folded, type Message, type Speaker } from '@ludoteca/text';
import { type Desk, words } from '../desk.ts';
import { namesOf, printSitter, type Sitter } from './players.ts';

const REMINDER = 6;

interface LogLine {
  readonly message: Message;
  readonly event?: AnyEvent;
  readonly to?: Audience;
}

/** A bot's last choice, and what everybody saw just before. */
export interface OtherChoice {
  readonly seat: Seat;
  readonly move: AnyMove;
  /** By seat; only people's. */
  readonly views: readonly (View | undefined)[];
}

/** A game on this terminal: its players, what has been told, and its words. It knows nothing about the keyboard. */
export class Table {
  readonly desk: Desk;
  readonly room: Room;
  readonly recorder: Recorder;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
  /** Words in colour. */
  readonly speaker: Speaker;
  /** Words without colour, for comparing with what people type. */
  readonly bare: Speaker;
  private readonly log: LogLine[] = [];
  /** Index in the log from which everybody is told: after loading a game, only its last lines. */
  readonly recent: number;
  private readonly seen: number[];
  private readonly choices: (OtherChoice | undefined)[] = [];
  private readonly listeners: ((told: Told) => void)[] = [];

  constructor(desk: Desk, room: Room, recorder: Recorder, sitters: readonly Sitter[]) {
    this.desk = desk;
    this.room = room;
    this.recorder = recorder;
    this.sitters = sitters;
    this.names = namesOf(desk, sitters);
    this.bare = desk.speakerFor(room, this.names);
    this.speaker = desk.speakerFor(
      room,
      this.names.map((name, seat) => painted(desk, name, seat)),
    );
    const { opening, entries } = recorder.saved();
    this.take(opening.events);
    for (const entry of entries) {
      if (entry.decision === undefined) this.note(words('cli.play.tookBack', { who: { seat: entry.seat } }));
      this.take(entry.events);
    }
    this.recent = entries.length === 0 ? 0 : Math.max(0, this.log.length - REMINDER);
    this.seen = sitters.map(() => this.recent);
  }

  get match(): Match {
    return this.recorder.match;
  }

  /** The seats of the people at this terminal. */
  get people(): Seat[] {
    return this.sitters.flatMap((sitter, seat) => (sitter.kind === 'me' ? [seat] : []));
  }

  /** The seat that is to answer now. */
  next(): Seat | undefined {
    return nextToAnswer(this.room.game, this.match.state);
  }

  view(viewer: Viewer): View {
    return viewOf(this.room.game, this.match.state, viewer);
  }

  /** Gives an answer; a refusal changes nothing. */
  answer(seat: Seat, move: AnyMove): Refusal | undefined {
    const result = this.recorder.do((match) => match.answer({ seat, decision: match.state.decision, move }));
    if (isRefusal(result)) return result;
    this.take(result.events);
    return undefined;
  }

  /**
   * Takes the seat's last answer back: a private one while others still think, otherwise up to the barrier. People who share
   * a keyboard can also take back for each other, since the question may have gone on to the next of them.
   */
  undo(seat: Seat): Refusal | undefined {
    const isPending = this.match.state.answers[seat] !== null;
    const taker = this.people.find((other) => this.match.undoRefusal(other) === undefined) ?? seat;
    const result = this.recorder.do((match) => (isPending ? match.retract(seat) : match.undo(taker)));
    if (isRefusal(result)) return result;
    this.note(words('cli.play.tookBack', { who: { seat: isPending ? seat : taker } }));
    return undefined;
  }

  /** The events that a seat (or a spectator, who never forgets) has been told since it last looked. */
  news(viewer: Seat): string[] {
    const from = at(this.seen, viewer);
    this.seen[viewer] = this.log.length;
    return this.told(viewer, from);
  }

  /** What a viewer was told, from some line of the log on: to a seat in the second person where it is about that seat. */
  told(viewer: Viewer, from = 0): string[] {
    const heard = this.log.slice(from).filter((line) => hears(line, viewer));
    if (viewer === SPECTATOR) return heard.map(({ message }) => this.speaker.say(message));
    const view = this.view(viewer);
    const toYou = (event: AnyEvent | undefined): Message | undefined => event && this.room.text.toYou?.(event, viewer, view);
    return heard.map(({ message, event }) => this.speaker.say(toYou(event) ?? message, viewer));
  }

  get logLength(): number {
    return this.log.length;
  }

  /** The whole match as it is saved, with the result once it is over. After a fault of the rules they are not asked again. */
  saved(faulty = false): SavedGame {
    const { state } = this.match;
    const { game } = this.room;
    const players = this.sitters.map(printSitter);
    const extra = !faulty && game.over(state) ? { players, result: game.standing(state) } : { players };
    return { ...this.recorder.saved(), ...extra };
  }

  /** Gives a bot's answer, which can be explained until its next one. */
  answerOf(seat: Seat, move: AnyMove): Refusal | undefined {
    const { people } = this;
    this.choices[seat] = { seat, move, views: this.sitters.map((_, viewer) => (people.includes(viewer) ? this.view(viewer) : undefined)) };
    return this.answer(seat, move);
  }

  /** The last choice of the bot that a name means. */
  choiceOf(name: string): OtherChoice | undefined {
    const wanted = folded(name.trim().replace(/\?$/, ''));
    if (wanted === '') return undefined;
    const found = this.choices.filter((choice) => choice !== undefined && folded(this.names[choice.seat] ?? '').startsWith(wanted));
    return found.length === 1 ? found[0] : undefined;
  }

  /** Calls back with every event from now on. */
  listen(listener: (told: Told) => void): void {
    this.listeners.push(listener);
  }

  private take(events: readonly Told[]): void {
    for (const told of events) {
      const { event, to } = told;
      for (const listener of this.listeners) listener(told);
      if (this.room.text.quiet?.includes(event.kind)) continue;
      const message = this.room.text.event(event);
      this.log.push(to === undefined ? { message, event } : { message, event, to });
    }
  }

  private note(message: Message): void {
    this.log.push({ message });
  }
}

function painted(desk: Desk, name: string, seat: Seat): string {
  const { cyan, magenta, green, yellow, blue, red } = desk.paint;
  const colours = [cyan, magenta, green, yellow, blue, red];
  return at(colours, seat % colours.length)(name);
}
