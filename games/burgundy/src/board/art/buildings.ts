import { circle, INK, rect, shape, stroke, WALL } from './ink.ts';

const STRIPES = ['#4f8cc0', '#fff6e4', '#4f8cc0', '#fff6e4', '#6da53a', '#fff6e4'];
const awning = STRIPES.map((fill, place) => shape(`M${-30 + place * 10}-24h10v18a5 5 0 0 1-10 0z`, fill)).join('');

/** A market: awning in the colours of what it brings, ships and livestock. */
const market =
  rect(-25, -6, 4, 32, '#8a5d2c') +
  rect(21, -6, 4, 32, '#8a5d2c') +
  rect(-29, 12, 58, 14, '#b98347') +
  awning +
  circle(-16, 9, 5, '#b3332c') +
  circle(-5, 9, 5, '#d9822b') +
  circle(8, 9, 5, '#6da53a') +
  circle(18, 9, 4.5, '#7a4a9a');

/** A workshop with a saw in its gable. */
const carpenter =
  rect(-26, -2, 52, 28, WALL) +
  shape('M-33 0L0-30 33 0z', '#a8682f') +
  shape('M-26 12H26M-9-2V26M9-2V26') +
  rect(-9, 6, 18, 20, '#6d451f') +
  `<g transform="translate(0 -12)">${shape('M-11 5L9-6l3 5-19 9z', '#dfe3e6')}${shape('M9-6l6-2 2 6-5 3z', '#8a4b2a')}</g>`;

/** A church: grey spire, green nave, yellow windows, the colours of what it brings. */
const church =
  rect(-6, 2, 34, 24, WALL) +
  shape('M-10 4L-2-12H24L32 4z', '#2f6a45') +
  rect(-28, -12, 20, 38, WALL) +
  shape('M-31-11L-18-32-5-11z', '#8b8a8d') +
  shape('M-18-32V-42M-22-38H-14') +
  shape('M-22 26V15a4 4 0 0 1 8 0V26z', '#6d451f') +
  shape('M0 20v-6a4 4 0 0 1 8 0v6z', '#e9bf2f') +
  shape('M14 20v-6a4 4 0 0 1 8 0v6z', '#e9bf2f');

const warehouse =
  rect(-30, -4, 60, 30, '#c58f55') +
  shape('M-35-2L-20-26H20L35-2z', '#7d4a2a') +
  rect(-12, 2, 24, 24, '#5d3a1b') +
  shape('M-12 2L12 26M12 2L-12 26') +
  rect(-28, 14, 12, 12, '#2fa39b') +
  rect(16, 14, 12, 12, '#b3332c') +
  rect(18, 3, 10, 10, '#d9822b');

/** A boarding house: four lit windows for four workers. */
const boardingHouse =
  rect(14, -34, 7, 16, '#8d5a3a') +
  rect(-22, -10, 44, 36, WALL) +
  shape('M-28-8L0-36 28-8z', '#b1462f') +
  [-13, 4].flatMap((x) => [-4, 10].map((y) => rect(x, y, 9, 9, '#f2c14a'))).join('');

/** A bank: silver roofs and a coin over the door. */
const bank =
  rect(-12, -2, 24, 28, WALL) +
  rect(-30, -10, 18, 36, WALL) +
  rect(12, -10, 18, 36, WALL) +
  shape('M-33-9L-21-36-9-9z', '#cfd3d8') +
  shape('M9-9L21-36 33-9z', '#cfd3d8') +
  shape('M-14 0L0-12 14 0z', '#cfd3d8') +
  circle(0, 10, 7, '#dfe3e6') +
  circle(0, 10, 3, 'none') +
  rect(-24, 0, 6, 9, '#5d3a1b') +
  rect(18, 0, 6, 9, '#5d3a1b');

const townHall =
  rect(-30, 0, 60, 26, WALL) +
  shape('M-34 2L-26-12H26L34 2z', '#8a3f2f') +
  rect(-10, -24, 20, 50, WALL) +
  shape('M-13-23L0-40 13-23z', '#8a3f2f') +
  circle(0, -12, 6, '#fffaf0') +
  shape('M0-15V-12H3') +
  shape('M-5 26V14a5 5 0 0 1 10 0V26z', '#6d451f') +
  rect(-24, 8, 8, 9, '#6b8fb0') +
  rect(16, 8, 8, 9, '#6b8fb0') +
  shape('M0-40V-48L10-45 0-42', '#e9bf2f');

const watchtower =
  shape('M-13 26L-10-14H10L13 26z', '#d9cdb8') +
  shape('M-16-14V-30h8v6h5v-6h6v6h5v-6h8V-14z', '#d9cdb8') +
  shape('M-4 26V16a4 4 0 0 1 8 0V26z', '#5d3a1b') +
  rect(-3, -6, 6, 9, '#4a3a28') +
  shape('M0-30V-47L16-42 0-37', '#b3332c');

