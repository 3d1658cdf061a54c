import type { Draft, GameTypes, Selection, State } from '@ludoteca/kernel';
import type { Rule } from './actions.ts';
import type { Node } from './tree.ts';

/** Where the line that is being followed stands. */
export interface Line<T extends GameTypes> {
  readonly state: State<T>;
  node: Node<T['move']>;
  rule: Rule<T>;
  /** The half-made answer, if there is one, and the node where it was begun. */
  draft: Draft<T['move']> | undefined;
  selection: Selection<T['move']> | undefined;
  base: Node<T['move']>;
  /** The node where a decision answered together was entered, and the answers since. */
  hub: Node<T['move']> | undefined;
  trail: string;
}
