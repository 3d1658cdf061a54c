import { LANGS } from '@ludoteca/text';
import { type Argument, Command, type Help } from 'commander';
import { COMMANDS } from './commands/list.ts';
import type { Desk } from './desk.ts';
import { oneOf } from './read.ts';

/** The command line with its help, in the language of the desk. Of its commands, only those among these words are loaded. */
export async function programFor(desk: Desk, words: readonly string[]): Promise<Command> {
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
  for (const { name, describe, arguments: terms, load } of COMMANDS) {
    const command = program.command(name).description(describe(desk));
    for (const [term, meaning] of terms?.(desk) ?? []) command.argument(term, meaning);
    if (!words.includes(name)) continue;
    const complete = await load();
    complete(command, desk);
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
