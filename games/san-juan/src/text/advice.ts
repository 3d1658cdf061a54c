import type { Remark } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { cardName, say } from './words.ts';

/** A remark about an answer as a part of a sentence. */
export function reason({ kind, args = {} }: Remark): Message {
  switch (kind) {
    case 'cards':
    case 'goods': {
      const count = Number(args[kind]);
      return say(`reason.${kind}`, { count: Math.abs(count), sign: count < 0 ? 'less' : 'more' });
    }
    case 'finish':
      return say('reason.finish');
    case 'keeps':
      return say('reason.keeps', { card: cardName(Number(args['card'])) });
    default:
      throw new Error(`no words for the remark "${kind}"`);
  }
}
