import type { Context, MoveOf, Seat, State } from '@ludoteca/kernel';
import type { TemplateRule } from './ledger.ts';
import type { moves } from './moves.ts';

export type Move = MoveOf<typeof moves>;
export type Step = { kind: 'turn'; open: { seat: Seat } } | { kind: 'end' };
export type Event =
  | { kind: 'drawn' | 'lost'; seat: Seat; card: number; rule: TemplateRule }
  | { kind: 'scored'; seat: Seat; points: number; rule: TemplateRule };

/** What all may see: points by seat, the row of the present turn, cards that are out of the game. */
export interface Open {
  points: number[];
  row: number[];
  discards: number[];
  finished: boolean;
}

export interface Template {
  options: object;
  open: Open;
  own: object;
  knows: object;
  hidden: { pile: number[] };
  shown: { pile: number };
  step: Step;
  move: Move;
  event: Event;
}

export type TemplateState = State<Template>;
export type Ctx = Context<Template>;
