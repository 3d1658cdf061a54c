import { expect, test } from 'vitest';
import { positionAddress, positionOf } from '../src/saved/position-link.ts';

const scenario = { game: 'medioevo', comment: 'un’isola – è così', position: { rounds: [1, 2] } };

test('a position survives the way through an address', () => {
  const address = positionAddress({ scenario, seat: 2 });
  expect(address).toMatch(/^\/position#[\w-]+$/);
  expect(positionOf(address.slice('/position'.length))).toEqual({ scenario, seat: 2 });
});

test('an address that was cut short, and one that is no position, get one line of complaint', () => {
  const address = positionAddress({ scenario, seat: 0 });
  expect(() => positionOf(address.slice('/position'.length, -9))).toThrow('position: the address is cut short or was changed');
  expect(() => positionOf(`#${btoa('{"scenario":7}')}`)).toThrow('position.scenario: 7 found, a described position expected');
});
