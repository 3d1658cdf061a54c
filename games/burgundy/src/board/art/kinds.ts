import { sheep } from '@ludoteca/ui/icons';
import type { TileType } from '../../data/faces.ts';

/** The sign of each kind on a field of 20 × 20 around the origin, in the colour of whoever shows it. */
export const KIND_SIGNS: Record<TileType, string> = {
  building: '<path d="M-8 8V-1L0-8 8-1V8z"/>',
  monastery: '<path d="M-7 8V-2C-7-7-3-9 0-10 3-9 7-7 7-2V8zM-1.500-6v3h-3v2.500h3V6h3V-.5h3V-3h-3v-3z" fill-rule="evenodd"/>',
  ship: '<path d="M-9 4H9C8 8 6 9 4 9H-4C-7 9-8 7-9 4zM-1 2V-9C6-7 8-1 7 2z"/>',
  livestock: `<g transform="scale(.046) translate(-256 -256)">${sheep.replaceAll('fill="currentColor"', '')}</g>`,
  castle: '<path d="M-9 9V-8h4v3h3v-3h4v3h3v-3h4V9H3V4a3 3 0 0 0-6 0V9z"/>',
  blackTile: '<path d="M0-9L8-4.500V4.500L0 9-8 4.500V-4.500z"/>',
  inn: '<path d="M-7-8H4V9H-7zM4-4h3a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4V2.500h2.500v-4H4z" fill-rule="evenodd"/>',
  mine: '<path d="M-9-3C-4-9 4-9 9-3 4-6 2-6 1.500-5.500L1.500 9h-3V-5.500C-2-6-4-6-9-3z"/>',
};
