/*
 * The pen of all drawings of this board: tiles are drawn on a field of 100 × 100 around the origin, with one line of 2.4 units.
 * Pieces keep their colours in both looks, like pieces on a table.
 */
export const INK = '#2a1d12';
export const WALL = '#f7ead0';
export const CREAM = '#fff6e8';
export const WINE = '#83281f';

const LINE = `stroke="${INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"`;

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${LINE}/>`;

export const shape = (d: string, fill = 'none'): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;

/** A line that is not ink. */
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${LINE}/>`;

/** A drawing made smaller and put somewhere else. */
export const put = (drawing: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Figures and signs inside a drawing: 28 units are 12 px on the smallest tile that shows them. */
export const figure = (text: string, x: number, y: number, size = 28, fill = INK): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" fill="${fill}" text-anchor="middle" font-family="var(--sans)">${text}</text>`;

/** Another drawing of the board, by its name, around a point. */
export const use = (name: string, x: number, y: number, size: number, fill = ''): string =>
  `<use href="#bur-${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${fill === '' ? '' : ` fill="${fill}"`}/>`;

/** An icon of game-icons.net around a point. */
export const icon = (body: string, x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})">${body.replaceAll('currentColor', fill)}</g>`;
