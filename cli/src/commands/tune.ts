import { levelOf, type Tuned, tune } from '@ludoteca/bots';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { progress } from '../progress.ts';
import { integer } from '../read.ts';
import { columns } from '../show.ts';
import { type ExperimentOptions, quickBudget, withExperimentOptions } from './experiment.ts';
import { experimentSeed } from './simulate.ts';

interface TuneOptions extends ExperimentOptions {
  readonly steps: number;
  readonly blocks: number;
  readonly check: number;
}

/** `ludoteca tune GAME`: finds factors for the terms of a game's evaluation by self-play. */
export function tuneCommand(command: Command, desk: Desk): void {
  command
    .option(`--steps ${desk.arg('number')}`, desk.say('cli.help.steps'), integer('--steps', 1, 100_000), 60)
    .option(`--blocks ${desk.arg('number')}`, desk.say('cli.help.tuneBlocks'), integer('--blocks', 1, 10_000), 4)
    .option(`--check ${desk.arg('number')}`, desk.say('cli.help.check'), integer('--check', 2, 100_000), 30);
  withExperimentOptions(command, desk).action((id: string, options: TuneOptions) => run(desk, id, options));
}

async function run(desk: Desk, id: string, options: TuneOptions): Promise<void> {
  const { steps, blocks, check, level, seats } = options;
  levelOf(level);
  const room = await desk.room(id);
  const seed = experimentSeed(options.seed);
  const bar = progress(desk, steps, desk.nameOf(room));
  const budget = quickBudget(options, 200);
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
