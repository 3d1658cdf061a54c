import type { Remark } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { chestName, privilegeName, regionName, say } from './words.ts';

/** A remark about an answer as a part of a sentence. */
export function reason({ kind, args = {} }: Remark): Message {
  const number = (name: string): number => Number(args[name]);
  switch (kind) {
    case 'rank':
    case 'rankNow':
      return say(`reason.${kind}`, { region: regionName(number('region')), rank: number('rank'), points: number('points') });
    case 'chest':
      return say('reason.chest', { chest: chestName(number('chest'), number('count')) });
    case 'privilege':
      return say('reason.privilege', { privilege: privilegeName(number('type')) });
    case 'pieces':
      return say('reason.pieces', { count: Math.abs(number('pieces')), sign: number('pieces') < 0 ? 'less' : 'more' });
    default:
      throw new Error(`no words for the remark "${kind}"`);
  }
}
