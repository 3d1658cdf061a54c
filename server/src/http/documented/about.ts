import type { z } from 'zod';
import type { Scope } from '../../identity/sessions.ts';
import { PROBLEMS, type ProblemCode } from '../../problem.ts';

/**
 * Who may send a request. `anybody`: sessions make no difference. `visitor`: it works without a session, and tells a person
 * more. `person`: people in browsers alone. A scope: those, and programs whose tokens have it. `monitor`: without limits.
 */
export type From = 'anybody' | 'visitor' | 'person' | 'monitor' | Scope;

/** What the description of the interface says about a request, besides what has to be sent. */
export interface About {
  readonly from: From;
  readonly says: string;
  /** Shape of the answer; nothing is said about it where it is no JSON. */
  readonly answer?: z.ZodType;
  /** Status of the answer, if it is not 200. */
  readonly status?: 201 | 302;
  /** The answer is a stream of lines, each of this shape. */
  readonly lines?: z.ZodType;
  /** Refusals of this request, besides those of all requests of its kind. */
  readonly problems?: readonly ProblemCode[];
}

/** What can be sent with a request. */
export interface Sent {
  readonly method: string;
  /** Whether anything in its address or its body is checked. */
  readonly checked: boolean;
}

const BY_SENDER: { readonly [F in From]: readonly ProblemCode[] } = {
  monitor: [],
  anybody: [],
  visitor: ['no-session', 'not-allowed'],
  person: ['no-session', 'not-allowed', 'banned'],
  play: ['no-session', 'not-allowed', 'banned'],
  host: ['no-session', 'not-allowed', 'banned'],
};

/** Every refusal that a request may get, each once, ordered by status. */
export function problemsOf({ from, problems = [] }: About, { method, checked }: Sent): readonly ProblemCode[] {
  if (from === 'monitor') return [];
  const writes = !['get', 'head'].includes(method.toLowerCase());
  const all: ProblemCode[] = [
    ...(checked || writes ? (['bad-request'] as const) : []),
    ...(writes ? (['foreign-origin', 'too-large', 'wrong-type'] as const) : []),
    ...BY_SENDER[from],
    ...problems,
    ...(['too-many', 'internal', 'unavailable'] as const),
  ];
  return [...new Set(all)].sort((a, b) => PROBLEMS[a] - PROBLEMS[b]);
}
