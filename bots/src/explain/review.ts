import {
  asked,
  at,
  BadInput,
  configure,
  copyOf,
  type GameTypes,
  isNotAMove,
  isRefusal,
  Match,
  parseMove,
  parseSeed,
  printMove,
  range,
  type SavedEntry,
  type SavedGame,
  type Seat,
  type State,
  same,
  sealed,
  streamFrom,
  type View,
  viewOf,
} from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { Utilities } from '../search/utilities.ts';
import { type Advice, explain, ranking } from './explain.ts';

/** How things stood after one entry of a saved game; entry 0 is the set-up. */
export interface Moment {
  readonly entry: number;
  /** By seat, from 0 (sure to be last) to 1 (sure to win). */
  readonly chances: readonly number[];
  /** By seat, what the position promised in the game's points. */
  readonly points: readonly number[];
}

/** A decision that cost something. */
export interface TurningPoint<M> {
  readonly entry: number;
  readonly seat: Seat;
  /** What was played, in notation. */
  readonly played: string;
  /** What hard would have played, with what speaks for it. */
  readonly better: Advice<M>;
  readonly notation: string;
  /** What was played, judged the same way. */
  readonly given: Advice<M>;
  /** How much of a win it cost, from 0 to 1. */
  readonly loss: number;
}

/** A finished or broken-off game, looked at again with everything open. */
export interface Review<M> {
  readonly seats: number;
  readonly moments: readonly Moment[];
  /** The decisions that cost most, the worst first; of the seats that asked for it, more of them. */
  readonly turning: readonly TurningPoint<M>[];
  /** By seat: decisions looked at, and how many of them went the way hard would have gone. */
  readonly agreement: readonly { readonly decisions: number; readonly agreed: number }[];
}

/** How a game is to be reviewed. */
export interface ReviewPlan {
  /** For each decision. */
  readonly budget?: Budget | undefined;
  /** Seats who want to learn: their own costly decisions are explained even where others made worse ones. */
  readonly seats?: readonly Seat[] | undefined;
  readonly onEntry?: ((done: number, entries: number) => void) | undefined;
}

const USUAL: Budget = { iterations: 150 };
const WORST = 6;
/** So many decisions of each seat that wants to learn. */
const OWN = 8;
const SAMPLES = 6;
/** Smaller losses are a matter of taste. */
const NOTABLE = 0.015;

/** Goes through a saved game. Every decision is judged from what its own seat could see at the time. */
export function review<T extends GameTypes>(player: Player<T>, saved: SavedGame, plan: ReviewPlan = {}): Review<T['move']> {
  const { game } = player;
  const match = Match.begin(game, configure(game, saved.config as never), sealed(parseSeed(saved.seed)));
  const samples = range(SAMPLES).map(() => copyOf(game, match.state));
  const utilities = new Utilities(game, player.evaluation, match.state, samples, streamFrom('review'));
  const moments = [momentOf(player, utilities, match.state, 0)];
  const doubtful: Doubtful<T>[] = [];
  const budget = plan.budget ?? USUAL;
  const agreement = match.state.seats.map(() => ({ decisions: 0, agreed: 0 }));
  for (const [index, entry] of saved.entries.entries()) {
    const found = judged(player, match.state, entry, index + 1, budget);
    if (found !== undefined) {
      const tally = at(agreement, entry.seat);
      tally.decisions++;
      if (found === 'agreed') tally.agreed++;
      else if (found.loss >= NOTABLE) doubtful.push(found);
    }
    redo(match, entry, index + 1);
    moments.push(momentOf(player, utilities, match.state, index + 1));
    plan.onEntry?.(index + 1, saved.entries.length);
  }
  const turning = costliest(doubtful, plan.seats ?? []).flatMap((one) => explained(player, one, budget));
  return { seats: match.state.seats.length, moments, turning, agreement };
}

/** A decision that hard would have made otherwise. */
interface Doubtful<T extends GameTypes> {
  readonly entry: number;
  readonly view: View<T>;
  readonly move: T['move'];
  readonly loss: number;
}

/** The worst of all, and the worst of each seat that wants to learn. */
function costliest<T extends GameTypes>(doubtful: readonly Doubtful<T>[], seats: readonly Seat[]): Doubtful<T>[] {
  const sorted = [...doubtful].sort((a, b) => b.loss - a.loss);
  const own = seats.flatMap((seat) => sorted.filter(({ view }) => view.viewer === seat).slice(0, OWN));
  return sorted.filter((one, place) => place < WORST || own.includes(one));
}

function explained<T extends GameTypes>(
  player: Player<T>,
  { entry, view, move, loss }: Doubtful<T>,
  budget: Budget,
): TurningPoint<T['move']>[] {
  const { best, given } = explain(player, view, seedOf(entry), { budget, move });
  const [better] = best;
  if (better === undefined || given === undefined) return [];
  const { moves } = player.game;
  const seat = view.viewer;
  return [{ entry, seat, played: printMove(moves, move), better, notation: printMove(moves, better.move), given, loss }];
}

function seedOf(entry: number): string {
  return `review ${entry}`;
}

function momentOf<T extends GameTypes>({ game, evaluation }: Player<T>, utilities: Utilities<T>, state: State<T>, entry: number): Moment {
  const isOver = game.over(state);
  const { sides } = game.standing(state);
  const score = (seat: Seat): number => sides.find((side) => side.seats.includes(seat))?.score ?? 0;
  return {
    entry,
    chances: utilities.prospectsOf(state),
    points: state.seats.map((_, seat) => (isOver ? score(seat) : evaluation.potential(state, seat))),
  };
}

/** What hard thinks of an answer: undefined where there was nothing to choose or it was no move. */
function judged<T extends GameTypes>(
  player: Player<T>,
  state: State<T>,
  entry: SavedEntry,
  number: number,
  budget: Budget,
): Doubtful<T> | 'agreed' | undefined {
  const { game } = player;
  const read = parseMove(game.moves, entry.move);
  if (isNotAMove(read) || !asked(game, state).must.includes(entry.seat)) return undefined;
  const move = read as T['move'];
  const view = viewOf(game, state, entry.seat);
  const found = ranking(player, view, seedOf(number), { budget, move });
  const [best] = found;
  if (best === undefined || found.length < 2) return undefined;
  if (same(best.move, move)) return 'agreed';
  const given = found.find((other) => same(other.move, move));
  return { entry: number, view, move, loss: given === undefined ? 0 : Math.max(0, best.chance - given.chance) };
}

function redo<T extends GameTypes>(match: Match<T>, { seat, move }: SavedEntry, number: number): void {
  const undo = /^undo (\d{1,6})$/.exec(move);
  const answer = parseMove(match.game.moves, move);
  const result =
    move === 'retract'
      ? match.retract(seat)
      : undo !== null
        ? match.takeBack(seat, Number(undo[1]))
        : match.answer({ seat, decision: match.state.decision, move: isNotAMove(answer) ? undefined : answer });
  if (isRefusal(result)) throw new BadInput(`move ${number} ("${move}" by seat ${seat}): ${result.detail ?? result.refused}`);
}
