import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { sanJuan } from '../src/rules/index.ts';
import { copies, given, reasons } from './table.ts';

/* Every line of the log names the rules at work in it; here those of the set-up, the rounds and the end. */

const IDLE = ['role prospector', 'pass', 'role trader', 'role producer', 'pass', 'pass'];

test('SJ-SET-01 SJ-SET-02 the set-up', () => {
  const story = Story.begin(sanJuan, { seats: 2 });
  expect(reasons(story, 'prepared')).toEqual(['SJ-SET-01']);
  expect(reasons(story, 'governor')).toEqual(['SJ-SET-02']);
  expect(reasons(story, 'roundBegun')).toEqual(['SJ-RND-01']);
  expect(story.state.config.options).toEqual({ balancing: false });
});

test('SJ-VAR-01 SJ-VAR-02 the variant’s first discards', () => {
  const players = [{ hand: copies(5, 'sugar-mill') }, {}];
  const story = given(2, { at: 'opening', players }, { balancing: true });
  story.play('discard sugar-mill');
  expect(reasons(story, 'discarded')).toEqual(['SJ-VAR-01']);
  expect(story.events('discardedCards')).toMatchObject([{ reason: 'start', cards: [1] }]);
});

test('SJ-RND-11 SJ-RND-13 rounds of two players', () => {
  const story = given(2, { at: 'round' });
  story.play(...IDLE);
  expect(reasons(story, 'roundBegun')).toEqual(['SJ-RND-01', 'SJ-RND-01']);
  expect(reasons(story, 'governor')).toEqual(['SJ-RND-12']);
  expect(reasons(story, 'roleTaken')).toEqual(copies(3, 'SJ-RND-02'));
  expect(reasons(story, 'phaseBegun')).toEqual(copies(3, 'SJ-RND-05'));
  expect(story.events('phaseEnded').map(({ role }) => role)).toEqual([4, 2, 1]);
});

test('SJ-RND-10 a round of three players', () => {
  expect(reasons(given(3, { at: 'round' }), 'roundBegun')).toEqual(['SJ-RND-01']);
});

test('neither chapels nor hands are looked at in the first round', () => {
  const story = given(2, { at: 'round', players: [{ display: ['chapel'], hand: copies(8, 'sugar-mill') }] });
  expect(story.asking).toBe('chooseRole');
});

test('SJ-CHP-01 SJ-RND-15 tucking, then discarding', () => {
  const story = given(2, {
    at: 'round',
    round: 2,
    players: [
      { display: ['chapel'], hand: [...copies(8, 'sugar-mill'), 'hero'] },
      { display: ['tower'], hand: copies(8, 'silver-smelter') },
    ],
  });
  story.play('tuck hero', 'discard sugar-mill');
  expect(reasons(story, 'tucked')).toEqual(['SJ-CHP-01']);
  expect(reasons(story, 'discarded')).toEqual(['SJ-RND-15']);
  expect(story.events('discardedCards')).toMatchObject([{ reason: 'hand-limit' }]);
  expect(reasons(story, 'handWithinLimit')).toEqual(['SJ-TOW-01']);
  expect(story.state.open.chapelSteps).toEqual([1, 0]);
});

test('SJ-SUP-01 a new supply', () => {
  const story = given(2, { rest: 'discards' });
  story.play('role prospector', 'draw no');
  expect(reasons(story, 'reshuffled')).toEqual(['SJ-SUP-01']);
});

/** The first player builds the twelfth building and has twelve points: one for each of them. */
const ended = (player: Record<string, unknown>) => {
  const story = given(3, {
    players: [{ display: [...copies(8, 'sugar-mill'), 'archive', 'smithy', 'gold-mine'], hand: ['indigo-plant'] }, player, {}],
  });
  story.play('role builder', 'build indigo-plant - 0 -', 'pass', 'pass');
  return story;
};

test('SJ-END-01 SJ-SCO-01 SJ-SCO-03 the end, the points and the winner', () => {
  const story = ended({ display: ['hero', 'victory-column'] });
  expect(reasons(story, 'ended')).toEqual(['SJ-END-01']);
  expect(reasons(story, 'scored')).toEqual(copies(3, 'SJ-SCO-01'));
  expect(story.events('scored').map(({ points }) => points)).toEqual([12, 9, 1]);
  expect(reasons(story, 'won')).toEqual(['SJ-SCO-03']);
});

test('SJ-SCO-04 SJ-SCO-05 equal winners by what they hold, or together', () => {
  const twelve = ['hero', 'victory-column', 'statue'];
  const richer = ended({ display: twelve, hand: ['well'] });
  expect(reasons(richer, 'won')).toEqual(['SJ-SCO-03']);
  expect(richer.standing().sides.map(({ ties }) => at(ties, 0).rule)).toEqual(['SJ-SCO-04', 'SJ-SCO-04', 'SJ-SCO-04']);
  const shared = ended({ display: twelve });
  expect(reasons(shared, 'won')).toEqual(['SJ-SCO-03']);
  expect(shared.events('won')).toMatchObject([{ seats: [0, 1], points: 12 }]);
  // The third player holds nothing either, but has other points.
  expect(shared.standing().sides.map(({ ties }) => at(ties, 0).rule)).toEqual(['SJ-SCO-05', 'SJ-SCO-05', 'SJ-SCO-04']);
});

test('SJ-RND-01 a game without an end is scored too', () => {
  const story = given(2, { round: 100, taken: ['trader', 'producer'] });
  story.play('role prospector', 'pass');
  expect(reasons(story, 'endless')).toEqual(['SJ-RND-01']);
});

test('SJ-SCO-01 SJ-CHP-02 SJ-PAL-01 each line of the score has its rule', () => {
  const { lines } = at(given(2, {}).standing().sides, 0);
  expect(lines.map(({ label, rule }) => `${label} ${rule}`)).toEqual([
    'printed SJ-SCO-01',
    'chapel SJ-CHP-02',
    'triumphal-arch SJ-ARH-01',
    'guild-hall SJ-GUI-01',
    'city-hall SJ-CTY-01',
    'palace SJ-PAL-01',
  ]);
});
