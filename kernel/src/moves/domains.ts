import { at } from '../at.ts';
import type { Chance } from '../chance/chance.ts';

/**
 * The values of one field of a move. A domain prints and parses its values, reads them from untrusted input
 * (returning a fresh normalised value, or undefined), and draws samples for the battery.
 */
export interface Domain<V> {
  print(value: V): string;
  parse(text: string): V | undefined;
  read(value: unknown): V | undefined;
  sample(chance: Chance): V;
  /** The allowed values in words, for error messages. */
  readonly expects: string;
}

/** A whole number from min to max. JSON has no negative zero, so `+ 0` turns -0 into 0. */
export function int(min: number, max: number): Domain<number> {
  const read = (value: unknown): number | undefined =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value + 0 : undefined;
  return {
    print: String,
    parse: (text) => (/^-?\d{1,9}$/.test(text) ? read(Number(text)) : undefined),
    read,
    sample: (chance) => min + chance.int(max - min + 1),
    expects: `a number from ${min} to ${max}`,
  };
}

/** One of a list of short names; the value is the name. */
export function name<const N extends string>(names: readonly N[]): Domain<N> {
  const find = (value: unknown): N | undefined => names.find((item) => item === value);
  return {
    print: String,
    parse: find,
    read: find,
    sample: (chance) => at(names, chance.int(names.length)),
    expects: `one of ${names.join(', ')}`,
  };
}

/** One of a list of short names; the value is its index, the text its name. For ids that are integers in the state. */
export function label(names: readonly string[]): Domain<number> {
  const numbers = new Map(names.map((item, index) => [item, index]));
  const inner = int(0, names.length - 1);
  return {
    print: (value) => at(names, value),
    parse: (text) => numbers.get(text),
    read: inner.read,
    sample: inner.sample,
    expects: names.length > 12 ? `a name such as ${at(names, 0)}` : `one of ${names.join(', ')}`,
  };
}

/** Yes or no. */
export const flag: Domain<boolean> = {
  print: (value) => (value ? 'yes' : 'no'),
  parse: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  sample: (chance) => chance.int(2) === 1,
  expects: 'yes or no',
};

/** A value or nothing; nothing is written "-" and held as null. */
export function optional<V>(inner: Domain<V>): Domain<V | null> {
  return {
    print: (value) => (value === null ? '-' : inner.print(value)),
    parse: (text) => (text === '-' ? null : inner.parse(text)),
    read: (value) => (value === null ? null : inner.read(value)),
    sample: (chance) => (chance.int(3) === 0 ? null : inner.sample(chance)),
    expects: `${inner.expects}, or -`,
  };
}

/** Several integers in any order, repetitions allowed: a multiset, held sorted so that equal choices are equal values. */
export function bag(inner: Domain<number>, max: number): Domain<readonly number[]> {
  const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);
  return listOf(inner, max, sorted);
}

/** Several values whose order matters. */
export function list<V>(inner: Domain<V>, max: number): Domain<readonly V[]> {
  return listOf(inner, max, (items) => items);
}

function listOf<V>(inner: Domain<V>, max: number, normal: (items: readonly V[]) => readonly V[]): Domain<readonly V[]> {
  const all = (items: readonly (V | undefined)[]): readonly V[] | undefined =>
    items.length <= max && items.every((item) => item !== undefined) ? normal(items as readonly V[]) : undefined;
  return {
    print: (items) => (items.length === 0 ? '-' : items.map((item) => inner.print(item)).join(',')),
    parse: (text) => (text === '-' ? all([]) : all(text.split(',', max + 1).map((part) => inner.parse(part)))),
    read: (value) => (Array.isArray(value) && value.length <= max ? all(value.map((item) => inner.read(item))) : undefined),
    sample: (chance) => normal(Array.from({ length: chance.int(Math.min(max, 6) + 1) }, () => inner.sample(chance))),
    expects: `up to ${max}, separated by commas or - for none, each ${inner.expects}`,
  };
}

/** How many of each kind: held as an array of integers, written as the kinds repeated ("brick,brick,ore"). */
export function counts(kinds: readonly string[], max: number): Domain<readonly number[]> {
  const single = bag(label(kinds), max * kinds.length);
  const spread = (value: readonly number[]): number[] => value.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const read = (value: unknown): readonly number[] | undefined =>
    Array.isArray(value) && value.length === kinds.length && value.every((n) => Number.isInteger(n) && n >= 0 && n <= max)
      ? value.map((n: number) => n + 0)
      : undefined;
  const gather = (items: readonly number[]): readonly number[] => kinds.map((_, kind) => items.filter((item) => item === kind).length);
  return {
    print: (value) => single.print(spread(value)),
    parse: (text) => {
      const items = single.parse(text);
      return items && read(gather(items));
    },
    read,
    sample: (chance) => kinds.map(() => Math.min(max, Math.max(0, chance.int(6) - 3))),
    expects: `kinds of ${kinds.join(', ')}, separated by commas`,
  };
}
