import { BadInput, type InputFault } from './bad-input.ts';
import { brief } from './brief.ts';

/**
 * Reads a value from outside piece by piece. Every error is one line: the path, what was found, what is allowed.
 * Scenarios, saved games and configurations are read with it, so their errors look alike.
 */
export class Reader {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  /** Throws BadInput for this value; `expected` is the key of what is allowed, for translations. */
  refuse(allowed: string, expected = 'other', args: InputFault['args'] = {}): never {
    const found = brief(this.value);
    throw new BadInput(`${this.path}: ${found} found, ${allowed} expected`, { path: this.path, found, expected, args });
  }

  get missing(): boolean {
    return this.value === undefined;
  }

  integer(min: number, max: number): number {
    const value = this.value;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
      return this.refuse(`a whole number from ${min} to ${max}`, 'integer', { min, max });
    return value;
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.refuse('a text', 'text');
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.refuse('true or false', 'flag');
  }

  oneOf<V extends string>(allowed: readonly V[]): V {
    const found = allowed.find((item) => item === this.value);
    return found ?? this.refuse(`one of ${allowed.join(', ')}`, 'oneOf', { names: allowed.join(', ') });
  }

  /** An object with no other fields than those named. */
  fields<F extends string>(...names: readonly F[]): Record<F, Reader> {
    const value = this.value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.refuse(`an object with ${names.join(', ')}`, 'object', { names: names.join(', ') });
    const stranger = Object.keys(value).find((key) => !(names as readonly string[]).includes(key));
    if (stranger !== undefined) {
      const found = brief(stranger);
      const fault = { path: this.path, found, expected: 'fields', args: { names: names.join(', ') } };
      throw new BadInput(`${this.path}: unknown field ${found}; allowed: ${names.join(', ')}`, fault);
    }
    const read = (name: F): [F, Reader] => [name, new Reader((value as Record<string, unknown>)[name], `${this.path}.${name}`)];
    return Object.fromEntries(names.map(read)) as Record<F, Reader>;
  }

  /** A list of at least `min` and at most `max` entries. */
  list(min = 0, max = 10_000): Reader[] {
    const value = this.value;
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      return this.refuse(min === max ? `a list of ${min}` : `a list of ${min} to ${max}`, 'list', { min, max });
    }
    return value.map((item, index) => new Reader(item, `${this.path}[${index}]`));
  }

  /** Reads the value if it is present, else returns the fallback. */
  or<V>(fallback: V, read: (reader: Reader) => V): V {
    return this.missing ? fallback : read(this);
  }
}
