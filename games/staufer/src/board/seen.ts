import type { Seat } from '@ludoteca/kernel';
import type { BoardProps } from '@ludoteca/ui';
import type { Tables } from '../rules/lookup.ts';
import type { Event, Staufer, Step } from '../rules/types.ts';

/** What the parts of the desk read of it: the position, what is asked, and what the person points at in the log. */
export interface Seen {
  readonly view: BoardProps<Staufer>['view'];
  readonly choice: BoardProps<Staufer>['choice'];
  readonly tables: Tables;
  readonly home: Seat;
  readonly step: Step | undefined;
  readonly pointed: Event | null;
}
