import { type GameTypes, type Seat, same, type View } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { part } from '../budget.ts';
import { mindOf, seatAsked } from '../judge/mind.ts';
import { lookOf } from '../levels/hard.ts';
import { bestOfLeaders } from '../search/leaders.ts';
import { type Found, foundBy } from '../search/outcome.ts';
import { Search } from '../search/search.ts';
import { type Prospect, prospectOf, told } from './reasons.ts';
import { worthShowing } from './shown.ts';

/** An answer with what is to be expected of it. */
export interface Advice<M> extends Prospect {
  readonly move: M;
  /** What it is worth, from 0 (sure to be last) to 1 (sure to win); undefined when the search never followed it. */
  readonly chance: number | undefined;
}

/** What there is to say about one decision of a seat. */
export interface Explanation<M> {
  readonly seat: Seat;
  readonly decision: number;
  /** The best answers, at most three, the best first. */
  readonly best: readonly Advice<M>[];
  /** The answer that was asked about, wherever it ranks; undefined when nobody asked, or when it cannot be judged from this view. */
  readonly given: Advice<M> | undefined;
  /** The place of that answer among all that were looked at, from 1. */
  readonly rank: number | undefined;
}

/** What is to be explained, and how thoroughly. */
export interface Asking<M> {
  readonly budget?: Budget | undefined;
  /** An answer that was given and is to be explained as well. */
  readonly move?: M | undefined;
  /** Whose decision, when it is not the viewer's own. Nothing is used but what the viewer sees, so nothing is given away. */
  readonly seat?: Seat | undefined;
}

/** An answer that is asked about is followed at least so often. */
const FAIR = 40;
const BEST = 3;
const USUAL: Budget = { iterations: 600 };
/** The trials from which reasons are taken. */
const TRIALS: Budget = { iterations: 4_000 };

/** What hard thinks of the answers to a decision, the best first, without reasons. */
export function ranking<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  seed: string,
  { budget = USUAL, move, seat = seatAsked(view) }: Asking<T['move']> = {},
): Found<T['move']>[] {
  const search = new Search(player, view, lookOf(budget), seed, { seat });
  if (search.root.order.length > 1) search.run(part(budget, 1 - search.playOffShare));
  if (search.root.order.length === 0) return [];
  const isOwn = seat === view.viewer;
  const order = isOwn ? playedOff(player, view, search, part(budget, search.playOffShare), seed) : foundBy(search);
  if (!isOwn || move === undefined || order.length < 2) return order;
  // Followed more often afterwards, the answer keeps its place, but what it is worth becomes comparable.
  search.insist(move, FAIR);
  const again = foundBy(search);
  return order.map((found) => again.find((other) => same(other.move, found.move)) ?? found);
}

/** The answers as the search ranks them; where a play-off decides, its winner comes first, for that is what hard would answer. */
function playedOff<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  search: Search<T>,
  budget: Budget,
  seed: string,
): Found<T['move']>[] {
  const found = foundBy(search);
  if (search.playOffShare === 0 || found.length < 2) return found;
  const winner = bestOfLeaders(player, view, search, found, budget, seed);
  const [first, others] = [true, false].map((isWinner) => found.filter(({ move }) => same(move, winner) === isWinner));
  return [...(first ?? []), ...(others ?? [])];
}

/** Explains a decision: what hard thinks of it, and why in the terms of the game's own judgement. */
export function explain<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  seed: string,
  asking: Asking<T['move']> = {},
): Explanation<T['move']> {
  const { move, seat = seatAsked(view) } = asking;
  const found = ranking(player, view, seed, asking);
  const mind = mindOf(player, view, TRIALS, `${seed}:reasons`, seat);
  const secured = player.evaluation.secured?.(mind.world(0).state, seat) ?? Number.NEGATIVE_INFINITY;
  const look = (answer: T['move']): Prospect | undefined => prospectOf(mind, answer);
  // The search has seen further than the trials from which reasons are taken.
  const advice = (answer: T['move'], prospect: Prospect, known: Found<T['move']> | undefined): Advice<T['move']> => ({
    ...{ ...prospect, move: answer, chance: known?.chance },
    points: Math.max(known?.points ?? prospect.points, secured),
  });
  const place = move === undefined ? -1 : found.findIndex((other) => same(other.move, move));
  const best = worthShowing(found, BEST, look).map((shown) => advice(shown.found.move, shown.prospect, shown.found));
  const prospect = move === undefined ? undefined : look(move);
  const given = prospect === undefined ? [] : [advice(move as T['move'], prospect, found[place]?.visits ? found[place] : undefined)];
  const all = told([...best, ...given]);
  return {
    seat,
    decision: view.decision,
    best: all.slice(0, best.length),
    given: all[best.length],
    rank: place < 0 ? undefined : place + 1,
  };
}
