import { expect, test } from 'vitest';
import type { Event } from '../src/rules/types.ts';
import { ended, envoys, given, nobles, scored, type Table } from './table.ts';

const OWN = '2-3-4-5-6-10';

/** The rule of the last event of a kind, without the prefix of the game. */
function cited(story: Table, kind: Event['kind']): string {
  const found = story.events(kind).at(-1);
  return found === undefined ? 'nothing' : found.rule.slice(4);
}

/** One deployment by seat 0 with plenty of pieces. */
function deployed(line: string, player: Record<string, unknown> = {}, others: readonly object[] = [], set = OWN): Table {
  const story = given(4, { players: [{ court: [9, 3], ...player }, ...others] }, set);
  story.play('deploy next', `office ${line}`);
  return story;
}

test('a noble is told where it paid: on the way, or for the office', () => {
  const story = deployed('strasbourg-4 envoy plain nijmegen');
  expect(story.events('moved')).toMatchObject([{ regions: [1, 2], nobles: [1] }]);
  expect(story.events('paid')).toMatchObject([{ regions: [3, 4], nobles: [] }]);
  expect(cited(story, 'paid')).toBe('DEP-01');
  const both = deployed('strasbourg-4 envoy plain nijmegen,milano');
  expect([both.events('moved')[0]?.nobles, both.events('paid')[0]?.nobles]).toEqual([[1], [4]]);
});

test('chests used name themselves', () => {
  const both = deployed('milano-3 envoy move+deploy -', { chests: ['TU_MOVE', 'TU_DEPLOY'] });
  expect(both.events('chestUsed').map(({ rule }) => rule.slice(4))).toEqual(['TU-04', 'TU-05']);
  expect(cited(deployed('milano-3 envoy move -', { chests: ['TU_MOVE'] }), 'chestUsed')).toBe('TU-04');
  const kept = given(4, { chests: { S5: ['BR', 'TU_MOVE', 'PU'] } });
  kept.play('supply S5 next -');
  expect(kept.events('chestKept').map(({ rule }) => rule)).toEqual(['STA-BR-01', 'STA-TU-01', 'STA-PU-01']);
});

test('the bonus envoy names how it came', () => {
  const plain = given(4, {});
  plain.play('deploy next');
  expect(cited(plain, 'gained')).toBe('TRK-03');
  const first = given(4, { deployTrack: [1], players: [{ chests: ['TU_FIRST'] }] });
  first.play('deploy first');
  expect(cited(first, 'gained')).toBe('TRK-03');
  const fetched = given(4, { players: [{ court: [4, 1], paid: { milano: [11, 0] } }] });
  fetched.play('deploy next', 'fetch milano');
  expect(cited(fetched, 'fetched')).toBe('TAKE-01');
  const lost = given(4, { players: [{ court: [15, 1] }] });
  lost.play('deploy next');
  expect(cited(lost, 'forfeited')).toBe('TAKE-03');
  const supplied = given(4, { players: [{ court: [15, 1] }] });
  supplied.play('supply S4 next -');
  expect(cited(supplied, 'forfeited')).toBe('TAKE-03');
  const back = given(4, { players: [{ court: [4, 1], paid: { milano: [11, 0] } }] });
  back.play('supply S4 next -', 'fetch milano');
  expect(cited(back, 'fetched')).toBe('TAKE-01');
});

test('members on the tracks, pieces and points say where they come from', () => {
  const story = given(4, { king: 'palermo', players: [{ court: [9, 0], privileges: [6] }] }, OWN);
  story.play('deploy next');
  expect([story.events('placed')[0]?.track, cited(story, 'placed')]).toEqual(['deployment', 'TRK-02']);
  story.play('office palermo-0 envoy plain -', 'supply S4 next -');
  expect([story.events('placed')[1]?.track, cited(story, 'placed')]).toEqual(['supply', 'TRK-01']);
  expect(story.events('points')).toMatchObject([{ seat: 0, points: 3, why: 'king', rule: 'STA-PRV-06' }]);
  expect(story.events('gained').map(({ why }) => why)).toEqual(['bonusEnvoy', 'supply']);
  const scoring = scored(4, {
    rowsA: ['nijmegen', 'aachen', 'strasbourg', 'milano', 'palermo'],
    players: [{ offices: envoys('nijmegen-3') }],
  });
  expect(scoring.events('gained')).toMatchObject([{ seat: 0, envoys: 1, why: 'region', rule: 'STA-BON-05' }]);
});

test('nothing is told of chests where none are', () => {
  const story = deployed('milano-3 envoy plain -');
  expect(story.events('chestsTaken')).toEqual([]);
  const rowsA = ['augsburg', 'nijmegen', 'strasbourg', 'milano', 'palermo'];
  const players = [{ offices: envoys('augsburg-3') }, { offices: envoys('augsburg-2') }];
  const bonus = scored(4, { rowsA, pile: ['BR', 'BR'], players });
  expect([bonus.events('picked').length, bonus.events('leftDiscarded')]).toEqual([2, []]);
});

test('jobs name their card, zero, nobles and double offices', () => {
  const rules = (offices: [string, string][], jobs: string[]): string[] =>
    ended(4, { players: [{ offices, jobs }] }, OWN)
      .events('jobScored')
      .filter(({ seat }) => seat === 0)
      .map(({ rule }) => rule.slice(4));
  expect(rules([], ['milano', 'JP_ADJ2', 'JO_3'])).toEqual(['JOB-01', 'JOB-02', 'JOB-04']);
  expect(rules([...nobles('milano-3'), ...envoys('palermo-4')], ['milano', 'JP_ADJ2', 'JO_TOTAL'])).toEqual(['JOB-01', 'JOB-02', 'JOB-05']);
  expect(rules(envoys('milano-3', 'milano-3'), ['milano', 'JP_ADJ2', 'JO_PAIRS'])[2]).toBe('JOB-06');
  expect(rules(envoys('milano-3'), ['milano', 'JP_ADJ2', 'JO_SET'])[2]).toBe('JOB-07');
});

test('the end names what decided between equal points', () => {
  const end = (...courts: [number, number][]): Table => ended(3, { players: courts.map((pieces) => ({ court: pieces, points: 50 })) });
  const last = (story: Table) => story.events('won').at(-1);
  const alone = ended(3, { players: [{ points: 70 }, { points: 50 }] });
  expect(cited(alone, 'won')).toBe('FLOW-05');
  expect(last(alone)?.court).toBeUndefined();
  expect(cited(end([3, 2], [4, 0], [2, 2]), 'won')).toBe('FLOW-05');
  expect(last(end([3, 2], [4, 0], [2, 2]))).toMatchObject({ seats: [0], court: 5 });
  expect(cited(end([3, 2], [5, 0], [2, 2]), 'won')).toBe('FLOW-05');
  expect(cited(end([3, 2], [5, 0], [4, 1]), 'won')).toBe('FLOW-05');
});
