import { expect, test } from 'vitest';
import type { Event } from '../src/rules/types.ts';
import { ended, envoys, everyChestBut, given, nobles, scored, type Table } from './table.ts';

const OWN = '2-3-4-5-6-10';
const WAYS = '1-2-10-11-12-13';
const MOST = ['most', 'king', 'fewest', 'most', 'king'];

/** The rules that the last event of a kind names, without the prefix of the game. */
function cited(story: Table, kind: Event['kind']): string {
  const found = story.events(kind).at(-1);
  return found === undefined ? 'nothing' : [found.rule, ...(found.also ?? [])].map((rule) => rule.slice(4)).join(' ');
}

/** One deployment by seat 0 with plenty of pieces. */
function deployed(line: string, player: Record<string, unknown> = {}, others: readonly object[] = [], set = OWN): Table {
  const story = given(4, { players: [{ court: [9, 3], ...player }, ...others] }, set);
  story.play('deploy next', `office ${line}`);
  return story;
}

test('a movement names what makes it long or cheap', () => {
  const moved = (line: string, ...privileges: number[]): string => cited(deployed(line, { privileges }, [], WAYS), 'moved');
  expect(moved('augsburg-3 envoy plain -')).toBe('MOV-02');
  expect(moved('milano-3 envoy plain -')).toBe('MOV-02 MOV-03');
  expect(moved('aachen-4 envoy plain -', 10, 11, 12)).toBe('MOV-02');
  expect(moved('strasbourg-4 envoy plain -', 10)).toBe('MOV-02 PRV-21 PRV-10');
  expect(moved('strasbourg-4 envoy plain -', 10, 11)).toBe('MOV-02 PRV-21 PRV-10 PRV-11');
  expect(moved('nijmegen-3 envoy plain -', 12)).toBe('MOV-02 PRV-21 PRV-12');
  expect(moved('palermo-4 envoy plain -', 11, 12)).toBe('MOV-02 MOV-03 PRV-21 PRV-11 PRV-12');
  expect(moved('milano-3 envoy plain -', 12)).toBe('MOV-02 MOV-03');
  expect(cited(deployed('strasbourg-4 envoy move -', { chests: ['TU_MOVE'], privileges: [10] }, [], WAYS), 'moved')).toBe('MOV-02');
  expect(moved('strasbourg-4 envoy plain nijmegen')).toBe('MOV-02 DEP-04 DEP-05');
});

test('a noble is told where it paid: on the way, or for the office', () => {
  const story = deployed('strasbourg-4 envoy plain nijmegen');
  expect(story.events('moved')).toMatchObject([{ regions: [1, 2], nobles: [1] }]);
  expect(story.events('paid')).toMatchObject([{ regions: [3, 4], nobles: [] }]);
  expect(cited(story, 'paid')).toBe('DEP-01');
  const both = deployed('strasbourg-4 envoy plain nijmegen,milano');
  expect([both.events('moved')[0]?.nobles, both.events('paid')[0]?.nobles]).toEqual([[1], [4]]);
});

test('a piece in an office names icon, noble, joining and a second office', () => {
  expect(cited(deployed('aachen-4 envoy plain -'), 'deployed')).toBe('DEP-01 MOV-01 DEP-11');
  expect(cited(deployed('aachen-4 noble plain -'), 'deployed')).toBe('DEP-01 MOV-01 DEP-11 DEP-04');
  expect(cited(deployed('aachen-0 noble plain -'), 'deployed')).toBe('DEP-01 MOV-01 DEP-11 DEP-03');
  const joined = deployed('aachen-4 envoy plain -', { privileges: [2] }, [{ offices: envoys('aachen-4') }]);
  expect(cited(joined, 'deployed')).toBe('DEP-01 MOV-01 DEP-11 PRV-02');
  expect(cited(deployed('aachen-3 envoy plain -', { offices: envoys('aachen-4') }), 'deployed')).toBe('DEP-01 MOV-01 DEP-11 DEP-09');
  expect(cited(deployed('aachen-3 envoy plain -', { offices: envoys('milano-3') }), 'deployed')).toBe('DEP-01 MOV-01 DEP-11');
});

