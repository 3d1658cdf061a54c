import { BadInput } from '@ludoteca/kernel';
import type { Bot } from './bot.ts';
import { easy } from './levels/easy.ts';
import { hard } from './levels/hard.ts';
import { medium } from './levels/medium.ts';
import { random } from './levels/random.ts';

/** Every bot by level, from weakest to strongest. A new level is one line here. */
const BOTS: { readonly [level: string]: Bot } = { random, easy, medium, hard };

/** The names of the levels, from weakest to strongest. */
export const LEVELS: readonly string[] = Object.keys(BOTS);

/** The bot of a level; an unknown name is refused with the names there are. */
export function levelOf(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (bot === undefined) throw new BadInput(`level "${name}"; allowed: ${LEVELS.join(', ')}`);
  return bot;
}
