import type { Seat } from '@ludoteca/kernel';
import type { BoardProps } from '@ludoteca/ui';
import type { Tables } from '../rules/lookup.ts';
import type { Event, Staufer, Step } from '../rules/types.ts';

/** The part of the desk that its helpers read: the position, the question, and the event that the person points at in the log. */
export interface Seen {
  readonly view: BoardProps<Staufer>['view'];
  readonly choice: BoardProps<Staufer>['choice'];
  readonly tables: Tables;
  readonly home: Seat;
  readonly step: Step | undefined;
  readonly pointed: Event | null;
}
