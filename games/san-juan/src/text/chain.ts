import { at, type View } from '@ludoteca/kernel';
import type { ChainLink } from '@ludoteca/text';
import type { SanJuan } from '../rules/types.ts';
import { say } from './words.ts';

/** Phases in which the viewer answers more than once: draw and keep, dig and take. No player can harm another. */
export function chain({ agenda }: View<SanJuan>): readonly ChainLink[] {
  switch (at(agenda, agenda.length - 1).kind) {
    case 'attend':
      return [
        { message: say('chain.draw'), state: 'now' },
        { message: say('chain.keep'), state: 'next' },
      ];
    case 'keep':
      return [
        { message: say('chain.draw'), state: 'done' },
        { message: say('chain.keep'), state: 'now' },
      ];
    case 'nugget':
      return [
        { message: say('chain.dig'), state: 'done' },
        { message: say('chain.take'), state: 'now' },
      ];
    default:
      return [];
  }
}
