import { expect, test } from 'vitest';
import { battery, checkPosition, fuzzOnce, reportText, reproduced } from '../src/battery/index.ts';
import { type Game, range } from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import { chain } from './toys/chain.ts';
import { lead } from './toys/hands/round.ts';
import type { Hands } from './toys/hands/types.ts';
import { hands } from './toys/hands.ts';
import { teams } from './toys/teams.ts';

/** Offers the lead to one seat more than there are. */
const broken: Game<Hands> = {
  ...hands,
  steps: {
    ...hands.steps,
    lead: { ...lead, question: ({ seats }) => ({ list: range(seats.length + 1).map((seat) => ({ kind: 'lead', seat })) }) },
  },
};
const config = { seats: 2, options: { rounds: 2 } } as const;

test('the same request gives the same report', () => {
  const wish = { seed: 'again', games: 2, config };
  expect(battery(hands, wish)).toEqual(battery(hands, wish));
});

test('a failure says what, where and how to see it again', () => {
  const report = battery(broken, { seed: 'broken lead', games: 1, config });
  const failure = report.failures.find(({ property }) => property === 'moves');
  expect(failure?.message).toBe('seat 0 is offered lead 2, which HANDS-LEAD-01 forbids');
  expect(failure?.config).toEqual(config);
  const state = failure && reproduced(broken, failure);
  expect(state?.agenda.at(-1)?.kind).toBe('lead');
});

test('the text of a report has the seed, the failures and their answers', () => {
  const text = reportText(battery(broken, { seed: 'broken lead', games: 1, config }));
  expect(text).toContain('hands: 1 games in 1 configurations');
  expect(text).toContain('seed "broken lead"');
  expect(text).toContain('moves: seat 0 is offered lead 2, which HANDS-LEAD-01 forbids');
  expect(text).toMatch(/\n {6}\d bid /);
  expect(text).toContain('not exercised: clone');
});

test('a reproducer that does not fit is refused', () => {
  expect(() => reproduced(hands, { config, seed: 'x', answers: ['0 dance'] })).toThrow('"0 dance": unknown move "dance"');
});

test('one game can be fuzzed at a time, every seed another one', () => {
  const reports = range(4).map((i) => fuzzOnce(teams, `fuzz ${i}`));
  for (const report of reports) expect([report.games, report.failures]).toEqual([1, []]);
  expect(new Set(reports.map(({ configs }) => JSON.stringify(configs))).size).toBeGreaterThan(1);
});

test('a single position can be checked', () => {
  const story = Story.given(hands, { position: { hands: [[0, 1], [5]] } });
  expect(checkPosition(hands, story.state, 'here')).toEqual([]);
  story.state.hidden.deck.pop();
  expect(checkPosition(hands, story.state, 'here').map(({ property }) => property)).toContain('conservation');
});

test('where only some positions are checked thoroughly, the cheap properties still see every one', () => {
  const { exercised, decisions, games, failures } = battery(chain, { seed: 'now and then', games: 4, every: 20 });
  // One invariant and one copy in each position that is looked at.
  expect(exercised.conservation).toBe(decisions + games);
  expect(exercised.clone).toBeLessThan(decisions / 2);
  expect(failures).toEqual([]);
});

test('a decision that seldom comes up is checked all the same', () => {
  const report = battery(chain, { seed: 'seldom', games: 4, every: 10_000 });
  expect(report.played.pay).toBeGreaterThan(0);
  expect(report.exercised.extend).toBeGreaterThan(0);
});
