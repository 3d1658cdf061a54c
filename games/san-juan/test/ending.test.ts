import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { copies, displayOf, given, line, score } from './table.ts';

const ELEVEN = [...copies(7, 'sugar-mill'), 'archive', 'smithy', 'gold-mine', 'well'];
/** A game that ends in this builder phase: seat 1 builds a twelfth building, which costs it one card. */
const ended = (player: Record<string, unknown>, other: Record<string, unknown> = {}) => {
  const story = given(2, {
    players: [player, { display: copies(8, 'coffee-roaster').concat('crane', 'tower', 'quarry'), hand: ['archive'], ...other }],
  });
  story.play('role builder', 'pass', 'build archive - 0 -');
  return story;
};

test('SJ-END-01 SJ-END-02 the game ends after the builder phase in which somebody has twelve buildings', () => {
  const story = given(3, {
    players: [{ display: ELEVEN, hand: ['indigo-plant'] }, { display: ['sugar-mill', 'chapel'], hand: ['indigo-plant', 'hero'] }, {}],
  });
  story.play('role builder', 'build indigo-plant - 0 -');
  expect(story.standing().final).toBe(false);
  story.play('build indigo-plant - 0 hero', 'pass');
  expect(story.standing().final).toBe(true);
  expect(story.asking).toBeUndefined();
  expect(displayOf(story, 1)).toHaveLength(3);
  expect(story.events('ended')).toHaveLength(1);
});

test('SJ-END-03 several may reach twelve in a phase, nobody goes beyond', () => {
  const story = given(2, {
    players: [
      { display: ELEVEN, hand: ['indigo-plant'] },
      { display: copies(8, 'coffee-roaster').concat('crane', 'tower', 'quarry'), hand: ['indigo-plant', 'indigo-plant'] },
    ],
  });
  story.play('role builder', 'build indigo-plant - 0 -', 'build indigo-plant - 0 indigo-plant');
  expect(story.state.open.displays.map((display) => display.length)).toEqual([12, 12]);
  expect(story.broken()).toEqual([]);
  at(story.state.open.displays, 0).push(0);
  expect(story.broken()).toContain('SJ-END-03');
});

test('SJ-SCO-01 SJ-SCO-02 points of buildings, chapels and large buildings; hand cards and goods are worth nothing', () => {
  const story = ended({
    display: ['chapel', 'statue', 'triumphal-arch', 'city-hall', 'palace', 'indigo-plant', 'guild-hall'],
    chapel: ['hero', 'hero'],
    hand: ['well', 'well', 'well'],
    goods: ['indigo'],
  });
  expect(at(story.standing().sides, 0).lines.map(({ label, points }) => [label, points])).toEqual([
    ['printed', 2 + 3 + 1],
    ['chapel', 2],
    ['triumphal-arch', 4],
    ['guild-hall', 2],
    ['city-hall', 6],
    ['palace', 5],
  ]);
  expect(score(story, 0)).toBe(25);
  expect(story.events('scored')).toMatchObject([{ seat: 0, chapel: 2, points: 25 }, { seat: 1 }]);
});

test('SJ-SCO-03 most points win', () => {
  const story = ended({ display: ['hero', 'victory-column', 'statue', 'library'], hand: [] });
  expect(story.standing().sides).toMatchObject([{ score: 15, won: false }, { won: true }]);
  expect(story.events('won')).toMatchObject([{ seats: [1], points: 8 * 2 + 1 + 2 + 2 + 1 }]);
});

test('SJ-SCO-04 equal points: hand cards and goods decide', () => {
  const rich = {
    display: ['hero', 'victory-column', 'statue', 'library', 'silver-smelter', 'tobacco-storage', 'chapel'],
    goods: ['silver'],
    hand: ['well'],
  };
  const story = ended(rich);
  expect(story.standing().sides).toMatchObject([
    { score: 22, rank: 1, won: true, ties: [{ rule: 'SJ-SCO-04', value: 2 }] },
    { score: 22, rank: 2, won: false, ties: [{ value: 0 }] },
  ]);
  expect(story.events('won')).toMatchObject([{ seats: [0] }]);
});

test('SJ-SCO-05 still equal: a shared victory', () => {
  const story = ended({ display: ['hero', 'victory-column', 'statue', 'library', 'silver-smelter', 'tobacco-storage', 'chapel'] });
  expect(story.standing().sides).toMatchObject([
    { rank: 1, won: true, ties: [{ rule: 'SJ-SCO-05' }] },
    { rank: 1, won: true },
  ]);
  expect(story.events('won')).toMatchObject([{ seats: [0, 1] }]);
});

