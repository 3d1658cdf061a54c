import { at } from '@ludoteca/kernel';
import { GOODS } from '../../data/goods.ts';
import type { IconName } from './icons.ts';

/** Ink and ground of each kind of card, the same by day and by candle-light. */
const INKS = ['#93421f', '#2f5a30', '#55701f', '#8a5d00', '#454d58', '#7c5a00', '#27507f', '#2f6a55'] as const;
const TINTS = ['#edc0a2', '#bcd5ae', '#dde9b4', '#f5de93', '#cfd5dc', '#f3e3a6', '#c6d7ee', '#c4e3d6'] as const;

export const goodInk = (kind: number): string => at(INKS, kind);
export const goodTint = (kind: number): string => at(TINTS, kind);
export const goodIcon = (kind: number): IconName => at(GOODS, kind);

/** The three tracks of improvement and their decks: ochre, azure, green. */
export const TRACK_INKS = ['#7c5a00', '#27507f', '#2c6247'] as const;
export const TRACK_TINTS = ['#f3e3a6', '#c6d7ee', '#c4e3d6'] as const;
export const TRACK_FLAGS = ['#d9a520', '#3f74b8', '#4a9a6a'] as const;
export const TRACK_ICONS = ['trade', 'politics', 'science'] as const satisfies readonly IconName[];

/** The outline of wooden pieces. */
export const OUTLINE = '#20140b';

/** A seat's colour, darker for roofs and lighter for towers. */
export const seatColour = (seat: number): string => `var(--seat-${seat})`;
export const seatDark = (seat: number): string => `color-mix(in srgb, var(--seat-${seat}) 70%, #000)`;
export const seatLight = (seat: number): string => `color-mix(in srgb, var(--seat-${seat}) 78%, #fff)`;
