import { expect, test } from 'vitest';
import { ISLAND } from '../src/data/board.ts';
import { graphOf } from '../src/data/graph.ts';
import { cards, given } from './table.ts';

/** The island as it was first written down, place by place; another engine has the same numbers. */
const HEX_VERTICES = [
  [1, 2, 10, 9, 8, 0],
  [3, 4, 12, 11, 10, 2],
  [5, 6, 14, 13, 12, 4],
  [8, 9, 19, 18, 17, 7],
  [10, 11, 21, 20, 19, 9],
  [12, 13, 23, 22, 21, 11],
  [14, 15, 25, 24, 23, 13],
  [17, 18, 29, 28, 27, 16],
  [19, 20, 31, 30, 29, 18],
  [21, 22, 33, 32, 31, 20],
  [23, 24, 35, 34, 33, 22],
  [25, 26, 37, 36, 35, 24],
  [29, 30, 40, 39, 38, 28],
  [31, 32, 42, 41, 40, 30],
  [33, 34, 44, 43, 42, 32],
  [35, 36, 46, 45, 44, 34],
  [40, 41, 49, 48, 47, 39],
  [42, 43, 51, 50, 49, 41],
  [44, 45, 53, 52, 51, 43],
];
const EDGE_VERTICES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [0, 8],
  [2, 10],
  [4, 12],
  [6, 14],
  [7, 8],
  [8, 9],
  [9, 10],
  [10, 11],
  [11, 12],
  [12, 13],
  [13, 14],
  [14, 15],
  [7, 17],
  [9, 19],
  [11, 21],
  [13, 23],
  [15, 25],
  [16, 17],
  [17, 18],
  [18, 19],
  [19, 20],
  [20, 21],
  [21, 22],
  [22, 23],
  [23, 24],
  [24, 25],
  [25, 26],
  [16, 27],
  [18, 29],
  [20, 31],
  [22, 33],
  [24, 35],
  [26, 37],
  [27, 28],
  [28, 29],
  [29, 30],
  [30, 31],
  [31, 32],
  [32, 33],
  [33, 34],
  [34, 35],
  [35, 36],
  [36, 37],
  [28, 38],
  [30, 40],
  [32, 42],
  [34, 44],
  [36, 46],
  [38, 39],
  [39, 40],
  [40, 41],
  [41, 42],
  [42, 43],
  [43, 44],
  [44, 45],
  [45, 46],
  [39, 47],
  [41, 49],
  [43, 51],
  [45, 53],
  [47, 48],
  [48, 49],
  [49, 50],
  [50, 51],
  [51, 52],
  [52, 53],
];

test('the graph of the island is computed as it was once drawn', () => {
  expect(ISLAND.hexVertices).toEqual(HEX_VERTICES);
  expect(ISLAND.edgeVertices).toEqual(EDGE_VERTICES);
});

test('hexes of a frame have no corners but those they share with other hexes', () => {
  const graph = graphOf(
    [
      [0, 0],
      [1, 0],
    ],
    (hex) => hex === 1,
  );
  expect(graph.hexVertices).toEqual([
    [1, 2, 5, 4, 3, 0],
    [5, 2],
  ]);
  expect(graph.edgeVertices).toHaveLength(6);
  expect(graph.edgeHexes.filter((hexes) => hexes.length === 2)).toEqual([[0, 1]]);
});

test('CAT-COMP-03: places beyond the island are refused, in answers and in described positions', () => {
  const story = given({ players: [{ settlements: ['V10'], hand: cards('1 brick, 1 lumber') }] });
  expect(['settlement V54', 'road E72', 'city V107'].map((move) => story.refusal(move))).toEqual(Array(3).fill('CAT-COMP-03'));
  expect(() => given({ robber: 'H19' })).toThrow('robber');
  expect(() => given({ players: [{ roads: ['E72'] }] })).toThrow('roads');
});
