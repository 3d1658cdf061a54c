import type { BoardProps } from '@ludoteca/ui';
import { createContext } from 'svelte';
import type { SanJuan } from '../rules/types.ts';
import { Bench } from './bench.svelte.ts';
import { Sight } from './sight.svelte.ts';

/** State that every part of the board needs, and the bench on which an answer is put together. */
export class Desk extends Sight {
  readonly bench: Bench;

  constructor(props: () => BoardProps<SanJuan>) {
    super(props);
    this.bench = new Bench(this);
  }
}

export const [theDesk, setDesk] = createContext<Desk>();
