/** Every refusal the server knows, with the status it has over HTTP. The message key is `problem.<code>`. */
export const PROBLEMS = {
  'bad-request': 400,
  'bad-notation': 400,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-name': 400,
  'bad-password': 400,
  'no-session': 401,
  'wrong-login': 401,
  banned: 403,
  'foreign-origin': 403,
  'not-yours': 403,
  'not-host': 403,
  'not-allowed': 403,
  'claim-first': 403,
  'not-welcome': 403,
  'watch-only': 403,
  'no-table': 404,
  'no-link': 404,
  'no-seat': 404,
  'not-found': 404,
  'no-person': 404,
  'no-share': 404,
  'too-slow': 408,
  'name-taken': 409,
  'seat-taken': 409,
  'already-claimed': 409,
  'wrong-phase': 409,
  'not-full': 409,
  'rule-forbids': 409,
  'nothing-proposed': 409,
  'secret-until-end': 409,
  frozen: 409,
  'share-withdrawn': 410,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  'too-many-tables': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEMS;

/** A refusal as it is sent. */
export interface ProblemBody {
  readonly code: ProblemCode;
  /** Key of a message in the catalogues. */
  readonly key: string;
  /** The rule that forbids it: of a game's ledger or of the house. */
  readonly rule?: string;
  /** For engineers. */
  readonly detail?: string;
}

/** Something was refused; nothing has changed. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly rule: string | undefined;
  readonly detail: string | undefined;

  constructor(code: ProblemCode, more: { readonly rule?: string; readonly detail?: string | undefined } = {}) {
    super(more.detail === undefined ? code : `${code}: ${more.detail}`);
    this.code = code;
    this.rule = more.rule;
    this.detail = more.detail;
  }

  get status(): number {
    return PROBLEMS[this.code];
  }

  get body(): ProblemBody {
    return {
      code: this.code,
      key: `problem.${this.code}`,
      ...(this.rule === undefined ? {} : { rule: this.rule }),
      ...(this.detail === undefined ? {} : { detail: this.detail }),
    };
  }
}
