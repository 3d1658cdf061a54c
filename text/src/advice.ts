import { house } from './house.ts';
import type { Message } from './message.ts';

/** What bots say about an answer: expected points, prospects from 0 to 1, and which parts of the judgement change by how much. */
export interface AdviceFigures {
  readonly points: number;
  readonly chance: number | undefined;
  /** `term` is a key of the game's catalogue or of the house's. */
  readonly reasons: readonly { readonly term: string; readonly change: number }[];
  /** What changes for the others on average. */
  readonly others: number;
}

/** Changes that would be written as 0. */
const NOTHING = 0.05;

/** What is to be expected of an answer: "42.5 points expected, prospects 61%". */
export function expectedText({ points: exactly, chance }: AdviceFigures): Message {
  // As it is written: 1.02 points would be "1 points".
  const points = Math.round(exactly * 10) / 10;
  return chance === undefined ? house('house.expectedPoints', { points }) : house('house.expected', { points, chance });
}

/** Why: "areas to complete +10, stored tiles +6 and the others −2". */
export function reasonText({ reasons, others }: AdviceFigures): Message {
  const own = reasons.map(({ term, change }) => house('house.reason', { term: { key: term }, change }));
  const theirs = Math.abs(others) < NOTHING ? [] : [house('house.othersChange', { change: others })];
  const all = [...own, ...theirs];
  return all.length === 0 ? house('house.noReason') : house('house.because', { reasons: all });
}
