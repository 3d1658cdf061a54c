import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { dice, goods, hand, realm, scores, table } from './table.ts';

it('CK-WALL-01: two brick put a wall under an own city that has none', () => {
  const players = [{ cities: ['V0', 'V3'], settlements: ['V5'], walls: ['V3'], hand: cards('3 brick') }, { cities: ['V20'] }];
  const story = realm({ players });
  for (const line of ['wall V5', 'wall V3', 'wall V20', 'wall V30']) expect(story.refusal(line)).toBe('CK-WALL-01');
  story.play('wall V0');
  expect([hand(story, 0), table(story).walls[0], table(story).wallsLeft]).toEqual([goods('1 brick'), 1, [1, 3, 3]]);
  expect(realm({ players: [{ cities: ['V0'], hand: cards('1 brick') }] }).refusal('wall V0')).toBe('CK-WALL-01');
  // A metropolis has walls like any city.
  const capital = realm({ players: [{ cities: ['V0'], tracks: [4, 0, 0], hand: cards('2 brick') }], metropolises: { trade: 'V0' } });
  capital.play('wall V0');
  expect(capital.broken()).toEqual([]);
});

it('CK-WALL-02: nobody has more than three walls', () => {
  const players = [{ cities: ['V0', 'V3', 'V5', 'V20'], walls: ['V0', 'V3', 'V5'], hand: cards('2 brick') }];
  expect(realm({ players }).refusal('wall V20')).toBe('CK-WALL-02');
});

it('CK-WALL-03: with its city the wall is gone, and can be built again', () => {
  const players = [{ cities: ['V0'], walls: ['V0'] }];
  const story = realm({ at: 'beforeRoll', ship: 6, players }, { dice: dice(1, 1, 'ship') });
  story.play('roll');
  expect(story.events('pillaged')).toMatchObject([{ vertex: 0, wall: true }]);
  expect([table(story).walls[0], table(story).wallsLeft[0]]).toEqual([0, 3]);
  expect(story.broken()).toEqual([]);
});

it('CK-IMP-01, CK-IMP-02: each level costs as many commodities of its track as it has, one after the other', () => {
  const story = realm({ players: [{ cities: ['V0'], hand: cards('3 cloth, 1 coin, 2 paper') }] });
  story.play('improve trade', 'improve trade');
  expect(hand(story, 0)).toEqual(goods('1 coin, 2 paper'));
  expect(story.refusal('improve trade')).toBe('CK-IMP-02');
  story.play('improve politics', 'improve science');
  expect(story.refusal('improve science')).toBe('CK-IMP-02');
  expect(table(story).tracks.slice(0, 3)).toEqual([2, 1, 1]);
  expect(story.events('improved').map(({ track, level, paid }) => [track, level, paid])).toEqual([
    [0, 1, 1],
    [0, 2, 2],
    [1, 1, 1],
    [2, 1, 1],
  ]);
});

it('CK-IMP-03: without a city nothing is improved; one suffices for all tracks', () => {
  expect(realm({ players: [{ settlements: ['V0'], hand: cards('1 cloth') }] }).refusal('improve trade')).toBe('CK-IMP-03');
  const story = realm({ players: [{ cities: ['V0'], hand: cards('1 cloth, 1 coin, 1 paper') }] });
  story.play('improve trade', 'improve politics', 'improve science');
  expect(table(story).tracks.slice(0, 3)).toEqual([1, 1, 1]);
});

it('CK-IMP-04: the third level brings the ability of its track for good', () => {
  const players = [{ cities: ['V0'], tracks: [2, 0, 0], hand: cards('5 cloth') }];
  const story = realm({ players });
  expect(story.refusal('bank 2 cloth ore')).toBe('CK-TRADE-05');
  story.play('improve trade', 'bank 2 cloth ore');
  expect(hand(story, 0)).toEqual(goods('1 ore'));
});

it('CK-IMP-07: five levels are the end of a track', () => {
  const story = realm({ players: [{ cities: ['V0'], tracks: [5, 0, 0], hand: cards('6 cloth') }], metropolises: { trade: 'V0' } });
  expect(story.refusal('improve trade')).toBe('CK-IMP-07');
});

it('CK-MET-01, CK-MET-02: the first fourth level of a track puts a metropolis on a city of choice, worth two more points', () => {
  const players = [{ cities: ['V0', 'V3', 'V5'], tracks: [3, 3, 0], hand: cards('4 cloth, 4 coin') }, { cities: ['V20'] }];
  const story = realm({ players });
  story.play('improve trade');
  expect([story.asking, story.options()]).toEqual(['metropolis', ['metropolis V0', 'metropolis V3', 'metropolis V5']]);
  expect(story.refusal('metropolis V20')).toBe('CK-MET-01');
  story.play('metropolis V3');
  expect(scores(story)[0]).toBe(8);
  story.play('improve politics');
  expect(story.refusal('metropolis V3')).toBe('CK-MET-02');
  story.play('metropolis V0');
  expect([table(story).metropolises, scores(story)[0]]).toEqual([[3, 0, -1], 10]);
  expect(story.broken()).toEqual([]);
});

