import { type Lang, speaker } from '@ludoteca/text';
import { expect, test } from 'vitest';
import { text } from '../src/text/index.ts';
import { given, type Table } from './table.ts';

function chain(story: Table, lang: Lang = 'en'): string[] {
  const { say } = speaker(text, lang, ['Anna', 'Bruno', 'Carla']);
  return (text.chain?.(story.view(0)) ?? []).map(({ message, state }) => `${state} ${say(message)}`);
}

test('a turn alone is no chain; the office follows the track, the second envoy follows the office', () => {
  const story = given(3, { players: [{ court: [9, 0], privileges: [3] }] }, 'third');
  expect(chain(story)).toEqual([]);
  story.play('deploy next');
  expect(chain(story)).toEqual(['done Track', 'now Office']);
  story.play('office aachen-4 envoy plain -');
  expect(chain(story)).toEqual(['done Track', 'done Office', 'now Second envoy']);
});

test('an exchange tells what is still to come of the supply action', () => {
  const coming = (privileges: number[]): string[] => {
    const story = given(3, { players: [{ chests: ['PU'], privileges }], chests: { S1: ['PU', 'OR_VP2'] } }, 'first');
    story.play('supply S1 next -', 'open PU');
    return chain(story);
  };
  expect(coming([7])).toEqual(['now Exchange', 'next One more chest', 'next Privileges']);
  expect(coming([])).toEqual(['now Exchange', 'next One more chest']);
});

test('who may keep a piece is named, and nobody is waited for without a chest', () => {
  const story = given(3, {
    ...{ at: 'scoring', round: 1, king: 'aachen', rowsA: ['milano', 'aachen', 'nijmegen', 'strasbourg', 'palermo'] },
    ...{ rowsB: ['king', 'king', 'most', 'most', 'fewest'], rowsC: [1, 1, 1, 1] },
    players: [
      { chests: ['TU_IMMUNE'], offices: [['milano-1', 'noble']] },
      { chests: ['TU_IMMUNE'], offices: [['milano-2', 'envoy']] },
    ],
  });
  expect(chain(story).slice(1)).toEqual([
    'done Aachen',
    'now Immunity in Milano',
    'next Immunity in Milano: Bruno',
    'next Immunity in Aachen',
    'next Clean-up',
  ]);
});

test('a scoring is a chain: what is scored already, the pick, the picks of others, the clean-up', () => {
  const story = given(3, {
    ...{ at: 'scoring', round: 1, king: 'augsburg', rowsA: ['milano', 'aachen', 'nijmegen', 'strasbourg', 'palermo'] },
    ...{ rowsB: ['king', 'king', 'most', 'most', 'fewest'], rowsC: [1, 1, 1, 1], pile: ['BR', 'PU'] },
    players: [{ offices: [['augsburg-1', 'noble']] }, { offices: [['augsburg-2', 'envoy']] }],
  });
  expect(chain(story)).toEqual(['done Milano', 'now Pick a chest', 'next Bruno picks', 'next Clean-up']);
});

test('what a scoring did to a seat is felt by that seat alone', () => {
  const points = { kind: 'points', seat: 1, points: 7, why: 'tile', rule: 'STA-PTS-01' } as const;
  expect(text.impact?.(points, 1)).toBe(7);
  expect(text.impact?.(points, 0)).toBe(0);
  expect(text.impact?.({ ...points, why: 'orange' }, 1)).toBe(0);
  expect(text.impact?.({ kind: 'cleared', region: 0, seat: 1, envoys: 2, nobles: 1, court: false, rule: 'STA-CLN-02' }, 1)).toBe(-4);
  expect(text.impact?.({ kind: 'returned', region: 0, seat: 1, envoys: 2, nobles: 0, rule: 'STA-CLN-05' }, 1)).toBe(2);
});
