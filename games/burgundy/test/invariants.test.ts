import { add, at, clone } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';
import type { BurgundyState } from '../src/rules/types.ts';
import { fresh, given } from './table.ts';

/** The invariants that a changed copy of a sound position breaks. */
function brokenBy(change: (state: BurgundyState) => void, start: BurgundyState = sound()): string[] {
  const state = clone(start);
  expect(burgundy.invariants.filter(({ holds }) => !holds(state))).toEqual([]);
  change(state);
  return burgundy.invariants.filter(({ holds }) => !holds(state)).map(({ rule }) => rule);
}

function sound(): BurgundyState {
  const tiles = { c3: 'bank', e3: 'mine', f2: 'mine', g1: 'mine', c4: 'monastery5' };
  const players = [
    { tiles, storage: ['ship'], goods: { red: 2 }, sold: { pink: 1 }, coins: 1, points: 4, dice: [3, 5] },
    { storage: ['bank'] },
  ];
  return given({ players, depots: [['ship'], ['castle']], black: ['mine'], bonus: { mine: [0] }, bridge: [[1], [], [0]], goods: [['red']] })
    .state;
}

test('a tile too many or too few, or in the wrong pile, is noticed', () => {
  expect(brokenBy(({ open }) => add(open.gone, 0, 1))).toEqual(['BUR-GEN-03']);
  expect(brokenBy(({ hidden }) => at(hidden.piles, 2).pop())).toEqual(['BUR-GEN-03']);
  expect(brokenBy(({ open }) => add(open.blackSeen, 0, 1))).toEqual(['BUR-GEN-03']);
  const moved = (state: BurgundyState): void => {
    const tile = at(state.hidden.piles, 2).pop();
    if (tile !== undefined) at(state.hidden.piles, 3).push(tile);
  };
  expect(brokenBy(moved)).toEqual(['BUR-GEN-03']);
});

test('a good too many is noticed wherever it lies', () => {
  expect(brokenBy(({ open }) => add(open.depotGoods, 3, 1))).toEqual(['BUR-GEN-06']);
  expect(brokenBy(({ open }) => add(open.goods, 3, 1))).toEqual(['BUR-GEN-06']);
  expect(brokenBy(({ open }) => open.roundGoods.pop())).toEqual(['BUR-GEN-06']);
  expect(brokenBy(({ hidden }) => hidden.box.pop())).toEqual(['BUR-GEN-06']);
  expect(brokenBy(({ hidden }) => hidden.stacks.pop())).toEqual(['BUR-GEN-06']);
  expect(brokenBy(({ seats }) => add(at(seats, 1).own.sold, 0, 1))).toEqual(['BUR-GEN-06', 'BUR-GEN-13']);
  expect(brokenBy(({ seats }) => add(at(seats, 1).knows.sold, 2, 1))).toEqual(['BUR-GEN-13']);
});

test('crowded storages and goods spaces are noticed', () => {
  const crowd = ({ open }: BurgundyState): void => {
    at(open.storage, 1).push(52, 52, 52);
  };
  expect(brokenBy(crowd)).toEqual(['BUR-GEN-03', 'BUR-TAKE-03']);
  const colours = ({ open }: BurgundyState): void => {
    for (const good of [0, 1, 2]) add(open.goods, good, 1);
  };
  expect(brokenBy(colours)).toEqual(['BUR-GEN-06', 'BUR-SHIP-02']);
});

test('tiles on the wrong colour, apart from the rest or unnoted are noticed', () => {
  const swap = ({ open }: BurgundyState): void => {
    const duchy = at(open.duchies, 0);
    [duchy[11], duchy[24]] = [at(duchy, 24), at(duchy, 11)];
  };
  expect(brokenBy(swap)).toEqual(['BUR-PLACE-02']);
  const move = ({ open }: BurgundyState): void => {
    const duchy = at(open.duchies, 0);
    [duchy[11], duchy[36]] = [-1, at(duchy, 11)];
  };
  expect(brokenBy(move)).toEqual(['BUR-PLACE-03']);
  expect(brokenBy(({ open }) => open.monasteries.fill(0))).toEqual(['BUR-MON-31']);
});

test('bonus tiles without their colour or order are noticed', () => {
  expect(brokenBy(({ open }) => open.bonus.splice(0, 1, 0))).toEqual(['BUR-BONUS-04']);
  expect(brokenBy(({ open }) => open.bonus.splice(11, 1, 1))).toEqual(['BUR-BONUS-04']);
  expect(brokenBy(({ open }) => open.bonus.splice(11, 1, 0))).toEqual(['BUR-BONUS-04']);
  expect(brokenBy(({ open }) => open.bonus.splice(10, 2, -1, 0))).toEqual(['BUR-BONUS-04']);
});

test('a bridge out of order is noticed', () => {
  expect(brokenBy(({ open }) => open.bridge.reverse())).toEqual(['BUR-ROUND-04']);
  expect(brokenBy(({ open }) => open.spaces.splice(0, 1, 7))).toEqual(['BUR-ROUND-04']);
  expect(brokenBy(({ open }) => open.bridge.splice(0, 2, 0, 0))).toEqual(['BUR-ROUND-04']);
  expect(brokenBy(({ open }) => open.spaces.splice(1, 1, -1))).toEqual(['BUR-ROUND-04']);
});

test('points that come from nowhere and debts are noticed', () => {
  expect(brokenBy(({ open }) => add(open.points, 1, 1))).toEqual(['BUR-GEN-11']);
  expect(brokenBy(({ open }) => add(open.coins, 1, -1))).toEqual(['BUR-GEN-07']);
  expect(brokenBy(({ open }) => add(open.workers, 1, -1))).toEqual(['BUR-GEN-07']);
});

test('nothing is broken before the duchies are chosen', () => {
  expect(fresh(3, { boards: 'random', extraTiles: true }).broken()).toEqual([]);
});
