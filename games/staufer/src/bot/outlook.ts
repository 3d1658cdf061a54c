import type { Seat } from '@ludoteca/kernel';
import { ROUNDS, TURNS } from '../data/course.ts';
import { type Tables, tablesOf } from '../rules/lookup.ts';
import type { Open, StauferState } from '../rules/types.ts';

/** The inputs of one evaluation; made once for all terms. */
export interface Outlook {
  readonly state: StauferState;
  readonly open: Open;
  readonly tables: Tables;
  readonly seat: Seat;
  /** The seat's turns still to come, and everybody's turns left in this round. */
  readonly turns: number;
  readonly left: number;
}

export function outlookOf(state: StauferState, seat: Seat): Outlook {
  const { open, config } = state;
  let turns = (ROUNDS - open.round) * TURNS;
  for (const member of open.order) if (member === seat) turns++;
  return { state, open, tables: tablesOf(config), seat, turns, left: open.order.length };
}
