import { at } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { atSea, seas, withKnights } from './table.ts';

it('what cannot lie at sea is refused: roads, the robber, the merchant', () => {
  expect(() => atSea({ players: [{ roads: ['E23'] }] })).toThrow('a path at land without a ship expected');
  expect(() => atSea({ players: [{ ships: ['E31'] }, { roads: ['E31'] }] })).toThrow('a path at land without a ship expected');
  expect(() => atSea({ robber: 'H12' })).toThrow('a hex of land expected');
  expect(() => withKnights({ robber: 'H12' })).toThrow('a hex of land expected');
  const players = [{ settlements: ['V12'] }];
  expect(() => withKnights({ players, merchant: { hex: 'H13', seat: 0 } })).toThrow('a hex of land without a gold river expected');
  expect(() => withKnights({ players, merchant: { hex: 'H7', seat: 0 } })).toThrow('a hex of land without a gold river expected');
  expect(withKnights({ players, merchant: { hex: 'H6', seat: 0 } }).broken()).toEqual([]);
});

it('the sea of a described map lies where the map has it', () => {
  const names = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert', 'sea', 'gold'];
  const terrains = atSea({}).state.open.terrains.map((terrain) => at(names, terrain));
  const swapped = (one: number, other: number) =>
    terrains.map((name, hex) => (hex === one ? at(terrains, other) : hex === other ? at(terrains, one) : name));
  expect(() => atSea({ terrains: swapped(0, 20) })).toThrow('the sea where this map has it expected');
  expect(atSea({ terrains: swapped(20, 21) }).broken()).toEqual([]);
});

it('SEA-SCN-03: buildings in a new land have brought its points, and none are had without', () => {
  const story = atSea({ players: [{ settlements: ['V13', 'V22'] }, { zones: ['A'], settlements: ['V10'] }] });
  expect([seas(story).chits, story.broken()]).toEqual([[1, 0, 0, 1, 0, 0, 0, 0, 0], []]);
  expect(() => atSea({ players: [{ settlements: ['V22'], zones: ['A'] }] })).toThrow('a new land where the player has built expected');
});
