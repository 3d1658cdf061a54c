import { clone, notPlain, same } from '../../plain.ts';
import { play } from '../../play/engine.ts';
import { copyOf } from '../../versions.ts';
import type { Property } from '../property.ts';
import { wander } from '../walk.ts';
import { difference } from '../wording.ts';

/** A state can be stored and read back at any moment: the process may die after any answer. */
export const plain: Property = {
  name: 'plain',
  position(probe, that) {
    const { state } = probe;
    const odd = notPlain(state);
    that(odd === undefined, () => `not plain data at ${odd}`);
    const back = throughJson(state);
    that(same(back, state), () => `JSON changes the state: ${difference(state, back)}`);
    const steps = state.agenda.flatMap((step) => Object.keys(step).filter((key) => !['kind', 'open', 'hidden'].includes(key)));
    that(steps.length === 0, () => `a step has data in "${steps[0]}"; only open and hidden are carried into views and imagined worlds`);
  },
  step({ before, seat, move, after }, that) {
    const twin = throughJson(before.state);
    play(before.game, twin, seat, move);
    that(same(twin, after.state), () => `resumed from JSON it goes on otherwise: ${difference(after.state, twin)}`);
  },
};

function throughJson<V>(value: V): V {
  return JSON.parse(JSON.stringify(value)) as V;
}

/** If a fast copy lost something, bots would search a different game. */
export const cloned: Property = {
  name: 'clone',
  position({ game, state }, that) {
    if (game.clone === undefined) return;
    const copy = game.clone(state);
    that(same(copy, state), () => `the game's copy differs: ${difference(state, copy)}`);
  },
};

/** Changes to a copy never reach the original. */
export const aliasing: Property = {
  name: 'aliasing',
  position(probe, that) {
    const { game, state } = probe;
    const original = clone(state);
    const copy = copyOf(game, original);
    wander(game, copy, probe.chance);
    that(same(original, state), () => `playing on a copy changes the original: ${difference(state, original)}`);
    const second = copyOf(game, original);
    wander(game, original, probe.chance);
    that(same(second, state), () => `playing on the original changes a copy: ${difference(state, second)}`);
    for (const viewer of probe.viewers) {
      const view = probe.view(viewer);
      that(!sharesWith(state, view), () => `the view of ${viewer} shares a part with the state`);
      // The configuration never changes, so an imagined world may keep the view's.
      const { config: _, ...world } = probe.world(viewer);
      that(!sharesWith(view, world), () => `the world imagined by ${viewer} shares a part with the view`);
    }
  },
};

/** Whether two plain values have a list or an object in common. */
export function sharesWith(one: unknown, other: unknown): boolean {
  const parts = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    parts.add(value);
    for (const part of Object.values(value)) collect(part);
  };
  collect(one);
  const meets = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (parts.has(value) || Object.values(value).some(meets));
  return meets(other);
}
