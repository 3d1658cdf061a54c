import { LEVELS, levelOf, type Tuned, tune } from '@ludoteca/bots';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { progress } from '../progress.ts';
import { integer, oneOf, optionPair } from '../read.ts';
import { columns } from '../show.ts';
import { budgetOf, experimentSeed } from './simulate.ts';

interface TuneOptions {
  readonly steps: number;
  readonly blocks: number;
  readonly check: number;
  readonly level: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly option?: Record<string, string>;
  readonly iterations?: number;
  readonly time?: number;
  readonly json?: true;
}

const USUAL = { iterations: 200 } as const;

/** `ludoteca tune GAME`: finds factors for the terms of a game's evaluation by self-play. */
export function addTune(program: Command, desk: Desk): void {
  program
    .command('tune')
    .description(desk.say('cli.help.tune'))
    .argument(desk.arg('game'), desk.say('cli.help.gameId'))
    .option(`--steps ${desk.arg('number')}`, desk.say('cli.help.steps'), integer('--steps', 1, 100_000), 60)
    .option(`--blocks ${desk.arg('number')}`, desk.say('cli.help.tuneBlocks'), integer('--blocks', 1, 10_000), 4)
    .option(`--check ${desk.arg('number')}`, desk.say('cli.help.check'), integer('--check', 2, 100_000), 30)
    .option(
      `--level ${desk.arg('level')}`,
      desk.say('cli.help.tuneLevel', { levels: LEVELS.join(', ') }),
      oneOf('--level', LEVELS),
      'medium',
    )
    .option(`--seats ${desk.arg('number')}`, desk.say('cli.help.seats'), integer('--seats', 2, 99))
    .option(`--seed ${desk.arg('words')}`, desk.say('cli.help.seed'))
    .option(`--option ${desk.arg('pair')}`, desk.say('cli.help.option'), optionPair)
    .option(`--iterations ${desk.arg('number')}`, desk.say('cli.help.iterations'), integer('--iterations', 1, 1_000_000_000))
    .option(`--time ${desk.arg('number')}`, desk.say('cli.help.time'), integer('--time', 1, 3_600_000))
    .option('--json', desk.say('cli.help.json'))
    .action((id: string, options: TuneOptions) => run(desk, id, options));
}

async function run(desk: Desk, id: string, options: TuneOptions): Promise<void> {
  const { steps, blocks, check, level, seats } = options;
  levelOf(level);
  const room = desk.room(id);
  const seed = experimentSeed(options.seed);
  const bar = progress(desk, steps, desk.nameOf(room));
  const budget = budgetOf(options) ?? USUAL;
  const plan = { room, level, steps, blocks, check, budget, seed, seats, options: options.option ?? {} };
  const tuned = await tune({ ...plan, onStep: ({ step }) => bar.update(step) }).finally(bar.stop);
  if (options.json) desk.printJson({ ...tuned, seed });
  else desk.print(inWords(desk, tuned, seed));
}

function inWords(desk: Desk, { factors, gain }: Tuned, seed: string): string {
  const head = (['cli.tune.term', 'cli.tune.factor'] as const).map((key) => desk.paint.dim(desk.say(key)));
  const rows = Object.entries(factors).map(([term, factor]) => [term, factor.toFixed(3)]);
  const figure = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '?');
  return [
    columns([head, ...rows], desk.width),
    desk.say('cli.tune.gain', { mean: figure(gain.mean), low: figure(gain.low), high: figure(gain.high) }),
    desk.paint.dim(desk.say('cli.simulate.seed', { seed })),
  ].join('\n');
}
