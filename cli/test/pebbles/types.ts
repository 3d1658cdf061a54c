import { bag, counts, int, label, type MoveOf, type Seat } from '@ludoteca/kernel';

/** Pebbles: a tiny game that has every shape of answer and secrets, for testing the command line. */
export const COLOURS = ['red', 'green', 'blue'] as const;
export const MOVES = {
  score: { colour: label(COLOURS) },
  draw: {},
  discard: { items: bag(label(COLOURS), 20) },
  trade: { give: counts(COLOURS, 9), want: counts(COLOURS, 9), to: bag(int(0, 3), 4) },
  accept: {},
  refuse: {},
};
export type Move = MoveOf<typeof MOVES>;
export type Step =
  | { kind: 'round' }
  | { kind: 'act'; open: { seat: Seat } }
  | { kind: 'reply'; open: { from: Seat; to: Seat; give: number[]; want: number[] } }
  | { kind: 'discard' };
export type Event =
  | { kind: 'scored' | 'drew' | 'discarded' | 'traded' | 'refused'; rule: string; seat: Seat }
  | { kind: 'got'; rule: string; seat: Seat; colour: number };

export interface Pebbles {
  options: { bonus: boolean };
  open: { round: number; scores: number[] };
  own: { hand: number[] };
  knows: object;
  hidden: { pile: number[] };
  shown: { hands: number[]; pile: number };
  step: Step;
  move: Move;
  event: Event;
}
