import { type Budget, DEFAULT_BUDGET, ExternalBot, isProgram, levelOf, playGame, playMixedGame, seatPlayer } from '@ludoteca/bots';
import type { Room } from '@ludoteca/games';
import { add, at, BadInput, begin, type Config, playRandomly, quick, type State, streamFrom } from '@ludoteca/kernel';

/** Plan of a simulation. */
export interface SimulationPlan {
  readonly room: Room;
  readonly config: Config;
  readonly games: number;
  /** One level or program for all seats, or one per seat. */
  readonly levels: readonly string[];
  readonly seed: string;
  readonly budget?: Budget | undefined;
}

/** The result of a simulation. Means are over finished games. */
export interface SimulationResult {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly capped: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly meanScores: readonly number[];
  readonly winShareBySeat: readonly number[];
  readonly meanLength: number;
  /** Mean score of the winner. */
  readonly winnerScore: number;
  /** Number of rounds of a game, where the game counts them. */
  readonly rounds?: number;
  /** By seat, the number of answers that a stand-in gave because a program had lost the seat; only where programs play. */
  readonly standInAnswers?: readonly number[];
}

/** Plays many games in this thread. The same plan gives the same games; only the speed differs. */
export async function simulate(plan: SimulationPlan, now: () => number, onGame: (done: number) => void): Promise<SimulationResult> {
  const { room, games, config } = plan;
  const { playOne, close } = playerOf(plan);
  const scores = Array.from({ length: config.seats }, () => 0);
  const shares = Array.from({ length: config.seats }, () => 0);
  const standIns = Array.from({ length: config.seats }, () => 0);
  let finished = 0;
  let decisions = 0;
  let winnings = 0;
  let rounds = 0;
  const start = now();
  for (let number = 0; number < games; number++) {
    const result = await playOne(`${plan.seed}:game ${number}`);
    decisions += result.decisions;
    result.fallbacks?.forEach((count, seat) => {
      add(standIns, seat, count);
    });
    if (result.finished) {
      finished++;
      winnings += count(room, result.state, scores, shares);
      rounds += room.game.rounds?.(result.state) ?? 0;
    }
    onGame(number + 1);
  }
  close();
  const seconds = Math.max(0.001, (now() - start) / 1_000);
  const mean = (total: number): number => (finished === 0 ? 0 : round(total / finished, 4));
  return {
    game: room.game.meta.id,
    games,
    finished,
    capped: games - finished,
    // Levels that search take minutes for a game.
    gamesPerSecond: round(games / seconds, games < seconds ? 4 : 1),
    decisionsPerGame: round(decisions / games, 2),
    meanScores: scores.map(mean),
    winShareBySeat: shares.map(mean),
    meanLength: round(decisions / games, 2),
    winnerScore: mean(winnings),
    ...(room.game.rounds === undefined ? {} : { rounds: mean(rounds) }),
    ...(plan.levels.some(isProgram) ? { standInAnswers: standIns } : {}),
  };
}

interface PlayedOut {
  readonly state: State;
  readonly decisions: number;
  readonly finished: boolean;
  readonly fallbacks?: readonly number[];
}

interface Playing {
  playOne(seed: string): PlayedOut | Promise<PlayedOut>;
  close(): void;
}

/** How one game is played: random answers straight from the kernel, everything else by players that see only their views. */
function playerOf({ room, config, levels, budget = DEFAULT_BUDGET }: SimulationPlan): Playing {
  const { seats } = config;
  if (levels.length !== 1 && levels.length !== seats) {
    throw new BadInput(`--level "${levels.join(',')}": one level, or one for each of the ${seats} seats expected`);
  }
  const names = Array.from({ length: seats }, (_, seat) => at(levels, seat % levels.length));
  const close = (): void => undefined;
  if (names.every((name) => name === 'random')) return { playOne: (seed) => playedByLot(room, config, seed), close };
  if (!names.some(isProgram)) {
    const bots = names.map(levelOf);
    return { playOne: (seed) => playGame({ player: room, config, chance: quick(seed), bots, budget, seed }), close };
  }
  const players = names.map((name) => seatPlayer(room, name));
  return {
    playOne: (seed) => playMixedGame({ player: room, config, chance: quick(seed), players, budget, seed }),
    close: () => {
      for (const player of players) if (player instanceof ExternalBot) player.close();
    },
  };
}

function playedByLot({ game }: Room, config: Config, seed: string): PlayedOut {
  const state = begin(game, config, quick(seed));
  return { state, ...playRandomly(game, state, streamFrom(`${seed}:answers`)) };
}

/** Adds a finished game to the counts and returns the winner's score; without a winner, the score of the first side. */
function count(room: Room, state: State, scores: number[], shares: number[]): number {
  const { sides } = room.game.standing(state);
  const winners = sides.filter(({ won }) => won).length;
  for (const { seats, score, won } of sides) {
    for (const seat of seats) {
      add(scores, seat, score);
      if (won) add(shares, seat, 1 / winners);
    }
  }
  return sides.find(({ rank }) => rank === 1)?.score ?? 0;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
