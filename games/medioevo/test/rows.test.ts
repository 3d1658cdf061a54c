import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { medioevo } from '../src/rules/index.ts';
import { rowsOfLords } from '../src/rules/table.ts';
import { NOWHERE } from '../src/rules/types.ts';

test('after the end the lords stand on no row and go to none', () => {
  const { state } = Story.begin(medioevo, { seats: 3 }, 'rows').wander('rows');
  expect(state.open.finished).toBe(true);
  expect(rowsOfLords(state.open, state.agenda)).toEqual({ now: NOWHERE, next: NOWHERE });
});
