import { printMove, questionFor, range, violationOf } from '@ludoteca/kernel';
import { checkPosition } from '@ludoteca/kernel/battery';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { REGIONS } from '../src/data/regions.ts';
import { staufer } from '../src/rules/index.ts';
import { OFFICE_NAMES } from '../src/rules/moves.ts';
import type { Move } from '../src/rules/types.ts';
import { envoys, given, nobles, type Table } from './table.ts';

/** Every list of rising numbers below `values` with at most `most` of them; a number may come again. */
function bags(values: number, most: number): number[][] {
  const longer = (bag: number[]): number[][] => {
    const least = bag.at(-1) ?? 0;
    return bag.length === most ? [bag] : [bag, ...range(values - least).flatMap((n) => longer([...bag, least + n]))];
  };
  return longer([]);
}

const MOST = 2;
const ALL: readonly Move[] = range(OFFICE_NAMES.length).flatMap((office) =>
  [0, 1].flatMap((piece) =>
    range(4).flatMap((use) => bags(REGIONS.length, MOST).map((items): Move => ({ kind: 'office', office, piece, use, items }))),
  ),
);

/** What the selections of the question allow, written out. */
function offered(table: Table): string[] {
  const { selections = [] } = questionFor(staufer, table.state, 0);
  return selections.flatMap(({ head, from, min, max }) => {
    expect(max).toBeGreaterThanOrEqual(min);
    expect(from.length).toBeGreaterThanOrEqual(max);
    const places = bags(from.length, MOST).filter((bag) => bag.length >= min && bag.length <= max && new Set(bag).size === bag.length);
    const chosen = places.map((bag) => bag.map((place) => from[place] ?? -1).sort((a, b) => a - b));
    const lines = chosen.map((items) => printMove(staufer.moves, { ...head, items } as Move));
    return [...new Set(lines)];
  });
}

test.each([
  ['a full court and every chest', { court: [9, 3], chests: ['TU_MOVE', 'TU_DEPLOY'] }, 'first'],
  ['a chest for the office only', { court: [4, 2], chests: ['TU_DEPLOY'] }, 'first'],
  ['a chest for the way only', { court: [2, 1], chests: ['TU_MOVE'] }, 'first'],
  ['three envoys', { court: [3, 0] }, 'first'],
  ['two nobles', { court: [0, 2], chests: ['TU_MOVE', 'TU_DEPLOY'] }, 'first'],
  ['one of each', { court: [1, 1] }, 'first'],
  ['cheaper offices and free ways', { court: [3, 1], chests: ['TU_DEPLOY'], privileges: [5, 11, 12] }, '2-3-4-5-11-12'],
] as const)('STA-DEP-05 STA-DEP-06 offices offered are exactly those that can be paid: %s', (_, player, privileges) => {
  const table = given(
    4,
    {
      king: 'nijmegen',
      deployTrack: player.court[0] === 0 ? [1, 2, 3, 1] : [],
      players: [player, { offices: [...envoys('aachen-2'), ...nobles('milano-1')] }],
    },
    privileges,
  );
  table.play('deploy next');
  const legal = ALL.filter((move) => violationOf(staufer, table.state, 0, move) === undefined);
  expect(offered(table).sort()).toEqual(legal.map((move) => printMove(staufer.moves, move)).sort());
  expect(legal.length).toBeGreaterThan(0);
});

test.each([
  [2, 'first'],
  [3, 'alternative'],
  [4, 'synergies'],
  [5, 'raining-points'],
])('positions of a game of %i with the privileges %s keep to every property', (seats, privileges) => {
  const story = Story.begin(staufer, { seats, options: { privileges } }, `agree ${seats}`);
  let count = 0;
  story.wander(`agree ${seats}`, ({ state }) => {
    if (count++ % 15 === 0) expect(checkPosition(staufer, state, `agree ${count}`)).toEqual([]);
    return false;
  });
  expect(checkPosition(staufer, story.state, 'over')).toEqual([]);
});
