import { at, range, sum } from '@ludoteca/kernel';
import { speaker } from '@ludoteca/text';
import { expect, test } from 'vitest';
import { evaluation } from '../src/bot/index.ts';
import { text } from '../src/text/index.ts';
import { fresh, given } from './table.ts';

const worth = (table: ReturnType<typeof given>, seat = 0): number => evaluation.potential(table.state, seat);

test('the terms add up to the potential and have names', () => {
  const table = fresh(2, { extraTiles: true }, 'terms');
  table.wander('terms', (story) => story.state.open.phase === 2);
  for (const seat of [0, 1]) {
    const terms = evaluation.terms?.(table.state, seat) ?? [];
    expect(sum(terms.map(({ value }) => value))).toBeCloseTo(worth(table, seat), 9);
    const { say } = speaker(text, 'it');
    for (const { term } of terms) for (const way of ['more', 'less']) expect(say({ key: `${term}.${way}` })).not.toBe('');
  }
});

test('the potential of a finished game is its score', () => {
  const table = fresh(2, {}, 'finished');
  table.wander('finished');
  expect([worth(table, 0), worth(table, 1)]).toEqual(table.state.open.points);
});

test('more of a good thing is worth more', () => {
  const poor = worth(given({ players: [{ dice: [3, 3] }] }));
  for (const better of [
    { coins: 1 },
    { workers: 1 },
    { storage: ['castle'] },
    { goods: { red: 1 } },
    { tiles: { e3: 'mine' } },
    { points: 1 },
  ]) {
    expect(worth(given({ players: [{ dice: [3, 3], ...better }] }))).toBeGreaterThan(poor);
  }
  expect(worth(given({ players: [{ dice: [3] }] }))).toBeLessThan(poor);
});

test.each([
  ['posts', 4],
  ['random', 3],
  ['chosen', 2],
] as const)('whoever still has to choose a duchy (%s) is no further behind than a duchy makes a difference', (boards, seats) => {
  const table = fresh(seats, { boards, tradeRoutes: true }, 'choice');
  const first = table.state.open.bridge[0] ?? 0;
  const others = range(seats).filter((seat) => seat !== first);
  const before = worth(table, first);
  table.by(first, table.options(first)[0] ?? '');
  expect(Math.abs(worth(table, first) - before)).toBeLessThan(40);
  for (const seat of others) expect(Math.abs(worth(table, seat) - worth(table, first))).toBeLessThan(40);
});

test.each([
  ['13a', 45],
  ['13b', 55],
] as const)('alone on %s with target %d, nearly all hexes are expected from the first question on', (soloBoard, target) => {
  const table = fresh(1, { mode: 'solo', soloBoard, target }, 'alone');
  for (let asked = 0; asked < 2; asked++) {
    expect(worth(table)).toBeGreaterThan(31);
    expect(worth(table)).toBeLessThan(37);
    expect(sum((evaluation.terms?.(table.state, 0) ?? []).map(({ value }) => value))).toBeCloseTo(worth(table), 9);
    table.by(0, at(table.options(0), 0));
  }
});

test('alone, tiles of a colour that runs short are worth more than those of which enough will come', () => {
  const supply = (phase: string, storage: readonly string[]): number => {
    const position = { at: 'turn', phase, round: 1, turn: 0, white: 1, players: [{ duchy: '13a', castle: 's7', dice: [1, 2], storage }] };
    const { state } = given(position, { seats: 1, options: { mode: 'solo' } });
    return evaluation.terms?.(state, 0).find(({ term }) => term === 'term.supply')?.value ?? expect.fail();
  };
  const gain = (phase: string, tile: string): number => supply(phase, [tile]) - supply(phase, []);
  // Three castles are lacking and six animals, and a phase brings two of each.
  for (const phase of ['C', 'D']) expect(gain(phase, 'pig3')).toBeGreaterThan(gain(phase, 'castle'));
  expect(gain('E', 'pig3')).toBeGreaterThan(gain('B', 'pig3'));
});
