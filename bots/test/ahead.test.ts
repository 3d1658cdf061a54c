import { begin, play, quick, type State, viewOf, violationOf } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS, levelOf } from '../src/index.ts';
import { type Vault, vault } from './vault.ts';

const budget = { iterations: 600 };

function start(): State<Vault> {
  return begin(vault.game, { seats: 1, options: {} }, quick('vault'));
}

function atLoot(): State<Vault> {
  const state = start();
  play(vault.game, state, 0, { kind: 'door', number: 3 });
  return state;
}

describe('looking ahead', () => {
  it('medium judges a first choice by what it leads to', () => {
    const doors = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      levelOf('medium').answer(vault.player, viewOf(vault.game, start(), 0), budget, seed),
    );
    expect(doors).toEqual(doors.map(() => ({ kind: 'door', number: 3 })));
  });

  it('medium finds the best of a selection with conditions that is too wide to write out', () => {
    const move = levelOf('medium').answer(vault.player, viewOf(vault.game, atLoot(), 0), budget, 'x');
    expect(move).toEqual({ kind: 'loot', items: [6, 8, 10, 12, 14] });
  });

  it.each(LEVELS)('%s chooses legally in a selection with conditions, however small the budget', (level) => {
    for (const iterations of [0, 1, 10]) {
      const state = atLoot();
      const move = levelOf(level).answer(vault.player, viewOf(vault.game, state, 0), { iterations }, 'y');
      expect(violationOf(vault.player.game, state, 0, move)).toBeUndefined();
    }
  });

  it('easy makes lapses, but none of the worst', () => {
    const loot = range40().map((seed) => levelOf('easy').answer(vault.player, viewOf(vault.game, atLoot(), 0), budget, seed));
    const totals = (loot as Vault['move'][]).map((move) => (move.kind === 'loot' ? move.items.reduce((a, b) => a + b, 0) : 0));
    expect(new Set(totals).size).toBeGreaterThan(1);
    expect(Math.min(...totals)).toBeGreaterThan(38);
  });
});

function range40(): string[] {
  return Array.from({ length: 40 }, (_, index) => `seed ${index}`);
}
