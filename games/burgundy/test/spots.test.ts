import { at, range } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { extentOf, type Spot, spotsOf } from '../src/board/spots.ts';
import { DUCHY_NAMES, LAYOUTS } from '../src/rules/layout.ts';

/** How far apart two hexes are, in widths: 1 when they share a side. */
function distance(a: Spot, b: Spot): number {
  const across = Math.abs(a.u - b.u);
  return Math.max(across, across / 2 + 0.75 * Math.abs(a.v - b.v));
}

describe('where the hexes of a duchy are drawn', () => {
  test.each(DUCHY_NAMES.map((name, index) => [name, at(LAYOUTS, index)] as const))(
    'on %s hexes that touch share a side, and all others keep apart',
    (_name, layout) => {
      const spots = spotsOf(layout);
      expect(spots).toHaveLength(layout.size);
      for (const hex of range(layout.size))
        for (const other of range(hex)) {
          const touch = at(layout.contact, hex).includes(other) && !(layout.rivers[hex] ?? []).includes(other);
          const apart = distance(at(spots, hex), at(spots, other));
          if (touch) expect(apart).toBeCloseTo(1);
          else expect(apart).toBeGreaterThan(1.2);
        }
    },
  );

  test('a solo board fits into the room that was drawn for it, a double duchy is two wide', () => {
    for (const name of ['13a', '13b']) {
      const { wide, high } = extentOf(at(LAYOUTS, DUCHY_NAMES.indexOf(name)));
      expect(wide).toBeLessThanOrEqual(8.91);
      expect(high).toBeLessThanOrEqual(7.36);
    }
    expect(extentOf(at(LAYOUTS, DUCHY_NAMES.indexOf('12a')))).toEqual({ wide: 14, high: 7 });
  });
});
