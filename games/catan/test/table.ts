import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { RESOURCES } from '../src/data/goods.ts';
import { type Catan, catan } from '../src/rules/index.ts';

/** A described position on the beginners' island, which every test can look at in the README. */
export function given(position: Record<string, unknown>, more: Record<string, unknown> = {}): Story<Catan> {
  return Story.given(catan, { seats: 3, options: { map: 'beginner' }, position, ...more });
}

/** A list of resources from a few words: '2 brick, 1 ore'. */
export function cards(text: string): string[] {
  return text.split(', ').flatMap((part) => {
    const [count = '', name = ''] = part.split(' ');
    return Array.from({ length: Number(count) }, () => name);
  });
}

/** A hand as counts in the order of the resources. */
export function handOf(story: Story<Catan>, seat: number): number[] {
  return at(story.state.seats, seat).own.hand;
}

/** Counts of resources from a few words. */
export function counts(text: string): number[] {
  const list = text === '' ? [] : cards(text);
  return RESOURCES.map((resource) => list.filter((card) => card === resource).length);
}