test('a payment names the way round, nobles, company and discounts', () => {
  expect(cited(deployed('aachen-4 envoy plain -'), 'paid')).toBe('DEP-01');
  expect(cited(deployed('aachen-0 noble plain -'), 'paid')).toBe('DEP-01 DEP-02');
  expect(cited(deployed('aachen-4 envoy plain nijmegen'), 'paid')).toBe('DEP-01 DEP-04 DEP-05');
  expect(cited(deployed('aachen-4 envoy plain -', { paid: { nijmegen: [1, 0] } }), 'paid')).toBe('DEP-01');
  expect(cited(deployed('aachen-4 envoy plain -', {}, [{ paid: { nijmegen: [0, 1] } }]), 'paid')).toBe('DEP-01 DEP-08');
  expect(cited(deployed('aachen-3 envoy plain -', { privileges: [4] }), 'paid')).toBe('DEP-01 PRV-04');
  expect(cited(deployed('aachen-4 envoy plain -', { privileges: [4] }), 'paid')).toBe('DEP-01');
  expect(cited(deployed('aachen-3 envoy plain -', { privileges: [4, 5] }), 'paid')).toBe('DEP-01 PRV-04 PRV-05');
  expect(cited(deployed('aachen-3 envoy deploy -', { privileges: [5], chests: ['TU_DEPLOY'] }), 'paid')).toBe('DEP-01');
});

test('chests used name themselves', () => {
  const both = deployed('milano-3 envoy move+deploy -', { chests: ['TU_MOVE', 'TU_DEPLOY'] });
  expect(both.events('chestUsed').map(({ rule, also }) => [rule, ...(also ?? [])].map((id) => id.slice(4)).join(' '))).toEqual([
    'TU-04 CH-01 FLOW-04 TU-01 TU-06',
    'TU-05 CH-01 FLOW-04 TU-01',
  ]);
  expect(cited(deployed('milano-3 envoy move -', { chests: ['TU_MOVE'] }), 'chestUsed')).toBe('TU-04 CH-01 FLOW-04 TU-01');
  const kept = given(4, { chests: { S5: ['BR', 'TU_MOVE', 'PU'] } });
  kept.play('supply S5 next -');
  expect(kept.events('chestKept').map(({ rule }) => rule)).toEqual(['STA-BR-01', 'STA-TU-01', 'STA-PU-01']);
});

test('the bonus envoy names how it came', () => {
  const plain = given(4, {});
  plain.play('deploy next');
  expect(cited(plain, 'gained')).toBe('TRK-03 TRK-07');
  const first = given(4, { deployTrack: [1], players: [{ chests: ['TU_FIRST'] }] });
  first.play('deploy first');
  expect(cited(first, 'gained')).toBe('TRK-03 TRK-07 TU-03');
  const fetched = given(4, { players: [{ court: [4, 1], paid: { milano: [11, 0] } }] });
  fetched.play('deploy next', 'fetch milano');
  expect(cited(fetched, 'fetched')).toBe('TAKE-01 TRK-06');
  const lost = given(4, { players: [{ court: [15, 1] }] });
  lost.play('deploy next');
  expect(cited(lost, 'forfeited')).toBe('TAKE-03 TRK-06');
  const supplied = given(4, { players: [{ court: [15, 1] }] });
  supplied.play('supply S4 next -');
  expect(cited(supplied, 'forfeited')).toBe('TAKE-03');
  const back = given(4, { players: [{ court: [4, 1], paid: { milano: [11, 0] } }] });
  back.play('supply S4 next -', 'fetch milano');
  expect(cited(back, 'fetched')).toBe('TAKE-01');
});

test('the second marker names its condition, ties and an empty board', () => {
  expect(cited(scored(4, {}), 'markerSet')).toBe('SCO-01 SCO-08 SCO-03');
  expect(cited(scored(4, { rowsB: MOST }), 'markerSet')).toBe('SCO-01 SCO-08 SCO-05 SCO-06 SCO-09');
  expect(cited(scored(4, { rowsB: MOST, players: [{ offices: envoys('milano-3') }] }), 'markerSet')).toBe('SCO-01 SCO-08 SCO-05');
  const fewest = ['fewest', 'king', 'most', 'king', 'most'];
  expect(cited(scored(4, { rowsB: fewest }), 'markerSet')).toBe('SCO-01 SCO-08 SCO-04 SCO-06');
});

test('a ranking names absent players, ties and double offices', () => {
  const ranked = (one: [string, string][], other: [string, string][]): string =>
    cited(scored(2, { rowsB: MOST, players: [{ offices: one }, { offices: other }] }, OWN), 'ranked');
  expect(ranked(envoys('nijmegen-2'), envoys('nijmegen-1'))).toBe('MAJ-01 MAJ-04 MAJ-03');
  expect(ranked(nobles('nijmegen-2'), envoys('nijmegen-1'))).toBe('MAJ-01 MAJ-04');
  expect(ranked(envoys('nijmegen-2'), [])).toBe('MAJ-01 MAJ-04 MAJ-02');
  expect(ranked(envoys('nijmegen-2', 'nijmegen-2'), [])).toBe('MAJ-01 MAJ-04 MAJ-02 PRV-17');
  expect(ranked(nobles('nijmegen-2'), envoys('nijmegen-2'))).toBe('MAJ-01 MAJ-04 PRV-17');
});

