import { type ArenaResult, arena, checkSeat, isProgram, LEVELS } from '@ludoteca/bots';
import { BadInput } from '@ludoteca/kernel';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { writeText } from '../files.ts';
import { intervalBar } from '../plot/graph.ts';
import { intervalsSvg } from '../plot/svg.ts';
import { progress } from '../progress.ts';
import { integer, optionPair, seatNames, seatsOrNames } from '../read.ts';
import { columns } from '../show.ts';
import { budgetOf, experimentSeed } from './simulate.ts';

interface ArenaOptions {
  readonly levels?: string[];
  readonly blocks: number;
  readonly seats?: number | string[];
  readonly seed?: string;
  readonly option?: Record<string, string>;
  readonly iterations?: number;
  readonly time?: number;
  readonly threads?: number;
  readonly svg?: string;
  readonly json?: true;
}

/** Width of the plot in the table, in characters. */
const PLOT = 25;

/** `ludoteca arena GAME`: measures levels of bots against each other. */
export function arenaCommand(command: Command, desk: Desk): void {
  command
    .option(`--levels ${desk.arg('levels')}`, desk.say('cli.help.levels', { levels: LEVELS.join(', ') }), seatNames('--levels'))
    .option(`--blocks ${desk.arg('number')}`, desk.say('cli.help.blocks'), integer('--blocks', 1, 10_000_000), 50)
    .option(`--seats ${desk.arg('seats')}`, desk.say('cli.help.seatsOrNames', { levels: LEVELS.join(', ') }), seatsOrNames('--seats'))
    .option(`--seed ${desk.arg('words')}`, desk.say('cli.help.seed'))
    .option(`--option ${desk.arg('pair')}`, desk.say('cli.help.option'), optionPair)
    .option(`--iterations ${desk.arg('number')}`, desk.say('cli.help.iterations'), integer('--iterations', 1, 1_000_000_000))
    .option(`--time ${desk.arg('number')}`, desk.say('cli.help.time'), integer('--time', 1, 3_600_000))
    .option(`--threads ${desk.arg('number')}`, desk.say('cli.help.threads'), integer('--threads', 1, 256))
    .option(`--svg ${desk.arg('file')}`, desk.say('cli.help.svg'))
    .option('--json', desk.say('cli.help.json'))
    .action((id: string, options: ArenaOptions) => run(desk, id, options));
}

async function run(desk: Desk, id: string, options: ArenaOptions): Promise<void> {
  const { blocks, threads } = options;
  const room = await desk.room(id);
  const named = typeof options.seats === 'object' ? options.seats : undefined;
  const levels = options.levels ?? named;
  if (levels === undefined) throw new BadInput('no players; --levels medium,easy or --seats cmd:"python3 mybot.py",hard expected');
  if (options.levels !== undefined && named !== undefined) throw new BadInput('--levels and --seats with names: only one of them');
  for (const level of levels) checkSeat(level);
  const seats = typeof options.seats === 'number' ? options.seats : undefined;
  if (options.iterations !== undefined && options.time !== undefined) throw new BadInput('--iterations and --time: only one of them');
  const seed = experimentSeed(options.seed);
  const bar = progress(desk, blocks, desk.nameOf(room));
  const plan = {
    room,
    levels,
    blocks,
    seats,
    seed,
    options: options.option ?? {},
    budget: budgetOf(options),
    threads,
    onBlock: bar.update,
  };
  const result = await arena(plan).finally(bar.stop);
  if (options.svg !== undefined) writeText(options.svg, plot(desk, result, desk.nameOf(room)));
  if (options.json) desk.printJson({ ...result, seed });
  else desk.print(inWords(desk, result, seed));
}

function inWords(desk: Desk, result: ArenaResult, seed: string): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
  const head = (
    [
      'cli.arena.level',
      'cli.arena.winShare',
      'cli.arena.interval',
      'cli.arena.scale',
      'cli.arena.meanRank',
      'cli.arena.meanScore',
      'cli.arena.lead',
    ] as const
  ).map((key) => desk.paint.dim(desk.say(key)));
  const rows = Object.entries(result.levels).map(([level, fared]) => [
    desk.paint.bold(level),
    percent(fared.winShare),
    `${percent(fared.low)} – ${percent(fared.high)}`,
    intervalBar(fared.low, fared.winShare, fared.high, PLOT),
    fared.meanRank.toFixed(2),
    fared.meanScore.toFixed(2),
    `${signed(fared.scoreDifference.mean)} (${signed(fared.scoreDifference.low)} … ${signed(fared.scoreDifference.high)})`,
  ]);
  const { blocks, games, seats, capped } = result;
  const failures = Object.entries(result.levels).filter(([, { fallbacks }]) => fallbacks > 0);
  return [
    desk.say('cli.arena.summary', { blocks, games, seats, capped }),
    columns([head, ...rows], desk.width),
    ...failures.map(([level, { fallbacks }]) =>
      desk.paint.red(desk.say(isProgram(level) ? 'cli.arena.standIn' : 'cli.arena.fallbacks', { level, count: fallbacks })),
    ),
    desk.paint.dim(desk.say('cli.simulate.seed', { seed })),
  ].join('\n');
}

/** Win shares with their intervals, as a plot. */
function plot(desk: Desk, { levels, games, seats }: ArenaResult, game: string): string {
  const bars = Object.entries(levels).map(([name, { low, winShare, high }]) => ({ name, low, mean: winShare, high }));
  return intervalsSvg(desk.say('cli.arena.plot', { game, games, seats }), bars);
}

function signed(value: number): string {
  if (!Number.isFinite(value)) return '?';
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
