import { randomBytes } from 'node:crypto';
import { type Budget, checkSeat, LEVELS } from '@ludoteca/bots';
import { configure } from '@ludoteca/kernel';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { progress } from '../progress.ts';
import { integer, optionPair, seatNames, seatsOrNames } from '../read.ts';
import { columns } from '../show.ts';
import { type SimulationResult, simulate } from '../simulation.ts';

interface SimulateOptions {
  readonly games: number;
  readonly seats?: number | string[];
  readonly level: string[];
  readonly seed?: string;
  readonly option?: Record<string, string>;
  readonly iterations?: number;
  readonly time?: number;
  readonly json?: true;
}

/** `ludoteca simulate GAME`: plays many games and counts. */
export function simulateCommand(command: Command, desk: Desk): void {
  command
    .option(`--games ${desk.arg('number')}`, desk.say('cli.help.gamesCount'), integer('--games', 1, 100_000_000), 100)
    .option(`--seats ${desk.arg('seats')}`, desk.say('cli.help.seatsOrNames', { levels: LEVELS.join(', ') }), seatsOrNames('--seats'))
    .option(`--level ${desk.arg('level')}`, desk.say('cli.help.level', { levels: LEVELS.join(', ') }), seatNames('--level'), ['random'])
    .option(`--seed ${desk.arg('words')}`, desk.say('cli.help.seed'))
    .option(`--option ${desk.arg('pair')}`, desk.say('cli.help.option'), optionPair)
    .option(`--iterations ${desk.arg('number')}`, desk.say('cli.help.iterations'), integer('--iterations', 1, 1_000_000_000))
    .option(`--time ${desk.arg('number')}`, desk.say('cli.help.time'), integer('--time', 1, 3_600_000))
    .option('--json', desk.say('cli.help.json'))
    .action((id: string, options: SimulateOptions) => run(desk, id, options));
}

/** How long bots may think, as given on the command line. */
export function budgetOf({ iterations, time }: { iterations?: number; time?: number }): Budget | undefined {
  if (iterations !== undefined) return { iterations };
  return time === undefined ? undefined : { milliseconds: time };
}

/** A seed for experiments: the given words, else fresh ones. */
export function experimentSeed(given: string | undefined): string {
  return given ?? randomBytes(16).toString('hex');
}

async function run(desk: Desk, id: string, options: SimulateOptions): Promise<void> {
  const room = await desk.room(id);
  const named = typeof options.seats === 'object' ? options.seats : undefined;
  const levels = named ?? options.level;
  for (const level of levels) checkSeat(level);
  const seats = named?.length ?? (typeof options.seats === 'number' ? options.seats : undefined);
  const config = configure(room.game, { seats, options: options.option ?? {} });
  const plan = { room, config, games: options.games, levels, seed: experimentSeed(options.seed), budget: budgetOf(options) };
  const bar = progress(desk, options.games, desk.nameOf(room));
  const result = await simulate(plan, () => performance.now(), bar.update).finally(bar.stop);
  if (options.json) desk.printJson(result);
  else desk.print(inWords(desk, result, plan.seed));
}

function inWords(desk: Desk, result: SimulationResult, seed: string): string {
  const { games, finished, capped, gamesPerSecond, decisionsPerGame, meanScores, winShareBySeat } = result;
  const head = ['cli.simulate.seat', 'cli.simulate.meanScore', 'cli.simulate.winShare'] as const;
  const rows = meanScores.map((score, seat) => [String(seat), score.toFixed(2), `${((winShareBySeat[seat] ?? 0) * 100).toFixed(1)}%`]);
  return [
    desk.say('cli.simulate.summary', { games, finished, capped }),
    desk.say('cli.simulate.speed', { gamesPerSecond, decisionsPerGame }),
    ...(finished === 0 ? [] : [winnerInWords(desk, result)]),
    ...(result.standInAnswers ?? []).flatMap((count, seat) =>
      count === 0 ? [] : [desk.paint.red(desk.say('cli.simulate.standIn', { seat, count }))],
    ),
    columns([head.map((key) => desk.paint.dim(desk.say(key))), ...rows], desk.width),
    desk.paint.dim(desk.say('cli.simulate.seed', { seed })),
  ].join('\n');
}

/** The winners' scores; in a solo game there is no winner to speak of, but games that were won. */
function winnerInWords(desk: Desk, { winnerScore, rounds, finished, meanScores, winShareBySeat }: SimulationResult): string {
  if (meanScores.length === 1) {
    const won = Math.round((winShareBySeat[0] ?? 0) * finished);
    return desk.say('cli.simulate.alone', { won, finished, score: meanScores[0] ?? 0 });
  }
  return rounds === undefined
    ? desk.say('cli.simulate.winner', { winnerScore })
    : desk.say('cli.simulate.winnerIn', { winnerScore, rounds });
}
