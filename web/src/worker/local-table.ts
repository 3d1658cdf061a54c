import { answerOrFallback, levelOf, Memory, offersMade } from '@ludoteca/bots/browser';
import type { Room } from '@ludoteca/games';
import {
  type AnyMove,
  audiencesOf,
  configure,
  type Done,
  isRefusal,
  type Match,
  optionsFor,
  Recorder,
  type Refusal,
  replay,
  type SavedEntry,
  type SavedGame,
  type Seat,
  type SeatOptions,
  type Viewer,
  viewOf,
  waitingSeats,
} from '@ludoteca/kernel';
import type { Beginning, LocalSitter, Present } from './messages.ts';

const BUDGET = { milliseconds: 800 } as const;
/** Bots are asked in the worker, so the page needs no options for their seats. */
const BOT: SeatOptions = { question: null, undo: 'HOUSE-SEAT' };

/** A table run by this browser: the engine, its record, and the bots. It knows nothing of workers or pages. */
export class LocalTable {
  private readonly room: Room;
  private readonly recorder: Recorder;
  private readonly sitters: readonly LocalSitter[];
  private readonly bots: readonly Seat[];
  /** What each seat's bot found out for its last answer. */
  private readonly memories: readonly Memory[];
  /** Somebody has gone back over bots' answers or beyond the barrier. */
  private practice: boolean;

  constructor(room: Room, beginning: Beginning, sitters: readonly LocalSitter[], practice = false) {
    this.practice = practice;
    this.room = room;
    this.sitters = sitters;
    this.bots = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === 'bot');
    this.recorder =
      beginning.kind === 'new'
        ? new Recorder(room.game, configure(room.game, beginning.config as never), beginning.seed, beginning.scenario)
        : replay(room.game, beginning.saved, beginning.until);
    this.memories = sitters.map(() => new Memory());
  }

  get saved(): SavedGame {
    return this.recorder.saved();
  }

  /** What the page needs besides the record. */
  get present(): Present {
    const { game, state } = this.recorder.match;
    return {
      options: audiencesOf(state.seats.length).map((viewer) => this.optionsOf(viewer)),
      standing: game.over(state) ? game.standing(state) : null,
      practice: this.practice,
    };
  }

  private optionsOf(viewer: Viewer): SeatOptions {
    return this.bots.includes(viewer) ? BOT : optionsFor(this.recorder.match, viewer, this.bots);
  }

  answer(seat: Seat, decision: number, move: AnyMove): SavedEntry | Refusal {
    return this.record((match) => match.answer({ seat, decision, move }));
  }

  /** Goes back to the seat's last decision. With bots this is always possible, but the game is then practice. */
  undo(seat: Seat): SavedEntry | Refusal {
    const isBeyond = this.recorder.match.undoRefusal(seat) !== undefined;
    const result = this.record((match) => match.undo(seat, this.bots));
    if (!isRefusal(result) && isBeyond) this.practice = true;
    return result;
  }

  private record(act: (match: Match) => Done | Refusal): SavedEntry | Refusal {
    const result = this.recorder.do(act);
    return isRefusal(result) ? result : this.recorder.lastEntry();
  }

  /** The bot that has to answer next; undefined when people are asked, or nobody. */
  nextBot(): Seat | undefined {
    const { game, state } = this.recorder.match;
    return waitingSeats(game, state).find((seat) => this.bots.includes(seat));
  }

  /** Lets a seat's bot think and answer. */
  playBot(seat: Seat): SavedEntry {
    const { match } = this.recorder;
    const sitter = this.sitters[seat];
    const bot = levelOf(sitter?.kind === 'bot' ? sitter.level : 'medium');
    const seed = `${this.recorder.seed}:bot:${seat}:${match.log.length}`;
    const view = viewOf(match.game, match.state, seat);
    const { move } = answerOrFallback(this.room, bot, view, seed, {
      budget: BUDGET,
      pastOffers: offersMade(match.log, seat),
      memory: this.memories[seat],
    });
    const result = this.answer(seat, match.state.decision, move);
    if (isRefusal(result)) throw new Error(`a bot was refused: ${result.refused}`);
    return result;
  }
}
