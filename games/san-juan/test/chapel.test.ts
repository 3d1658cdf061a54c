import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { copies, given, handSizes, line, names, score } from './table.ts';

const ELEVEN = ['chapel', ...copies(7, 'indigo-plant'), 'archive', 'smithy', 'gold-mine'];

test('SJ-CHP-02 SJ-EX-09 seven cards under a visible chapel are worth nine points with its own two', () => {
  const chapel = ['palace', 'palace', 'hero', 'well', 'sugar-mill', 'crane', 'tower'];
  const story = given(2, { players: [{ display: ELEVEN, chapel, hand: ['well'] }] });
  expect(score(story, 0)).toBe(2 + 7 + 3);
  story.play('role builder', 'pass', 'pass');
  const done = given(2, { players: [{ display: ELEVEN, chapel, hand: ['indigo-plant'] }] });
  done.play('role builder', 'build indigo-plant - 0 -', 'pass');
  expect(line(done, 0, 'chapel')).toBe(7);
  expect(line(done, 0, 'printed')).toBe(2 + 8 + 3);
});

test('SJ-CHP-03 neither the cards nor their number are shown to others before the end', () => {
  const story = given(2, {
    at: 'round',
    round: 2,
    players: [{ display: ['chapel', 'indigo-plant'], hand: ['hero', 'well'], chapel: ['crane'] }, {}],
  });
  story.play('tuck hero');
  for (const viewer of [-1, 1]) {
    expect(story.heard(viewer).filter(({ kind }) => kind === 'tucked')).toEqual([]);
    expect(story.view(viewer).shown.chapels).toEqual([]);
  }
  expect(story.heard(0).filter(({ kind }) => kind === 'tucked')).toMatchObject([{ card: 24 }]);
  expect(at(story.standing().sides, 0).score).toBe(2 + 1);
});

test('SJ-CHP-04 tucked cards never come back', () => {
  const story = given(2, {
    at: 'round',
    round: 2,
    rest: 'discards',
    players: [{ display: ['chapel'], hand: ['hero', 'well'] }],
  });
  const discards = story.view(0).shown.discard;
  story.play('tuck hero', 'role prospector', 'draw no');
  expect(story.events('reshuffled')).toMatchObject([{ cards: discards }]);
  expect(names(at(story.state.seats, 0).own.chapel)).toEqual(['hero']);
  expect(story.state.hidden.supply.filter((card) => card === 24)).toHaveLength(2);
});

test('SJ-TOW-01 with a tower twelve cards may be held', () => {
  const cards = [...copies(8, 'sugar-mill'), ...copies(5, 'coffee-roaster')];
  const story = given(2, {
    at: 'round',
    round: 2,
    players: [
      { display: ['tower'], hand: cards },
      { display: ['tower'], hand: copies(8, 'silver-smelter') },
    ],
  });
  expect(story.refusal('pass')).toBe('SJ-TOW-01');
  expect(story.refusal('discard sugar-mill,sugar-mill')).toBe('SJ-TOW-01');
  story.play('discard sugar-mill');
  expect(handSizes(story)).toEqual([12, 8]);
  expect(story.events('handWithinLimit')).toMatchObject([{ seat: 1, limit: 12 }]);
});

test('SJ-DEC-07 chapel card or none, then cards for the limit', () => {
  const story = given(2, { at: 'round', round: 2, players: [{ display: ['chapel'], hand: copies(8, 'sugar-mill') }] });
  expect(story.options()).toEqual(['pass', 'tuck sugar-mill']);
  story.play('pass');
  expect(story.options()).toEqual(['discard sugar-mill']);
});

test('SJ-CMB-15 a tucked eighth card need not be discarded; tower and chapel work together', () => {
  const eight = copies(8, 'sugar-mill');
  const story = given(2, {
    at: 'round',
    round: 2,
    players: [
      { display: ['chapel'], hand: eight },
      { display: ['chapel', 'tower'], hand: [...copies(8, 'coffee-roaster'), ...copies(5, 'silver-smelter')] },
    ],
  });
  story.play('tuck sugar-mill', 'tuck silver-smelter');
  expect(story.asking).toBe('chooseRole');
  expect(handSizes(story)).toEqual([7, 12]);
  expect(story.events('handWithinLimit')).toMatchObject([{ seat: 1, limit: 12 }]);
});
