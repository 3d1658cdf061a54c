import { BadInput } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { readNumbers, STANDARD } from '../src/rules/numbers.ts';

const read = (numbers: Record<string, unknown>) => () => readNumbers(JSON.stringify(numbers));
const { smallSideUpTo, offices, pointTiles, supplySpaces, vpCards, patterns, officeJobs } = STANDARD;
const row = (...costs: string[]) => ({ offices: { ...offices, large: { ...offices.large, milano: costs } } });
const tiles = (...large: number[][]) => ({ pointTiles: { ...pointTiles, large } });
const spaces = (...large: number[][]) => ({ supplySpaces: { ...supplySpaces, large } });
const six = [[9], [9], [9], [9], [9]];

test.each([
  [{ smallSideUpTo: { ...smallSideUpTo, regions: 0 } }, 'regions: 0 found, a whole number from 1 to 5'],
  [{ smallSideUpTo: { ...smallSideUpTo, actionBoard: 6 } }, 'a whole number from 1 to 5'],
  [row(), 'a list of 1 to 6'],
  [row('3', '3', '3', '3', '3', '3', '3'), 'a list of 1 to 6'],
  [row('2'), 'a number from 3 to 7, with n for the noble icon,'],
  [row('8'), 'a number from 3 to 7'],
  [row('33'), 'a number from 3 to 7'],
  [row('x3'), 'a number from 3 to 7'],
  [row('3x'), 'a number from 3 to 7'],
  [tiles(...six), 'a list of 6'],
  [tiles(...six, []), 'a list of 1 to 3'],
  [tiles(...six, [1, 2, 3, 4]), 'a list of 1 to 3'],
  [tiles(...six, [100]), 'a whole number from 0 to 99'],
  [{ secondPlaceWithTwo: 1 }, 'true or false'],
  [{ envoySpaces: { small: 0, large: 16 } }, 'a whole number from 0 to 15'],
  [spaces(), 'a list of 1 to 5'],
  [spaces([1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]), 'a list of 1 to 5'],
  [spaces([1]), 'a list of 2'],
  [spaces([1, 4]), 'a whole number from 0 to 3'],
  [{ brownSets: [1, 2, 3, 4] }, 'a list of 5'],
  [{ brownSets: [1, 2, 3, 4, 100] }, 'a whole number from 0 to 99'],
  [{ vpCards: { ...vpCards, 3: [9, 8] } }, 'a list of 3'],
  [{ vpCards: { ...vpCards, 3: [9, 8, 10] } }, 'the highest card first'],
  [{ officeJobs: { ...officeJobs, JO_3: [] } }, 'a list of 1 to 10'],
  [{ tilesB: { king: 7, fewest: 0, most: 0 } }, 'a whole number from 0 to 6'],
  [{ tilesB: { king: 3, fewest: 3, most: 1 } }, '6 tiles in all'],
  [{ tilesC: { 1: 1, 2: 2, 3: 2 } }, '6 tiles in all'],
  [{ tilesC: { 1: 7, 2: 0, 3: 0 } }, 'a whole number from 0 to 6'],
  [{ patterns: { ...patterns, JP_ADJ2: { offsets: [0, 6], points: 7 } } }, 'a whole number from 0 to 5'],
  [{ patterns: { ...patterns, JP_ADJ2: { offsets: [0, 2, 2], points: 7 } } }, 'rising steps that begin with 0'],
  [{ sets: { first: [1, 2, 3, 4, 5, 17], third: [1, 2, 3, 4, 5, 6] } }, 'a whole number from 1 to 16'],
])('what no box can have is refused: %#', (numbers, words) => {
  expect(read(numbers)).toThrow(words);
});

test('what lies at the bounds is read as it stands', () => {
  const largest = {
    ...row('7n', '3', '3', '3', '3'),
    ...tiles(...six, [99, 99, 0]),
    ...spaces([3, 3], [0, 0], [0, 0], [0, 0], [0, 0]),
    envoySpaces: { small: 0, large: 15 },
    vpCards: { ...vpCards, 3: [9, 9, 0] },
    tilesB: { king: 6, fewest: 0, most: 0 },
    smallSideUpTo: { ...smallSideUpTo, regions: 1, actionBoard: 5 },
    secondPlaceWithTwo: false,
  };
  expect(read(largest)()).toEqual({ ...STANDARD, ...largest });
});

/** The error, in the form from which every language makes its words. */
function faultOf(numbers: Record<string, unknown>): unknown {
  try {
    return read(numbers)();
  } catch (error) {
    return error instanceof BadInput ? error.fault : error;
  }
}

test('what is wrong is said in a form that every language has words for', () => {
  const { PU } = STANDARD.chests;
  const chests = faultOf({ chests: { ...STANDARD.chests, PU: PU + 1 } });
  expect(chests).toMatchObject({ found: String(PU + 1), expected: 'chests', args: { total: PU, colour: 'purple' } });
  expect(faultOf({ vpCards: { ...vpCards, 3: [9, 8, 10] } })).toMatchObject({ expected: 'falling' });
});
