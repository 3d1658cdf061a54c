import { at } from '@ludoteca/kernel';
import { TILE_ESTATE } from '../data/tiles.ts';
import type { Event } from '../rules/types.ts';

/** The goal of a piece that goes nowhere. */
export const HERE = 'here';

/** Where a piece comes from that was nowhere before. */
export function originOf(key: string, events: readonly Event[]): string | undefined {
  const { tile, seat } = parts(key);
  if (tile === undefined) return `seat-${seat}`;
  for (const event of events) {
    if (event.kind === 'rowLaid' && event.tiles.includes(tile)) return 'pile';
    if (event.kind === 'restored' && event.tile === tile) return `grave-${event.seat}`;
    if (event.kind === 'buried' && event.tile === tile) return `estate-${event.seat}-${at(TILE_ESTATE, tile)}`;
  }
  return undefined;
}

/** Where a piece goes that is nowhere now. What is discarded leaves the game: it fades where it lay. */
export function goalOf(key: string, events: readonly Event[]): string | undefined {
  const { tile, seat } = parts(key);
  if (tile === undefined) return `seat-${seat}`;
  for (const event of events) {
    if (event.kind === 'tilePlaced' && event.tile === tile) return `estate-${event.seat}-${event.estate}`;
    if (event.kind === 'buried' && event.tile === tile) return `grave-${event.seat}`;
    if (event.kind === 'discarded' && event.tile === tile) return HERE;
  }
  return undefined;
}

function parts(key: string): { tile: number | undefined; seat: number } {
  const [kind, id] = key.split('-');
  return { tile: kind === 'tile' ? Number(id) : undefined, seat: Number(id) };
}
