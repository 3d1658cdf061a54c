import { at } from '@ludoteca/kernel';
import { TILE_ESTATE } from '../data/tiles.ts';
import type { Event } from '../rules/types.ts';

/** The destination of a piece that leaves the game. */
export const HERE = 'here';

/** The origin of a piece that was nowhere before. */
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

/** The destination of a piece that is nowhere now. Discarded pieces leave the game: they fade where they lay. */
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
