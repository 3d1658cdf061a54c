import { describe, expect, test } from 'vitest';
import { idsNamed, isAcceptable, type Ledger, measure, type TestRecord } from '../rules-coverage.ts';

const ledger: Ledger = {
  game: 'toy',
  demands: { 'TOY-A-1': 'rule', 'TOY-A-10': 'rule', 'TOY-F-1': 'fact', 'TOY-EX-1': ['TOY-A-1', 'TOY-A-10'], 'TOY-LATER-1': 'rule' },
  open: ['TOY-LATER-'],
  complete: true,
};

function record(name: string, emitted: string[] = [], change: Partial<TestRecord> = {}): TestRecord {
  return { ring: 'rules', file: 'games/toy/test/toy.test.ts', name, state: 'passed', emitted, ...change };
}

describe('ids in a test name', () => {
  test('an id is a whole word', () => {
    expect(idsNamed('TOY-A-10: ten', ledger.demands)).toEqual(['TOY-A-10']);
    expect(idsNamed('(TOY-A-1, TOY-F-1) and TOY-A-1 again', ledger.demands)).toEqual(['TOY-A-1', 'TOY-F-1']);
    expect(idsNamed('HOUSE-SEAT and TOY-A-11 are not in the ledger', ledger.demands)).toEqual([]);
  });
});

describe('coverage', () => {
  test('a rule counts when it is named and emitted', () => {
    expect(measure(ledger, [record('TOY-A-1', ['TOY-A-1'])]).covered).toEqual(['TOY-A-1']);
  });

  test('a rule that is named but not emitted is reported', () => {
    const coverage = measure(ledger, [record('TOY-A-1', ['TOY-A-10'])]);
    expect(coverage.covered).toEqual([]);
    expect(coverage.unproved).toEqual([{ test: 'TOY-A-1', id: 'TOY-A-1', unseen: ['TOY-A-1'] }]);
  });

  test('a fact counts when it is named', () => {
    expect(measure(ledger, [record('TOY-F-1')]).covered).toEqual(['TOY-F-1']);
  });

  test('a result counts when it is named, and an example does not wait for it to be said', () => {
    const demands = { 'TOY-A-1': 'rule', 'TOY-R-1': 'result', 'TOY-EX-1': ['TOY-A-1', 'TOY-R-1'] } as const;
    expect(measure({ ...ledger, demands }, [record('TOY-R-1')]).covered).toEqual(['TOY-R-1']);
    expect(measure({ ...ledger, demands }, [record('TOY-EX-1', ['TOY-A-1'])]).covered).toEqual(['TOY-EX-1']);
    expect(measure({ ...ledger, demands }, [record('TOY-EX-1')]).covered).toEqual([]);
  });

  test('an example counts when all its rules are emitted in one test', () => {
    const half = [record('TOY-EX-1', ['TOY-A-1']), record('TOY-EX-1', ['TOY-A-10'])];
    expect(measure(ledger, half).covered).toEqual([]);
    expect(measure(ledger, [record('TOY-EX-1', ['TOY-A-1', 'TOY-A-10'])]).covered).toEqual(['TOY-EX-1']);
  });

  test('a test naming more than three ids counts for none', () => {
    const name = 'TOY-A-1 TOY-A-10 TOY-F-1 TOY-EX-1';
    const coverage = measure(ledger, [record(name, ['TOY-A-1', 'TOY-A-10'])]);
    expect(coverage.covered).toEqual([]);
    expect(coverage.crowded).toEqual([name]);
  });

  test('failed tests, other rings and other folders do not count', () => {
    const records = [
      record('TOY-F-1', [], { state: 'failed' }),
      record('TOY-F-1', [], { ring: 'battery' }),
      record('TOY-F-1', [], { file: 'games/toy-two/test/toy.test.ts' }),
    ];
    expect(measure(ledger, records).covered).toEqual([]);
  });

  test('open ids are counted apart', () => {
    const coverage = measure(ledger, []);
    expect(coverage.missing).not.toContain('TOY-LATER-1');
    expect(coverage.openMissing).toEqual(['TOY-LATER-1']);
  });

  test('a complete game needs every id, an unfinished one does not', () => {
    const all = [record('TOY-A-1 TOY-A-10 TOY-EX-1', ['TOY-A-1', 'TOY-A-10']), record('TOY-F-1')];
    expect(isAcceptable(measure(ledger, all))).toBe(true);
    expect(isAcceptable(measure(ledger, all.slice(1)))).toBe(false);
    expect(isAcceptable(measure({ ...ledger, complete: false }, []))).toBe(true);
  });

  test('an example that demands an unknown id is refused', () => {
    const wrong: Ledger = { ...ledger, complete: false, demands: { 'TOY-EX-1': ['TOY-NO-1'] } };
    expect(measure(wrong, []).unknown).toEqual(['TOY-NO-1']);
    expect(isAcceptable(measure(wrong, []))).toBe(false);
  });
});
