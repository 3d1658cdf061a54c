import { BadInput, type Config, type InputFault } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import { numbersOf } from '../rules/lookup.ts';
import type { Options } from '../rules/types.ts';
import { say } from './words.ts';

/** Every expectation that the reader of a box's own numbers can have of a value. */
const EXPECTED = [
  'integer',
  'text',
  'flag',
  'object',
  'fields',
  'list',
  'json',
  'office',
  'chests',
  'falling',
  'different',
  'rising',
  'tiles',
  'length',
] as const;

/** What is wrong with a box's own numbers. */
export function complaint({ options }: Config<Options>): Message | undefined {
  try {
    numbersOf(options.numbers);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadInput) || error.fault === undefined) return undefined;
    return faultText(error.fault);
  }
}

function faultText({ path, found, expected, args }: InputFault): Message | undefined {
  const kind = EXPECTED.find((one) => one === expected);
  if (kind === undefined) return undefined;
  const named: Record<string, Arg> = { ...args, same: args.min === args.max ? 'yes' : 'no' };
  if (typeof args.colour === 'string') named.colour = say(`colour.${args.colour as 'orange' | 'turquoise' | 'brown' | 'purple'}`);
  return say('complaint', { path: path === '' ? 'JSON' : path, found, expected: say(`expected.${kind}`, named) });
}
