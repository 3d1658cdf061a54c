/** What is said about a thing on the board. */
export interface Bubble {
  readonly title: string;
  /** What it is, costs or does. */
  readonly lines: readonly string[];
  /** Points with where they come from, and their sum. */
  readonly sources: readonly { readonly text: string; readonly points: number }[];
  readonly total: string | undefined;
  /** What follows. */
  readonly next: readonly string[];
  /** Why it cannot be used now. */
  readonly why: string | undefined;
}

export function bubble(title: string, lines: readonly (string | undefined)[] = [], why?: string): Bubble {
  return {
    title,
    lines: lines.filter((line): line is string => line !== undefined && line !== ''),
    sources: [],
    total: undefined,
    next: [],
    why,
  };
}

/** The whole of it as one text, for the ear. */
export function spoken({ title, lines, sources, total, next, why }: Bubble): string {
  const parts = [title, ...lines, ...sources.map(({ text, points }) => `${text} ${points}`), total, ...next, why];
  return parts.filter((part): part is string => part !== undefined).join('. ');
}