test('SJ-SCO-06 cards under a chapel and covered cards do not count in the tie-break', () => {
  const display = ['hero', 'victory-column', 'statue', 'library', 'silver-smelter', 'chapel'];
  const story = ended({ display, covered: [['archive', 'hero']], chapel: ['palace', 'palace'], hand: ['well'] }, {});
  expect(at(story.standing().sides, 0)).toMatchObject({ score: 22, ties: [{ value: 1 }] });
});

test('SJ-GUI-01 SJ-EX-16 guild hall with four factories: eight points', () => {
  const story = given(2, {
    players: [{ display: ['guild-hall', 'indigo-plant', 'indigo-plant', 'sugar-mill', 'tobacco-storage', 'well'] }],
  });
  expect(line(story, 0, 'guild-hall')).toBe(8);
  expect(line(story, 1, 'guild-hall')).toBe(0);
});

test('SJ-CTY-01 SJ-EX-17 city hall with nine violet buildings: nine points', () => {
  const display = [
    'poor-house',
    'aqueduct',
    'carpenter',
    'chapel',
    'quarry',
    'library',
    'statue',
    'guild-hall',
    'city-hall',
    'indigo-plant',
  ];
  expect(line(given(2, { players: [{ display }] }), 0, 'city-hall')).toBe(9);
});

test('SJ-ARH-01 SJ-EX-18 triumphal arch: 0, 4, 6 or 8 points', () => {
  const monuments = ['statue', 'hero', 'victory-column'];
  const points = [0, 1, 2, 3].map((count) => {
    const story = given(2, { players: [{ display: ['triumphal-arch', ...monuments.slice(0, count)] }] });
    return line(story, 0, 'triumphal-arch');
  });
  expect(points).toEqual([0, 4, 6, 8]);
});

test('SJ-ARH-02 SJ-EX-21 monuments count for arch and city hall alike', () => {
  const story = given(2, { players: [{ display: ['statue', 'hero', 'city-hall', 'triumphal-arch'] }] });
  expect([line(story, 0, 'city-hall'), line(story, 0, 'triumphal-arch')]).toEqual([4, 6]);
});

test('SJ-PAL-01 SJ-EX-19 palace with 34 other points: eight more', () => {
  const display = [
    'palace',
    'hero',
    'victory-column',
    'statue',
    'triumphal-arch',
    'library',
    'tower',
    'chapel',
    'quarry',
    'carpenter',
    'prefecture',
    'indigo-plant',
  ];
  const story = given(2, { players: [{ display }] });
  expect(line(story, 0, 'palace')).toBe(8);
  expect(score(story, 0)).toBe(42);
});

test('SJ-PAL-01 the palace counts chapel cards and rounds down', () => {
  const story = ended({ display: ['palace', 'chapel'], chapel: ['hero', 'hero', 'statue', 'statue', 'library'] });
  expect(line(story, 0, 'palace')).toBe(1);
});

test('SJ-DEC-08 bonus cards are taken without asking', () => {
  const goods = ['indigo', 'sugar'];
  const display = ['indigo-plant', 'sugar-mill', 'market-stand', 'market-hall', 'carpenter', 'poor-house', 'well'];
  const seller = given(2, { players: [{ display, goods, hand: ['archive'] }], tiles: ['t1'] });
  seller.play('role trader', 'sell indigo,sugar');
  expect(seller.events('drewCards')[0]?.cards).toHaveLength(4);
  seller.play('role producer', 'pass', 'pass', 'role builder', 'build archive - 0 -');
  const producer = given(2, { players: [{ display, hand: ['archive'] }] });
  producer.play('role producer', 'produce indigo,sugar', 'pass', 'role trader', 'pass', 'role builder');
  producer.play(
    at(
      producer.options().filter((option) => option.startsWith('build archive - 0')),
      0,
    ),
  );
  expect(producer.events('drewCards').map(({ reason }) => reason)).toEqual(['well', 'carpenter']);
  const poor = given(2, { players: [{ display, hand: ['archive'] }] });
  poor.play('role builder', 'build archive - 0 -');
  expect(poor.events('drewCards').map(({ reason }) => reason)).toEqual(['carpenter', 'poor-house']);
});
