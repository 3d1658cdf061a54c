import { type Game, type Seat, type Stream, streamFrom, type View } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { Meter } from '../budget.ts';
import { sampleWorld, seatAsked, type World } from '../determinization.ts';

/** All that the evaluation of one decision needs. */
export interface EvaluationContext {
  readonly player: Player;
  readonly game: Game;
  /** The seat whose decision it is. */
  readonly seat: Seat;
  /** Whose view it is: usually the seat's own. */
  readonly viewer: number;
  /** The seats of each side; they win together. */
  readonly sides: readonly (readonly Seat[])[];
  readonly meter: Meter;
  /** The bot's own chance, for ties and samples. */
  readonly chance: Stream;
  /** The n-th determinization; the same one however often it is asked for. */
  world(n: number): World;
}

/** The context of one decision. The seat must be asked in this view; the view may be that of somebody else. */
export function contextOf(player: Player, view: View, budget: Budget, seed: string, seat: Seat = seatAsked(view)): EvaluationContext {
  const { game } = player;
  const worlds: World[] = [];
  const world = (n: number): World => {
    worlds[n] ??= sampleWorld(game, view, `${seed}:world ${n}`);
    return worlds[n];
  };
  const sides = game.standing(world(0).state).sides.map((side) => side.seats);
  return { player, game, seat, viewer: view.viewer, sides, meter: new Meter(budget), chance: streamFrom(`${seed}:own`), world };
}
