import { type AnyMove, copyOf, type Game, movesOf, play, questionFor, type Seat, type State } from '@ludoteca/kernel';
import type { EvaluationContext } from './context.ts';
import { marginOf } from './margin.ts';

/** Number of determinizations, each with its own chance, in which an answer must win to count as certain. */
const WORLDS = 12;
/** Maximum number of answers for which selections are enumerated. */
const MOST_WRITTEN = 200;

/**
 * An answer that wins the game at once, whatever is hidden and whatever chance brings; of several the one with the best
 * margin. Levels above easy look for it before they think, since nothing that is only expected is worth more.
 */
export function certainWin(context: EvaluationContext): AnyMove | undefined {
  const { game, seat } = context;
  const { state } = context.world(0);
  const moves = movesOf(game, state, seat, MOST_WRITTEN) ?? questionFor(game, state, seat).list ?? [];
  let best: { readonly move: AnyMove; readonly margin: number } | undefined;
  for (const move of moves) {
    const margin = marginOfWin(context, move);
    if (margin !== undefined && (best === undefined || margin > best.margin)) best = { move, margin };
  }
  return best?.move;
}

/** The margin in the first determinization, or undefined where the answer does not win in every one. */
function marginOfWin(context: EvaluationContext, move: AnyMove): number | undefined {
  const { game, seat } = context;
  let margin: number | undefined;
  for (let n = 0; n < WORLDS; n++) {
    const after = copyOf(game, context.world(n).state);
    play(game, after, seat, move);
    if (!hasWonAlone(game, after, seat)) return undefined;
    margin ??= marginOf(context, after, seat);
  }
  return margin;
}

/** Whether the game is over and the seat's side alone has won it. */
function hasWonAlone(game: Game, state: State, seat: Seat): boolean {
  return game.over(state) && game.standing(state).sides.every(({ seats, won }) => won === seats.includes(seat));
}
