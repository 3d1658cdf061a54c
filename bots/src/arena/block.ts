import { add, at, begin, type ConfigRequest, configure, quick, range, type Side, sideOf, sum } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';
import { levelOf } from '../levels.ts';
import { ExternalBot } from '../protocol/external-bot.ts';
import { isProgram, seatPlayer } from '../protocol/seats.ts';
import { type GameResult, playGame, playMixedGame } from './game.ts';

/** What all blocks of an arena have in common. */
export interface BlockPlan {
  readonly levels: readonly string[];
  readonly seats: number;
  readonly options: NonNullable<ConfigRequest['options']>;
  readonly budget: Budget;
  readonly seed: string;
}

/** One block: means over its games, by place in the plan's list of levels. */
export interface BlockResult {
  readonly winShare: readonly number[];
  readonly rank: readonly number[];
  readonly score: readonly number[];
  readonly difference: readonly number[];
  /** Fallback answers, because a bot failed or a program lost its seat. */
  readonly fallbacks: readonly number[];
  /** Games stopped at their cap. */
  readonly capped: number;
  readonly decisions: number;
}

/**
 * Plays one block: the same set-up with the same chance, once for every rotation of the levels over the sides (a side is a seat,
 * or the seats that play together). A bot's random stream depends on block and seat, so equal bots play equal games and tie exactly.
 */
export async function playBlock(player: Player, plan: BlockPlan, block: number): Promise<BlockResult> {
  const { levels, seats } = plan;
  const zero = (): number[] => levels.map(() => 0);
  const totals = { winShare: zero(), rank: zero(), score: zero(), difference: zero(), fallbacks: zero() };
  let capped = 0;
  let decisions = 0;
  const sides = sidesBySeat(player, plan);
  for (const rotation of range(levels.length)) {
    const levelAt = sides.map((side) => (side + rotation) % levels.length);
    const result = await playOne(
      player,
      plan,
      `${plan.seed}:block ${block}`,
      levelAt.map((level) => at(levels, level)),
    );
    if (!result.finished) capped++;
    decisions += result.decisions;
    count(player, result, levelAt, totals);
  }
  const mean = (list: readonly number[], by: number): number[] => amongEquals(levels, list).map((value) => value / by);
  return {
    winShare: mean(totals.winShare, levels.length),
    rank: mean(totals.rank, seats),
    score: mean(totals.score, seats),
    difference: mean(totals.difference, seats),
    fallbacks: totals.fallbacks,
    capped,
    decisions,
  };
}

/** The number of each seat's side; sides are numbered in the order of their first seats. */
export function sidesBySeat({ game }: Player, { seats, options, seed }: Pick<BlockPlan, 'seats' | 'options' | 'seed'>): number[] {
  const { sides } = game.standing(begin(game, configure(game, { seats, options }), quick(seed)));
  const inOrder = [...sides].sort((a, b) => Math.min(...a.seats) - Math.min(...b.seats));
  return range(seats).map((seat) => inOrder.indexOf(sideOf(sides, seat)));
}

/** One game; a table with programs is played over their pipes, which are closed after it. */
async function playOne(player: Player, { seats, options, budget }: BlockPlan, seed: string, names: readonly string[]): Promise<GameResult> {
  const setting = { player, config: configure(player.game, { seats, options }), chance: quick(seed), budget, seed };
  if (!names.some(isProgram)) return playGame({ ...setting, bots: names.map(levelOf) });
  const players = names.map((name) => seatPlayer(player, name));
  try {
    return await playMixedGame({ ...setting, players });
  } finally {
    for (const one of players) if (one instanceof ExternalBot) one.close();
  }
}

/**
 * Equal levels share their results. Seating them in every order would repeat the same games with the names swapped, so this is
 * the result of playing all of those.
 */
function amongEquals(levels: readonly string[], values: readonly number[]): number[] {
  return levels.map((level) => {
    const equals = values.filter((_, place) => levels[place] === level);
    return sum(equals) / equals.length;
  });
}

type Totals = Record<'winShare' | 'rank' | 'score' | 'difference' | 'fallbacks', number[]>;

function count(player: Player, result: GameResult, levelAt: readonly number[], totals: Totals): void {
  const { sides } = player.game.standing(result.state);
  const winners = sides.filter((side) => side.won).length;
  for (const [seat, level] of levelAt.entries()) {
    const side = sideOf(sides, seat);
    add(totals.winShare, level, side.won ? 1 / (winners * side.seats.length) : 0);
    add(totals.rank, level, side.rank);
    add(totals.score, level, side.score);
    add(totals.difference, level, lead(side, sides));
    add(totals.fallbacks, level, at(result.fallbacks, seat));
  }
}

/** The score of a side less the mean score of the others. */
function lead(side: Side, sides: readonly Side[]): number {
  const others = sides.filter((other) => other !== side);
  if (others.length === 0) return 0;
  return side.score - others.reduce((total, other) => total + other.score, 0) / others.length;
}
