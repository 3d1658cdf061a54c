import { heardBy } from '../audience/audience.ts';
import { quick, Stream } from '../chance/chance.ts';
import { type ConfigRequest, configure } from '../config.ts';
import type { Game, GameTypes, RuleId, Seat, Standing, State, View, Viewer } from '../contract.ts';
import { Match } from '../match/match.ts';
import { fromScenario } from '../match/scenario.ts';
import { isNotAMove, parseMove, printMove } from '../moves/schema.ts';
import { clone, same } from '../plain.ts';
import { topOf } from '../play/agenda.ts';
import { isRefusal, type Refusal } from '../play/answer.ts';
import type { Told } from '../play/context.ts';
import { deciding, play } from '../play/engine.ts';
import { movesOf, questionFor } from '../play/question.ts';
import { nextToAnswer, randomAnswer } from '../play/random.ts';
import { viewOf } from '../secrecy/view.ts';
import { copyOf } from '../versions.ts';
import { note } from './emitted.ts';

/**
 * A game played in a test: given a position, these move lines, then this. Every rule id that the engine emits meanwhile
 * (in events, refusals, questions, standings and checked invariants) is recorded for rule coverage.
 */
export class Story<T extends GameTypes> {
  readonly match: Match<T>;
  /** All events so far, in order. */
  readonly told: Told<T['event']>[];

  constructor(match: Match<T>) {
    this.match = match;
    this.told = [];
    this.take(match.opening);
    this.noteQuestion();
  }

  /** A new game. The same seed gives the same game. */
  static begin<T extends GameTypes>(game: Game<T>, request: ConfigRequest, seed = 'story'): Story<T> {
    return new Story(Match.begin(game, configure(game, request), quick(seed)));
  }

  /** A position from a scenario description without its `game` field. */
  static given<T extends GameTypes>(game: Game<T>, description: Record<string, unknown>): Story<T> {
    const opening: Told<T['event']>[] = [];
    const state = fromScenario(game, { game: game.meta.id, ...description }, (told) => opening.push(told));
    return new Story(Match.from(game, state, opening));
  }

  get game(): Game<T> {
    return this.match.game;
  }

  get state(): State<T> {
    return this.match.state;
  }

  /** Plays lines of notation, each by the seat that is asked first, or by the seat named: `play('pass', 'lord b01a')`, `by(2, 'accept')`. */
  play(...lines: string[]): Told<T['event']>[] {
    return lines.flatMap((line) => this.by(this.next(), line));
  }

  /**
   * Plays one line as the given seat. The test fails if it is refused, or if it leads elsewhere without a listener,
   * as in simulations. Returns the events it caused.
   */
  by(seat: Seat, line: string): Told<T['event']>[] {
    const unheard = copyOf(this.game, this.state);
    const result = this.try(seat, line);
    if (isRefusal(result)) throw new Error(`seat ${seat}, "${line}": refused by ${result.refused} ${result.detail ?? ''}`);
    play(this.game, unheard, seat, parseMove(this.game.moves, line) as T['move']);
    if (!same(unheard, this.state)) throw new Error(`seat ${seat}, "${line}": leads elsewhere when nobody listens`);
    this.take(result.events);
    this.noteQuestion();
    return [...result.events];
  }

  /** The rule by which a line is refused; fails the test when it is accepted or when the refusal changed anything. */
  refusal(line: string, seat: Seat = this.next()): RuleId {
    const before = clone(this.state);
    const result = this.try(seat, line);
    if (!isRefusal(result)) throw new Error(`seat ${seat}, "${line}" was accepted`);
    if (!same(before, this.state)) throw new Error(`the refused "${line}" changed the position`);
    note(result.refused);
    return result.refused;
  }

  /** The answers open to a seat, in notation, sorted. */
  options(seat: Seat = this.next()): string[] {
    const moves = movesOf(this.game, this.state, seat);
    if (moves === undefined) throw new Error('too many answers to list');
    return moves.map((move) => printMove(this.game.moves, move)).sort();
  }

  /** The question as the kernel poses it, selections and offers not enumerated. */
  question(seat: Seat = this.next()): ReturnType<typeof questionFor<T>> {
    return questionFor(this.game, this.state, seat);
  }

  /** The seat that simulations would ask now. */
  next(): Seat {
    const seat = nextToAnswer(this.game, this.state);
    if (seat === undefined) throw new Error('nobody is asked');
    return seat;
  }

  /** The kind of the step that is being decided; undefined when the game is over. */
  get asking(): string | undefined {
    return deciding(this.game, this.state) === undefined ? undefined : topOf(this.state.agenda)?.kind;
  }

  /** Events of some kinds so far, or of all kinds. */
  events<K extends T['event']['kind']>(...kinds: K[]): Extract<T['event'], { kind: K }>[] {
    const all = this.told.map(({ event }) => event);
    return all.filter((event) => kinds.length === 0 || kinds.some((kind) => kind === event.kind)) as Extract<T['event'], { kind: K }>[];
  }

  /** Events that a viewer heard. */
  heard(viewer: Viewer): T['event'][] {
    return heardBy(this.told, viewer);
  }

  view(viewer: Viewer): View<T> {
    return viewOf(this.game, this.state, viewer);
  }

  standing(): Standing {
    const standing = this.game.standing(this.state);
    for (const side of standing.sides) for (const line of [...side.lines, ...side.ties]) note(line.rule);
    return standing;
  }

  /** Invariants that do not hold now. All of them are noted as checked. */
  broken(): RuleId[] {
    return this.game.invariants
      .filter((invariant) => {
        note(invariant.rule);
        return !invariant.holds(this.state);
      })
      .map(({ rule }) => rule);
  }

  /** Plays at random until the game is over or `until` holds. */
  wander(seed: string, until: (story: Story<T>) => boolean = () => false): this {
    const chance = new Stream(quick(seed));
    for (let count = 0; count < this.game.meta.longest; count++) {
      const seat = nextToAnswer(this.game, this.state);
      if (seat === undefined || until(this)) break;
      this.by(seat, printMove(this.game.moves, randomAnswer(this.game, this.state, seat, chance)));
    }
    return this;
  }

  private try(seat: Seat, line: string): ReturnType<Match<T>['answer']> | Refusal {
    const move = parseMove(this.game.moves, line);
    if (isNotAMove(move)) return { refused: 'HOUSE-FORM', detail: move.problem };
    return this.match.answer({ seat, decision: this.state.decision, move });
  }

  private take(told: readonly Told<T['event']>[]): void {
    this.told.push(...told);
    for (const { event } of told) {
      if (!Object.hasOwn(this.game.ledger, event.rule)) throw new Error(`event ${event.kind}: no rule "${event.rule}"`);
      note(event.rule);
    }
  }

  private noteQuestion(): void {
    const rule = deciding(this.game, this.state);
    if (rule !== undefined) note(rule.rule);
  }
}
