import type { AnyEvent, Seat } from '@ludoteca/kernel';
import type { Message, Speaker } from '@ludoteca/text';
import type { Telling } from '@ludoteca/ui';
import type { ChoiceState } from '../link/choice.svelte.ts';
import type { TableLink } from '../link/link.ts';
import type { Presenter } from '../link/presenter.svelte.ts';
import type { KnownStanding } from '../link/standing.ts';

/** What the bar needs from its table. All of it is reactive. */
export interface BarTable {
  readonly link: TableLink;
  readonly choice: ChoiceState;
  readonly presenter: Presenter | null;
  readonly room: TableLink['room'];
  readonly speak: Speaker | null;
  readonly names: readonly string[];
  readonly standing: KnownStanding | null;
  readonly since: readonly AnyEvent[];
  /** The seat the device is being handed to. */
  readonly handing: Seat | null;
  readonly isFirstGame: boolean;
  /** What the board is still telling. */
  readonly telling: Telling | null;
  /** What the board has marked as done in the present chain. */
  readonly done: readonly Message[];
  told(event: AnyEvent): string;
  isQuiet(event: AnyEvent): boolean;
}
