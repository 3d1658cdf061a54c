import { type AnyMove, at, range, type Seat, same, type View } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { seatAsked } from '../determinization.ts';
import { contextOf, type EvaluationContext } from '../lookahead/context.ts';
import type { RootAnswer } from '../search/decide.ts';
import { meanOf } from '../statistics.ts';
import { winChances } from '../win-chance.ts';
import { type Consequences, consequencesOf, HOUSE_REASONS } from './consequences.ts';
import { answersToShow, costOf, type RankingOptions, rankingOf } from './ranking.ts';
import { type Reason, reasonsFor } from './reasons.ts';

/** An answer with what is to be expected of it. */
export interface Advice<M = AnyMove> {
  readonly move: M;
  /**
   * The chance of winning with it, from 0 to 1. A position is worth what its best answer is worth, so the best answer has the
   * chance of the position, and every other one less by what it costs. Undefined when the search never visited it.
   */
  readonly prospects: number | undefined;
  /** The points expected at the end. */
  readonly points: number;
  /** What differs from the other answers that are shown, at most three, the weightiest first; none where nothing differs. */
  readonly reasons: readonly Reason[];
}

/** The explanation of one decision of a seat. */
export interface Explanation<M = AnyMove> {
  readonly seat: Seat;
  readonly decision: number;
  /** The seat's chance of winning in this position, as far as the viewer can know it. */
  readonly prospects: number;
  /** The best answers, at most three, the best first. */
  readonly best: readonly Advice<M>[];
  /** The answer that was asked about, wherever it ranks; undefined when nobody asked, or when it cannot be judged from this view. */
  readonly given: Advice<M> | undefined;
  /** The place of that answer in the ranking, from 1. */
  readonly rank: number | undefined;
}

/** Which decision is to be explained, and how thoroughly. */
export interface ExplainOptions extends RankingOptions {
  /** The seat's chance of winning, where it is known with everything open: after the end of the game. */
  readonly prospects?: number | undefined;
}

/** Maximum number of answers shown. */
const BEST = 3;
/** The smallest difference between chances that people notice. */
const NOTICEABLE = 0.015;
/** The budget for the trials that reasons come from. */
const TRIALS: Budget = { iterations: 4_000 };
/** Determinizations over which the chance of winning is averaged. */
const WORLDS = 12;

/** An answer being explained; `found` is missing when the search never visited it. */
interface Considered {
  readonly move: AnyMove;
  readonly consequences: Consequences;
  readonly found: RootAnswer | undefined;
}

/** Explains a decision: how hard ranks the answers, and why, in words of the game. */
export function explain(player: Player, view: View, seed: string, options: ExplainOptions = {}): Explanation {
  const { move, seat = seatAsked(view) } = options;
  const ranking = rankingOf(player, view, seed, options, BEST + 1);
  const context = contextOf(player, view, TRIALS, `${seed}:reasons`, seat);
  const prospects = options.prospects ?? meanWinChance(context);
  const secured = player.evaluation.secured?.(context.world(0).state, seat) ?? Number.NEGATIVE_INFINITY;
  const place = move === undefined ? -1 : ranking.findIndex((other) => same(other.move, move));
  const shown = answersToShow(ranking, BEST, (answer) => consequencesOf(context, answer)).map(
    ({ answer, consequences }): Considered => ({ move: answer.move, consequences, found: answer }),
  );
  const consequences = move === undefined ? undefined : consequencesOf(context, move);
  const asked: Considered[] =
    move === undefined || consequences === undefined
      ? []
      : [{ move, consequences, found: ranking[place]?.visits ? ranking[place] : undefined }];
  const isShown = shown.some((one) => move !== undefined && same(one.move, move));
  const reasons = reasonsFor([...shown, ...(isShown ? [] : asked)].map((one) => one.consequences));
  const advise = (one: Considered, why: readonly Reason[]): Advice => ({
    move: one.move,
    prospects: one.found === undefined || ranking[0] === undefined ? undefined : prospects - costOf(ranking[0], one.found, prospects),
    // The search has seen further than the trials that the reasons are taken from.
    points: Math.max(one.found?.points ?? one.consequences.points, secured),
    reasons: why,
  });
  const [first, ...next] = shown.map((one, n) => advise(one, at(reasons, n)));
  const best = first === undefined ? [] : withReason([first, ...next.sort((a, b) => (b.prospects ?? 0) - (a.prospects ?? 0))]);
  const [given] = isShown ? best.filter((one) => same(one.move, move)) : asked.map((one) => advise(one, at(reasons, shown.length)));
  return { seat, decision: view.decision, prospects, best, given, rank: place < 0 ? undefined : place + 1 };
}

/** When no reason speaks for the best answer although another one costs something, the advice says that the reason shows later. */
function withReason(best: readonly Advice[]): Advice[] {
  const [first, ...next] = best;
  if (
    first === undefined ||
    first.reasons.length > 0 ||
    !next.some(({ prospects }) => (first.prospects ?? 0) - (prospects ?? 0) >= NOTICEABLE)
  )
    return [...best];
  return [{ ...first, reasons: [{ kind: HOUSE_REASONS.later, worth: 0 }] }, ...next];
}

/** The seat's chance of winning, averaged over what the viewer cannot know. */
function meanWinChance({ player, seat, world }: EvaluationContext): number {
  return meanOf(range(WORLDS).map((n) => at(winChances(player, world(n).state), seat)));
}
