import type { Type } from '../../data/faces.ts';
import { animalArt } from './animals.ts';
import type { Drawn } from './buildings.ts';
import { CREAM, figure, INK, put, rect, shape, stroke, use, WINE } from './ink.ts';
import { KIND_SIGNS } from './kinds.ts';

const coin = (x: number, y: number, size = 22): string => use('coin', x, y, size);
const worker = (x: number, y: number, size = 26): string => use('worker', x, y, size);
const drawn = (what: Drawn, x: number, y: number, scale: number): string => use(`tile-${what}`, x, y, scale * 100);
const sale = (x: number, y: number, size = 22): string => use('good-red', x, y, size);

/** Points at the end: a red banner, always on the right. */
const banner = (points: number): string =>
  `<g transform="translate(19 15)">${shape('M-15-19H15V13L0 21-15 13z', WINE)}${figure(String(points), 0, 8, 27, CREAM)}</g>`;

/** A die of any number: workers are taken with it. */
const die = (x: number, y: number): string =>
  put(
    `<rect x="-11" y="-11" width="22" height="22" rx="5" fill="${CREAM}" stroke="${INK}" stroke-width="2.4"/>${[-5, 0, 5].map((at) => `<circle cx="${at}" cy="${at}" r="2.4" fill="${INK}"/>`).join('')}`,
    x,
    y,
    1,
  );

const arrow = (x: number, y: number): string => shape(`M${x - 6} ${y}h11m-5-5l6 5-6 5`);

const TINTS: Record<Type, string> = {
  building: '#d8b27c',
  monastery: '#e9bf2f',
  ship: '#4f8cc0',
  livestock: '#a3cb55',
  castle: '#2f6a45',
  mine: '#8b8a8d',
};
const HEX = 'M0-11L9.500-5.500V5.500L0 11-9.500 5.500V-5.500z';

/** A small hex of a kind, with its sign. */
const kind = (type: Type, x: number, y: number, scale = 1): string =>
  put(`${shape(HEX, TINTS[type])}<g transform="scale(.62)" fill="${INK}">${KIND_SIGNS[type]}</g>`, x, y, scale);

const free = (x: number, y: number): string => figure('±1', x, y, 26);
const counted = (building: Drawn, y = -2): string => drawn(building, -8, y, 0.6) + banner(4);

/** What a monastery does: on the left what it is about, on the right what it brings. By number. */
const EFFECTS: { readonly [number: number]: string } = {
  // The same building twice in one village.
  1:
    put(shape('M-11 12V-2L0-12 11-2V12z', TINTS.building), -14, 2, 1) +
    put(shape('M-11 12V-2L0-12 11-2V12z', TINTS.building), 14, 2, 1) +
    figure('=', 0, -13, 26) +
    stroke('M-9 21l6 6 12-13', '#2f6a45', 5),
  2: drawn('mine', -15, 0, 0.46) + figure('+', 6, 13, 24) + worker(21, 5, 24),
  3: sale(-18, 0, 24) + arrow(0, 0) + coin(15, 7, 20) + coin(22, -8, 20),
  4: sale(-15, 0, 24) + arrow(1, 0) + worker(19, 0, 25),
  // A ship, and two depots beside each other.
  5: drawn('ship', -12, -2, 0.46) + rect(8, -20, 18, 14, '#b98a57') + rect(8, 6, 18, 14, '#b98a57') + shape('M17-6V6'),
  // Two of coins and workers; a tile of any depot.
  6:
    coin(-18, -10, 20) +
    worker(-18, 12, 20) +
    arrow(0, 1) +
    `<g transform="translate(19 1)">${shape('M0-14L12-7V7L0 14-12 7V-7z', TINTS.building)}${shape('M0-14L12-7V7L0 14z', '#1d1712')}</g>`,
  7:
    animalArt('sheep', -14, -6, 34) +
    `<g transform="translate(17 13)">${shape('M-17-17H17V11L0 19-17 11z', WINE)}${figure('+1', 0, 7, 24, CREAM)}</g>`,
  8: worker(-14, 0, 27) + figure('±2', 16, 9, 26),
  9: kind('building', -16, 0, 1.3) + free(16, 9),
  10: kind('ship', -19, -11, 1.05) + kind('livestock', -14, 13, 1.05) + free(17, 9),
  11: kind('castle', -10, -19, 0.95) + kind('mine', -22, 2, 0.95) + kind('monastery', -10, 21, 0.95) + free(17, 9),
  // Out of a depot: a hex that is lifted off its quay.
  12:
    `<g transform="translate(-15 0)">${shape('M-12 10V20H12V10', '#b98a57')}${shape('M0 14V-2m-5 5l5-6 5 6')}${put(shape(HEX, '#fffaf0'), 0, -15, 1.05)}</g>` +
    free(17, 9),
  13: die(-18, 0) + arrow(0, 0) + worker(18, -12, 22) + coin(18, 12, 20),
  14: die(-18, 0) + arrow(0, 0) + worker(19, -12, 23) + figure('4', 19, 24, 30),
  15: use('good-turquoise', -18, -14, 19) + use('good-red', 4, -18, 19) + use('good-orange', -16, 10, 19) + banner(2),
  16: counted('warehouse', -4),
  17: counted('watchtower', 0),
  18: counted('carpenter'),
  19: counted('church', 0),
  20: counted('market', -4),
  21: counted('boardingHouse', 0),
  22: counted('bank', 0),
  23: counted('townHall', 0),
  24: animalArt('cow', -17, -14, 25) + animalArt('chicken', 7, -17, 23) + animalArt('pig', -16, 12, 25) + banner(4),
  25: use('sold', -12, -4, 28) + banner(1),
  26: put(shape('M-13-16H13V8L0 18-13 8z', '#e9bf2f') + figure('7', 0, 4, 18), -12, -4, 1) + banner(3),
  // One's own marker always on top of the stack on the bridge.
  27:
    shape('M-30 26V16C-22 6-14 6-8 16 -2 6 8 6 14 16 20 8 26 10 30 16V26z', '#c9b48c') +
    rect(-17, 3, 24, 9, '#8b8a8d') +
    rect(-17, -7, 24, 10, '#8b8a8d') +
    rect(-17, -19, 24, 12, WINE) +
    stroke('M20 4V-19m-8 9l8-10 8 10', WINE, 4),
  29: drawn('whiteCastle', -12, -3, 0.56) + banner(4),
  28: coin(-18, 0, 24) + arrow(0, 0) + worker(14, -6, 19) + worker(22, 8, 19),
};

const ARCH = shape('M-34 30V-8C-34-28-16-38 0-40 16-38 34-28 34-8V30z', '#fff8e1');

export const monasteryArt = (number: number): string => ARCH + (EFFECTS[number] ?? figure(String(number), 0, 10, 34));

/** Too small for a picture: the arch alone, for a number to be written in. */
export const archArt = ARCH;