it('CK-MET-03, CK-MET-04, CK-EX-09: the fifth level takes the metropolis from a fourth, and keeps it', () => {
  const players = [
    { cities: ['V0'], tracks: [0, 4, 0], hand: cards('5 coin') },
    { cities: ['V20', 'V3'], tracks: [0, 4, 0], hand: cards('5 coin') },
  ];
  const story = realm({ turn: 1, players, metropolises: { politics: 'V0' } }, { dice: [...dice(1, 1, 'trade'), ...dice(1, 1, 'trade')] });
  expect(scores(story).slice(0, 2)).toEqual([4, 4]);
  story.play('improve politics', 'metropolis V20');
  expect([table(story).metropolises[1], scores(story).slice(0, 2)]).toEqual([20, [2, 6]]);
  story.play('end', 'roll', 'end', 'roll', 'improve politics');
  // Nothing comes of it: the other one has it for good.
  expect([table(story).metropolises[1], scores(story).slice(0, 2)]).toEqual([20, [2, 6]]);
  expect(table(story).secured[1]).toBe(1);
});

it('CK-MET-05: a fourth or fifth level needs a city without metropolis, or that very metropolis', () => {
  const players = [{ cities: ['V0'], tracks: [4, 3, 0], hand: cards('5 cloth, 5 coin') }];
  const story = realm({ players, metropolises: { trade: 'V0' } });
  expect(story.refusal('improve politics')).toBe('CK-MET-05');
  story.play('improve trade');
  expect([table(story).tracks[0], table(story).secured[0]]).toEqual([5, 1]);
});

it('CK-MET-05: the same when that metropolis is somebody else’s already', () => {
  const mine = { cities: ['V0'], tracks: [4, 3, 4], hand: cards('5 coin, 5 paper') };
  const theirs = { cities: ['V20', 'V22'], tracks: [0, 4, 4] };
  const story = realm({ players: [mine, theirs], metropolises: { trade: 'V0', politics: 'V20', science: 'V22' } });
  expect([story.refusal('improve politics'), story.refusal('improve science')]).toEqual(['CK-MET-05', 'CK-MET-05']);
  expect(story.options().filter((move) => move.startsWith('improve'))).toEqual([]);
  const free = realm({
    players: [{ ...mine, cities: ['V0', 'V3'] }, theirs],
    metropolises: { trade: 'V0', politics: 'V20', science: 'V22' },
  });
  free.play('improve politics');
  expect([table(free).tracks[1], table(free).metropolises[1]]).toEqual([4, 20]);
});

it('CK-MET-06: a metropolis is counted by the barbarians and spared by them', () => {
  const players = [{ cities: ['V0', 'V3'], tracks: [4, 0, 0] }];
  const story = realm({ at: 'beforeRoll', ship: 6, players, metropolises: { trade: 'V0' } }, { dice: dice(1, 1, 'ship') });
  story.play('roll');
  expect(story.events('barbariansLanded')).toMatchObject([{ barbarians: 2 }]);
  expect(story.events('pillaged').map(({ vertex }) => vertex)).toEqual([3]);
  const several = realm(
    { at: 'beforeRoll', ship: 6, players: [{ cities: ['V0', 'V3', 'V5'], tracks: [4, 0, 0] }], metropolises: { trade: 'V0' } },
    { dice: dice(1, 1, 'ship') },
  );
  several.play('roll');
  expect(several.refusal('lose V0')).toBe('CK-MET-06');
});

it('CK-MET-07: a metropolis stays on its city while its owner improves further', () => {
  const players = [{ cities: ['V0', 'V3'], tracks: [3, 0, 0], hand: cards('9 cloth') }];
  const story = realm({ players });
  story.play('improve trade', 'metropolis V3', 'improve trade');
  expect([story.asking, table(story).metropolises[0], table(story).secured[0]]).toEqual(['ckAction', 3, 1]);
});

it('CK-MET-08: where somebody has it for good, higher levels only bring cards', () => {
  const players = [
    { cities: ['V0'], tracks: [3, 0, 0], hand: cards('9 cloth') },
    { cities: ['V20'], tracks: [5, 0, 0] },
  ];
  const story = realm({ players, metropolises: { trade: 'V20' } });
  story.play('improve trade', 'improve trade');
  expect([table(story).metropolises[0], scores(story).slice(0, 2)]).toEqual([20, [2, 4]]);
  // Nor is it told that they have it for good.
  expect(story.events('metropolis', 'metropolisSecured')).toEqual([]);
});

it('CK-MET-01, CK-MET-03: where there is but one city the metropolis stands there at once', () => {
  const story = realm({ players: [{ cities: ['V0'], tracks: [3, 0, 0], hand: cards('4 cloth') }, { cities: ['V20'] }] });
  story.play('improve trade');
  expect([story.asking, table(story).metropolises[0]]).toEqual(['ckAction', 0]);
  expect(story.events('metropolis')).toEqual([{ kind: 'metropolis', seat: 0, track: 0, vertex: 0, from: -1, rule: 'CK-MET-01' }]);
  const players = [
    { cities: ['V0'], tracks: [4, 0, 0], hand: cards('5 cloth') },
    { cities: ['V20'], tracks: [4, 0, 0] },
  ];
  const taken = realm({ players, metropolises: { trade: 'V20' } });
  taken.play('improve trade');
  expect(taken.events('metropolis', 'metropolisSecured')).toMatchObject([
    { seat: 0, vertex: 0, from: 1, rule: 'CK-MET-03' },
    { seat: 0, rule: 'CK-MET-04' },
  ]);
});

it('CAT-BUILD-08: with four cities built no settlement is offered for another', () => {
  const player = { cities: ['V0', 'V3', 'V5', 'V16'], settlements: ['V20'], hand: cards('3 ore, 2 grain') };
  const story = realm({ players: [player] });
  expect([story.refusal('city V20'), story.options().filter((move) => move.startsWith('city'))]).toEqual(['CAT-BUILD-08', []]);
});
