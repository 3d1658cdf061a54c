import { add, at, filled } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import type { OfferShape } from '../contract.ts';
import { answerOf } from './drafts.ts';

/**
 * A random offer within its bounds, usually a small one: one thing for one thing to one seat, then one more of anything with a
 * chance of one half each. Undefined where the step has further conditions, so that the offer must be made item by item.
 */
export function randomOffer<M>(shape: OfferShape<M>, chance: Chance): M | undefined {
  if (shape.inAll === undefined) return undefined;
  const kinds = shape.give.length;
  const give = filled(kinds, 0);
  const want = filled(kinds, 0);
  const given = kindFrom(shape.give, chance.int(kinds), (kind) => othersOf(shape.want, kind));
  add(give, given, 1);
  add(
    want,
    kindFrom(shape.want, chance.int(kinds), (kind) => kind !== given),
    1,
  );
  const to = [at(shape.to, chance.int(shape.to.length))];
  for (let wanted = 1; chance.int(2) === 1; ) {
    const thing = chance.int(2 * kinds + shape.to.length);
    if (thing < kinds) maybeAdd(give, want, shape.give, thing);
    else if (thing >= 2 * kinds) maybeAddress(to, at(shape.to, thing - 2 * kinds));
    else if (wanted < shape.inAll && maybeAdd(want, give, shape.want, thing - kinds)) wanted++;
  }
  return answerOf(shape.head, { give, want, to });
}

/** The first kind from `start` on that is available and fits. */
function kindFrom(most: readonly number[], start: number, fits: (kind: number) => boolean): number {
  for (let step = 0; step < most.length; step++) {
    const kind = (start + step) % most.length;
    if (at(most, kind) > 0 && fits(kind)) return kind;
  }
  throw new Error('an offer that nobody could make');
}

function othersOf(most: readonly number[], kind: number): boolean {
  for (let other = 0; other < most.length; other++) if (other !== kind && at(most, other) > 0) return true;
  return false;
}

/** One more of a kind, if there is one and the other side has none of it. */
function maybeAdd(side: number[], other: readonly number[], most: readonly number[], kind: number): boolean {
  const fits = at(side, kind) < at(most, kind) && at(other, kind) === 0;
  if (fits) add(side, kind, 1);
  return fits;
}

/** One addressee more, in rising order. */
function maybeAddress(to: number[], seat: number): void {
  if (to.includes(seat)) return;
  let place = to.length;
  for (; place > 0 && at(to, place - 1) > seat; place--) to[place] = at(to, place - 1);
  to[place] = seat;
}
