import { Story } from '@ludoteca/kernel/testing';
import { type Catan, catan } from '../../src/rules/index.ts';
import { seasOf } from '../../src/seafarers/rules/seas.ts';
import type { Seas } from '../../src/seafarers/rules/types.ts';

/*
 * New Shores for three: V22 lies on the north-west coast of the large island. The paths E31 (coast) and E24 (open sea) lead by V23 to V11
 * on the northern island, E30, E23 and E13 by the sea to V10 there. H12 is the sea between them, H7 the gold river of that island.
 */

/** A described position on New Shores. */
export function atSea(
  position: Record<string, unknown>,
  more: Record<string, unknown> = {},
  options: Record<string, unknown> = {},
): Story<Catan> {
  return Story.given(catan, { seats: 3, options: { map: 'new-shores', ...options }, position, ...more });
}

/** The same with Cities & Knights. */
export function withKnights(position: Record<string, unknown>, more: Record<string, unknown> = {}): Story<Catan> {
  return atSea(position, more, { mode: 'cities-and-knights' });
}

export function seas(story: Story<Catan>): Seas {
  return seasOf(story.state.open);
}
