import { type Budget, LEVELS } from '@ludoteca/bots';
import { BadInput } from '@ludoteca/kernel';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { integer, oneOf, optionPair } from '../read.ts';
import { budgetOf } from './simulate.ts';

/** Options shared by all experiments with an evaluation. */
export interface ExperimentOptions {
  readonly level: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly option?: Record<string, string>;
  readonly iterations?: number;
  readonly time?: number;
  readonly json?: true;
}

/** Adds them to a command. */
export function withExperimentOptions(command: Command, desk: Desk): Command {
  const levels = LEVELS.join(', ');
  return command
    .option(`--level ${desk.arg('level')}`, desk.say('cli.help.tuneLevel', { levels }), oneOf('--level', LEVELS), 'medium')
    .option(`--seats ${desk.arg('number')}`, desk.say('cli.help.seats'), integer('--seats', 2, 99))
    .option(`--seed ${desk.arg('words')}`, desk.say('cli.help.seed'))
    .option(`--option ${desk.arg('pair')}`, desk.say('cli.help.option'), optionPair)
    .option(`--iterations ${desk.arg('number')}`, desk.say('cli.help.iterations'), integer('--iterations', 1, 1_000_000_000))
    .option(`--time ${desk.arg('number')}`, desk.say('cli.help.time'), integer('--time', 1, 3_600_000))
    .option('--json', desk.say('cli.help.json'));
}

/** The budget of experiments, small by default: many quick games tell more than a few deep ones. */
export function quickBudget(options: ExperimentOptions, iterations: number): Budget {
  if (options.iterations !== undefined && options.time !== undefined) throw new BadInput('--iterations and --time: only one of them');
  return budgetOf(options) ?? { iterations };
}
