import {
  type AnyEvent,
  type AnyMove,
  type Config,
  hears,
  isNotAMove,
  parseMove,
  readMove,
  type Seat,
  type Standing,
  type Told,
  type View,
  violationOf,
} from '@ludoteca/kernel';
import { type Answered, answerOrFallback, remarkOrSilence } from '../answer.ts';
import { type Bot, type Budget, DEFAULT_BUDGET, type PastOffer, type Player } from '../bot.ts';
import { sampleWorld } from '../determinization.ts';
import type { ToProgram } from './messages.ts';
import { Program, ProtocolError } from './program.ts';
import { beginMessage, questionOf } from './question.ts';

/** Milliseconds that a program may think when the budget is not in milliseconds, and how late it may be when it is. */
const DEFAULT_TIME = 10_000;
const GRACE = 1_000;
/** More milliseconds for the first answer: a program that has just been started has to load first. */
const START_UP = 30_000;

/** A question to a program. */
export interface ProgramQuestion {
  readonly view: View;
  readonly seed: string;
  readonly budget: Budget | undefined;
  readonly pastOffers: readonly PastOffer[];
  readonly optional: boolean;
}

/**
 * An external program that plays one seat. When it breaks the protocol it loses the seat to a stand-in for the rest
 * of the game; for the next game it is started again. The game itself is not affected.
 */
export class ExternalBot {
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

  /** Starts a game. */
  begin(config: Config, seat: Seat): void {
    this.lost = undefined;
    this.heard = [];
    this.seat = seat;
    if (this.program?.alive !== true) {
      this.program = new Program(this.command);
      this.id = 0;
      this.started = false;
    }
    this.program.tell(beginMessage(this.player.game, config, seat));
  }

  /** Keeps what its seat may hear for the next question. */
  hear(told: Told): void {
    if (hears(told, this.seat)) this.heard.push(told.event);
  }

  /** Its answer, or the stand-in's. An undefined move is silence, where that is allowed. */
  async answer(question: ProgramQuestion): Promise<Answered<AnyMove | undefined>> {
    if (this.lost === undefined) {
      try {
        return { move: await this.ask(question), fallback: false };
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        this.lost = error.message;
      }
    }
    return { move: this.standInAnswer(question), fallback: true, why: this.lost };
  }

  private async ask({ view, seed, budget, optional }: ProgramQuestion): Promise<AnyMove | undefined> {
    const { program } = this;
    if (program === undefined) throw new ProtocolError('was never started');
    const milliseconds = budget !== undefined && 'milliseconds' in budget ? budget.milliseconds : DEFAULT_TIME;
    const late = 'milliseconds' in (budget ?? {}) ? milliseconds + GRACE : milliseconds;
    const message = this.messageOf(view, seed, optional, milliseconds);
    const { move } = await program.ask(message, this.started ? late : late + START_UP);
    this.started = true;
    if (move === null && optional) return undefined;
    const broken = this.brokenBy(view, move);
    if (typeof broken === 'string') {
      program.fail(`gave an answer that is not allowed (${broken})`);
      throw new ProtocolError(`gave an answer that is not allowed (${broken})`);
    }
    return broken.move;
  }

  private messageOf(view: View, seed: string, optional: boolean, milliseconds: number): Extract<ToProgram, { type: 'question' }> {
    const { game } = this.player;
    const events = this.heard;
    this.heard = [];
    return { ...questionOf(game, view, events, seed), id: ++this.id, optional, milliseconds };
  }

  /** The rule that an answer breaks, or the answer as a move. */
  private brokenBy(view: View, given: string | object | null): string | { readonly move: AnyMove } {
    const { game } = this.player;
    const move = typeof given === 'string' ? parseMove(game.moves, given) : readMove(game.moves, given);
    if (isNotAMove(move)) return move.problem;
    return violationOf(game, sampleWorld(game, view, 'check').state, view.viewer, move) ?? { move };
  }

  private standInAnswer({ view, seed, budget, pastOffers, optional }: ProgramQuestion): AnyMove | undefined {
    const options = { budget: budget ?? DEFAULT_BUDGET, pastOffers };
    if (optional) return remarkOrSilence(this.player, this.standIn, view, seed, options);
    return answerOrFallback(this.player, this.standIn, view, seed, options).move;
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
