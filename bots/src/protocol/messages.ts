import type { AnyEvent, Config, Question, Seat, Standing, View } from '@ludoteca/kernel';

/** The version of the protocol; a program that does not know it should leave. */
export const PROTOCOL = 1;

/** What the house says to a program, one JSON value per line. */
export type ToProgram =
  | { readonly type: 'hello'; readonly protocol: typeof PROTOCOL; readonly house: 'ludoteca' }
  | {
      readonly type: 'begin';
      readonly game: string;
      readonly rules: string;
      readonly config: Config;
      readonly seat: Seat;
      /** Every kind of move with its fields, in the order of the notation. */
      readonly moves: Readonly<Record<string, readonly string[]>>;
    }
  | {
      readonly type: 'question';
      /** To be repeated in the answer. */
      readonly id: number;
      /** Whether silence (a move of null) is an answer too. */
      readonly optional: boolean;
      /** How long the answer may take. */
      readonly milliseconds: number;
      readonly view: View;
      /** What the seat has heard since it was last asked. */
      readonly events: readonly AnyEvent[];
      /** Every legal answer in notation, offers excepted; null when there are too many to write out. */
      readonly legal: readonly string[] | null;
      /** The same as data: lists, selections, offers. */
      readonly question: Question<unknown>;
      /** A random legal answer: good enough for a program that does not know better. */
      readonly any: string;
    }
  | { readonly type: 'end'; readonly standing: Standing; readonly events: readonly AnyEvent[] }
  | { readonly type: 'lost'; readonly reason: string };

/** What a program says: the move in notation, as an object, or null for silence where that is an answer. */
export interface FromProgram {
  readonly type: 'answer';
  readonly id: number;
  readonly move: string | object | null;
}
