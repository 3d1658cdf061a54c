import { label } from '@ludoteca/kernel';
import { ESTATES } from '../data/estates.ts';
import { TILES } from '../data/tiles.ts';

const tile = label(TILES.map(({ name }) => name));
const estate = label(ESTATES);

/** The moves of the game. There is no pass: every move is compulsory when it is asked for. */
export const moves = {
  lord: { tile },
  restore: { tile },
  explore: { tile },
  coin: { estate },
  terrain: { terrain: estate, estate },
};
