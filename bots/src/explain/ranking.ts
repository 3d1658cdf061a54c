import { type AnyMove, at, type Seat, same, type View } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { firstLookBudget, shareOf } from '../budget.ts';
import { seatAsked } from '../determinization.ts';
import { playOffLeaders, type RootAnswer, rankedAnswers } from '../search/decide.ts';
import type { PlayOffResult } from '../search/play-off.ts';
import { Search } from '../search/search.ts';
import type { Consequences } from './consequences.ts';

/** Minimum visits of an answer that is asked about. */
const FAIR_VISITS = 40;
const DEFAULT_BUDGET: Budget = { iterations: 600 };

/** Which decision is to be ranked, and how thoroughly. */
export interface RankingOptions {
  readonly budget?: Budget | undefined;
  /** An answer that was given and is to be compared as well. */
  readonly move?: AnyMove | undefined;
  /** Whose decision, when it is not the viewer's own. Nothing is used but what the viewer sees, so nothing is given away. */
  readonly seat?: Seat | undefined;
}

/** Hard's ranking of the answers to a decision, the best first; this many `leaders` are visited often enough to be compared. */
export function rankingOf(
  player: Player,
  view: View,
  seed: string,
  { budget = DEFAULT_BUDGET, move, seat = seatAsked(view) }: RankingOptions = {},
  leaders = 0,
): RootAnswer[] {
  const search = new Search(player, view, firstLookBudget(budget), seed, { seat });
  const { playOffShare } = search;
  if (search.root.order.length > 1) search.run(shareOf(budget, 1 - playOffShare));
  if (search.root.order.length === 0) return [];
  const order = rankedAnswers(search);
  if (seat !== view.viewer || order.length < 2) return order;
  if (playOffShare > 0)
    return withPlayOff(order, playOffLeaders(player, view, search, order, shareOf(budget, playOffShare), seed, { also: move }));
  // More visits afterwards leave an answer in its place, but make its value comparable.
  if (move !== undefined) search.force(move, FAIR_VISITS);
  for (const { move: leading, visits } of order.slice(0, leaders)) if (visits < FAIR_VISITS) search.force(leading, FAIR_VISITS - visits);
  const again = rankedAnswers(search);
  return order.map((answer) => again.find((other) => same(other.move, answer.move)) ?? answer);
}

/**
 * Puts the winner of a play-off first, for that is what hard would answer. Chances come from the play-off, which saw its
 * answers in the same worlds; those of the other answers are shifted to the same level.
 */
function withPlayOff(ranking: readonly RootAnswer[], results: readonly PlayOffResult[]): RootAnswer[] {
  const winner = at(results, 0);
  const isWinner = ({ move }: RootAnswer): boolean => same(move, winner.move);
  const before = ranking.find(isWinner)?.winChance ?? 0;
  const shift = (winner.winChance ?? before) - before;
  const played = (one: RootAnswer): number | undefined => results.find(({ move }) => same(move, one.move))?.winChance;
  const shifted = ranking.map((one) => ({ ...one, winChance: played(one) ?? one.winChance + shift }));
  return [...shifted.filter(isWinner), ...shifted.filter((one) => !isWinner(one))];
}

/** The cost of an answer: how far its chance is below that of the best one, and never more than there is to lose. */
export function costOf(best: RootAnswer, other: RootAnswer, prospects: number): number {
  return Math.min(prospects, Math.max(0, best.winChance - other.winChance));
}

/** An answer to show, and what it leads to. */
export interface Shown {
  readonly answer: RootAnswer;
  readonly consequences: Consequences;
}

/** Number of answers that are searched for some that differ. */
const SEARCHED = 12;

/**
 * The best answers to show. The most visited one comes first; the next ones have fewer visits, and are sorted by value.
 * Answers with the same consequences, such as either of two equal tiles, are shown once as long as there are others.
 */
export function answersToShow(
  ranking: readonly RootAnswer[],
  count: number,
  consequencesOf: (move: AnyMove) => Consequences | undefined,
): Shown[] {
  const different: Shown[] = [];
  const alike: Shown[] = [];
  for (const answer of ranking.slice(0, SEARCHED)) {
    if (different.length === count) break;
    const consequences = consequencesOf(answer.move);
    if (consequences === undefined) continue;
    const shown = { answer, consequences };
    const list = different.some((other) => isAlike(other, shown)) ? alike : different;
    list.push(shown);
  }
  const [first, ...next] = [...different, ...alike].slice(0, count);
  return first === undefined ? [] : [first, ...next.sort((a, b) => b.answer.value - a.answer.value)];
}

function isAlike(a: Shown, b: Shown): boolean {
  return a.answer.move.kind === b.answer.move.kind && same(a.consequences, b.consequences);
}
