import { copyOf, parseMove, play, same } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { staufer } from '../src/rules/index.ts';
import type { Move } from '../src/rules/types.ts';
import { everyChestBut, given, type Table } from './table.ts';

test('STA-TRK-05 with an empty court and no envoy on the next space only the supply is left', () => {
  const beyond = { deployTrack: [1, 2, 3, 1], players: [{ court: [0, 0] }] };
  expect(
    given(4, beyond)
      .options()
      .filter((line) => line.startsWith('deploy')),
  ).toEqual([]);
  expect(given(4, beyond).refusal('deploy next')).toBe('STA-TRK-05');
  const chests = ['TU_MOVE', 'TU_DEPLOY'];
  const envoy = given(4, { deployTrack: [1, 2], players: [{ court: [0, 0], chests }] });
  expect(envoy.options()).toContain('deploy next');
  expect(given(4, { ...beyond, players: [{ court: [0, 0], chests }] }).refusal('deploy next')).toBe('STA-TRK-05');
});

/** The same answer with and without a listener leads to the same table. */
function isTheSameUnheard(story: Table, line: string): boolean {
  const unheard = copyOf(staufer, story.state);
  play(staufer, unheard, 0, parseMove(staufer.moves, line) as Move);
  story.play(line);
  return same(unheard.open, story.state.open);
}

test('STA-CH-03 an empty pile is the same whether or not somebody listens', () => {
  const story = given(4, { chests: { 'palermo-0': everyChestBut() }, pile: [], players: [{ privileges: [8] }] }, '2-3-4-5-8-10');
  expect(isTheSameUnheard(story, 'supply S4 next -')).toBe(true);
  expect(story.events('pileEmpty')).not.toEqual([]);
});

test.each(['second', 'pass'])('STA-PRV-03 a second envoy is the same whether or not somebody listens: %s', (line) => {
  const story = given(4, { players: [{ court: [9, 0], privileges: [3] }] }, '2-3-4-5-6-10');
  story.play('deploy next', 'office aachen-3 envoy plain -');
  expect(isTheSameUnheard(story, line)).toBe(true);
});
