import { at } from '@ludoteca/kernel';
import { FACE_TYPE, TILE_TYPES, type TileType } from '../data/faces.ts';

/** How a kind of hex and tile looks. The pale ground of empty hexes is a token, for it darkens with the room. */
export interface KindLook {
  readonly type: TileType;
  readonly base: string;
  readonly pale: string;
  readonly deep: string;
  /** Ink on the full colour. */
  readonly on: string;
  readonly pattern: string;
  readonly sign: string;
}

const BASES: Record<TileType, readonly [base: string, deep: string, on: string]> = {
  building: ['#d8b27c', '#8a5d2c', '#2a1d12'],
  monastery: ['#e9bf2f', '#8f6a05', '#2a1d12'],
  ship: ['#4f8cc0', '#1f4f7d', '#fffaf0'],
  livestock: ['#a3cb55', '#4f7a17', '#2a1d12'],
  castle: ['#2f6a45', '#16402a', '#fffaf0'],
  mine: ['#8b8a8d', '#48474b', '#fffaf0'],
  inn: ['#a4485a', '#5a1826', '#fffaf0'],
  blackTile: ['#2b2420', '#15100d', '#f6ead2'],
};

const LOOKS: readonly KindLook[] = TILE_TYPES.map((type) => {
  const [base, deep, on] = BASES[type];
  return { type, base, deep, on, pale: `var(--pale-${type})`, pattern: `url(#bur-pattern-${type})`, sign: `#bur-sign-${type}` };
});

/** The look of a type of hex or tile, by its index; no hex is of the type of an inn or of a black tile. */
export function kindLook(type: number): KindLook {
  return at(LOOKS, type);
}

export function faceLook(face: number): KindLook {
  return kindLook(at(FACE_TYPE, face));
}
