import { INK, rect, shape } from './ink.ts';

/** A gatehouse on the border: two towers and a gate, grey with the gate shut, or lit and with a red flag. */
const gatehouse = (stone: string, gate: string, more: string): string =>
  `<ellipse cx="2" cy="44" rx="42" ry="5" fill="rgb(40 20 0 / 25%)"/>${shape('M-40 44V-22h8v7h7v-7h8v7h7v-7h8V44z', stone)}${shape('M2 44V-22h8v7h7v-7h8v7h7v-7h8V44z', stone)}${shape('M-14 44V-6h28V44z', stone)}${gate}${rect(-30, -4, 8, 12, INK)}${rect(22, -4, 8, 12, INK)}${more}`;

export const postShut = gatehouse('#a9a49b', shape('M-9 44V14a9 9 0 0 1 18 0V44z', '#4a443c') + shape('M-9 24H9M-9 34H9M0 8V44'), '');

export const postOpen = gatehouse(
  '#ecdcb6',
  shape('M-9 44V14a9 9 0 0 1 18 0V44z', '#f6c74f'),
  shape('M-26-22V-46L-6-40-26-33', '#b3332c') + shape('M26-22V-46L46-40 26-33', '#b3332c'),
);
