import { range } from '@ludoteca/kernel';
import type { Terrain } from '../../data/goods.ts';

/*
 * The scenes of the hexes, drawn for this project on a field of radius 100 around the middle; the number token lies on the
 * middle. Light comes from the upper left.
 */
const INK = 'rgb(52 34 18/.72)';
const LINE = 2.6;

const shade = (x: number, y: number, rx: number, ry: number, dark = 0.22): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="rgb(0 0 0/${dark})"/>`;
const placed = (x: number, y: number, k: number, drawing: string, mirrored = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k * mirrored} ${k})">${drawing}</g>`;

function fir(x: number, y: number, k: number, fill: string): string {
  return placed(
    x,
    y,
    k,
    `${shade(3, 1, 13, 4)}<rect x="-2.6" y="-6" width="5.2" height="7" fill="#5d3f22"/>
    <path d="M0-44L11-24H6L14-5H-14L-6-24H-11Z" fill="${fill}" stroke="${INK}" stroke-width="${LINE / k}" stroke-linejoin="round"/>
    <path d="M0-44L-11-24H-6L-14-5H-4Q-6-24 0-44Z" fill="rgb(255 255 255/.18)"/>`,
  );
}

function oak(x: number, y: number, k: number, fill: string): string {
  return placed(
    x,
    y,
    k,
    `${shade(3, 1, 14, 4)}<rect x="-3" y="-12" width="6" height="13" fill="#5d3f22"/>
    <path d="M-14-16a10 10 0 0 1 4-15 12 12 0 0 1 21-1 10 10 0 0 1 2 17 11 9 0 0 1-13 4 11 9 0 0 1-14-5Z" fill="${fill}" stroke="${INK}" stroke-width="${LINE / k}"/>
    <path d="M-8-26q6-10 15-7" fill="none" stroke="rgb(255 255 255/.4)" stroke-width="3" stroke-linecap="round"/>`,
  );
}

function sheep(x: number, y: number, k: number, mirrored = 1): string {
  return placed(
    x,
    y,
    k,
    `${shade(2, 13, 17, 4, 0.2)}<path d="M-8 5v9M-2 7v8M7 7v8M11 5v8" stroke="#3a2a20" stroke-width="3"/>
    <path d="M-14 4a8 8 0 0 1 1-11 8 8 0 0 1 11-4 9 9 0 0 1 13 2 8 8 0 0 1 3 13 8 7 0 0 1-10 3 9 7 0 0 1-10 1 8 7 0 0 1-8-4Z" fill="#fffaf0" stroke="${INK}" stroke-width="${LINE}"/>
    <path d="M12-9q9-1 11 6q-1 7-7 6q-6-1-6-7Z" fill="#43342a"/>`,
    mirrored,
  );
}

function peak(x: number, y: number, w: number, h: number, fill: string): string {
  return `<g transform="translate(${x} ${y})">
    <path d="M${-w} 0L${-w * 0.25} ${-h * 0.72}L0 ${-h}L${w * 0.3} ${-h * 0.66}L${w} 0Z" fill="${fill}" stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round"/>
    <path d="M0 ${-h}L${w * 0.3} ${-h * 0.66}L${w} 0H${w * 0.1}L${w * 0.16} ${-h * 0.4}Z" fill="rgb(30 34 44/.3)"/>
    <path d="M0 ${-h}L${-w * 0.22} ${-h * 0.76}L${-w * 0.3} ${-h * 0.58}L${-w * 0.1} ${-h * 0.66}L${w * 0.02} ${-h * 0.52}L${w * 0.14} ${-h * 0.66}L${w * 0.27} ${-h * 0.62}L${w * 0.22} ${-h * 0.76}Z" fill="#fbfaf5" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/></g>`;
}

const EARS: readonly (readonly [number, number, number])[] = [
  [-12, -32, -18],
  [-5, -39, -6],
  [5, -39, 6],
  [12, -32, 18],
  [0, -43, 0],
];

function sheaf(x: number, y: number, k: number): string {
  const ears = EARS.map(
    ([a, b, turn]) =>
      `<ellipse cx="${a}" cy="${b}" rx="4" ry="8.5" transform="rotate(${turn} ${a} ${b})" fill="#f7dc7c" stroke="${INK}" stroke-width="1.8"/>`,
  );
  return placed(
    x,
    y,
    k,
    `${shade(2, 2, 14, 4, 0.2)}<path d="M-9 1Q-4-12-12-30M-4 1Q-2-14-5-36M0 1V-40M4 1Q2-14 5-36M9 1Q4-12 12-30" stroke="#8c5f0c" stroke-width="3.4" fill="none" stroke-linecap="round"/>
    ${ears.join('')}<path d="M-8-12Q0-7 8-12L7-6Q0-2-7-6Z" fill="#a8452d" stroke="${INK}" stroke-width="1.4"/>`,
  );
}

