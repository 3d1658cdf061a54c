import { sum } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { BUILDINGS, CARDS, COPIES } from '../src/data/buildings.ts';
import { COMPONENTS, PICK_ORDER, ROLES_UNUSED } from '../src/data/course.ts';
import { ROLES } from '../src/data/roles.ts';
import { TILES } from '../src/data/tiles.ts';
import { given } from './table.ts';

const copiesOf = (id: string): number => BUILDINGS.filter((row) => row.id === id).reduce((all, row) => all + row.copies, 0);

test('SJ-CMP-01 SJ-CMP-02 110 cards: 42 factories of five types and 68 violet ones of 24', () => {
  expect(CARDS).toHaveLength(110);
  expect(COMPONENTS).toMatchObject({ buildingCards: 110, productionCards: 42, violetCards: 68, productionTypes: 5, violetTypes: 24 });
  const factories = BUILDINGS.filter(({ kind }) => kind === 'production');
  expect(factories.map(({ copies }) => copies)).toEqual([10, 8, 8, 8, 8]);
  expect(sum(BUILDINGS.filter(({ kind }) => kind === 'violet').map(({ copies }) => copies))).toBe(68);
  expect(BUILDINGS).toHaveLength(29);
});

test('SJ-CMP-03 violet types have three copies, those of cost 6 two', () => {
  for (const { kind, cost, copies } of BUILDINGS) if (kind === 'violet') expect(copies).toBe(cost === 6 ? 2 : 3);
  expect(['guild-hall', 'city-hall', 'triumphal-arch', 'palace'].map(copiesOf)).toEqual([2, 2, 2, 2]);
  expect(sum(COPIES)).toBe(110);
});

test('SJ-CMP-04 one governor card, five roles, five tiles', () => {
  expect(ROLES.map(({ id }) => id)).toEqual(['builder', 'producer', 'trader', 'councillor', 'prospector']);
  expect(COMPONENTS).toMatchObject({ governorCards: 1, roleCards: 5, tradingHouseTiles: 5, scorePads: 1, pencils: 1 });
  expect(PICK_ORDER).toEqual({ 2: [0, 1, 0], 3: [0, 1, 2], 4: [0, 1, 2, 3] });
  expect(ROLES_UNUSED).toEqual({ 2: 2, 3: 2, 4: 1 });
});

test('SJ-CMP-05 every card is a building, money, a good or a point, and all 110 are somewhere', () => {
  const story = given(3, {
    players: [{ display: ['indigo-plant', 'chapel'], goods: ['indigo'], hand: ['well', 'well'], chapel: ['crane', 'tower'] }],
    discards: ['palace'],
  });
  expect(story.broken()).toEqual([]);
  // 110 cards less four buildings, one good, two hand cards, two under the chapel and one discard.
  expect(story.view(0).shown).toMatchObject({ supply: 110 - 4 - 1 - 2 - 2 - 1, discard: 1 });
  story.state.hidden.supply.pop();
  expect(story.broken()).toEqual(['SJ-CMP-05']);
});

test('SJ-CMP-06 SJ-MON-01 cost and points of every building', () => {
  const figures = Object.fromEntries(BUILDINGS.map(({ id, cost, vp }) => [id, `${cost}/${vp}`]));
  expect(figures).toEqual({
    'indigo-plant': '1/1',
    'sugar-mill': '2/1',
    'tobacco-storage': '3/2',
    'coffee-roaster': '4/2',
    'silver-smelter': '5/3',
    archive: '1/1',
    smithy: '1/1',
    'gold-mine': '1/1',
    'poor-house': '2/1',
    'black-market': '2/1',
    'trading-post': '2/1',
    well: '2/1',
    'market-stand': '2/1',
    crane: '2/1',
    chapel: '3/2',
    tower: '3/2',
    aqueduct: '3/2',
    carpenter: '3/2',
    prefecture: '3/2',
    'market-hall': '4/2',
    quarry: '4/2',
    library: '5/3',
    statue: '3/3',
    'victory-column': '4/4',
    hero: '5/5',
    'guild-hall': '6/0',
    'city-hall': '6/0',
    'triumphal-arch': '6/0',
    palace: '6/0',
  });
  const monuments = BUILDINGS.filter(({ group }) => group === 'monument').map(({ id }) => id);
  expect(monuments).toEqual(['statue', 'victory-column', 'hero']);
});

test('SJ-CMP-07 the five trading house tiles', () => {
  expect(TILES.map(({ prices }) => prices.join('-'))).toEqual(['1-1-1-2-2', '1-1-2-2-2', '1-1-2-2-3', '1-2-2-2-3', '1-2-2-3-3']);
});
