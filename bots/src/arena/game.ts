import { at, type GameTypes } from '@ludoteca/kernel';
import { answerInTime, remarkInTime } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { Guest } from '../protocol/guest.ts';
import { courseOf, type GameResult, type Reply, type Setting, type Turn } from './course.ts';

export type { GameResult } from './course.ts';

/** A game among bots: one bot per seat. */
export interface Pairing<T extends GameTypes> extends Setting<T> {
  readonly bots: readonly Bot[];
}

/** A game in which programs sit as well. */
export interface MixedPairing<T extends GameTypes> extends Setting<T> {
  readonly sitters: readonly (Bot | Guest)[];
}

/** Plays one game among bots in this thread from set-up to end. Each bot is shown its own view and nothing else. */
export function playGame<T extends GameTypes>(pairing: Pairing<T>): GameResult<T> {
  const course = courseOf(pairing);
  let step = course.next();
  while (!step.done) step = course.next(replyOf(pairing, at(pairing.bots, step.value.seat), step.value));
  return step.value;
}

/** The same with programs among the players: they are asked over their pipes, and hear what their seats may hear. */
export async function playMixedGame<T extends GameTypes>(pairing: MixedPairing<T>): Promise<GameResult<T>> {
  const guests = pairing.sitters.filter((sitter) => sitter instanceof Guest);
  for (const [seat, sitter] of pairing.sitters.entries()) if (sitter instanceof Guest) sitter.begin(pairing.config, seat);
  const course = courseOf(pairing, (told) => {
    for (const guest of guests) guest.hear(told);
  });
  let step = course.next();
  while (!step.done) {
    const turn = step.value;
    const sitter = at(pairing.sitters, turn.seat);
    step = course.next(sitter instanceof Guest ? await guestReply(pairing, sitter, turn) : replyOf(pairing, sitter, turn));
  }
  const standing = pairing.player.game.standing(step.value.state);
  for (const guest of guests) guest.end(standing);
  return step.value;
}

function replyOf<T extends GameTypes>({ player, budget }: Setting<T>, bot: Bot, turn: Turn<T>): Reply<T['move']> {
  const { view, seed, said, memory } = turn;
  if (turn.optional) return { move: remarkInTime(player, bot, view, seed, { budget, said }), fallback: false };
  return answerInTime(player, bot, view, seed, { budget, said, memory });
}

async function guestReply<T extends GameTypes>({ budget }: Setting<T>, guest: Guest, turn: Turn<T>): Promise<Reply<T['move']>> {
  // A guest is typed for any game: it hands back only moves of the view it was given.
  const { view, seed, said, optional } = turn as unknown as Turn<GameTypes>;
  return (await guest.answer({ view, seed, said, optional, budget })) as Reply<T['move']>;
}
