import { LANGS } from '@ludoteca/text';
import { type Argument, Command, type Help } from 'commander';
import { addAdmin } from './commands/admin.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addFit } from './commands/fit.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addGames } from './commands/games.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTune } from './commands/tune.ts';
import { addVerify } from './commands/verify.ts';
import { addWelcome } from './commands/welcome.ts';
import type { Desk } from './desk.ts';
import { oneOf } from './read.ts';

const COMMANDS = [
  addWelcome,
  addGames,
  addPlay,
  addRules,
  addReplay,
  addReview,
  addVerify,
  addScenario,
  addSimulate,
  addArena,
  addTune,
  addFit,
  addFuzz,
  addServe,
  addBackup,
  addAdmin,
];

/** The whole command line with its help, in the language of the desk. */
export function programFor(desk: Desk): Command {
  const program = new Command('ludoteca')
    .description(desk.say('cli.help.ludoteca'))
    .version('0.1.0', '-V, --version', desk.say('cli.help.version'))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => desk.io.out.write(text),
      writeErr: (text) => desk.io.err.write(text),
      outputError: () => undefined,
    })
    .configureHelp({ styleTitle: (title) => inLanguage(desk, title), ...wording(desk) })
    .helpOption('-h, --help', desk.say('cli.help.help'))
    .helpCommand(`help ${desk.say('cli.help.command')}`, desk.say('cli.help.helpCommand'));
  for (const add of COMMANDS) add(program, desk);
  for (const command of program.commands) {
    command
      .helpOption('-h, --help', desk.say('cli.help.help'))
      .option(`--lang ${desk.arg('lang')}`, desk.say('cli.help.lang'), oneOf('--lang', LANGS));
  }
  return program.addHelpText('after', `\n${desk.say('cli.help.after')}`);
}

function wording(desk: Desk): Partial<Help> {
  return {
    styleUsage: (usage) => usage.replaceAll('[options]', desk.say('cli.help.options')).replace('[command]', desk.say('cli.help.command')),
    subcommandTerm: (command) => [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
    optionDescription: ({ description, defaultValue }) =>
      defaultValue === undefined ? description : `${description} (${desk.say('cli.games.default', { value: String(defaultValue) })})`,
  };
}

function argumentTerm(argument: Argument): string {
  const name = argument.name() + (argument.variadic ? '...' : '');
  return argument.required ? `<${name}>` : `[${name}]`;
}

// Commander's own headings, which it offers no other way to translate.
function inLanguage(desk: Desk, title: string): string {
  const titles: Record<string, string> = {
    'Usage:': desk.say('cli.help.usageTitle'),
    'Arguments:': desk.say('cli.help.argumentsTitle'),
    'Options:': desk.say('cli.help.optionsTitle'),
    'Commands:': desk.say('cli.help.commandsTitle'),
  };
  return titles[title] ?? title;
}
