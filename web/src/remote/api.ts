import { houseRule, named } from '../app/words.svelte.ts';

/** The result of a request: the value, or the server's refusal in the person's language. */
export type Result<V> = { readonly ok: true; readonly value: V } | { readonly ok: false; readonly code: string; readonly words: string };

/** Talks to this page's server. Never throws: a missing server is a refusal like any other, called "offline". */
export async function request<V>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Result<V>> {
  try {
    const hasBody = body !== undefined;
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(hasBody ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const value: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null;
    if (response.ok && value !== null) return { ok: true, value: value as V };
    return refused(codeOf(value) ?? (response.status >= 500 ? 'offline' : 'unknown'), houseRuleOf(value));
  } catch {
    return refused('offline');
  }
}

function refused(code: string, rule?: string): { ok: false; code: string; words: string } {
  return { ok: false, code, words: rule === undefined ? named(`problem.${code}`, 'problem.unknown') : houseRule(rule) };
}

/** The house rule (HOUSE-…) that forbids it; rules of a game have their words in its room. */
function houseRuleOf(value: unknown): string | undefined {
  const rule = (value as { rule?: unknown } | null)?.rule;
  return typeof rule === 'string' && rule.startsWith('HOUSE-') ? rule : undefined;
}

function codeOf(value: unknown): string | undefined {
  const code = (value as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
