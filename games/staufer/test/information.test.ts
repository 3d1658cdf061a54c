import { at, configure, imagine, quick, Recorder, range, readSaved, SPECTATOR, Stream, seedFrom, verify, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import numbersFile from '../src/data/numbers.json' with { type: 'json' };
import { staufer } from '../src/rules/index.ts';
import { tablesOf } from '../src/rules/lookup.ts';
import { readNumbers, STANDARD } from '../src/rules/numbers.ts';
import { ended, given } from './table.ts';

test('STA-INF-01 jobs and the order of the pile are secret, everything else is open', () => {
  const story = Story.begin(staufer, { seats: 4 }, 'secrets');
  const view = story.view(2);
  expect(view.mine?.own.jobs).toEqual(at(story.state.seats, 2).own.jobs);
  expect(story.view(SPECTATOR).mine).toBeNull();
  expect(view.open).toEqual(story.state.open);
  expect(story.heard(SPECTATOR).some(({ kind }) => kind === 'jobsDealt')).toBe(false);
  const worlds = range(30).map((n) => imagine(staufer, view, new Stream(quick(`w${n}`))));
  expect(new Set(worlds.map(({ hidden }) => hidden.pile.join())).size).toBe(30);
  for (const world of worlds) {
    expect([...world.hidden.pile].sort()).toEqual([...story.state.hidden.pile].sort());
    expect(at(world.seats, 2).own.jobs).toEqual(at(story.state.seats, 2).own.jobs);
    for (const deck of range(3)) expect(new Set(world.seats.map(({ own }) => own.jobs[deck])).size).toBe(4);
  }
  expect(new Set(worlds.map(({ seats }) => at(seats, 0).own.jobs.join())).size).toBeGreaterThan(10);
});

test('STA-INF-02 discards, the size of the pile, VP cards and copies are open', () => {
  const story = given(4, { pile: ['BR'], discards: ['OR_VP2', 'PU'], rest: 'discards', players: [{ privileges: [8] }] }, 'alternative');
  expect(story.view(SPECTATOR).shown.pile).toBe(1);
  expect(story.view(SPECTATOR).open.discards).toEqual(story.state.open.discards);
  expect(story.view(1).open.vpPile).toEqual([10, 9, 8, 7]);
  expect(story.view(1).open.copies[8]).toBe(1);
  story.play('supply S5 next -', 'supply S5 next -');
  expect(story.view(SPECTATOR).shown.pile).toBe(0);
  const other = given(4, { rest: 'discards', players: [{ privileges: [8] }] }, 'alternative');
  other.play('supply S5 next -');
  expect(other.events('reshuffled')).toMatchObject([{ chests: 72 }]);
});

test('after the end everybody’s jobs are known', () => {
  const story = ended(3, {});
  const world = imagine(staufer, viewOf(staufer, story.state, SPECTATOR), new Stream(quick('end')));
  expect(world.seats).toEqual(story.state.seats);
});

const OFFICES = { ...numbersFile.offices, large: { ...numbersFile.offices.large, aachen: ['7n', '6n', '3'] } };

test('an operator’s numbers replace those of the file and are recorded in saved games', () => {
  const numbers = JSON.stringify({ offices: OFFICES, vpCards: { 2: [9, 8], 3: [9, 8, 7], 4: [15, 5, 4, 3], 5: [9, 8, 7, 6, 5] } });
  const config = configure(staufer, { seats: 4, options: { numbers } });
  const tables = tablesOf(config);
  expect(tables.officesOf[0]).toEqual([0, 1, 2]);
  expect(tables.icon.slice(0, 3)).toEqual([1, 1, 0]);
  expect(tables.vpCards).toEqual([15, 5, 4, 3]);
  expect(tables.tilePoints[0]).toEqual([9, 7, 5]);
  const recorder = new Recorder(staufer, config, seedFrom('numbers'));
  recorder.do((match) =>
    match.answer({ seat: match.state.open.start, decision: match.state.decision, move: { kind: 'supply', space: 0, spot: 0, swap: null } }),
  );
  const saved = readSaved(JSON.parse(JSON.stringify(recorder.saved())));
  expect(saved.config.options).toMatchObject({ numbers });
  expect(verify(staufer, saved)).toBeUndefined();
});

test('the whole file, with its notes, is a valid override that changes nothing', () => {
  expect(readNumbers(JSON.stringify(numbersFile))).toEqual(STANDARD);
});

const complaint = (options: Record<string, unknown>): string => {
  try {
    configure(staufer, { seats: 3, options });
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test.each([
  ['nonsense', 'not JSON'],
  ['{"luck":1}', 'numbers: unknown field "luck"'],
  ['{"chests":{"PU":18}}', 'numbers.chests.OR_VP2: nothing found'],
  [JSON.stringify({ chests: { ...numbersFile.chests, BR: 9 } }), '9 brown chests found, 10 expected'],
  [
    JSON.stringify({ offices: { ...OFFICES, small: { ...OFFICES.small, milano: ['9'] } } }),
    'numbers.offices.small.milano[0]: "9" found, a number from 3 to 7',
  ],
  [JSON.stringify({ vpCards: { ...numbersFile.vpCards, 2: [9, 10] } }), 'the highest card first expected'],
  [JSON.stringify({ sets: { first: [1, 1, 2, 3, 4, 5], third: [1, 2, 3, 4, 5, 6] } }), '6 different types'],
  [JSON.stringify({ patterns: { ...numbersFile.patterns, JP_ADJ2: { offsets: [1, 2], points: 7 } } }), 'rising steps that begin with 0'],
  [JSON.stringify({ tilesB: { king: 1, fewest: 2, most: 2 } }), '6 tiles in all'],
  [`{"about":"${'x'.repeat(10_000)}"}`, 'at most 10000 expected'],
])('an override that makes no sense is refused in one line: %s', (numbers, words) => {
  const found = complaint({ numbers });
  expect(found).toContain('staufer: option numbers: ');
  expect(found).toContain(words);
  expect(found).not.toContain('\n');
});

test('an own choice of privileges is six different types', () => {
  expect(complaint({ privileges: '2,3,5,8,11,14' })).toBe('accepted');
  for (const wrong of ['2-3-5-8-11', '2-3-5-8-11-17', '2-3-5-8-11-11', 'luck', '', '1e0-2-3-4-5-6', '0x2-3-5-8-11-14', '2.0-3-5-8-11-14'])
    expect(complaint({ privileges: wrong })).toContain('6 different numbers');
  expect(complaint({ privileges: 'luck' })).toContain('allowed: first, alternative, third');
});

test('second place can be left unpaid with two players', () => {
  const config = configure(staufer, { seats: 2, options: { numbers: '{"secondPlaceWithTwo":false}' } });
  expect(tablesOf(config).tilePoints[0]).toEqual([9]);
  expect(tablesOf(configure(staufer, { seats: 3, options: { numbers: '{"secondPlaceWithTwo":false}' } })).tilePoints[0]).toEqual([9, 5]);
});
