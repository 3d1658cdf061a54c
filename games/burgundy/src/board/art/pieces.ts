import { amphora, barrel, cheeseWedge, cottonFlower, grapes, wool } from '@ludoteca/ui/icons';
import type { Good } from '../../data/goods.ts';
import { CREAM, icon } from './ink.ts';

/** How a good looks: colour and drawing, so that the colour never stands alone. */
export const GOOD_LOOKS: Record<Good, { readonly fill: string; readonly icon: string }> = {
  turquoise: { fill: '#2a8f88', icon: wool },
  violet: { fill: '#7a4a9a', icon: grapes },
  pink: { fill: '#cf6a8f', icon: cottonFlower },
  red: { fill: '#b3332c', icon: amphora },
  brown: { fill: '#7a5233', icon: barrel },
  orange: { fill: '#cf7620', icon: cheeseWedge },
};

const EDGE = 'stroke="rgb(30 15 0 / 60%)" stroke-width="2.600"';

function token(fill: string, drawing: string): string {
  return `<rect x="-46" y="-44" width="96" height="96" rx="14" fill="rgb(40 20 0 / 28%)"/><rect x="-49" y="-49" width="96" height="96" rx="14" fill="${fill}" ${EDGE}/><path d="M-36-43H35" stroke="rgb(255 255 255 / 50%)" stroke-width="3" stroke-linecap="round"/>${drawing}`;
}

/** A square of goods, face up. */
export const goodArt = (good: Good): string => token(GOOD_LOOKS[good].fill, icon(GOOD_LOOKS[good].icon, -1, 1, 70, CREAM));

/** A sold good lies face down. */
export const soldArt = token('#b99a6b', '<path d="M-30-30L28 28M28-30L-30 28" stroke="#7f5630" stroke-width="7" stroke-linecap="round"/>');

export const coinArt =
  '<circle cx="3" cy="6" r="45" fill="rgb(40 20 0 / 25%)"/><circle r="46" fill="#c9ccd0" stroke="#565a60" stroke-width="6"/><circle r="33" fill="none" stroke="#565a60" stroke-opacity=".55" stroke-width="4.500"/><path d="M-36-21A42 42 0 0 1 19-38" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M0-20l6 13 14 1.500-11 9.500 3 14L0 10.500l-12 7.500 3-14-11-9.500 14-1.500z" fill="#6b7077"/>';

export const workerArt = `<rect x="-44" y="-40" width="92" height="92" rx="16" fill="rgb(40 20 0 / 25%)"/><rect x="-47" y="-47" width="92" height="92" rx="16" fill="#efe0bd" stroke="#6a4a22" stroke-width="5"/><g transform="translate(-1 -2) scale(4.200)" stroke="#3a2210"><path d="M-7.500 8.500c0-5 3-7 7.500-7s7.500 2 7.500 7z" fill="#8a4b2a"/><circle cy="-2.300" r="3.600" fill="#e9bd8f"/><path d="M-6.200-4.200H6.200c-1.500-1-2.500-1.300-2.700-3.200-1.500-1.200-5.500-1.200-7 0-.2 1.900-1.200 2.200-2.700 3.200z" fill="#5d7a35"/></g>`;

/** A bonus tile: a shield, with the sign of its colour drawn over it by whoever shows it. */
export const shieldPath = 'M-15-18H15V9C15 14 8 17 0 21C-8 17-15 14-15 9z';

/** The key on an empty storage space. */
export const keyArt = `<g fill="none" stroke="var(--ink-2)" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"><circle cy="-22" r="13"/><path d="M0-9V30M0 20H13M0 30H10"/></g>`;
