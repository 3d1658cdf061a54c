import { answerOrFallback, levelOf, Memory, type PastOffer, rememberOffer } from '@ludoteca/bots/browser';
import type { Room } from '@ludoteca/games';
import {
  type AnyMove,
  asked,
  configure,
  isAsked,
  isRefusal,
  questionFor,
  Recorder,
  type Refusal,
  replay,
  type Seat,
  SPECTATOR,
  type Told,
  type Viewer,
  viewOf,
} from '@ludoteca/kernel';
import type { Frame, Verdict } from '../link/link.ts';
import type { Beginning, FromWorker, LocalSitter } from './messages.ts';

const BUDGET = { milliseconds: 800 } as const;

/** A table run by this browser: the engine, its record, and the bots. It knows nothing of workers or pages. */
export class LocalTable {
  private readonly room: Room;
  private readonly recorder: Recorder;
  private readonly sitters: readonly LocalSitter[];
  /** What the bot of each seat found out for its last answer. */
  private readonly memories: readonly Memory[];
  private n: number;
  /** Somebody has gone back over bots' answers or beyond the barrier. */
  private practice: boolean;

  constructor(room: Room, beginning: Beginning, sitters: readonly LocalSitter[], practice = false) {
    this.practice = practice;
    this.room = room;
    this.sitters = sitters;
    this.recorder =
      beginning.kind === 'new'
        ? new Recorder(room.game, configure(room.game, beginning.config as never), beginning.seed, beginning.scenario)
        : replay(room.game, beginning.saved, beginning.until);
    this.memories = sitters.map(() => new Memory());
    this.n = this.recorder.match.log.length;
  }

  /** Everything there is to show. */
  shows(told: readonly Told[]): Extract<FromWorker, { kind: 'shows' }> {
    const { game, state } = this.recorder.match;
    const viewers: Viewer[] = [SPECTATOR, ...state.seats.keys()];
    const standing = game.over(state) ? game.standing(state) : null;
    return {
      kind: 'shows',
      n: this.n,
      frames: viewers.map((viewer) => this.frame(viewer)),
      told,
      standing,
      practice: this.practice,
      saved: this.recorder.saved(),
    };
  }

  private frame(viewer: Viewer): Frame {
    const { match } = this.recorder;
    const view = viewOf(match.game, match.state, viewer);
    if (viewer === SPECTATOR) return { view, question: null, undo: 'HOUSE-NOTHING' };
    const question = isAsked(view.asked, viewer) ? questionFor(match.game, match.state, viewer) : null;
    if (view.over) return { view, question, undo: 'HOUSE-OVER' };
    const undo = match.undoRefusal(viewer, this.bots) ?? null;
    return { view, question, undo, ...(undo === null && this.goesBeyond(viewer) ? { beyond: true } : {}) };
  }

  answer(seat: Seat, decision: number, move: AnyMove): readonly Told[] | Refusal {
    return this.doing(() => this.recorder.do((match) => match.answer({ seat, decision, move })));
  }

  /** Goes back to the seat's last decision. Bots do not mind, but the game is then for practice. */
  undo(seat: Seat): readonly Told[] | Refusal {
    const beyond = this.goesBeyond(seat);
    const result = this.doing(() => this.recorder.do((match) => match.undo(seat, this.bots)));
    if (!('refused' in result) && beyond) this.practice = true;
    return result;
  }

  private goesBeyond(seat: Seat): boolean {
    return this.recorder.match.undoRefusal(seat) !== undefined;
  }

  private get bots(): readonly Seat[] {
    return [...this.sitters.keys()].filter((seat) => this.sitters[seat]?.kind === 'bot');
  }

  private doing(act: () => ReturnType<Recorder['do']>): readonly Told[] | Refusal {
    const result = act();
    if (isRefusal(result)) return result;
    this.n += 1;
    return result.events;
  }

  /** The bot that has to answer next; undefined when people are asked, or nobody. */
  nextBot(): Seat | undefined {
    const { game, state } = this.recorder.match;
    const { must, may } = asked(game, state);
    const open = must.filter((seat) => state.answers[seat] === null);
    const waiting = open.length > 0 || must.length > 0 ? open : may.slice(0, 1);
    return waiting.find((seat) => this.sitters[seat]?.kind === 'bot');
  }

  /** Has the bot of a seat think and answer. */
  playBot(seat: Seat): readonly Told[] {
    const { match } = this.recorder;
    const sitter = this.sitters[seat];
    const bot = levelOf(sitter?.kind === 'bot' ? sitter.level : 'medium');
    const seed = `${this.recorder.saved().seed}:bot:${seat}:${match.log.length}`;
    const view = viewOf(match.game, match.state, seat);
    const { move } = answerOrFallback(this.room, bot, view, seed, {
      budget: BUDGET,
      pastOffers: this.pastOffers(seat),
      memory: this.memories[seat],
    });
    const result = this.answer(seat, match.state.decision, move);
    if (isRefusal(result)) throw new Error(`a bot was refused: ${result.refused}`);
    return result;
  }

  private pastOffers(seat: Seat): readonly PastOffer<AnyMove>[] {
    let offers: readonly PastOffer<AnyMove>[] = [];
    for (const entry of this.recorder.match.log)
      if (entry.kind === 'answer' && entry.seat === seat) offers = rememberOffer(offers, entry.decision, entry.move);
    return offers;
  }
}

export function verdictOf(result: readonly Told[] | Refusal): Verdict {
  return 'refused' in result ? { ok: false, rule: result.refused } : { ok: true };
}
