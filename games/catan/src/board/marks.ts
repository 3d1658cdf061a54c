import type { Event } from '../rules/types.ts';

/** The places that an event names, for pointing at them from the log. */
export interface Marks {
  readonly hexes: readonly number[];
  readonly corners: readonly number[];
  readonly paths: readonly number[];
}

const NONE: Marks = { hexes: [], corners: [], paths: [] };
const NAMES = ['vertex', 'from', 'to'] as const;
const MOVES: readonly string[] = ['knightMoved', 'knightRetreated'];

export function marksOf(event: Event | null): Marks {
  if (event === null) return NONE;
  const facts = event as unknown as Readonly<Record<string, unknown>>;
  const numbers = (name: string): number[] => {
    const value = facts[name];
    if (typeof value === 'number') return value < 0 ? [] : [value];
    return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
  };
  // "from" and "to" are seats in other events.
  const corners = NAMES.flatMap((name) => (name === 'vertex' || MOVES.includes(event.kind) ? numbers(name) : []));
  const ways = event.kind === 'shipSailed' ? [event.from, event.to] : [];
  return {
    hexes: [...numbers('hex'), ...numbers('hexes')],
    corners: [...corners, ...numbers('vertices')],
    paths: [...numbers('edge'), ...numbers('edges'), ...ways],
  };
}
