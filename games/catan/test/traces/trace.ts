import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Where the games of another engine lie, beside the project; the project does not need them. */
export const FOLDER = join(import.meta.dirname, '../../../../../shared/traces');

/** A position as the traces write it; card vectors are [brick, lumber, wool, grain, ore]. */
export interface Position {
  readonly turn: number;
  readonly act: number;
  readonly next: string;
  readonly res: number[][];
  readonly bank: number[];
  readonly devHand: number[][];
  readonly devPlayed: number[][];
  readonly deck: number;
  readonly left: number[][];
  readonly vp: number[];
  readonly vpAll: number[];
  readonly road: number[];
  readonly roadHolder: number | null;
  readonly armyHolder: number | null;
  readonly robber: string;
}

/** One action, or one legal action, with the arguments that its kind has. */
export interface Act {
  readonly a: string;
  readonly vertex?: string;
  readonly edge?: string;
  readonly hex?: string;
  readonly victim?: number | null;
  readonly stolen?: string | null;
  readonly dice?: number[];
  readonly prod?: number[][];
  readonly cards?: number[];
  readonly card?: string;
  readonly take?: string[];
  readonly resource?: string;
  readonly taken?: number[];
  readonly give?: string | number[];
  readonly want?: number[];
  readonly receive?: string | number[];
  readonly count?: number;
  readonly with?: number;
  readonly seat?: number;
}

export interface Line extends Act {
  readonly i: number;
  readonly seat: number;
  readonly s: Position;
  readonly legal?: readonly Act[];
}

export interface Header {
  readonly id: string;
  readonly players: number;
  readonly board: {
    readonly hexes: readonly { readonly terrain: string; readonly number: number | null }[];
    readonly harbours: readonly { readonly slot: number; readonly type: string }[];
  };
  readonly devDeck: readonly string[];
}

export interface End {
  readonly winner: number;
  readonly vpAll: number[];
}

export interface Trace {
  readonly header: Header;
  readonly lines: readonly Line[];
  readonly end: End;
}

/** The names of all traces; empty where the folder is absent. */
export function traceNames(): string[] {
  return existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => name.endsWith('.jsonl.gz'))
        .sort()
    : [];
}

export function readTrace(name: string): Trace {
  const text = gunzipSync(readFileSync(join(FOLDER, name))).toString('utf8');
  const rows = text
    .trim()
    .split('\n')
    .map((row): unknown => JSON.parse(row));
  return { header: rows[0] as Header, lines: rows.slice(1, -1) as Line[], end: rows[rows.length - 1] as End };
}
