import { at } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import type { Domain } from './domains.ts';

/**
 * All kinds of move of a game with the domains of their fields. This one table gives the TypeScript type of
 * a move, its one-line notation, the validation of untrusted input, and the battery's candidates.
 */
export type MoveSchema = { readonly [kind: string]: { readonly [field: string]: AnyDomain } };

// Domains of different value types in one table: the values are `unknown` here, `MoveOf` restores the types.
type AnyDomain = Pick<Domain<unknown>, 'parse' | 'read' | 'sample' | 'expects'> & { print(value: never): string };

type ValueOf<D> = D extends { read(value: unknown): infer V } ? Exclude<V, undefined> : never;

/** The move type that a schema describes: a union discriminated on `kind`. */
export type MoveOf<S extends MoveSchema> = {
  [K in keyof S & string]: { readonly kind: K } & { readonly [F in keyof S[K]]: ValueOf<S[K][F]> };
}[keyof S & string];

/** A move of any game. */
export interface AnyMove {
  readonly kind: string;
}

/** Maximum length of a line of notation, in characters. */
const LONGEST = 2_000;

/** Why a text or a value is not a move of this game. */
export interface NotAMove {
  readonly problem: string;
}

export function isNotAMove(result: AnyMove | NotAMove): result is NotAMove {
  return 'problem' in result;
}

/** One-line text of a move: its kind, then its fields in the schema's order. */
export function printMove(schema: MoveSchema, move: AnyMove): string {
  const fields = schema[move.kind];
  if (fields === undefined) throw new RangeError(`no move "${move.kind}" in this game`);
  const values = move as unknown as Record<string, never>;
  const words = Object.entries(fields).map(([field, domain]) => domain.print(values[field] as never));
  return [move.kind, ...words].join(' ');
}

/** Reads the one-line text of a move; the inverse of `printMove`. */
export function parseMove(schema: MoveSchema, text: string): AnyMove | NotAMove {
  // A truncated line could be another move, so it is refused.
  if (text.length > LONGEST) return { problem: `a move of ${text.length} characters: at most ${LONGEST} are accepted` };
  const [kind = '', ...words] = text.trim().split(/\s+/);
  const fields = fieldsOf(schema, kind);
  if (fields === undefined) return unknownKind(schema, kind);
  const entries = Object.entries(fields);
  if (words.length !== entries.length) {
    const form = [kind, ...entries.map(([field]) => `<${field}>`)].join(' ');
    return { problem: `"${shorten(text)}": expected "${form}"` };
  }
  return readFields(
    kind,
    entries,
    (domain, index) => domain.parse(at(words, index)),
    (index) => at(words, index),
  );
}

/** Reads a move from untrusted JSON. The result is a fresh value with the schema's fields only. */
export function readMove(schema: MoveSchema, value: unknown): AnyMove | NotAMove {
  if (typeof value !== 'object' || value === null) return { problem: 'a move is an object with a kind' };
  const given = value as Record<string, unknown>;
  const kind = typeof given.kind === 'string' ? given.kind : '';
  const fields = fieldsOf(schema, kind);
  if (fields === undefined) return unknownKind(schema, kind);
  const stranger = Object.keys(given).find((key) => key !== 'kind' && !Object.hasOwn(fields, key));
  if (stranger !== undefined) return { problem: `${kind}: unknown field "${shorten(stranger)}"` };
  const entries = Object.entries(fields);
  return readFields(
    kind,
    entries,
    (domain, index) => domain.read(given[at(entries, index)[0]]),
    (index) => JSON.stringify(given[at(entries, index)[0]]) ?? 'nothing',
  );
}

/** A random value of the move's type, legal or not. The battery compares questions and violations on it. */
export function sampleMove(schema: MoveSchema, kinds: readonly string[], chance: Chance): AnyMove {
  const kind = at(kinds, chance.int(kinds.length));
  const fields = Object.entries(schema[kind] ?? {}).map(([field, domain]) => [field, domain.sample(chance)]);
  return { kind, ...Object.fromEntries(fields) };
}

function fieldsOf(schema: MoveSchema, kind: string): MoveSchema[string] | undefined {
  return Object.hasOwn(schema, kind) ? schema[kind] : undefined;
}

function readFields(
  kind: string,
  entries: [string, AnyDomain][],
  read: (domain: AnyDomain, index: number) => unknown,
  given: (index: number) => string,
): AnyMove | NotAMove {
  const move: Record<string, unknown> = { kind };
  for (const [index, [field, domain]] of entries.entries()) {
    const value = read(domain, index);
    if (value === undefined) return { problem: `${kind}: ${field} "${shorten(given(index))}" is not ${domain.expects}` };
    move[field] = value;
  }
  return move as unknown as AnyMove;
}

function unknownKind(schema: MoveSchema, kind: string): NotAMove {
  return { problem: `unknown move "${shorten(kind)}"; allowed: ${Object.keys(schema).join(', ')}` };
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
