import {
  type AnyMove,
  asked,
  at,
  BadInput,
  isNotAMove,
  isRefusal,
  type Match,
  parseMove,
  printMove,
  redo,
  replay,
  type SavedEntry,
  type SavedGame,
  type Seat,
  type State,
  same,
  type View,
  viewOf,
} from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { winChances } from '../win-chance.ts';
import { type Advice, explain } from './explain.ts';
import { costOf, rankingOf } from './ranking.ts';

/** The standing after one entry of a saved game; entry 0 is the set-up. */
export interface Moment {
  readonly entry: number;
  /** By seat, the chance of winning, from 0 to 1; over the sides it sums to 1. Known with everything open, and final at the end. */
  readonly prospects: readonly number[];
  /** By seat, the points expected at the end, or final. */
  readonly points: readonly number[];
}

/** One of the two answers of a turning point, with its notation. */
export interface Weighed<M = AnyMove> extends Advice<M> {
  readonly notation: string;
  readonly prospects: number;
}

/**
 * A decision that cost something. All numbers are those of the moments: `better.prospects` is what the seat had before the
 * decision (`moments[entry - 1].prospects[seat]`), and `played.prospects` is that less the cost. The prospects after it may be
 * higher or lower than that, because dice, cards and the other players change them too.
 */
export interface TurningPoint<M = AnyMove> {
  /** The entry that the answer made, from 1. */
  readonly entry: number;
  readonly seat: Seat;
  readonly played: Weighed<M>;
  /** What hard would have played. */
  readonly better: Weighed<M>;
  /** The prospects that the answer gave away, from 0 to 1: `better.prospects − played.prospects`. */
  readonly cost: number;
}

/** The review of a finished or broken-off game, made with everything open. */
export interface Review<M = AnyMove> {
  readonly seats: number;
  /** One for every entry, and one for the set-up before them: the one place where prospects of the game are kept. */
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

const DEFAULT_BUDGET: Budget = { iterations: 150 };
/** Number of decisions explained, of all seats together. */
const WORST = 6;
/** Number of decisions explained for each seat that wants to learn. */
const OWN = 8;
/** The smallest cost of a turning point; less is a matter of taste. */
const NOTABLE = 0.015;

/** The prospects over a saved game. Nothing is searched, so it is fast; a review has the same moments. */
export function courseOf(player: Player, saved: SavedGame): Moment[] {
  const match = matchOf(player, saved);
  const moments = [momentOf(player, match.state, 0)];
  for (const [index, entry] of saved.entries.entries()) {
    playAgain(match, entry, index + 1);
    moments.push(momentOf(player, match.state, index + 1));
  }
  return moments;
}

function matchOf({ game }: Player, saved: SavedGame): Match {
  return replay(game, saved, 0).match;
}

/** Reviews a saved game. Every decision is judged from what its own seat could see at the time. */
export function review(player: Player, saved: SavedGame, plan: ReviewPlan = {}): Review {
  const match = matchOf(player, saved);
  const moments = [momentOf(player, match.state, 0)];
  const doubtful: Doubtful[] = [];
  const budget = plan.budget ?? DEFAULT_BUDGET;
  const agreement = match.state.seats.map(() => ({ decisions: 0, agreed: 0 }));
  for (const [index, entry] of saved.entries.entries()) {
    const prospects = at(at(moments, index).prospects, entry.seat);
    const found = judged(player, match.state, entry, { entry: index + 1, budget, prospects });
    if (found !== undefined) {
      const tally = at(agreement, entry.seat);
      tally.decisions++;
      if (found === 'agreed') tally.agreed++;
      else if (found.cost >= NOTABLE) doubtful.push(found);
    }
    playAgain(match, entry, index + 1);
    moments.push(momentOf(player, match.state, index + 1));
    plan.onEntry?.(index + 1, saved.entries.length);
  }
  const turning = costliest(doubtful, plan.seats ?? []).flatMap((one) => explained(player, one));
  return { seats: match.state.seats.length, moments, turning, agreement };
}

/** Where in a game a decision was made, and how it is to be judged. */
interface Place {
  readonly entry: number;
  readonly budget: Budget;
  /** What the seat had before the decision. */
  readonly prospects: number;
}

/** A decision that hard would have made otherwise. */
interface Doubtful extends Place {
  readonly view: View;
  readonly move: AnyMove;
  readonly cost: number;
}

/** The worst of all, and the worst of each seat that wants to learn. */
function costliest(doubtful: readonly Doubtful[], seats: readonly Seat[]): Doubtful[] {
  const sorted = [...doubtful].sort((a, b) => b.cost - a.cost);
  const own = seats.flatMap((seat) => sorted.filter(({ view }) => view.viewer === seat).slice(0, OWN));
  return sorted.filter((one, place) => place < WORST || own.includes(one));
}

function explained(player: Player, doubtful: Doubtful): TurningPoint[] {
  const { entry, view, move, budget, prospects, cost } = doubtful;
  const { best, given } = explain(player, view, seedOf(entry), { budget, move, prospects });
  const [better] = best;
  if (better === undefined || given === undefined) return [];
  const { moves } = player.game;
  const weighed = (advice: Advice, left: number): Weighed => ({
    ...{ ...advice, notation: printMove(moves, advice.move), prospects: left },
  });
  return [{ entry, seat: view.viewer, played: weighed(given, prospects - cost), better: weighed(better, prospects), cost }];
}

function seedOf(entry: number): string {
  return `review ${entry}`;
}

function momentOf(player: Player, state: State, entry: number): Moment {
  const { game, evaluation } = player;
  const isOver = game.over(state);
  const { sides } = game.standing(state);
  const score = (seat: Seat): number => sides.find((side) => side.seats.includes(seat))?.score ?? 0;
  return {
    entry,
    prospects: winChances(player, state),
    points: state.seats.map((_, seat) => (isOver ? score(seat) : evaluation.potential(state, seat))),
  };
}

/** Hard's judgement of an answer: undefined where there was nothing to choose or it was no move. */
function judged(player: Player, state: State, entry: SavedEntry, place: Place): Doubtful | 'agreed' | undefined {
  const { game } = player;
  const move = parseMove(game.moves, entry.move);
  if (isNotAMove(move) || !asked(game, state).must.includes(entry.seat)) return undefined;
  const view = viewOf(game, state, entry.seat);
  const found = rankingOf(player, view, seedOf(place.entry), { budget: place.budget, move });
  const [best] = found;
  if (best === undefined || found.length < 2) return undefined;
  if (same(best.move, move)) return 'agreed';
  const given = found.find((other) => same(other.move, move));
  return { ...place, view, move, cost: given === undefined ? 0 : costOf(best, given, place.prospects) };
}

function playAgain(match: Match, { seat, move }: SavedEntry, number: number): void {
  const result = redo(match, seat, move);
  if (isRefusal(result)) throw new BadInput(`move ${number} ("${move}" by seat ${seat}): ${result.detail ?? result.refused}`);
}
