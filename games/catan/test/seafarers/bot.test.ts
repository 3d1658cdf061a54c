import type { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { evaluation } from '../../src/bot/index.ts';
import type { Catan } from '../../src/rules/index.ts';
import { atSea, seas, withKnights } from './table.ts';

const term = (story: Story<Catan>, name: string): number =>
  evaluation.terms?.(story.state, 0).find((part) => part.term === `term.${name}`)?.value ?? Number.NaN;

/** Fifteen roads, three of them in a row at most. */
const ROADS = ['E50', 'E51', 'E52', 'E57', 'E67', 'E69', 'E71', 'E80', 'E86', 'E88', 'E90', 'E104', 'E106', 'E111', 'E114'];

it('who has no road left but ships still races for the longest route', () => {
  const [story, done] = [atSea({ players: [{ roads: ROADS }] }), atSea({ players: [{ roads: ROADS }] })];
  seas(done).shipsLeft[0] = 0;
  expect(term(story, 'races')).toBeGreaterThan(term(done, 'races'));
});

it('a robber who waits for the first landing costs nothing yet', () => {
  const at = (robber: string, landings: number): number =>
    term(withKnights({ robber, landings, players: [{ settlements: ['V10'] }] }), 'income');
  expect(at('H6', 0)).toBe(at('H20', 0));
  expect(at('H6', 1)).toBeLessThan(at('H20', 1));
});
