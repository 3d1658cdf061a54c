import { expect, test } from 'vitest';
import { impact } from '../src/text/you.ts';

test('what others take from a seat is felt by that seat alone', () => {
  const paid = { kind: 'paid', seat: 0, to: 2, coins: 2, rule: 'MED-BARR-02' } as const;
  expect([0, 1, 2].map((seat) => impact(paid, seat))).toEqual([-2, 0, 0]);
});

test('a tile lost in an attack is worse than the coins; one lost to an event is nobody’s doing', () => {
  const buried = { kind: 'buried', seat: 0, tile: 3, rule: 'MED-BARR-03' } as const;
  expect(impact(buried, 0)).toBeLessThan(-2);
  expect(impact({ ...buried, rule: 'MED-EVENT-13' }, 0)).toBe(0);
});
