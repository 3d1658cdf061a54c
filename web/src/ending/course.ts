import type { Review } from '@ludoteca/bots/browser';
import type { AnyMove, Seat } from '@ludoteca/kernel';

/** How a game went, as pages show it. This file alone knows the format of reviews. */
export interface Course {
  /** By entry (0 is the set-up), then by seat: the prospects of winning, from 0 to 1. */
  readonly prospects: readonly (readonly number[])[];
  /** The decisions that cost most, the worst first. */
  readonly turns: readonly Turn[];
  /** By seat: decisions looked at, and how many of them went the way hard would have gone. */
  readonly agreement: readonly { readonly decisions: number; readonly agreed: number }[];
}

/** A decision that cost something. */
export interface Turn {
  readonly entry: number;
  readonly seat: Seat;
  readonly played: AnyMove;
  readonly better: AnyMove;
  /** How much of a win it cost, from 0 to 1. */
  readonly loss: number;
}

export function courseOf({ moments, turning, agreement }: Review<AnyMove>): Course {
  return {
    prospects: moments.map((moment) => moment.prospects),
    turns: turning.map(({ entry, seat, played, better, cost }) => ({ entry, seat, played: played.move, better: better.move, loss: cost })),
    agreement,
  };
}

/** The prospects of a seat before and after an entry. */
export function prospectsAround({ prospects }: Course, entry: number, seat: Seat): { readonly from: number; readonly to: number } {
  return { from: prospects[entry - 1]?.[seat] ?? 0, to: prospects[entry]?.[seat] ?? 0 };
}

/** The decision that cost these seats most. */
export function costliestOf({ turns }: Course, seats: readonly Seat[]): Turn | undefined {
  return turns.find(({ seat }) => seats.includes(seat));
}
