import { at, last } from '../at.ts';
import type { ChanceState } from '../chance/chance.ts';
import type { Asked, Config, Game, GameTypes, RuleId, Seat, State } from '../contract.ts';
import { type Answer, checkAnswer, isRefusal, type Refusal } from '../play/answer.ts';
import type { Told } from '../play/context.ts';
import { asked, begin, deciding, play, retract } from '../play/engine.ts';
import { copyOf } from '../versions.ts';

/** One entry of a table's log. An undo is itself an entry: the log only grows. */
export type Entry<T extends GameTypes = GameTypes> =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly decision: number; readonly move: T['move'] }
  | { readonly kind: 'retract'; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly steps: number };

/** The result of an accepted entry. */
export interface Done<T extends GameTypes = GameTypes> {
  readonly events: readonly Told<T['event']>[];
}

interface Earlier<T extends GameTypes> {
  readonly state: State<T>;
  readonly seat: Seat;
  readonly kind: 'answer' | 'retract';
  /** Whether the answer played in this position set the undo barrier. */
  readonly barrier: boolean;
}

/**
 * A game being played by one authority: it checks answers, plays them on the state it owns, remembers earlier positions
 * for undo and keeps the log. It does no input or output; servers, terminals and tests use it.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The events before the first answer. */
  readonly opening: readonly Told<T['event']>[];
  readonly log: Entry<T>[] = [];
  private present: State<T>;
  private readonly past: Earlier<T>[] = [];

  private constructor(game: Game<T>, state: State<T>, opening: readonly Told<T['event']>[]) {
    this.game = game;
    this.present = state;
    this.opening = opening;
  }

  /** Sets up a new game. */
  static begin<T extends GameTypes>(game: Game<T>, config: Config<T['options']>, chance: ChanceState): Match<T> {
    const opening: Told<T['event']>[] = [];
    const state = begin(game, config, chance, (told) => opening.push(told));
    return new Match(game, state, opening);
  }

  /** Continues from a position, which the match then owns. */
  static from<T extends GameTypes>(game: Game<T>, state: State<T>, opening: readonly Told<T['event']>[] = []): Match<T> {
    return new Match(game, state, opening);
  }

  /** The present position. It changes only through this match. */
  get state(): State<T> {
    return this.present;
  }

  /** Checks an answer and plays it. A refusal changes nothing, and neither does a rule that throws. */
  answer(answer: Answer): Done<T> | Refusal {
    const move = checkAnswer(this.game, this.present, answer);
    if (isRefusal(move)) return move;
    const events: Told<T['event']>[] = [];
    const next = copyOf(this.game, this.present);
    const { barrier } = play(this.game, next, answer.seat, move, (told) => events.push(told));
    this.past.push({ state: this.present, seat: answer.seat, kind: 'answer', barrier });
    this.present = next;
    this.log.push({ kind: 'answer', seat: answer.seat, decision: answer.decision, move });
    return { events };
  }

  /** Takes back a private answer while others are still thinking. */
  retract(seat: Seat): Done<T> | Refusal {
    const next = copyOf(this.game, this.present);
    if (!retract(next, seat)) return { refused: 'HOUSE-NOTHING' };
    this.past.push({ state: this.present, seat, kind: 'retract', barrier: false });
    this.present = next;
    this.log.push({ kind: 'retract', seat });
    return { events: [] };
  }

  /**
   * Why this seat cannot take its last answer back, or undefined when it can. `over` names the seats whose
   * answers may be taken back with it, even past the barrier: bots at a table with one human.
   */
  undoRefusal(seat: Seat, over?: readonly Seat[]): RuleId | undefined {
    if (this.hasAnsweredPrivately(seat)) return undefined;
    const steps = this.stepsToOwn(seat);
    if (steps === undefined) return 'HOUSE-NOTHING';
    if (over !== undefined && this.lastEntries(steps).every((entry) => entry.seat === seat || over.includes(entry.seat))) return undefined;
    // While others answer privately, the refusal must not reveal whether any of them has answered yet.
    if (deciding(this.game, this.present)?.together && asksOthers(asked(this.game, this.present), seat)) return 'HOUSE-THINKING';
    if (steps > 1) return 'HOUSE-OTHERS';
    return last(this.past).barrier ? 'HOUSE-REVEALED' : undefined;
  }

  /**
   * Takes the seat's last answer back, up to the barrier, or past the answers of the seats in `over`. A private answer is
   * retracted: the decision keeps its number, so that nobody else notices.
   */
  undo(seat: Seat, over?: readonly Seat[]): Done<T> | Refusal {
    if (this.hasAnsweredPrivately(seat)) return this.retract(seat);
    const refused = this.undoRefusal(seat, over);
    return refused === undefined ? this.takeBack(seat, this.stepsToOwn(seat) ?? 0) : { refused };
  }

  /** Number of entries back to the position before the seat's last answer; undefined when it has given none. */
  stepsToOwn(seat: Seat): number | undefined {
    let retracted = -1;
    for (let index = this.past.length - 1; index >= 0; index--) {
      const { seat: whose, kind, state } = at(this.past, index);
      if (whose !== seat) continue;
      // A private answer that was retracted has been taken back already.
      if (kind === 'retract') retracted = state.decision;
      else if (state.decision !== retracted) return this.past.length - index;
    }
    return undefined;
  }

  /** The last entries that still hold, the oldest first, with their seats and decisions. */
  lastEntries(steps: number): readonly { readonly seat: Seat; readonly kind: 'answer' | 'retract'; readonly decision: number }[] {
    return this.past.slice(this.past.length - steps).map(({ seat, kind, state }) => ({ seat, kind, decision: state.decision }));
  }

  /** Goes back any number of entries, once all concerned have agreed. Chance and decision numbers are not reset. */
  takeBack(seat: Seat, steps: number): Done<T> | Refusal {
    if (steps < 1 || steps > this.past.length) return { refused: 'HOUSE-NOTHING' };
    const removed = this.past.splice(this.past.length - steps);
    const target = copyOf(this.game, (removed[0] as Earlier<T>).state);
    target.chance = this.present.chance;
    target.decision = this.present.decision + 1;
    this.present = target;
    this.log.push({ kind: 'undo', seat, steps });
    return { events: [] };
  }

  private hasAnsweredPrivately(seat: Seat): boolean {
    const answer = this.present.answers[seat];
    return answer !== null && answer !== undefined;
  }

  /** Number of entries that could be taken back if all agreed. */
  get depth(): number {
    return this.past.length;
  }
}

function asksOthers(who: Asked, seat: Seat): boolean {
  return [...who.must, ...who.may].some((other) => other !== seat);
}