function bricks(x: number, y: number, rows: number, k: number): string {
  const brick = (row: number, column: number): string =>
    `<rect x="${(column - (rows - row) / 2) * 19}" y="${-10 - row * 10.5}" width="18" height="10" rx="1.5" fill="${(row + column) % 2 ? '#c8613c' : '#d97a50'}" stroke="${INK}" stroke-width="2"/>`;
  const wall = range(rows).flatMap((row) => range(rows - row).map((column) => brick(row, column)));
  return placed(x, y, k, shade(2, 2, rows * 11, 4) + wall.join(''));
}

function kiln(x: number, y: number, k: number): string {
  return placed(
    x,
    y,
    k,
    `${shade(3, 1, 24, 5)}<path d="M-22 0Q-22-30-7-36V-48H7V-36Q22-30 22 0Z" fill="#b55a36" stroke="${INK}" stroke-width="${LINE}"/>
    <path d="M-22 0Q-22-30-7-36V-48H-2Q-12-20-12 0Z" fill="rgb(255 255 255/.2)"/><path d="M-8 0V-10a8 8 0 0 1 16 0V0Z" fill="#3a1a10"/>
    <path d="M-4 0q-2-7 4-11q6 5 4 11Z" fill="#f3a63c"/><path d="M-20-14H20M-16-25H16" stroke="rgb(60 20 8/.35)" stroke-width="1.6"/>`,
  );
}

function nuggets(x: number, y: number, k: number): string {
  return placed(
    x,
    y,
    k,
    `${shade(1, 9, 20, 4)}<g fill="#f4c42e" stroke="${INK}" stroke-width="2.2"><path d="M-17 6q-2-9 6-12q9-1 10 7q-1 7-8 8q-6 1-8-3Z"/><path d="M0 7q-1-10 8-12q10 1 10 9q-2 7-9 7q-7 0-9-4Z"/><path d="M-8-5q0-9 8-10q8 1 8 8q-1 6-8 6q-6 0-8-4Z"/></g>
    <path d="M-5-9q2-4 6-3M-13 1q1-4 5-4M5 1q1-4 5-3" fill="none" stroke="rgb(255 255 255/.8)" stroke-width="2.2" stroke-linecap="round"/>`,
  );
}

const WOOD: readonly (readonly [number, number, number])[] = [
  [-30, -44, 0.9],
  [4, -52, 0.95],
  [34, -42, 0.9],
  [-58, -18, 1],
  [60, -14, 1.02],
  [-40, -8, 0.92],
  [42, -6, 0.9],
  [-68, 22, 1],
  [66, 26, 1.02],
  [-50, 52, 1],
  [50, 56, 1],
  [-22, 68, 0.95],
  [18, 72, 1],
  [-2, 92, 0.9],
];

function wood(): string {
  const isOak = (place: number): boolean => place % 5 === 3 || place % 5 === 1;
  return WOOD.map(([x, y, k], place) =>
    isOak(place) ? oak(x, y, k * 0.95, place % 2 === 1 ? '#6a9552' : '#5b874a') : fir(x, y, k, place % 2 === 1 ? '#3c6b40' : '#4a7a45'),
  ).join('');
}

/** A scene with the light and the dark end of its ground. */
export interface Land {
  readonly light: string;
  readonly dark: string;
  readonly scene: string;
}

