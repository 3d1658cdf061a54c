import { expect, it } from 'vitest';
import { cards, counts, given, handOf } from './table.ts';

/** Dice outcomes are counted from 0, so [0, 4] shows 1 and 5. */
const six = [0, 4];

it('CAT-PROD-01 and CAT-PROD-02: a card for each settlement, two for each city, for each hex with the number', () => {
  // Six: hills H4 and fields H17.
  const players = [{ settlements: ['V10', 'V19'] }, { cities: ['V21'], settlements: ['V49'] }, { settlements: ['V0'], cities: ['V42'] }];
  const story = given({ at: 'beforeRoll', players }, { dice: six });
  story.play('roll');
  expect([0, 1, 2].map((seat) => handOf(story, seat))).toEqual([counts('2 brick'), counts('2 brick, 1 grain'), counts('2 grain')]);
  expect(story.state.open.bank).toEqual([15, 19, 19, 16, 19]);
  expect(story.events('produced').map(({ seat, cards: got }) => [seat, ...got])).toEqual([
    [0, 2, 0, 0, 0, 0],
    [1, 2, 0, 0, 1, 0],
    [2, 0, 0, 0, 2, 0],
  ]);
});

it('CAT-PROD-01: a number that nobody stands at brings nothing', () => {
  const story = given({ at: 'beforeRoll', players: [{ settlements: ['V0'] }] }, { dice: six });
  story.play('roll');
  expect(story.events('nothingProduced')).toEqual([{ kind: 'nothingProduced', total: 6, rule: 'CAT-PROD-01' }]);
  expect(handOf(story, 0)).toEqual([0, 0, 0, 0, 0]);
});

it('CAT-PROD-03: the hex under the robber produces nothing, another one with the number does', () => {
  const story = given({ at: 'beforeRoll', robber: 'H4', players: [{ settlements: ['V10', 'V49'] }] }, { dice: six });
  story.play('roll');
  expect(handOf(story, 0)).toEqual(counts('1 grain'));
  expect(story.events('blocked')).toEqual([{ kind: 'blocked', hex: 4, rule: 'CAT-PROD-03' }]);
});

it('CAT-PROD-04: too few cards for several players, and nobody gets any', () => {
  const players = [{ cities: ['V10'] }, { settlements: ['V19'] }, { hand: cards('17 brick') }];
  const story = given({ at: 'beforeRoll', players }, { dice: six });
  story.play('roll');
  expect([handOf(story, 0), handOf(story, 1)]).toEqual([counts(''), counts('')]);
  expect(story.state.open.bank[0]).toBe(2);
  expect(story.events('shortage')).toEqual([{ kind: 'shortage', resource: 0, owed: 3, paid: 0, rule: 'CAT-PROD-04' }]);
});

it('CAT-PROD-04: too few cards for a single player, who takes what is left', () => {
  const players = [{ cities: ['V10'], settlements: ['V19'] }, {}, { hand: cards('17 brick') }];
  const story = given({ at: 'beforeRoll', players }, { dice: six });
  story.play('roll');
  expect(handOf(story, 0)).toEqual(counts('2 brick'));
  expect(story.state.open.bank[0]).toBe(0);
  const exact = given({ at: 'beforeRoll', players: [{ cities: ['V10'] }, {}, { hand: cards('17 brick') }] }, { dice: six });
  exact.play('roll');
  expect(handOf(exact, 0)).toEqual(counts('2 brick'));
  expect(exact.events('shortage')).toEqual([]);
});

it('CAT-PROD-05: a shortage of one kind leaves the others alone', () => {
  const players = [{ settlements: ['V10', 'V49'] }, { settlements: ['V21'] }, { hand: cards('18 brick') }];
  const story = given({ at: 'beforeRoll', players }, { dice: six });
  story.play('roll');
  expect(handOf(story, 0)).toEqual(counts('1 grain'));
  expect(handOf(story, 1)).toEqual(counts(''));
});
