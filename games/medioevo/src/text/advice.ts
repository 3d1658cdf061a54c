import type { Remark } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import { estateName, player, say } from './words.ts';

const KINDS = ['pays', 'reserves', 'reservesEmpty', 'attacks', 'tolls', 'first', 'last', 'before', 'fills', 'dearer', 'counts'] as const;

/** A remark about an answer as a part of a sentence. */
export function reason({ kind, args = {} }: Remark): Message {
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) throw new Error(`no words for the remark "${kind}"`);
  const count = Object.values(args).find((value) => typeof value === 'object')?.length ?? 1;
  return say(`reason.${known}`, { count, ...Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argOf(name, value)])) });
}

function argOf(name: string, value: number | string | readonly number[]): Arg {
  if (typeof value === 'object') return value.map((seat) => player(seat));
  return name === 'estate' ? estateName(Number(value)) : value;
}
