/** Plain data: exactly the values that survive `JSON.parse(JSON.stringify(x))`. States consist of it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * Generic deep copy of plain data. No part of the result is shared with the original.
 * Lists of primitives are copied by one slice, which is why states keep counts in arrays.
 */
export function clone<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copy(value) : value) as T;
}

function copy(value: object): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copy(item);
    }
    return list;
  }
  const from = value as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key in from) {
    const item = from[key];
    to[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return to;
}

/** Deep equality of plain data; a missing key and an undefined one are different, as in JSON they could not both exist. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => same(item, b[index]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}

/** A JSON text that does not depend on the order of keys. Digests are taken of it. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return canonicalList(value);
  const from = value as Record<string, unknown>;
  let text = '';
  for (const key of Object.keys(from).sort()) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(from[key])}`;
  return `{${text}}`;
}

// Servers digest a position with every move, and states are mostly lists of numbers, which contain no keys to sort.
function canonicalList(list: readonly unknown[]): string {
  return list.some((item) => typeof item === 'object' && item !== null) ? `[${list.map(canonical).join(',')}]` : JSON.stringify(list);
}

/** Where `value` is not plain data (a path and the reason), or undefined. Used by the battery, never in play. */
export function notPlain(value: unknown, path = '$'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isInteger(value) ? undefined : `${path}: ${value} is not an integer`;
  if (typeof value !== 'object') return `${path}: a ${typeof value}`;
  const prototype = Object.getPrototypeOf(value);
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path}: a list with holes or names`;
  if (Array.isArray(value)) return first(value.map((item, index) => notPlain(item, `${path}[${index}]`)));
  if (prototype !== Object.prototype && prototype !== null) return `${path}: an instance of a class`;
  return first(Object.entries(value).map(([key, item]) => notPlain(item, `${path}.${key}`)));
}

function first(found: (string | undefined)[]): string | undefined {
  return found.find((item) => item !== undefined);
}
