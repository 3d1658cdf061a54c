import {
  type AnyEvent,
  type AnyMove,
  type Config,
  hears,
  isNotAMove,
  movesOf,
  parseMove,
  printMove,
  questionFor,
  randomAnswer,
  readMove,
  type Seat,
  type Standing,
  streamFrom,
  type Told,
  type View,
  violationOf,
} from '@ludoteca/kernel';
import { type Answered, answerInTime, remarkInTime } from '../answer.ts';
import { type Bot, type Budget, DEFAULT_BUDGET, type Player, type Said } from '../bot.ts';
import { imagined } from '../lookahead/context.ts';
import type { ToProgram } from './messages.ts';
import { Misbehaviour, Program } from './program.ts';

/** How long a program may think when the budget is not in milliseconds, and what it may be late when it is. */
const PATIENCE = 10_000;
const GRACE = 1_000;
/** A program that has just been started has to load first. */
const START = 30_000;

/** A question to a seat. */
export interface Asking {
  readonly view: View;
  readonly seed: string;
  readonly budget: Budget | undefined;
  readonly said: readonly Said<AnyMove>[];
  readonly optional: boolean;
}

/**
 * A program that sits at one seat. When it misbehaves it loses the seat to a stand-in for the rest of the game; at the next
 * game it is started anew. The game itself never notices.
 */
export class Guest {
  private readonly player: Player;
  private readonly command: string;
  private readonly standIn: Bot;
  private program: Program | undefined;
  private heard: AnyEvent[] = [];
  private seat: Seat = 0;
  private id = 0;
  /** Whether it has answered since it was started. */
  private started = false;
  /** Why it lost its seat in this game. */
  lost: string | undefined;

  constructor(player: Player, command: string, standIn: Bot) {
    this.player = player;
    this.command = command;
    this.standIn = standIn;
  }

  /** Sits down for a game. */
  begin(config: Config, seat: Seat): void {
    const { meta, moves } = this.player.game;
    this.lost = undefined;
    this.heard = [];
    this.seat = seat;
    if (this.program?.alive !== true) {
      this.program = new Program(this.command);
      this.id = 0;
      this.started = false;
    }
    const fields = Object.fromEntries(Object.entries(moves).map(([kind, domains]) => [kind, Object.keys(domains)]));
    this.program.tell({ type: 'begin', game: meta.id, rules: meta.rules, config, seat, moves: fields });
  }

  /** Takes note of what its seat may hear. */
  hear(told: Told): void {
    if (hears(told, this.seat)) this.heard.push(told.event);
  }

  /** Its answer, or the stand-in's. An undefined move is silence, where that is allowed. */
  async answer(asking: Asking): Promise<Answered<unknown>> {
    if (this.lost === undefined) {
      try {
        return { move: await this.ask(asking), fallback: false };
      } catch (error) {
        if (!(error instanceof Misbehaviour)) throw error;
        this.lost = error.message;
      }
    }
    return { move: this.answerInstead(asking), fallback: true, why: this.lost };
  }

  private async ask({ view, seed, budget, optional }: Asking): Promise<unknown> {
    const { program } = this;
    if (program === undefined) throw new Misbehaviour('was never started');
    const milliseconds = budget !== undefined && 'milliseconds' in budget ? budget.milliseconds : PATIENCE;
    const late = 'milliseconds' in (budget ?? {}) ? milliseconds + GRACE : milliseconds;
    const question = this.questionOf(view, seed, optional, milliseconds);
    const { move } = await program.ask(question, this.started ? late : late + START);
    this.started = true;
    if (move === null && optional) return undefined;
    const broken = this.brokenBy(view, move);
    if (typeof broken === 'string') {
      program.fail(`gave an answer that is not allowed (${broken})`);
      throw new Misbehaviour(`gave an answer that is not allowed (${broken})`);
    }
    return broken.move;
  }

  private questionOf(view: View, seed: string, optional: boolean, milliseconds: number): Extract<ToProgram, { type: 'question' }> {
    const { game } = this.player;
    // Asked of an imagined world: what can be answered must not tell more than the view.
    const { state } = imagined(game, view, 'question');
    const print = (move: { readonly kind: string }): string => printMove(game.moves, move);
    const legal = movesOf(game, state, view.viewer)?.map(print) ?? null;
    const any = print(randomAnswer(game, state, view.viewer, streamFrom(`${seed}:any`)));
    const events = this.heard;
    this.heard = [];
    return {
      type: 'question',
      id: ++this.id,
      optional,
      milliseconds,
      view,
      events,
      legal,
      question: questionFor(game, state, view.viewer),
      any,
    };
  }

  /** The rule that an answer breaks, or the answer as a move. */
  private brokenBy(view: View, given: string | object | null): string | { readonly move: { readonly kind: string } } {
    const { game } = this.player;
    const move = typeof given === 'string' ? parseMove(game.moves, given) : readMove(game.moves, given);
    if (isNotAMove(move)) return move.problem;
    return violationOf(game, imagined(game, view, 'check').state, view.viewer, move) ?? { move };
  }

  private answerInstead({ view, seed, budget, said, optional }: Asking): unknown {
    const thinking = { budget: budget ?? DEFAULT_BUDGET, said };
    if (optional) return remarkInTime(this.player, this.standIn, view, seed, thinking);
    return answerInTime(this.player, this.standIn, view, seed, thinking).move;
  }

  /** The game is over. */
  end(standing: Standing): void {
    this.program?.tell({ type: 'end', standing, events: this.heard });
    this.heard = [];
  }

  close(): void {
    this.program?.close();
  }
}
