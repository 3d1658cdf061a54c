import { type Fit, type Fitted, fit } from '@ludoteca/bots';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { progress } from '../progress.ts';
import { integer } from '../read.ts';
import { columns } from '../show.ts';
import { type ExperimentOptions, quickBudget, withExperimentOptions } from './experiment.ts';
import { fitCurves, type ProspectsOptions } from './fit-prospects.ts';
import { experimentSeed } from './simulate.ts';

interface FitOptions extends ExperimentOptions, ProspectsOptions {
  readonly games: number;
}

/** `ludoteca fit GAME`: fits weights for the terms of a game's evaluation to how games end. */
export function fitCommand(command: Command, desk: Desk): void {
  command
    .option(`--games ${desk.arg('number')}`, desk.say('cli.help.gamesCount'), integer('--games', 8, 1_000_000), 200)
    .option('--prospects', desk.say('cli.help.prospects'))
    .option(`--write ${desk.arg('file')}`, desk.say('cli.help.writeCurves'));
  withExperimentOptions(command, desk).action((id: string, options: FitOptions) => run(desk, id, options));
}

function run(desk: Desk, id: string, options: FitOptions): Promise<void> {
  return options.prospects ? fitCurves(desk, id, options) : fitTerms(desk, id, options);
}

async function fitTerms(desk: Desk, id: string, options: FitOptions): Promise<void> {
  const { games, level, seats } = options;
  const room = await desk.room(id);
  const seed = experimentSeed(options.seed);
  const bar = progress(desk, games, desk.nameOf(room));
  const budget = quickBudget(options, 300);
  let result: Fit;
  try {
    result = fit({ room, level, games, budget, seed, seats, options: options.option ?? {}, onGame: bar.update });
  } finally {
    bar.stop();
  }
  if (options.json) desk.printJson({ ...result, seed });
  else desk.print(inWords(desk, result, seed));
}

function inWords(desk: Desk, { games, comparisons, terms, facts, surprise }: Fit, seed: string): string {
  const table = (key: 'cli.fit.factor' | 'cli.fit.points', list: readonly Fitted[]): string => {
    const head = (['cli.tune.term', key] as const).map((word) => desk.paint.dim(desk.say(word)));
    return columns([head, ...list.map(({ name, worth, error }) => [name, `${worth.toFixed(3)} ± ${error.toFixed(3)}`])], desk.width);
  };
  return [
    desk.say('cli.fit.summary', { games, comparisons }),
    table('cli.fit.factor', terms),
    ...(facts.length === 0 ? [] : [table('cli.fit.points', facts)]),
    desk.say('cli.fit.surprise', { asItIs: surprise.asItIs.toFixed(4), fitted: surprise.fitted.toFixed(4) }),
    desk.paint.dim(desk.say('cli.simulate.seed', { seed })),
  ].join('\n');
}
