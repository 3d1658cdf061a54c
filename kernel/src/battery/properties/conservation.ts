import { diff, type Patch, patched } from '../../diff.ts';
import { same } from '../../plain.ts';
import type { Property } from '../property.ts';
import { difference, viewerName } from '../wording.ts';

/** Every card, tile and coin is accounted for, and what seats know is true. */
export const conservation: Property = {
  name: 'conservation',
  always: true,
  position({ game, state }, that) {
    for (const invariant of game.invariants) that(invariant.holds(state), () => `${invariant.rule} does not hold`);
  },
};

/** Servers send differences and clients apply them as patches. */
export const differences: Property = {
  name: 'diff',
  step({ before, after }, that) {
    for (const viewer of before.viewers) {
      const sent = JSON.parse(JSON.stringify(diff(before.view(viewer), after.view(viewer)))) as Patch;
      const view = patched(JSON.parse(JSON.stringify(before.view(viewer))), sent);
      that(same(view, after.view(viewer)), () => `patched, ${viewerName(viewer)} sees ${difference(after.view(viewer), view)}`);
    }
  },
};
