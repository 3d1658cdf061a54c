import { checkPosition } from '@ludoteca/kernel/battery';
import { expect, it } from 'vitest';
import { catan } from '../../src/rules/index.ts';
import { POSITIONS } from './positions.ts';

it.each(Object.entries(POSITIONS))('%s keeps to every property of the battery', (_, position) => {
  expect(checkPosition(catan, position().state, 'position')).toEqual([]);
});
