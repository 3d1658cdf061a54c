import { type ArenaResult, arena, LEVELS, levelOf } from '@ludoteca/bots';
import { BadInput } from '@ludoteca/kernel';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { progress } from '../progress.ts';
import { commaList, integer, optionPair } from '../read.ts';
import { columns } from '../show.ts';
import { budgetOf, experimentSeed } from './simulate.ts';

interface ArenaOptions {
  readonly levels: string[];
  readonly blocks: number;
  readonly seats?: number;
  readonly seed?: string;
  readonly option?: Record<string, string>;
  readonly iterations?: number;
  readonly time?: number;
  readonly threads?: number;
  readonly json?: true;
}

/** `ludoteca arena GAME`: measures levels of bots against each other. */
export function addArena(program: Command, desk: Desk): void {
  program
    .command('arena')
    .description(desk.say('cli.help.arena'))
    .argument(desk.arg('game'), desk.say('cli.help.gameId'))
    .requiredOption(`--levels ${desk.arg('levels')}`, desk.say('cli.help.levels', { levels: LEVELS.join(', ') }), commaList('--levels'))
    .option(`--blocks ${desk.arg('number')}`, desk.say('cli.help.blocks'), integer('--blocks', 1, 10_000_000), 50)
    .option(`--seats ${desk.arg('number')}`, desk.say('cli.help.seats'), integer('--seats', 1, 99))
    .option(`--seed ${desk.arg('words')}`, desk.say('cli.help.seed'))
    .option(`--option ${desk.arg('pair')}`, desk.say('cli.help.option'), optionPair)
    .option(`--iterations ${desk.arg('number')}`, desk.say('cli.help.iterations'), integer('--iterations', 1, 1_000_000_000))
    .option(`--time ${desk.arg('number')}`, desk.say('cli.help.time'), integer('--time', 1, 3_600_000))
    .option(`--threads ${desk.arg('number')}`, desk.say('cli.help.threads'), integer('--threads', 1, 256))
    .option('--json', desk.say('cli.help.json'))
    .action((id: string, options: ArenaOptions) => run(desk, id, options));
}

async function run(desk: Desk, id: string, options: ArenaOptions): Promise<void> {
  const { levels, blocks, seats, threads } = options;
  const room = desk.room(id);
  for (const level of levels) levelOf(level);
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
  if (options.json) desk.printJson({ ...result, seed });
  else desk.print(inWords(desk, result, seed));
}

function inWords(desk: Desk, result: ArenaResult, seed: string): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
  const head = (
    ['cli.arena.level', 'cli.arena.winShare', 'cli.arena.interval', 'cli.arena.meanRank', 'cli.arena.meanScore', 'cli.arena.lead'] as const
  ).map((key) => desk.paint.dim(desk.say(key)));
  const rows = Object.entries(result.levels).map(([level, fared]) => [
    desk.paint.bold(level),
    percent(fared.winShare),
    `${percent(fared.low)} – ${percent(fared.high)}`,
    fared.meanRank.toFixed(2),
    fared.meanScore.toFixed(2),
    `${signed(fared.scoreDifference.mean)} (${signed(fared.scoreDifference.low)} … ${signed(fared.scoreDifference.high)})`,
  ]);
  const { blocks, games, seats, capped } = result;
  const failures = Object.entries(result.levels).filter(([, { fallbacks }]) => fallbacks > 0);
  return [
    desk.say('cli.arena.summary', { blocks, games, seats, capped }),
    columns([head, ...rows], desk.width),
    ...failures.map(([level, { fallbacks }]) => desk.paint.red(desk.say('cli.arena.fallbacks', { level, count: fallbacks }))),
    desk.paint.dim(desk.say('cli.simulate.seed', { seed })),
  ].join('\n');
}

function signed(value: number): string {
  if (!Number.isFinite(value)) return '?';
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
