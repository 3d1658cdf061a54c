import { configure } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { catan } from '../../src/rules/index.ts';
import { cards } from '../table.ts';
import { atSea, seas } from './table.ts';

function complaint(seats: number, options: Record<string, unknown>): string {
  try {
    configure(catan, { seats, options });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('what a sea map does not go with is said with what does', () => {
  const map = 'new-shores';
  expect(complaint(2, { map, twoPlayers: true })).toContain('2 seats with map "new-shores"; allowed: 3 or 4');
  expect(complaint(3, { map, starts: 'beginner' })).toContain('option starts "beginner" with map "new-shores"; allowed: map "beginner"');
  expect(complaint(4, { map, harbours: 'shuffled' })).toContain('allowed: "fixed", as the map has them');
  expect([3, 4].map((seats) => complaint(seats, { map }))).toEqual(['', '']);
});

it('SEA-SHIP-01: a ship is paid for, comes from the supply and is told with its path', () => {
  const story = atSea({ turn: 1, players: [{}, { settlements: ['V22'], hand: cards('1 lumber, 2 wool') }] });
  const told = story.play('ship E31').map(({ event }) => event);
  expect(told[0]).toEqual({ kind: 'shipBuilt', seat: 1, edge: 31, rule: 'SEA-SHIP-01' });
  expect([seas(story).shipsLeft, seas(story).ships[31]]).toEqual([[15, 14, 15], 1]);
  expect(story.state.seats[1]?.own.hand).toEqual([0, 0, 1, 0, 0]);
  expect(story.refusal('ship E24')).toBe('SEA-SHIP-01');
});
