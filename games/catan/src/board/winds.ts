import { at } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { Board } from '../data/board.ts';
import { boardOf } from '../rules/board.ts';
import type { Open } from '../rules/types.ts';
import { say } from '../text/words.ts';
import { type Chart, chartOfBoard, type Point } from './chart.ts';

/* Places in the open sea have no name of their own: they are called by the wind, seen from the middle of the map. */

const WINDS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
/** Nearer to the middle than this share of the map, no wind is named. */
const MIDDLE = 0.15;

const charts = new WeakMap<Board, Chart>();

/** Where the places of the map that is played lie. */
export function chartFor(open: Open): Chart {
  const board = boardOf(open);
  const known = charts.get(board) ?? chartOfBoard(board, open.terrains);
  charts.set(board, known);
  return known;
}

export function windOf(open: Open, point: Point): Message {
  const { left, top, width, height } = chartFor(open);
  const dx = point.x - left - width / 2;
  const dy = point.y - top - height / 2;
  if (Math.hypot(dx, dy) < MIDDLE * Math.min(width, height)) return say('wind.mid');
  const turn = Math.round((Math.atan2(dy, dx) / Math.PI) * (WINDS.length / 2));
  return say(`wind.${at(WINDS, (turn + WINDS.length) % WINDS.length)}`);
}
