import type { Remark } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { harbourName, resourceName, say } from './words.ts';

const PLANS = ['city', 'settlement', 'card', 'road'] as const;

/** A remark about an answer as a part of a sentence. */
export function reason({ kind, args = {} }: Remark): Message {
  for (const plan of PLANS) {
    if (kind === `affords.${plan}`) return say(`reason.affords.${plan}`);
    if (kind === `lacks.${plan}`) return say(`reason.lacks.${plan}`);
  }
  const number = (name: string): number => Number(args[name]);
  switch (kind) {
    case 'pays':
      return say('reason.pays', { pips: number('pips'), kinds: listOf(args['kinds']).map((resource) => resourceName(resource)) });
    case 'harbour':
      return say('reason.harbour', { harbour: harbourName(number('harbour')) });
    case 'blocks':
      return say('reason.blocks', { seat: { seat: number('seat') }, pips: number('pips') });
    case 'blocksOwn':
    case 'frees':
      return say(`reason.${kind}`, { pips: number('pips') });
    case 'atRisk':
      return say('reason.atRisk', { cards: number('cards') });
    case 'route':
      return say('reason.route', { length: number('length') });
    default:
      throw new Error(`no words for the remark "${kind}"`);
  }
}

function listOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
