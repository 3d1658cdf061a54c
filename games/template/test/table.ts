import { Story } from '@ludoteca/kernel/testing';
import { type Template, template } from '../src/rules/index.ts';

/** A position of two players; the next card of the pile is the last one named. */
export function given(position: Record<string, unknown>): Story<Template> {
  return Story.given(template, { seats: 2, position });
}
