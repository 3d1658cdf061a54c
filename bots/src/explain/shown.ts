import { same } from '@ludoteca/kernel';
import type { Found } from '../search/decide.ts';
import type { Prospect } from './consequences.ts';

/** What is shown of the answers to a decision, and what each of them leads to. */
export interface Shown<M> {
  readonly found: Found<M>;
  readonly prospect: Prospect;
}

/** So many answers are looked through for some that differ. */
const LOOKED_THROUGH = 12;

/**
 * So many of the best answers. The one that was followed most comes first; the next ones were followed less, and are put in
 * the order of what they promise. Answers that come to the same in everything, such as either of two equal tiles, are
 * shown once as long as there are others.
 */
export function worthShowing<M>(answers: readonly Found<M>[], count: number, look: (move: M) => Prospect | undefined): Shown<M>[] {
  const different: Shown<M>[] = [];
  const alike: Shown<M>[] = [];
  for (const found of answers.slice(0, LOOKED_THROUGH)) {
    if (different.length === count) break;
    const prospect = look(found.move);
    if (prospect === undefined) continue;
    const list = different.some((other) => isAlike(other, { found, prospect })) ? alike : different;
    list.push({ found, prospect });
  }
  const [first, ...next] = [...different, ...alike].slice(0, count);
  return first === undefined ? [] : [first, ...next.sort((a, b) => b.found.value - a.found.value)];
}

function isAlike<M>(a: Shown<M>, b: Shown<M>): boolean {
  const kind = ({ found }: Shown<M>): unknown => (found.move as { readonly kind?: unknown }).kind;
  return kind(a) === kind(b) && same(a.prospect, b.prospect);
}
