import { at, range } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { TERRAINS } from '../src/data/goods.ts';
import { SPIRALS, TOKENS } from '../src/data/island.ts';
import { catan } from '../src/rules/index.ts';
import { hasRedNeighbours } from '../src/rules/island.ts';

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

it('CAT-MAP-01: the beginners’ island lies as printed', () => {
  const { open } = Story.begin(catan, { seats: 3, options: { map: 'beginner' } }, 'a').state;
  const hexes = open.terrains.map((terrain, hex) => `${at(TERRAINS, terrain)} ${open.numbers[hex]}`);
  expect(hexes.slice(0, 7)).toEqual(['mountains 10', 'pasture 2', 'forest 9', 'fields 12', 'hills 6', 'pasture 4', 'hills 10']);
  expect(hexes.slice(7, 12)).toEqual(['fields 9', 'forest 11', 'desert 0', 'forest 3', 'mountains 8']);
  expect(hexes.slice(12)).toEqual(['forest 8', 'mountains 3', 'fields 4', 'pasture 5', 'hills 5', 'fields 6', 'pasture 11']);
  expect(open.harbours).toEqual([5, 3, 4, 5, 2, 5, 5, 0, 1]);
});

it('CAT-MAP-02: the nineteen hexes of a variable island are shuffled', () => {
  const islands = range(5).map((n) => Story.begin(catan, { seats: 3 }, `island ${n}`).state.open.terrains);
  expect(new Set(islands.map((terrains) => terrains.join())).size).toBe(5);
  for (const terrains of islands) expect(sorted(terrains)).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5]);
});

it('CAT-MAP-03: the nine harbours of a variable frame are shuffled', () => {
  const begin = (harbours: string, seed: string) => Story.begin(catan, { seats: 3, options: { harbours } }, seed).state.open.harbours;
  const frames = range(5).map((n) => begin('shuffled', `frame ${n}`));
  expect(new Set(frames.map((frame) => frame.join())).size).toBe(5);
  for (const frame of frames) expect(sorted(frame)).toEqual([0, 1, 2, 3, 4, 5, 5, 5, 5]);
  expect(begin('fixed', 'frame 1')).toEqual([5, 3, 4, 5, 2, 5, 5, 0, 1]);
});

it('CAT-MAP-04: the letters wind inwards from a corner and skip the desert', () => {
  const corners = new Set<number>();
  for (const n of range(40)) {
    const { terrains, numbers } = Story.begin(catan, { seats: 3, options: { map: 'spiral' } }, `spiral ${n}`).state.open;
    const start = SPIRALS.findIndex((way) =>
      way.filter((hex) => terrains[hex] !== 5).every((hex, place) => numbers[hex] === TOKENS[place]),
    );
    expect(start).toBeGreaterThanOrEqual(0);
    corners.add(start);
    expect(hasRedNeighbours(numbers)).toBe(false);
  }
  expect(corners.size).toBe(6);
});

it('CAT-MAP-05: random tokens keep the 6s and 8s apart', () => {
  const laid = (map: string, seed: string) => Story.begin(catan, { seats: 3, options: { map } }, seed).state.open;
  for (const n of range(30)) {
    const { numbers, terrains } = laid('balanced', `apart ${n}`);
    expect(hasRedNeighbours(numbers)).toBe(false);
    expect(sorted(numbers)).toEqual([0, ...sorted(TOKENS)]);
    expect(numbers.indexOf(0)).toBe(terrains.indexOf(5));
  }
  const careless = range(30).map((n) => laid('random', `apart ${n}`).numbers);
  expect(careless.filter(hasRedNeighbours).length).toBeGreaterThan(10);
  for (const numbers of careless) expect(sorted(numbers)).toEqual([0, ...sorted(TOKENS)]);
});

it('beginners’ places need the beginners’ island and three or four players', () => {
  expect(() => Story.begin(catan, { seats: 3, options: { starts: 'beginner' } })).toThrow('allowed: map "beginner"');
  const two = { map: 'beginner', starts: 'beginner', twoPlayers: true };
  expect(() => Story.begin(catan, { seats: 2, options: two })).toThrow('starts "beginner" with 2 seats');
});

it('CAT-MAP-01, CAT-MAP-02, CAT-MAP-03: by which rule island and harbours lie is told', () => {
  const rules = (options: Record<string, unknown>) =>
    Story.begin(catan, { seats: 3, options })
      .events('islandLaid', 'harboursLaid')
      .map(({ rule }) => rule);
  expect(rules({ map: 'beginner' })).toEqual(['CAT-MAP-01', 'CAT-COMP-08']);
  expect(rules({ map: 'random' })).toEqual(['CAT-MAP-02', 'CAT-COMP-08']);
  expect(rules({ map: 'random', harbours: 'shuffled' })).toEqual(['CAT-MAP-02', 'CAT-MAP-03']);
});
