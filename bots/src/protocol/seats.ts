import { BadInput } from '@ludoteca/kernel';
import type { Bot, Player } from '../bot.ts';
import { LEVELS, levelOf } from '../levels.ts';
import { ExternalBot } from './external-bot.ts';

/** Prefix of a seat for a program: `cmd:python3 mybot.py`. */
const COMMAND = 'cmd:';
/** The level that takes over the seat of a program that breaks the protocol. */
export const STAND_IN = 'medium';

/** Whether a seat is written for a program. */
export function isProgram(name: string): boolean {
  return name.startsWith(COMMAND);
}

/** The command of a program's seat; quotation marks around the whole of it are not part of it. */
export function commandOf(name: string): string {
  const command = name
    .slice(COMMAND.length)
    .trim()
    .replace(/^"([^"]*)"$/, '$1');
  if (command === '') throw new BadInput(`seat "${name}"; a command such as cmd:"python3 mybot.py" expected`);
  return command;
}

/** Rejects what is neither a level nor a program. */
export function checkSeat(name: string): void {
  if (isProgram(name)) commandOf(name);
  else if (!LEVELS.includes(name)) throw new BadInput(`level "${name.slice(0, 60)}"; allowed: ${LEVELS.join(', ')}, cmd:"a command"`);
}

/** The bot of a level, or a program that is yet to be started. */
export function seatPlayer(player: Player, name: string): Bot | ExternalBot {
  return isProgram(name) ? new ExternalBot(player, commandOf(name), levelOf(STAND_IN)) : levelOf(name);
}
