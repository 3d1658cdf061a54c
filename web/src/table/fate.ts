import type { IconName } from '@ludoteca/ui';
import { w } from '../app/words.svelte.ts';
import type { Sitter } from '../link/link.ts';

/** The status of a person at a table, where it is unusual: an icon, a word or two, and a sentence. */
export interface Fate {
  readonly icon: IconName;
  readonly words: string;
  readonly about: string;
}

export function fateOf(sitter: Sitter | undefined, isOver: boolean): Fate | undefined {
  if (sitter?.kind !== 'person') return undefined;
  if (sitter.resigned) return { icon: 'log-out', words: w('seat.resignedShort'), about: w(isOver ? 'end.resigned' : 'seat.resigned') };
  if (sitter.standIn) return { icon: 'bot', words: w('seat.standInShort'), about: w(isOver ? 'end.standIn' : 'seat.standIn') };
  if (sitter.program) return { icon: 'bot', words: w('seat.programShort'), about: w('seat.program') };
  return undefined;
}
