import { CREAM, INK, stroke, use } from './ink.ts';

/* The pictures of the shields' effects, in cream on a field of 100 × 56 around the origin: at 24 px only plain signs can be read. */
const sign = (name: string, x: number, size = 46): string => use(`sign-${name}`, x, 0, size, CREAM);
/** What counts double is there twice. */
const twice = (what: (x: number) => string): string => what(-23) + what(23);
const line = (d: string): string => stroke(d, CREAM, 7);
const plus = (x: number): string => line(`M${x}-13V13M${x - 13} 0H${x + 13}`);
const arrow = (x: number): string => line(`M${x - 12} 0H${x + 10}m-10-10l11 10-11 10`);
const hex = (x: number, r: number, fill: string): string => {
  const corners = [-90, -30, 30, 90, 150, 210].map(
    (angle) => `${(x + r * Math.cos((angle * Math.PI) / 180)).toFixed(1)} ${(r * Math.sin((angle * Math.PI) / 180)).toFixed(1)}`,
  );
  return `<path d="M${corners.join('L')}z" fill="${fill}" stroke="${CREAM}" stroke-width="6" stroke-linejoin="round"/>`;
};
const die = (x: number): string =>
  `<rect x="${x - 20}" y="-20" width="40" height="40" rx="8" fill="${CREAM}"/>${[-9, 0, 9].map((at) => `<circle cx="${x + at}" cy="${at}" r="4.500" fill="${INK}"/>`).join('')}`;
const coat = (x: number): string => `<path d="M${x - 16}-20h32V2c0 10-8 16-16 20-8-4-16-10-16-20z" fill="${CREAM}"/>`;
const key = (x: number): string =>
  `<g fill="none" stroke="${CREAM}" stroke-width="7" stroke-linecap="round"><circle cx="${x - 14}" r="11"/><path d="M${x - 3} 0H${x + 26}M${x + 17} 0V12M${x + 26} 0V10"/></g>`;

/** By number of the shield. */
export const SHIELD_ART: { readonly [shield: number]: string } = {
  1: sign('livestock', -30) + line('M-6 0H6') + sign('livestock', 30),
  2: use('worker', -22, 0, 50) + plus(26),
  3: use('worker', -28, 0, 48) + arrow(-1) + use('coin', 30, 0, 42),
  4: key(-24) + key(22),
  5: sign('ship', -26) + plus(4) + use('good-red', 34, 0, 34),
  6: sign('monastery', -26) + arrow(2) + sign('monastery', 30),
  7: twice((x) => `<path d="M${x - 15}-22h30V20L${x} 10 ${x - 15} 20z" fill="${CREAM}"/>`),
  8: twice((x) => sign('mine', x)),
  9: use('good-red', -26, 0, 42) + arrow(2) + use('coin', 32, 0, 40),
  10: twice((x) => sign('monastery', x)),
  11: sign('castle', -26) + plus(4) + coat(34),
  12: twice((x) => use('good-red', x, 0, 42)),
  13: twice(coat),
  14: die(-26) + arrow(2) + hex(32, 20, 'none'),
  15: hex(-26, 22, INK) + arrow(2) + hex(32, 20, 'none'),
  16: die(0) + line('M-40 12A30 30 0 0 1-40-12l-8 4m8-4l4 8') + line('M40-12A30 30 0 0 1 40 12l8-4m-8 4l-4-8'),
  17: hex(-20, 24, 'none') + plus(26),
  18: hex(-28, 20, CREAM) + hex(30, 20, CREAM),
};
