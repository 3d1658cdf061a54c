import type { Context, EventOf, MoveOf, OfSeat, State } from '@ludoteca/kernel';
import type { TemplateRule } from './ledger.ts';
import type { moves } from './moves.ts';

export type Move = MoveOf<typeof moves>;
export type Step = { kind: 'turn'; open: OfSeat } | { kind: 'end' };

type Says<K extends string> = EventOf<K, TemplateRule>;
export type Event = (Says<'drawn' | 'lost'> & OfSeat & { readonly card: number }) | (Says<'scored'> & OfSeat & { readonly points: number });

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