test('clean-up names privilege 13, pieces that stay and regions that were empty', () => {
  const cleared = (player: Record<string, unknown>): Table =>
    scored(4, { rowsB: MOST, players: [{ offices: envoys('nijmegen-3', 'nijmegen-2'), ...player }] });
  expect(cited(cleared({}), 'cleared')).toBe('CLN-02');
  expect(cited(cleared({ privileges: [13] }), 'cleared')).toBe('CLN-02 PRV-13');
  expect(cited(cleared({}), 'refilled')).toBe('CLN-04');
  expect(cited(scored(4, { rowsB: MOST }), 'refilled')).toBe('CLN-04 CLN-09');
  const stays = cleared({ chests: ['TU_IMMUNE'] });
  stays.play('protect nijmegen-3 envoy');
  expect(cited(stays, 'survived')).toBe('TU-08');
  expect(cited(stays, 'refilled')).toBe('CLN-04 CLN-09');
  const right = scored(
    4,
    { rowsB: MOST, players: [{ offices: envoys('nijmegen-3') }, { offices: envoys('nijmegen-3'), chests: ['TU_IMMUNE'] }] },
    OWN,
  );
  right.play('protect nijmegen-3 envoy');
  expect(cited(right, 'survived')).toBe('TU-08 CLN-10');
  const left = scored(
    4,
    { rowsB: MOST, players: [{ offices: envoys('nijmegen-3'), chests: ['TU_IMMUNE'] }, { offices: envoys('nijmegen-3') }] },
    OWN,
  );
  left.play('protect nijmegen-3 envoy');
  expect(cited(left, 'survived')).toBe('TU-08 CLN-10');
});

test('jobs name their card, zero, nobles and double offices', () => {
  const rules = (offices: [string, string][], jobs: string[]): string[] =>
    ended(4, { players: [{ offices, jobs }] }, OWN)
      .events('jobScored')
      .filter(({ seat }) => seat === 0)
      .map(({ rule, also }) => [rule, ...(also ?? [])].map((id) => id.slice(4)).join(' '));
  expect(rules([], ['milano', 'JP_ADJ2', 'JO_3'])).toEqual(['JOB-01 END-03 JOB-09', 'JOB-02 END-03 JOB-03 JOB-09', 'JOB-04 END-03 JOB-09']);
  expect(rules([...nobles('milano-3'), ...envoys('palermo-4')], ['milano', 'JP_ADJ2', 'JO_TOTAL'])).toEqual([
    'JOB-01 END-03',
    'JOB-02 END-03 JOB-03 JOB-08',
    'JOB-05 END-03 JOB-08',
  ]);
  expect(rules(envoys('milano-3', 'milano-3'), ['milano', 'JP_ADJ2', 'JO_PAIRS'])[2]).toBe('JOB-06 END-03 PRV-17');
  expect(rules(envoys('milano-3'), ['milano', 'JP_ADJ2', 'JO_SET'])[2]).toBe('JOB-07 END-03 JOB-09');
});

test('a bonus names its region, and that chests are short', () => {
  const rowsA = ['augsburg', 'nijmegen', 'strasbourg', 'milano', 'palermo'];
  const story = scored(4, { rowsA, rowsB: MOST, pile: ['BR', 'PU'], players: [{ offices: envoys('augsburg-3') }] });
  expect(cited(story, 'bonusChests')).toBe('BON-02 BON-01');
  story.play('pick BR');
  expect(cited(story, 'picked')).toBe('BON-02 BON-08 BON-10');
  expect(cited(story, 'leftDiscarded')).toBe('BON-10 BON-02');
  const chests = { 'palermo-0': everyChestBut('BR') };
  const short = scored(4, { rowsA, rowsB: MOST, chests, pile: ['BR'], players: [{ offices: envoys('augsburg-3') }] });
  expect(cited(short, 'bonusChests')).toBe('BON-02 BON-01 BON-09');
});

test('the end names what decided between equal points', () => {
  const end = (...courts: [number, number][]): Table => ended(3, { players: courts.map((pieces) => ({ court: pieces, points: 50 })) });
  const last = (story: Table) => story.events('won').at(-1);
  const alone = ended(3, { players: [{ points: 70 }, { points: 50 }] });
  expect(cited(alone, 'won')).toBe('FLOW-05');
  expect(last(alone)?.court).toBeUndefined();
  expect(cited(end([3, 2], [4, 0], [2, 2]), 'won')).toBe('FLOW-05 TIE-01');
  expect(last(end([3, 2], [4, 0], [2, 2]))).toMatchObject({ seats: [0], court: 5 });
  expect(cited(end([3, 2], [5, 0], [2, 2]), 'won')).toBe('FLOW-05 TIE-01 TIE-02');
  expect(cited(end([3, 2], [5, 0], [4, 1]), 'won')).toBe('FLOW-05 TIE-02');
});
