/** The look of a seat everywhere: a tincture and a charge, so that colour never stands alone. */
export interface SeatLook {
  readonly colour: string;
  /** Text or drawing on the colour. */
  readonly on: string;
  readonly emblem: EmblemName;
}

/** Charges drawn on a field of 24 × 24, one closed path each. */
export const EMBLEMS = {
  lily: 'M12 2c2 2.4 3 4.4 3 6.4 0 1.5-.5 2.8-1.3 4 1-.9 1.8-2 2.2-3.2C17 7.6 18.7 6.9 20.2 7.7c1.7.9 2 3.3.7 4.7-.8.9-2 1-2.9.4.3 1.9-.9 3.6-3.3 4H14v1.4h2V20h-2.4c.1.9.6 1.6 1.4 2H9c.8-.4 1.3-1.1 1.4-2H8v-1.8h2v-1.4h-.7c-2.4-.4-3.6-2.1-3.3-4-.9.6-2.1.5-2.9-.4-1.3-1.4-1-3.8.7-4.7 1.5-.8 3.2-.1 4.3 1.5.4 1.2 1.2 2.3 2.2 3.2C9.5 11.2 9 9.9 9 8.4 9 6.4 10 4.4 12 2Z',
  tower: 'M5 3h3v2h2.5V3h3v2H16V3h3v6l-2 1.5V19h2v3H5v-3h2v-8.5L5 9V3Zm5 19h4v-4.5a2 2 0 0 0-4 0V22Z',
  star: 'M12 1.5l2.9 6.9 7.4.6-5.6 4.9 1.7 7.3L12 17.3l-6.4 3.9 1.7-7.3L1.7 9l7.4-.6L12 1.5Z',
  crescent: 'M15.5 2.5A10 10 0 1 0 21.5 17 8.3 8.3 0 1 1 15.5 2.5Z',
  cross: 'M9 2h6l-1 6.5L21.5 7v10L14 15.5 15 22H9l1-6.5L2.5 17V7L10 8.5 9 2Z',
  oak: 'M12 1.5c1.6 1.2 2.3 2.5 2.1 4 1.7-.5 3.1.2 3.6 1.7.5 1.3 0 2.5-1.1 3.3 1.6.2 2.6 1.3 2.5 2.8-.1 1.6-1.3 2.6-2.9 2.6.4 1.2-.2 2.4-1.4 2.8-.7.2-1.3.1-1.9-.2V22.5h-1.8v-4c-.6.3-1.2.4-1.9.2-1.2-.4-1.8-1.6-1.4-2.8-1.6 0-2.8-1-2.9-2.6-.1-1.5.9-2.6 2.5-2.8-1.1-.8-1.6-2-1.1-3.3.5-1.5 1.9-2.2 3.6-1.7-.2-1.5.5-2.8 2.1-4Z',
} as const;
export type EmblemName = keyof typeof EMBLEMS;

const LOOKS: readonly SeatLook[] = (['lily', 'tower', 'oak', 'star', 'crescent', 'cross'] as const).map((emblem, seat) => ({
  colour: `var(--seat-${seat})`,
  on: '#fffaf0',
  emblem,
}));

/** The look of a seat; if there are more seats than looks, they repeat. */
export function seatLook(seat: number): SeatLook {
  return LOOKS[((seat % LOOKS.length) + LOOKS.length) % LOOKS.length] as SeatLook;
}
