import { type About, problemsOf } from '../../src/http/documented/about.ts';
import { requestName } from '../../src/http/documented/openapi.ts';
import { REQUESTS } from '../../src/http/documented/requests.ts';
import type { ProblemCode } from '../../src/problem.ts';

/** Compares every answer that a server gives with what the description of its interface says. */
export class Interface {
  /** The refusals that were given, by request. */
  readonly given = new Map<string, Set<ProblemCode>>();
  private readonly wrong = new Set<string>();

  readonly witness = ({ method, url }: { method: string; url: string }, status: number, answer: unknown): void => {
    const name = requestName(method, url);
    const about = REQUESTS[name];
    if (about === undefined) return;
    const isRefusal = status >= 400 && about.from !== 'monitor';
    const complaint = isRefusal ? this.refused(name, about, method, answer) : unlike(about, status, answer);
    if (complaint !== undefined) this.wrong.add(`${name}: ${complaint}`);
  };

  /** Throws when an answer was not what is described. */
  mustBeTrue(): void {
    if (this.wrong.size > 0) throw new Error(`not as described: ${[...this.wrong].join('; ')}`);
  }

  private refused(name: string, about: About, method: string, answer: unknown): string | undefined {
    const { code } = answer as { code: ProblemCode };
    this.given.set(name, (this.given.get(name) ?? new Set()).add(code));
    return problemsOf(about, { method, checked: true }).includes(code) ? undefined : `refused as ${code}`;
  }
}

function unlike({ from, answer: shape, status: other }: About, status: number, answer: unknown): string | undefined {
  if (from !== 'monitor' && status !== other && status !== 200) return `status ${status}`;
  const read = shape?.safeParse(JSON.parse(JSON.stringify(answer)));
  return read?.success === false ? JSON.stringify(read.error.issues.slice(0, 2)) : undefined;
}
