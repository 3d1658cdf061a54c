import { at, type GameTypes, range, type Seat, same, type View } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { part } from '../budget.ts';
import { lookOf } from '../levels/hard.ts';
import { type Mind, mindOf, seatAsked } from '../lookahead/context.ts';
import { type Found, foundBy } from '../search/decide.ts';
import { leadersCompared } from '../search/leaders.ts';
import { Search } from '../search/search.ts';
import { meanOf } from '../statistics.ts';
import { prospectsOf } from '../win-chance.ts';
import { type Prospect, prospectOf } from './consequences.ts';
import { HOUSE_REASONS } from './house-reasons.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { worthShowing } from './shown.ts';

/** An answer with what is to be expected of it. */
export interface Advice<M> {
  readonly move: M;
  /**
   * The chance of winning with it, from 0 to 1. A position is worth what its best answer is worth, so the best answer has the
   * prospects of the position, and every other one less by what it costs. Undefined when the search never followed it.
   */
  readonly prospects: number | undefined;
  /** The points it promises at the end. */
  readonly points: number;
  /** What differs from the other answers that are told of, at most three, the weightiest first; none where nothing differs. */
  readonly reasons: readonly Reason[];
}

/** What there is to say about one decision of a seat. */
export interface Explanation<M> {
  readonly seat: Seat;
  readonly decision: number;
  /** The seat's chance of winning in this position, as far as the viewer can know it. */
  readonly prospects: number;
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
  /** The prospects of the position, where they are known with everything open: after the end of the game. */
  readonly prospects?: number | undefined;
}

/** An answer that is asked about is followed at least so often. */
const FAIR = 40;
const BEST = 3;
/** A difference in prospects that people notice. */
const TELLING = 0.015;
const USUAL: Budget = { iterations: 600 };
/** The trials from which reasons are taken. */
const TRIALS: Budget = { iterations: 4_000 };
/** In so many worlds the prospects of the position are looked at. */
const WORLDS = 12;

/** What hard thinks of the answers to a decision, the best first, without reasons; so many `leaders` are followed often enough to be compared. */
export function ranking<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  seed: string,
  { budget = USUAL, move, seat = seatAsked(view) }: Asking<T['move']> = {},
  leaders = 0,
): Found<T['move']>[] {
  const search = new Search(player, view, lookOf(budget), seed, { seat });
  if (search.root.order.length > 1) search.run(part(budget, 1 - search.playOffShare));
  if (search.root.order.length === 0) return [];
  if (seat !== view.viewer) return foundBy(search);
  const order = foundBy(search);
  if (search.playOffShare > 0 && order.length > 1)
    return playedOff(order, leadersCompared(player, view, search, order, part(budget, search.playOffShare), seed, undefined, move));
  if (order.length < 2) return order;
  // Followed more often afterwards, an answer keeps its place, but what it is worth becomes comparable.
  if (move !== undefined) search.insist(move, FAIR);
  for (const { move: leading, visits } of order.slice(0, leaders)) if (visits < FAIR) search.insist(leading, FAIR - visits);
  const again = foundBy(search);
  return order.map((found) => again.find((other) => same(other.move, found.move)) ?? found);
}

/**
 * Where a play-off decides, its winner comes first, for that is what hard would answer. Chances come from the play-off, which
 * saw its answers in the same worlds; those of the other answers are brought to the same level.
 */
function playedOff<M>(found: readonly Found<M>[], compared: readonly { move: M; chance: number | undefined }[]): Found<M>[] {
  const winner = at(compared, 0);
  const before = found.find(({ move }) => same(move, winner.move))?.chance ?? 0;
  const level = (winner.chance ?? before) - before;
  const seen = (one: Found<M>): number | undefined => compared.find(({ move }) => same(move, one.move))?.chance;
  const levelled = found.map((one) => ({ ...one, chance: seen(one) ?? one.chance + level }));
  const isWinner = ({ move }: Found<M>): boolean => same(move, winner.move);
  return [...levelled.filter(isWinner), ...levelled.filter((one) => !isWinner(one))];
}

/** What the answers cost: by how much their chances are below those of the best one, and never more than there is to lose. */
export function costOf<M>(best: Found<M>, other: Found<M>, prospects: number): number {
  return Math.min(prospects, Math.max(0, best.chance - other.chance));
}

/** Explains a decision: what hard thinks of it, and why in words of the game. */
export function explain<T extends GameTypes>(
  player: Player<T>,
  view: View<T>,
  seed: string,
  asking: Asking<T['move']> = {},
): Explanation<T['move']> {
  const { move, seat = seatAsked(view) } = asking;
  const found = ranking(player, view, seed, asking, BEST + 1);
  const mind = mindOf(player, view, TRIALS, `${seed}:reasons`, seat);
  const prospects = asking.prospects ?? imaginedProspects(mind);
  const secured = player.evaluation.secured?.(mind.world(0).state, seat) ?? Number.NEGATIVE_INFINITY;
  const look = (answer: T['move']): Prospect | undefined => prospectOf(mind, answer);
  const place = move === undefined ? -1 : found.findIndex((other) => same(other.move, move));
  const shown = worthShowing(found, BEST, look).map((one) => ({
    ...one,
    move: one.found.move,
    known: one.found as Found<T['move']> | undefined,
  }));
  const prospect = move === undefined ? undefined : look(move);
  const asked =
    prospect === undefined ? [] : [{ prospect, move: move as T['move'], known: found[place]?.visits ? found[place] : undefined }];
  const isShown = shown.some((one) => move !== undefined && same(one.move, move));
  const reasons = reasonsFor([...shown, ...(isShown ? [] : asked)].map((one) => one.prospect));
  const advise = (one: (typeof asked)[number], why: readonly Reason[]): Advice<T['move']> => ({
    move: one.move,
    prospects: one.known === undefined || found[0] === undefined ? undefined : prospects - costOf(found[0], one.known, prospects),
    // The search has seen further than the trials from which reasons are taken.
    points: Math.max(one.known?.points ?? one.prospect.points, secured),
    reasons: why,
  });
  const [first, ...next] = shown.map((one, n) => advise(one, at(reasons, n)));
  const best = first === undefined ? [] : withWords([first, ...next.sort((a, b) => (b.prospects ?? 0) - (a.prospects ?? 0))]);
  const [given] = isShown ? best.filter((one) => same(one.move, move)) : asked.map((one) => advise(one, at(reasons, shown.length)));
  return { seat, decision: view.decision, prospects, best, given, rank: place < 0 ? undefined : place + 1 };
}

/** Where nothing is to be said of the best answer although another one costs something, that is said. */
function withWords<M>(best: readonly Advice<M>[]): Advice<M>[] {
  const [first, ...next] = best;
  if (
    first === undefined ||
    first.reasons.length > 0 ||
    !next.some(({ prospects }) => (first.prospects ?? 0) - (prospects ?? 0) >= TELLING)
  )
    return [...best];
  return [{ ...first, reasons: [{ kind: HOUSE_REASONS.later, worth: 0 }] }, ...next];
}

/** The prospects of the position for the seat that is asked, over what the viewer cannot know. */
function imaginedProspects<T extends GameTypes>({ player, seat, world }: Mind<T>): number {
  return meanOf(range(WORLDS).map((n) => at(prospectsOf(player, world(n).state), seat)));
}
