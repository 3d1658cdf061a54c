import type { ConfigRequest } from '@ludoteca/kernel';
import type { Budget, Player } from '../bot.ts';

/** Games of a level against itself, from which something is learned about an evaluation. */
export interface Experiment {
  readonly room: Player;
  /** The level that plays; medium is quick and shows the evaluation plainly. */
  readonly level: string;
  readonly budget: Budget;
  readonly seed: string;
  readonly seats?: number | undefined;
  readonly options?: ConfigRequest['options'];
}
