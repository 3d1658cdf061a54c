import {
  type AnyMove,
  asked,
  at,
  begin,
  type ChanceState,
  type Config,
  type Listener,
  nextToAnswer,
  play,
  type Seat,
  type State,
  type View,
  viewOf,
} from '@ludoteca/kernel';
import { answerOrFallback, remarkOrSilence } from '../answer.ts';
import type { Bot, Budget, PastOffer, Player } from '../bot.ts';
import { rememberOffer } from '../lookahead/offers.ts';
import { ExternalBot } from '../protocol/external-bot.ts';
import { Memory } from '../search/memory.ts';

/** A game among bots before its players are chosen. */
export interface GameSetting {
  readonly player: Player;
  readonly config: Config;
  readonly chance: ChanceState;
  readonly budget: Budget;
  /** The seed of the bots' own chance; it depends on the seat, never on the level that sits there. */
  readonly seed: string;
}

/** A game among bots: one bot per seat. */
export interface Pairing extends GameSetting {
  readonly bots: readonly Bot[];
}

/** A game in which programs play as well. */
export interface MixedPairing extends GameSetting {
  readonly players: readonly (Bot | ExternalBot)[];
}

/** The result of a game among bots. */
export interface GameResult {
  readonly state: State;
  readonly decisions: number;
  /** False when the game was stopped at its cap. */
  readonly finished: boolean;
  /** By seat, the number of fallback answers because the bot failed. */
  readonly fallbacks: readonly number[];
}

/** A question to a seat, with all that it may know. */
interface SeatQuestion {
  readonly seat: Seat;
  readonly view: View;
  readonly seed: string;
  readonly pastOffers: readonly PastOffer<AnyMove>[];
  readonly memory: Memory;
  /** Whether the seat may also say nothing. */
  readonly optional: boolean;
}

/** The reply to a question. An undefined move is silence. */
interface Reply {
  readonly move: AnyMove | undefined;
  readonly fallback: boolean;
}

/** Plays one game among bots in this thread from set-up to end. Each bot is shown its own view and nothing else. */
export function playGame(pairing: Pairing): GameResult {
  const questions = questionsOf(pairing);
  let step = questions.next();
  while (!step.done) step = questions.next(replyOf(pairing, at(pairing.bots, step.value.seat), step.value));
  return step.value;
}

/** The same with programs among the players: they are asked over their pipes, and hear what their seats may hear. */
export async function playMixedGame(pairing: MixedPairing): Promise<GameResult> {
  const programs = pairing.players.filter((player) => player instanceof ExternalBot);
  for (const [seat, player] of pairing.players.entries()) if (player instanceof ExternalBot) player.begin(pairing.config, seat);
  const questions = questionsOf(pairing, (told) => {
    for (const program of programs) program.hear(told);
  });
  let step = questions.next();
  while (!step.done) {
    const player = at(pairing.players, step.value.seat);
    step = questions.next(
      player instanceof ExternalBot ? await programReply(pairing, player, step.value) : replyOf(pairing, player, step.value),
    );
  }
  const standing = pairing.player.game.standing(step.value.state);
  for (const program of programs) program.end(standing);
  return step.value;
}

/**
 * One game from set-up to end, as a generator: it yields every question and receives the reply, so it serves bots in this thread
 * and programs on a pipe alike. Seats that may answer but need not are asked once each, before the seat that must
 * answer.
 */
function* questionsOf(setting: GameSetting, listener?: Listener): Generator<SeatQuestion, GameResult, Reply> {
  const { game } = setting.player;
  const state = begin(game, setting.config, setting.chance, listener);
  const pastOffers: PastOffer<AnyMove>[][] = state.seats.map(() => []);
  const memories = state.seats.map(() => new Memory());
  const fallbacks = state.seats.map(() => 0);
  let heard: Seat[] = [];
  let decisions = 0;
  while (decisions < game.meta.longest) {
    const must = nextToAnswer(game, state);
    if (must === undefined) break;
    const seat = asked(game, state).may.find((other) => other !== must && !heard.includes(other)) ?? must;
    heard = seat === must ? [] : [...heard, seat];
    const seed = `${setting.seed}:${seat}:${decisions}:${heard.length}`;
    const view = viewOf(game, state, seat);
    const reply = yield { seat, view, seed, pastOffers: at(pastOffers, seat), memory: at(memories, seat), optional: seat !== must };
    if (reply.fallback) fallbacks[seat] = at(fallbacks, seat) + 1;
    if (reply.move === undefined) continue;
    pastOffers[seat] = rememberOffer(at(pastOffers, seat), state.decision, reply.move);
    play(game, state, seat, reply.move, listener);
    decisions++;
  }
  return { state, decisions, finished: nextToAnswer(game, state) === undefined, fallbacks };
}

function replyOf({ player, budget }: GameSetting, bot: Bot, { view, seed, pastOffers, memory, optional }: SeatQuestion): Reply {
  if (optional) return { move: remarkOrSilence(player, bot, view, seed, { budget, pastOffers }), fallback: false };
  return answerOrFallback(player, bot, view, seed, { budget, pastOffers, memory });
}

function programReply({ budget }: GameSetting, program: ExternalBot, question: SeatQuestion): Promise<Reply> {
  const { view, seed, pastOffers, optional } = question;
  return program.answer({ view, seed, pastOffers, optional, budget });
}
