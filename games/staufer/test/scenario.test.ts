import { expect, test } from 'vitest';
import { given, standingIn } from './table.ts';

const refusal = (seats: number, position: Record<string, unknown>): string => {
  try {
    given(seats, position);
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test.each([
  [{ ring: ['aachen', 'aachen', 'milano', 'palermo', 'nijmegen', 'augsburg'] }, 'scenario.position.ring'],
  [{ tiles: [1, 2, 3, 4, 5, 5] }, '6 different ones'],
  [{ king: 'roma' }, '"roma" found, one of aachen'],
  [{ round: 6 }, 'a whole number from 1 to 5'],
  [{ rowsC: [1, 2, 3, 4] }, 'a whole number from 1 to 3'],
  [{ order: [0, 0, 0, 1] }, 'seat 1 must have 3 family members'],
  [{ chests: { 'aachen-5': ['BR'] } }, 'unknown field "aachen-5"'],
  [{ chests: { S5: ['BR'] } }, 'unknown field "S5"'],
  [{ pile: Array.from({ length: 11 }, () => 'BR') }, 'more than 10 chests "BR"'],
  [{ players: [{ court: [16, 0] }] }, 'a whole number from 0 to 15'],
  [{ players: [{ court: [15, 0], offices: [['aachen-3', 'envoy']] }] }, 'seat 0 has 16 pieces "envoy", at most 15 expected'],
  [{ players: [{ offices: [['aachen-0', 'envoy']] }] }, 'a noble, because of the icon'],
  [
    {
      players: [
        {
          offices: [
            ['aachen-3', 'envoy'],
            ['aachen-3', 'envoy'],
            ['aachen-3', 'envoy'],
          ],
        },
      ],
    },
    'fewer than two pieces',
  ],
  [{ players: [{ chests: ['OR_VP2'] }] }, 'chests that are kept'],
  [{ players: [{ privileges: [2] }] }, 'a privilege of this game that is still there'],
  [{ players: [{ privileges: [4, 4] }] }, 'a privilege of this game that is still there'],
  [{ players: [{ jobs: ['milano', 'JP_ADJ2', 'JO_3'] }, { jobs: ['palermo', 'JP_ADJ2', 'JO_4'] }] }, 'every job card once'],
  [{ players: [{ offices: [['aachen-3', 'envoy', 'right']] }] }, 'nobody stands to the left in aachen-3'],
  [{ players: [{ offices: [['aachen-3', 'envoy', 'left']] }] }, '"left" found'],
  [{ at: 'never' }, 'one of turn, opening, round, scoring, final'],
])('a description that makes no sense is refused: %j', (position, words) => {
  expect(refusal(2, position)).toContain(words);
});

test('who joined a piece of a later seat says that it stands to the right', () => {
  const players = [{ offices: [['aachen-3', 'envoy', 'right']] }, { offices: [['aachen-3', 'noble']] }];
  const story = given(2, { players });
  expect(standingIn(story, 'aachen-3')).toEqual(['1:noble', '0:envoy']);
  expect(story.broken()).toEqual([]);
});

test('what is not described is as at the start, without chests on the table', () => {
  const story = given(3, {});
  expect(story.broken()).toEqual([]);
  expect(story.state.open).toMatchObject({ round: 1, king: 0, order: [0, 1, 2, 2, 1, 0, 2, 1, 0], lying: [] });
  expect(story.state.hidden.pile).toHaveLength(72);
});
