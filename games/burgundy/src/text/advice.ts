import type { Remark } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { NAMED_EFFECTS } from '../rules/effects/named.ts';
import { areaName, say } from './words.ts';

/** A remark about an answer as a part of a sentence. */
export function reason({ kind, args = {} }: Remark): Message {
  const effect = NAMED_EFFECTS.find((one) => kind === `then.${one}`);
  if (effect !== undefined) return say(`reason.then.${effect}`);
  switch (kind) {
    case 'coins':
    case 'workers':
    case 'goods': {
      const count = Number(args[kind]);
      return say(`reason.${kind}`, { count: Math.abs(count), sign: count < 0 ? 'less' : 'more' });
    }
    case 'area':
      return say('reason.area', { area: areaName(Number(args['colour'])), size: Number(args['size']), need: Number(args['need']) });
    default:
      throw new Error(`no words for the remark "${kind}"`);
  }
}
