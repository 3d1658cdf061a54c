import { expect, test } from 'vitest';
import { everyChestBut, given, office, scored } from './table.ts';

test('STA-PRV-03 STA-PRV-21 a second envoy, taken or not, is told with its office and its rule', () => {
  const players = [{ court: [9, 0], privileges: [3] }];
  const taken = given(4, { players }, '2-3-4-5-6-10');
  taken.play('deploy next', 'office aachen-3 envoy plain -', 'second');
  expect(taken.events('secondEnvoy')).toEqual([{ kind: 'secondEnvoy', seat: 0, office: office('aachen-3'), rule: 'STA-PRV-03' }]);
  const left = given(4, { players }, '2-3-4-5-6-10');
  left.play('deploy next', 'office aachen-3 envoy plain -', 'pass');
  expect(left.events('secondDeclined')).toEqual([{ kind: 'secondDeclined', seat: 0, office: office('aachen-3'), rule: 'STA-PRV-21' }]);
});

test('STA-CH-02 STA-CH-03 discards become the pile, and without any the pile stays empty', () => {
  const rest = everyChestBut('TU_MOVE', 'BR');
  const players = [{ privileges: [8] }];
  const again = given(4, { chests: { 'palermo-0': rest }, pile: [], discards: ['TU_MOVE', 'BR'], players }, '2-3-4-5-8-10');
  again.play('supply S4 next -');
  expect(again.events('reshuffled')).toEqual([{ kind: 'reshuffled', chests: 2, rule: 'STA-CH-02' }]);
  expect(again.state.open.discards.every((count) => count === 0)).toBe(true);
  const none = given(4, { chests: { 'palermo-0': everyChestBut() }, pile: [], players }, '2-3-4-5-8-10');
  none.play('supply S4 next -');
  expect(none.events('reshuffled')).toEqual([]);
  expect(none.events('pileEmpty').length).toBeGreaterThan(0);
  expect(scored(4, {}).events('reshuffled')).toEqual([]);
});

test('STA-TIE-01 equal courts without equal points are nobody’s tie', () => {
  const players = [
    { points: 50, court: [4, 0] },
    { points: 40, court: [4, 0] },
    { points: 40, court: [3, 0] },
  ];
  const { sides } = scored(3, { players }).standing();
  expect(sides.flatMap(({ ties }) => ties)).toEqual([
    { rule: 'STA-TIE-01', value: 4 },
    { rule: 'STA-TIE-01', value: 4 },
    { rule: 'STA-TIE-01', value: 3 },
  ]);
});