const crane =
  shape('M-26 26H-4L-12-30h-4z', '#a8682f') +
  shape('M-14-24L24-36 28-38 26-32-13-18z', '#b98347') +
  shape('M24-35V0') +
  rect(15, 0, 18, 14, '#d9cdb8') +
  circle(-13, 4, 9, '#efe0bd') +
  shape('M-22 4H-4M-13-5V13');

const DIE_PIPS = [-5, 0, 5].map((at) => `<circle cx="${at}" cy="${at}" r="2.500" fill="${INK}"/>`).join('');

const STAR = 'M0-7.5l2 4.800 5.200.4-4 3.400 1.300 5L0 3.400l-4.500 2.700 1.300-5-4-3.400 5.200-.4z';

/** Two towers with a wild die in the gate: any value. */
const castle =
  shape('M-34 26V-20h6v5h5v-5h6v5h5v-5h6V26z', '#efe7d6') +
  shape('M6 26V-20h6v5h5v-5h6v5h5v-5h6V26z', '#efe7d6') +
  shape('M-10 26V-4h5v-5h4v5h4v-5h4v5h4V26z', '#dccfb6') +
  `<g transform="translate(0 11)"><rect x="-11" y="-11" width="22" height="22" rx="5" fill="#fffdf6" stroke="${INK}" stroke-width="2.4"/><path d="${STAR}" fill="#b3332c"/></g>` +
  shape('M-22-20V-38L-10-34-22-30', '#b3332c') +
  shape('M20-20V-38L32-34 20-30', '#b3332c');

const mine =
  shape('M-36 26L-26-6-12-14-4-30 12-26 22-8 30-2 36 26z', '#6f6d70') +
  shape('M-26-6L-14 4-12-14M12-26L8-10 22-8') +
  shape('M-14 26V4a14 14 0 0 1 28 0V26z', '#1d1712') +
  stroke('M-16 26V2M16 26V2M-19 2H19', '#b98347', 5) +
  circle(0, 17, 8, '#dfe3e6') +
  circle(0, 17, 3.5, 'none');

const ship =
  shape('M0-40V14') +
  shape('M2-38C24-34 30-14 26 4 18 0 10 0 2 4z', '#fffaf0') +
  shape('M-2-32C-16-24-24-8-24 4-16 1-8 1-2 4z', '#f3dcb8') +
  shape('M-34 10H34C32 22 24 28 16 28H-16C-26 28-32 20-34 10z', '#8a4b2a') +
  shape('M0-40L14-44 0-48z', '#b3332c') +
  stroke('M4-27C14-25 21-20 24-15M4-13C13-13 21-10 26-6', '#b3332c', 5) +
  stroke('M-42 32q7-6 14 0t14 0 14 0 14 0 14 0 14 0', 'rgb(255 255 255 / 85%)', 3);

/** A castle as a building: white walls, blue roofs and the white die over its gate. */
const whiteCastle =
  shape('M-14 26V-8h28V26z', '#fffdf6') +
  rect(-32, -14, 18, 40, '#fffdf6') +
  rect(14, -14, 18, 40, '#fffdf6') +
  shape('M-35-13L-23-36-11-13z', '#5f86ab') +
  shape('M11-13L23-36 35-13z', '#5f86ab') +
  shape('M-14-8v-6h6v5h5v-5h6v5h5v-5h6v6z', '#fffdf6') +
  rect(-26, -4, 6, 10, '#4a443c') +
  rect(20, -4, 6, 10, '#4a443c') +
  `<g transform="translate(0 11)"><rect x="-11" y="-11" width="22" height="22" rx="5" fill="#fff" stroke="${INK}" stroke-width="2.6"/>${DIE_PIPS}</g>`;

/** An inn: a red house with a sign that shows a mug. */
const inn =
  rect(-30, -4, 46, 30, '#f3dcb8') +
  shape('M-36-2L-24-26H10L22-2z', '#8f2f3d') +
  rect(-24, 4, 10, 10, '#f2c14a') +
  rect(0, 4, 10, 10, '#f2c14a') +
  shape('M-11 26V11h9V26z', '#6d451f') +
  shape('M16-2H38M33-2V6') +
  rect(23, 6, 19, 19, '#fff6e4') +
  shape('M28 10h8v11h-8zM36 12h3v6h-3', '#d99a1c');

/** Everything that is one drawing whatever its size. */
export const DRAWINGS = {
  market,
  carpenter,
  church,
  warehouse,
  boardingHouse,
  bank,
  townHall,
  watchtower,
  crane,
  castle,
  mine,
  ship,
  whiteCastle,
  inn,
} as const;
export type Drawn = keyof typeof DRAWINGS;

export const WILD = STAR;
