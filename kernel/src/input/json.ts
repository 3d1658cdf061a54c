import { BadInput } from './bad-input.ts';

/** Limits for JSON from untrusted sources. */
export interface JsonLimits {
  /** Longest text accepted, in characters. */
  readonly size: number;
  /** Deepest nesting accepted. */
  readonly depth: number;
}

const ORDINARY: JsonLimits = { size: 8_000_000, depth: 40 };
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON from outside. Refuses what is too large, too deep, not JSON, or has keys that would pollute prototypes. */
export function parseJson(text: string, limits: JsonLimits = ORDINARY): unknown {
  if (text.length > limits.size) throw new BadInput(`JSON of ${text.length} characters: at most ${limits.size} are accepted`);
  refuseDeepText(text, limits.depth);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const found = error instanceof Error ? oneLine(error.message) : 'unreadable';
    throw new BadInput(`not JSON: ${found}`, { path: '', found, expected: 'json', args: {} });
  }
  return refusePoison(value, '$');
}

// Checks the depth on the text, before the parser can run out of stack.
function refuseDeepText(text: string, limit: number): void {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      if (++depth > limit) throw new BadInput(`JSON nested deeper than ${limit} levels`);
    } else if (char === '}' || char === ']') depth--;
  }
}

function refusePoison(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const key of Object.keys(value)) {
    if (POISON.has(key)) throw new BadInput(`JSON key "${key}" at ${path} is not accepted`);
    refusePoison((value as Record<string, unknown>)[key], Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
  }
  return value;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 160);
}
