import type { Game, GameTypes, RuleId, Seat, State } from '../contract.ts';
import { isNotAMove, readMove } from '../moves/schema.ts';
import { asked } from './engine.ts';
import { isAsked, violationOf } from './question.ts';

/** An answer as a client sends it: the seat, the decision, and the move itself (never a menu index). */
export interface Answer {
  readonly seat: Seat;
  readonly decision: number;
  readonly move: unknown;
}

/** Why an answer was refused. The state is unchanged. */
export interface Refusal {
  readonly refused: RuleId;
  /** For engineers, where the rule id alone is not enough. */
  readonly detail?: string;
}

export function isRefusal(result: object): result is Refusal {
  return 'refused' in result;
}

/** The move of an answer if it may be played now, else the refusal. Changes nothing. */
export function checkAnswer<T extends GameTypes>(game: Game<T>, state: State<T>, answer: Answer): T['move'] | Refusal {
  if (game.over(state)) return { refused: 'HOUSE-OVER' };
  if (!isAsked(asked(game, state), answer.seat)) return { refused: 'HOUSE-SEAT' };
  if (answer.decision !== state.decision)
    return { refused: 'HOUSE-STALE', detail: `decision ${answer.decision} is not open, ${state.decision} is` };
  const move = readMove(game.moves, answer.move);
  if (isNotAMove(move)) return { refused: 'HOUSE-FORM', detail: move.problem };
  const broken = violationOf(game, state, answer.seat, move as T['move']);
  return broken === undefined ? (move as T['move']) : { refused: broken };
}
