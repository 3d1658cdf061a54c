import { add, at, type Chance } from '@ludoteca/kernel';
import { FACE_BLACK, FACE_COLOURED, FACE_SET, FACE_TYPE, FACES, type TileSet, TYPES } from '../data/faces.ts';
import { EMPTY, type Open, type Options } from './types.ts';

/** The options that bring sets of tiles into the game. */
export type Sets = Pick<Options, 'extraTiles' | 'whiteCastles'>;

const IN_PLAY: Record<TileSet, (sets: Sets) => boolean> = {
  base: () => true,
  extra: ({ extraTiles }) => extraTiles,
  white: ({ whiteCastles }) => whiteCastles,
  own: () => false,
};

/** Whether tiles of a face take part. */
export function isInPlay(face: number, sets: Sets): boolean {
  return IN_PLAY[at(FACE_SET, face)](sets);
}

/** How many tiles of a face are in the game, by back. */
export function colouredTiles(face: number, sets: Sets): number {
  return isInPlay(face, sets) ? at(FACE_COLOURED, face) : 0;
}

export function blackTiles(face: number, sets: Sets): number {
  return isInPlay(face, sets) ? at(FACE_BLACK, face) : 0;
}

/** By face, all tiles that lie open or have left the game openly. */
export function visibleFaces(open: Open): number[] {
  const found = open.gone.slice();
  for (const places of [open.slots, open.black, ...open.storage, ...open.duchies]) {
    for (const tile of places) if (tile !== EMPTY) add(found, tile, 1);
  }
  return found;
}

/** The face-down piles that remain when what is visible is taken away, shuffled. */
export function remainingPiles(open: Open, sets: Sets, chance: Chance): number[][] {
  const visible = visibleFaces(open);
  const piles: number[][] = [...TYPES.map(() => []), []];
  for (let face = 0; face < FACES.length; face++) {
    if (FACE_SET[face] === 'own') continue;
    const black = at(open.blackSeen, face);
    repeat(at(piles, at(FACE_TYPE, face)), face, colouredTiles(face, sets) - (at(visible, face) - black));
    repeat(at(piles, TYPES.length), face, blackTiles(face, sets) - black);
  }
  for (const pile of piles) chance.shuffle(pile);
  return piles;
}

function repeat(pile: number[], face: number, count: number): void {
  if (count < 0) throw new RangeError(`${FACES[face]} lies in more places than there are tiles`);
  for (let i = 0; i < count; i++) pile.push(face);
}