export const LANDS: Readonly<Record<Terrain, Land>> = {
  hills: {
    light: '#e2a477',
    dark: '#c27b4e',
    scene: `<path d="M-95-6Q-52-62-6-26Q38-66 95-10V110H-95Z" fill="#d08b5d" stroke="${INK}" stroke-width="1.6"/>
      <path d="M-95-6Q-52-62-6-26" fill="none" stroke="rgb(255 255 255/.3)" stroke-width="4"/>
      <path d="M-95 40Q-45 2 4 36Q50 8 95 34V110H-95Z" fill="#bf7346" stroke="${INK}" stroke-width="1.6"/>
      ${kiln(-40, -22, 0.82)}${bricks(44, -22, 3, 0.8)}${bricks(-34, 70, 3, 0.72)}${bricks(38, 74, 2, 0.72)}`,
  },
  forest: {
    light: '#8fb377',
    dark: '#5f8c53',
    scene: `<path d="M-95-20Q-40-50 0-30Q50-56 95-24V110H-95Z" fill="#6f9c5f"/>${wood()}`,
  },
  pasture: {
    light: '#d3e29a',
    dark: '#a9c76c',
    scene: `<path d="M-95-14Q-46-54 0-26Q50-58 95-16V110H-95Z" fill="#bdd683" stroke="rgb(60 80 20/.35)" stroke-width="1.6"/>
      <path d="M-95 40Q-40 14 10 44Q52 24 95 42V110H-95Z" fill="#a5c469" stroke="rgb(60 80 20/.35)" stroke-width="1.6"/>
      <g stroke="#7d5a34" stroke-width="4" stroke-linecap="round"><path d="M-72-32v16M-50-44v16M-28-44v16M-6-36v16"/><path d="M-76-26L-50-38L-28-38L0-29" fill="none" stroke-width="3"/></g>
      ${sheep(38, -40, 0.95)}${sheep(-56, 12, 0.8, -1)}${sheep(-28, 58, 0.95)}${sheep(40, 54, 0.8, -1)}
      <path d="M62 4q2-8 4 0M68 6q2-8 4 0M-4 82q2-8 4 0M4 82q2-8 4 0" stroke="#5f7f2c" stroke-width="2.4" fill="none"/>`,
  },
  fields: {
    light: '#f6dc83',
    dark: '#dcae3f',
    scene: `<path d="M-95-22Q-40-48 95-30V110H-95Z" fill="#eec75c"/>
      <g fill="none" stroke="#b98418" stroke-width="3" opacity=".55"><path d="M-90-4Q-20-34 92-14M-92 18Q-20-10 92 8M-92 40Q-20 14 92 30M-90 62Q-20 38 90 52M-80 82Q-10 62 80 72"/></g>
      ${sheaf(-40, -22, 0.92)}${sheaf(-6, -36, 0.86)}${sheaf(32, -26, 0.92)}${sheaf(-58, 34, 0.92)}${sheaf(60, 30, 0.92)}${sheaf(-28, 76, 0.9)}${sheaf(24, 80, 0.92)}`,
  },
  mountains: {
    light: '#cfcdc4',
    dark: '#9c9c98',
    scene: `<path d="M-95 6Q-30-20 95 0V110H-95Z" fill="#a9aaa6"/>${peak(-46, -4, 34, 52, '#a0a3a8')}${peak(40, -4, 40, 62, '#8b8f96')}
      ${peak(-4, -14, 36, 66, '#979aa1')}${peak(-52, 56, 32, 48, '#8b8f96')}${peak(54, 58, 32, 46, '#9a9da3')}${peak(-16, 82, 30, 32, '#9a9da3')}${peak(20, 84, 28, 30, '#83878e')}`,
  },
  desert: {
    light: '#f3e6c0',
    dark: '#dcc68f',
    scene: `<path d="M-95-18Q-40-50 10-22Q50-44 95-20V110H-95Z" fill="#ead7a2" stroke="rgb(120 90 40/.4)" stroke-width="1.6"/>
      <path d="M-95 26Q-40-4 20 30Q60 12 95 28V110H-95Z" fill="#e0c98d" stroke="rgb(120 90 40/.4)" stroke-width="1.6"/>
      <path d="M-95 66Q-30 40 30 68Q60 56 95 64V110H-95Z" fill="#d5bb7a" stroke="rgb(120 90 40/.4)" stroke-width="1.6"/>
      <path d="M-46-12v-30q0-6 5-6t5 6v10q6 0 6-8v-5q0-4 4-4t4 4v6q0 15-14 16v11Z" stroke="${INK}" stroke-width="2.4" fill="#6f8a4a" stroke-linejoin="round"/>
      <circle cx="46" cy="-44" r="9" fill="#f4c95f" stroke="${INK}" stroke-width="2"/>
      <path d="M24 74q10-12 22-6q8-4 14 4l2 6H20Z" fill="#b9a06a" stroke="${INK}" stroke-width="2"/>`,
  },
  sea: {
    light: '#a4c7ce',
    dark: '#84adb6',
    scene:
      '<path d="M-60-30q14-10 28 0t28 0t28 0M-50 40q14-10 28 0t28 0t28 0" fill="none" stroke="rgb(255 255 255/.35)" stroke-width="5"/>',
  },
  gold: {
    light: '#f0dc9a',
    dark: '#d3b255',
    scene: `<path d="M-95 52Q-40 26 6 54Q52 30 95 48V110H-95Z" fill="#c9a548" stroke="rgb(120 90 20/.4)" stroke-width="1.6"/>
      <path d="M-100-62Q-30-78 8-36T100 8V44Q34 30-14 4T-100-18Z" fill="#6fa9cc" stroke="${INK}" stroke-width="2"/>
      <path d="M-92-48Q-30-62 0-24T92 22M-80-34Q-30-44-8-10" fill="none" stroke="rgb(255 255 255/.55)" stroke-width="3.4" stroke-linecap="round"/>
      ${nuggets(-46, 60, 1.15)}${nuggets(44, 66, 1)}${nuggets(46, -48, 1.05)}${nuggets(-60, 16, 0.7)}`,
  },
};
