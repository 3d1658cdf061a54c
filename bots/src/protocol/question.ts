import {
  type AnyEvent,
  type AnyMove,
  type Config,
  type Game,
  movesOf,
  printMove,
  questionFor,
  randomAnswer,
  type Seat,
  streamFrom,
  type View,
} from '@ludoteca/kernel';
import { sampleWorld } from '../determinization.ts';
import type { ToProgram } from './messages.ts';

type Begin = Extract<ToProgram, { type: 'begin' }>;
type Question = Extract<ToProgram, { type: 'question' }>;

/** What a program is told when a game begins. */
export function beginMessage({ meta, moves }: Game, config: Config, seat: Seat): Begin {
  const fields = Object.fromEntries(Object.entries(moves).map(([kind, domains]) => [kind, Object.keys(domains)]));
  return { type: 'begin', game: meta.id, rules: meta.rules, config, seat, moves: fields };
}

/** What a program is asked, all but its id and time. The seed decides which random answer is suggested. */
export function questionOf(
  game: Game,
  view: View,
  events: readonly AnyEvent[],
  seed: string,
): Omit<Question, 'id' | 'milliseconds' | 'optional'> {
  // Asked of a determinization: what can be answered must not tell more than the view.
  const { state } = sampleWorld(game, view, 'question');
  const print = (move: AnyMove): string => printMove(game.moves, move);
  return {
    type: 'question',
    view,
    events,
    legal: movesOf(game, state, view.viewer)?.map(print) ?? null,
    question: questionFor(game, state, view.viewer),
    any: print(randomAnswer(game, state, view.viewer, streamFrom(`${seed}:any`))),
  };
}
