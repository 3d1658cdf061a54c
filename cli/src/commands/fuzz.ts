import { join } from 'node:path';
import type { Room } from '@ludoteca/games';
import { at, Reader } from '@ludoteca/kernel';
import { type BatteryReport, configsOf, fuzzOnce, reportText } from '@ludoteca/kernel/battery';
import { rehearse } from '@ludoteca/text';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { readJson, writeJson } from '../files.ts';
import { progress } from '../progress.ts';
import { positive } from '../read.ts';
import { experimentSeed } from './simulate.ts';

/** Sampling rates: one game in THOROUGH is checked with every property in every position; in the others one position in SAMPLED is. */
const THOROUGH = 5;
const SAMPLED = 10;

interface FuzzOptions {
  readonly minutes: number;
  readonly seed?: string;
  readonly again?: string;
}

/** `ludoteca fuzz GAME`: random games over all options with every property of the battery on, until the time is up or one fails. */
export function fuzzCommand(command: Command, desk: Desk): void {
  command
    .option(`--minutes ${desk.arg('number')}`, desk.say('cli.help.minutes'), positive('--minutes', 100_000), 1)
    .option(`--seed ${desk.arg('words')}`, desk.say('cli.help.seed'))
    .option(`--again ${desk.arg('file')}`, desk.say('cli.help.again'))
    .action(async (id: string, options: FuzzOptions) => {
      const room = await desk.room(id);
      if (options.again === undefined) run(desk, room, options);
      else runAgain(desk, room, options.again);
    });
}

function run(desk: Desk, room: Room, { minutes, ...options }: FuzzOptions): void {
  const seed = experimentSeed(options.seed);
  const start = desk.io.now();
  const total = Math.ceil(minutes * 60_000);
  const bar = progress(desk, total, desk.nameOf(room));
  let games = 0;
  let decisions = 0;
  while (games === 0 || desk.io.now() - start < total) {
    const report = fuzzed(room, `${seed}/${games}`, games % THOROUGH === 0);
    games++;
    decisions += report.decisions;
    bar.update(Math.min(total, desk.io.now() - start));
    if (isClean(report)) continue;
    bar.stop();
    fail(desk, room, report);
    return;
  }
  bar.stop();
  desk.print(desk.paint.green(desk.say('cli.fuzz.clean', { games, decisions, seed })));
}

interface FuzzReport extends BatteryReport {
  /** Texts that the game could not word. */
  readonly unsaid: readonly string[];
  readonly thorough: boolean;
}

/**
 * One game with every check: the battery for the rules (in every position if thorough), and a rehearsal of the texts
 * in the same configuration.
 */
function fuzzed(room: Room, seed: string, thorough: boolean): FuzzReport {
  const report = fuzzOnce(room.game, seed, thorough ? {} : { every: SAMPLED });
  const config = report.configs[0] ?? at(configsOf(room.game, seed), 0);
  const isSaid = thorough && report.failures.length === 0;
  return { ...report, thorough, unsaid: isSaid ? rehearse(room.game, room.text, config, seed) : [] };
}

function isClean({ failures, capped, unsaid }: FuzzReport): boolean {
  return failures.length === 0 && capped === 0 && unsaid.length === 0;
}

function fail(desk: Desk, room: Room, report: FuzzReport): void {
  const { id, rules } = room.game.meta;
  const stamp = new Date(desk.io.now()).toISOString().replace(/[-:.]/g, '').slice(0, 15);
  const file = join(desk.io.folder, `ludoteca-fuzz-${id}-${stamp}.json`);
  const { seed, thorough, configs, capped, failures, unsaid } = report;
  writeJson(file, { fuzz: id, rules, seed, thorough, config: configs[0], capped, failures, unsaid });
  tell(desk, report);
  desk.complain(desk.say('cli.fuzz.reproducer', { file, command: `ludoteca fuzz ${id} --again ${file}` }));
}

function tell(desk: Desk, report: FuzzReport): void {
  desk.exitCode = 1;
  desk.print(desk.paint.red(desk.say('cli.fuzz.failed')));
  desk.print(reportText(report));
  for (const complaint of report.unsaid) desk.print(`  ${complaint}`);
}

function runAgain(desk: Desk, room: Room, file: string): void {
  const fields = new Reader(readJson(file), file).fields('fuzz', 'rules', 'seed', 'thorough', 'config', 'capped', 'failures', 'unsaid');
  fields.fuzz.oneOf([room.game.meta.id]);
  const report = fuzzed(room, fields.seed.text(), fields.thorough.flag());
  if (isClean(report)) desk.print(desk.paint.green(desk.say('cli.fuzz.gone')));
  else tell(desk, report);
}
