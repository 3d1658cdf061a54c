import { range } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { FIRST_GAME_HARBOURS, FIRST_GAME_NUMBERS, FIRST_GAME_TERRAINS, PRINTED_HARBOURS } from '../../src/data/island.ts';
import { catan } from '../../src/rules/index.ts';
import { fresh, goods, hand, realm, scores, table } from './table.ts';

it('CK-MAP-01: the first game has an island of its own, with its own harbours or those of the frame', () => {
  const story = fresh({ map: 'first-game' });
  const { terrains, numbers, harbours } = story.state.open;
  expect([terrains, numbers, harbours]).toEqual([FIRST_GAME_TERRAINS, FIRST_GAME_NUMBERS, FIRST_GAME_HARBOURS]);
  expect(story.events('islandLaid')[0]?.rule).toBe('CK-MAP-01');
  expect(fresh({ map: 'first-game', harbours: 'printed' }).state.open.harbours).toEqual(PRINTED_HARBOURS);
});

it('CK-MAP-02: later games are laid out anew', () => {
  const islands = ['one', 'two'].map((seed) => fresh({ map: 'random' }, seed));
  const [one, two] = islands.map((story) => story.state.open.terrains);
  expect(one).not.toEqual(two);
  expect([...(one ?? [])].sort()).toEqual([...(two ?? [])].sort());
});

it('CK-SETUP-01: the highest throw of two dice starts', () => {
  const story = realm({ at: 'opening' }, { dice: [0, 0, 5, 4, 1, 1] });
  expect(story.events('starterFound')).toEqual([{ kind: 'starterFound', seat: 1, rule: 'CK-SETUP-01' }]);
  expect(story.next()).toBe(1);
});

it('CK-SETUP-02, CK-SETUP-03: the second building is a city, which brings one resource for each hex', () => {
  const story = realm({ at: 'placement', starter: 0 });
  story.play('settlement V0', 'road E0', 'settlement V3', 'road E2', 'settlement V5', 'road E4');
  expect(story.asking).toBe('placeCity');
  expect(story.next()).toBe(2);
  expect(story.refusal('settlement V20')).toBe('CK-SETUP-02');
  expect(story.refusal('city V4')).toBe('CK-SETUP-02');
  // Mountains, fields and hills: no commodity, and not two of anything.
  story.play('city V20');
  expect(hand(story, 2)).toEqual(goods('1 brick, 1 grain, 1 ore'));
  expect([hand(story, 0), hand(story, 1)]).toEqual([goods(''), goods('')]);
  expect(story.state.open.citiesLeft).toEqual([4, 4, 3]);
  expect(story.refusal('road E0')).toBe('CAT-SETUP-03');
  story.play('road E26', 'city V40');
  // Pasture, fields and fields.
  expect(hand(story, 1)).toEqual(goods('1 wool, 2 grain'));
});

it('CK-SETUP-04, CK-SETUP-05: whoever placed the last city begins, and everybody has three points', () => {
  const story = realm({ at: 'placement', starter: 1 });
  story.play('settlement V0', 'road E0', 'settlement V3', 'road E2', 'settlement V5', 'road E4');
  story.play('city V20', 'road E26', 'city V33', 'road E44', 'city V24', 'road E30');
  expect(story.asking).toBe('ckRoll');
  expect(story.next()).toBe(1);
  expect(scores(story)).toEqual([3, 3, 3]);
  expect(story.state.open.turns).toBe(1);
});

it('two may sit down as a house option, and options of the other mode are refused', () => {
  const complaint = (seats: number, options: object) =>
    catan.valid?.({ seats, options: { mode: 'cities-and-knights', map: 'spiral', ...options } as never });
  expect(complaint(2, {})).toContain('allowed: 3 or 4');
  expect(complaint(2, { twoPlayers: true })).toBeUndefined();
  expect(complaint(3, { starts: 'beginner' })).toContain('allowed: mode "base"');
  expect(complaint(3, { mode: 'base', nasty: true })).toContain('allowed: mode "cities-and-knights"');
  expect(complaint(3, { mode: 'base', map: 'first-game' })).toContain('allowed: mode "cities-and-knights"');
  expect(complaint(3, { mode: 'base', singleKindFleet: true })).toContain('allowed: mode "cities-and-knights"');
  expect(complaint(3, { harbours: 'printed' })).toContain('allowed: map "first-game"');
  expect(range(3).every((seat) => fresh().state.seats[seat]?.own.hand.length === 8)).toBe(true);
  expect(table(fresh()).ship).toBe(0);
});

it('CK-MAP-01: the first-game island is told by its rule, others by those of the base game', () => {
  const rules = (map: string) =>
    fresh({ map })
      .events('islandLaid', 'numbersLaid')
      .map(({ rule }) => rule);
  expect(rules('first-game')).toEqual(['CK-MAP-01', 'CK-MAP-01']);
  expect(rules('random')).toEqual(['CAT-MAP-02', 'CAT-COMP-05']);
});
