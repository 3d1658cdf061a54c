import { at, range } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { cardsGained, cardsLost } from '../src/board/cards-moved.ts';
import { distance, island, RADIUS } from '../src/board/chart.ts';
import { incomeOf, owedBy } from '../src/board/facts.ts';
import { armyNeeds } from '../src/board/outcome.ts';
import { longestRoute } from '../src/board/route.ts';
import { targetsOf } from '../src/board/targets.ts';
import { voicesSoFar, withoutName } from '../src/board/voices.ts';
import { ISLAND } from '../src/data/board.ts';
import { realm } from './cities-and-knights/table.ts';
import { given } from './table.ts';

test('the chart: every path is as long as a hex is wide, every corner lies a radius from its hexes', () => {
  for (const [a, b] of island.paths) expect(distance(a, b)).toBeCloseTo(RADIUS);
  for (const [corner, hexes] of ISLAND.vertexHexes.entries())
    for (const hex of hexes) expect(distance(at(island.corners, corner), at(island.hexes, hex))).toBeCloseTo(RADIUS);
});

test('the chart: harbours lie in the sea, beyond every hex', () => {
  for (const pier of island.harbours) expect(Math.min(...island.hexes.map((hex) => distance(hex, pier)))).toBeGreaterThan(RADIUS);
});

test('targets: a knight is taken up before its goals glow, and cards with an aim glow only while they are held', () => {
  const list = [
    { kind: 'march', from: 3, to: 5 },
    { kind: 'march', from: 3, to: 7 },
    { kind: 'activate', vertex: 3 },
    { kind: 'bishop', hex: 4 },
  ] as const;
  expect([...targetsOf(list, null).keys()]).toEqual(['corner-3']);
  expect(
    targetsOf(list, null)
      .get('corner-3')
      ?.map(({ kind }) => kind),
  ).toEqual(['march', 'activate']);
  expect([...targetsOf(list, { kind: 'march', first: 3 }).keys()]).toEqual(['corner-5', 'corner-7']);
  expect([...targetsOf(list, { kind: 'bishop' }).keys()]).toEqual(['hex-4']);
});

test('targets: an inventor takes up one hex and presses the other', () => {
  const list = [
    { kind: 'inventor', hexes: [1, 2] },
    { kind: 'inventor', hexes: [1, 5] },
  ] as const;
  expect([...targetsOf(list, { kind: 'inventor' }).keys()].sort()).toEqual(['hex-1', 'hex-2', 'hex-5']);
  expect(targetsOf(list, { kind: 'inventor', first: 5 }).get('hex-1')?.[0]?.move).toEqual({ kind: 'inventor', hexes: [1, 5] });
});

test('the route that is shown is as long as the rules say, and hangs together', () => {
  const story = given({ players: [{ settlements: ['V10'], roads: ['E13', 'E20', 'E28', 'E12', 'E27'] }] });
  const route = [...longestRoute(story.state.open, 0)];
  expect(route).toHaveLength(at(story.state.open.routes, 0));
  const ends = route.flatMap((path) => [...at(ISLAND.edgeVertices, path)]);
  const odd = range(54).filter((corner) => ends.filter((end) => end === corner).length % 2 === 1);
  expect(odd).toHaveLength(2);
});

test('income in 36 throws: a city on mountains brings ore and coins in Cities & Knights, the robber’s hex nothing', () => {
  const { open } = realm({ robber: 'H0', players: [{ cities: ['V10'] }] }).state;
  // V10 touches hills 6 (with the robber), mountains 2 and mountains 9.
  expect(incomeOf(open, 0)).toEqual([0, 0, 0, 0, 5, 0, 5, 0]);
});

test('what a seven would cost: half of a hand beyond seven, two more with a wall', () => {
  const { open } = realm({ players: [{ cities: ['V10'], walls: ['V10'] }] }).state;
  expect([owedBy(open, 0, 9), owedBy(open, 0, 10), owedBy(open, 1, 8)]).toEqual([0, 5, 4]);
});

test('the largest army: three knights take it, then one more than its holder has', () => {
  expect(armyNeeds(given({ players: [{ knights: 2 }, { knights: 1 }] }).state.open, 1)).toBe(3);
  const { open } = given({ players: [{ knights: 4 }, { knights: 1 }] }).state;
  expect([armyNeeds(open, 0), armyNeeds(open, 1)]).toEqual([null, 5]);
});

test('a plate does not repeat the name of its seat', () => {
  expect(withoutName('Bianca compra una carta sviluppo', 'Bianca')).toBe('compra una carta sviluppo');
  expect(withoutName('Nessuno vuole scambiare con Bianca', 'Bianca')).toBe('Nessuno vuole scambiare con Bianca');
});

test('what came into the own hand stands out, also what was stolen, traded and taken from the bank; what others took is told apart', () => {
  const events = [
    { kind: 'produced', seat: 0, cards: [1, 0, 0, 0, 0], rule: 'CAT-PROD-01' },
    { kind: 'stolen', seat: 0, victim: 1, resource: 2, rule: 'CAT-ROB-04' },
    { kind: 'bankTraded', seat: 0, count: 4, give: 1, take: 3, rule: 'CAT-TRADE-04' },
    { kind: 'traded', seat: 1, with: 0, give: [0, 0, 0, 0, 2], take: [1, 0, 0, 0, 0], rule: 'CAT-TRADE-09' },
    { kind: 'stolen', seat: 2, victim: 0, resource: 4, rule: 'CAT-ROB-04' },
    { kind: 'handedOver', seat: 0, to: 2, resource: 3, count: 2, rule: 'CAT-DEV-06' },
  ] as const;
  expect(cardsGained(events, 0, 5)).toEqual([1, 0, 1, 1, 2]);
  expect(cardsLost(events, 0, 5)).toEqual([0, 0, 0, 2, 1]);
  expect(cardsGained(events, 2, 5)).toEqual([0, 0, 0, 2, 1]);
});

test('a table that is opened in the middle of a turn knows what the last roll gave to whom, and what came since', () => {
  const story = given({ at: 'beforeRoll', players: [{ settlements: ['V10'] }] }, { dice: [2, 2] });
  story.play('roll');
  const past = story.told.map(({ event }) => event);
  const gain = past.findLast(({ kind }) => kind === 'produced');
  expect(gain).toBeDefined();
  expect(voicesSoFar(past).get(0)).toEqual(gain);
  const stale = { kind: 'declined', seat: 1, rule: 'CAT-TRADE-05' } as const;
  expect(voicesSoFar([stale, ...past]).get(1)).toBeUndefined();
});
