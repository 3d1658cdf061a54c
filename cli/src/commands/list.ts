import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { serverSay } from '../server-say.ts';

/** A command as the help lists it. Its options, and what it does, are loaded when it is asked for. */
interface ListedCommand {
  readonly name: string;
  describe(desk: Desk): string;
  /** Its arguments in order: the term and what it means. */
  arguments?(desk: Desk): readonly (readonly [term: string, meaning: string])[];
  load(): Promise<(command: Command, desk: Desk) => void>;
}

const game = (desk: Desk) => [[desk.arg('game'), desk.say('cli.help.gameId')]] as const;
const savedFile = (desk: Desk) => [[desk.arg('file'), desk.say('cli.help.savedFile')]] as const;

/** All commands, in the order of the help. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'welcome',
    describe: (desk) => desk.say('cli.help.welcome'),
    load: async () => (await import('./welcome.ts')).welcomeCommand,
  },
  {
    name: 'games',
    describe: (desk) => desk.say('cli.help.games'),
    load: async () => (await import('./games.ts')).gamesCommand,
  },
  {
    name: 'play',
    describe: (desk) => desk.say('cli.help.play'),
    arguments: (desk) => [[desk.arg('game', 'optional'), desk.say('cli.help.gameId')]],
    load: async () => (await import('./play.ts')).playCommand,
  },
  {
    name: 'rules',
    describe: (desk) => desk.say('cli.help.rules'),
    arguments: (desk) => [...game(desk), [desk.arg('words', 'several'), desk.say('cli.help.ruleWords')]],
    load: async () => (await import('./rules.ts')).rulesCommand,
  },
  {
    name: 'replay',
    describe: (desk) => desk.say('cli.help.replay'),
    arguments: savedFile,
    load: async () => (await import('./replay.ts')).replayCommand,
  },
  {
    name: 'review',
    describe: (desk) => desk.say('cli.help.review'),
    arguments: savedFile,
    load: async () => (await import('./review.ts')).reviewCommand,
  },
  {
    name: 'verify',
    describe: (desk) => desk.say('cli.help.verify'),
    arguments: savedFile,
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  {
    name: 'scenario',
    describe: (desk) => desk.say('cli.help.scenario'),
    arguments: (desk) => [
      [desk.arg('file'), desk.say('cli.help.scenarioFile')],
      [desk.arg('moves', 'several'), desk.say('cli.help.scenarioMoves')],
    ],
    load: async () => (await import('./scenario.ts')).scenarioCommand,
  },
  {
    name: 'simulate',
    describe: (desk) => desk.say('cli.help.simulate'),
    arguments: game,
    load: async () => (await import('./simulate.ts')).simulateCommand,
  },
  {
    name: 'arena',
    describe: (desk) => desk.say('cli.help.arena'),
    arguments: game,
    load: async () => (await import('./arena.ts')).arenaCommand,
  },
  {
    name: 'tune',
    describe: (desk) => desk.say('cli.help.tune'),
    arguments: game,
    load: async () => (await import('./tune.ts')).tuneCommand,
  },
  {
    name: 'fit',
    describe: (desk) => desk.say('cli.help.fit'),
    arguments: game,
    load: async () => (await import('./fit.ts')).fitCommand,
  },
  {
    name: 'fuzz',
    describe: (desk) => desk.say('cli.help.fuzz'),
    arguments: game,
    load: async () => (await import('./fuzz.ts')).fuzzCommand,
  },
  {
    name: 'serve',
    describe: (desk) => serverSay(desk, 'serve.help'),
    load: async () => (await import('./serve.ts')).serveCommand,
  },
  {
    name: 'backup',
    describe: (desk) => serverSay(desk, 'backup.help'),
    arguments: (desk) => [['<file>', serverSay(desk, 'backup.file')]],
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  {
    name: 'restore',
    describe: (desk) => serverSay(desk, 'restore.help'),
    arguments: (desk) => [['<file>', serverSay(desk, 'restore.file')]],
    load: async () => (await import('./backup.ts')).restoreCommand,
  },
  {
    name: 'admin',
    describe: (desk) => serverSay(desk, 'admin.help'),
    load: async () => (await import('./admin.ts')).adminCommand,
  },
];
